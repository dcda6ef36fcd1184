"""Files that are being written: what has changed from one check to the next."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from trainer.records.library import files_under, stamp
from trainer.records.problem import Problem

Stamps = Mapping[Path, tuple[int, ...]]
"""Every file that is watched, with what changes when it is saved."""


@dataclass(frozen=True, slots=True)
class News:
    """What a check says of one file that it did not say before."""

    path: Path
    new: tuple[Problem, ...] = ()
    mended: int = 0
    left: int = 0


class Quiet:
    """Waits for files to be quiet: an editor may write in pieces, or put a new file in the place.

    What is `known` of them at first is no change.
    """

    def __init__(self, known: Stamps) -> None:
        self._known = self._last = known

    def changed(self, found: Stamps) -> bool:
        """Tell whether files are others than is known, and the same as at the last look."""
        quiet = found == self._last
        self._last = found
        if not quiet or found == self._known:
            return False
        self._known = found
        return True


def stamps(paths: Iterable[Path]) -> Stamps:
    """Return the stamps of the files named and of those in the folders named."""
    found = files_under(paths)
    return {path: stamp(path) for path in found if isinstance(path, Path)}


def saved(before: Stamps, after: Stamps) -> tuple[Path, ...]:
    """Return the files that are new or have changed."""
    return tuple(path for path, written in after.items() if before.get(path) != written)


def news(
    before: Iterable[Problem], after: Iterable[Problem], of: Iterable[Path] = ()
) -> Iterator[News]:
    """Yield the news of every file of which another thing is said, and of those named.

    A problem that has only moved to another line is not new.
    """
    old, now = _by_file(before), _by_file(after)
    for path in dict.fromkeys((*of, *now, *old)):
        known = Counter(map(_said, old.get(path, ())))
        new: list[Problem] = []
        for problem in now.get(path, ()):
            if known[_said(problem)]:
                known[_said(problem)] -= 1
            else:
                new.append(problem)
        mended = known.total()
        left = len(now.get(path, ())) - len(new)
        if new or mended or path in of:
            yield News(path, tuple(new), mended, left)


def _by_file(problems: Iterable[Problem]) -> dict[Path, list[Problem]]:
    found: dict[Path, list[Problem]] = {}
    for problem in problems:
        found.setdefault(problem.path, []).append(problem)
    return found


def _said(problem: Problem) -> tuple[str, bool]:
    return problem.message, problem.warning
