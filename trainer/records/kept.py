"""What is kept of files, so that none is read again until it changes.

What is kept is a cache: a file is read again when its size or a time of it is another, so that it
is never stale (archives unpacked by hand set the one time back, but not the other), and a cache
that cannot be read or written is done without.
"""

import json
from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Generic, TypeVar

from trainer.records.library import stamp
from trainer.records.problem import BadFile
from trainer.records.writing import write_whole

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Keeper(Generic[T]):
    """How the entry of one file is read, and how it goes into a cache of a format and back.

    `read` may raise BadFile, and `thaw` KeyError or TypeError for data that it does not know.
    """

    format: str
    read: Callable[[Path], T]
    freeze: Callable[[T], dict[str, Any]]
    thaw: Callable[[dict[str, Any]], T]

    def entries(self, files: Iterable[Path], cache: Path | None) -> tuple[T, ...]:
        """Return an entry for every file that can be read, in order."""
        kept = self._kept(cache) if cache else {}
        fresh: dict[str, dict[str, Any]] = {}
        entries: list[T] = []
        for path in files:
            written = list(stamp(path))
            entry = self._unchanged(kept.get(str(path)), written)
            if entry is None:
                try:
                    entry = self.read(path)
                except BadFile:
                    continue
                fresh[str(path)] = {"stamp": written, "entry": self.freeze(entry)}
            else:
                fresh[str(path)] = kept[str(path)]
            entries.append(entry)
        if cache and fresh != kept:
            self._keep(cache, fresh)
        return tuple(entries)

    def _kept(self, cache: Path) -> Mapping[str, dict[str, Any]]:
        try:
            data = json.loads(cache.read_bytes())
            return dict(data["files"]) if data["format"] == self.format else {}
        except (OSError, ValueError, KeyError, TypeError):
            return {}

    def _keep(self, cache: Path, files: Mapping[str, dict[str, Any]]) -> None:
        text = json.dumps({"format": self.format, "files": files})
        with suppress(OSError):
            cache.parent.mkdir(parents=True, exist_ok=True)
            write_whole(cache, text)

    def _unchanged(self, kept: Mapping[str, Any] | None, written: list[int]) -> T | None:
        """Return the entry that was kept of a file, if the file is still the same."""
        try:
            if kept is None or kept["stamp"] != written:
                return None
            return self.thaw(kept["entry"])
        except (KeyError, TypeError):
            return None
