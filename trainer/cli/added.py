"""The sets that have been added: remembered in one small file of the data folder."""

import json
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path

from trainer.cli.home import home
from trainer.records.library import is_archive, shipped
from trainer.records.problem import BadFile, Place, Problem
from trainer.records.set import FILE as SET_FILE
from trainer.records.set import SetRecord, read_set
from trainer.records.source import read_source
from trainer.records.writing import write_whole
from trainer.text import say

FORMAT = "whist-added/1"
UNPACKED = "sets"
"""The folder, in that of the data, where archives are unpacked."""


@dataclass(frozen=True, slots=True)
class Added:
    """A set that was added: its id, where it came from, and the folder it is read from."""

    id: str
    path: Path
    root: Path

    def open(self) -> Path:
        """Return its folder; BadFile if it is gone, and cannot be had again from its archive."""
        if (self.root / SET_FILE).is_file():
            return self.root
        if self.path.exists():
            return open_path(self.path)
        message = say(
            "the set {id} is no longer here: add it again, or `whist sets remove {id}`", id=self.id
        )
        raise BadFile((Problem(self.path, Place(), message),))


def added() -> tuple[Added, ...]:
    """Return the sets that were added, in that order; BadFile if their file cannot be read."""
    path = _file()
    if not path.exists():
        return ()
    try:
        data = json.loads(read_source(path).text)
        if data["format"] != FORMAT:
            raise ValueError
        return tuple(
            Added(str(each["id"]), Path(each["path"]), Path(each["root"])) for each in data["sets"]
        )
    except (ValueError, KeyError, TypeError, RecursionError):
        message = say("this file of added sets is spoilt: take it away, and add them again")
        raise BadFile((Problem(path, Place(), message),)) from None


def remember(sets: Iterable[Added]) -> None:
    """Remember these sets and no others; OSError if they cannot be written."""
    rows = [{"id": each.id, "path": str(each.path), "root": str(each.root)} for each in sets]
    path = _file()
    path.parent.mkdir(parents=True, exist_ok=True)
    write_whole(path, json.dumps({"format": FORMAT, "sets": rows}, indent=1) + "\n")


def roots() -> Mapping[str, Callable[[], Path]]:
    """Return how to open every known set by its id, the shipped one first."""
    known: dict[str, Callable[[], Path]] = {read_set(shipped()).id: shipped}
    for each in added():
        known.setdefault(each.id, each.open)
    return known


def open_set(name: str) -> Path:
    """Return the folder of a set: by id, or else by its folder or archive; BadFile if it is none.

    A folder of the same name as an id is written `./name`.
    """
    known = roots()
    if name in known:
        return known[name]()
    path = Path(name)
    if not path.exists():
        message = say(
            "there is no such folder or .zip; the sets known by id are {ids}", ids=", ".join(known)
        )
        raise BadFile((Problem(path, Place(), message),))
    return open_path(path)


def open_path(path: Path) -> Path:
    """Return the folder of a set in a folder or an archive; BadFile if it is none."""
    if not path.exists():
        raise BadFile((Problem(path, Place(), say("there is no such folder or .zip")),))
    root = path
    if is_archive(path):
        from trainer.records.archive import unpacked

        root = unpacked(path, home() / UNPACKED)
    if not (root / SET_FILE).exists():
        message = say("this is no set: it has no {file}", file=SET_FILE)
        raise BadFile((Problem(path, Place(), message),))
    read_set(root)
    return root


def add(path: Path) -> tuple[SetRecord, bool]:
    """Add a set and remember it; return its record, and whether it is new.

    BadFile if it is none, or another set has its id; OSError if it cannot be remembered.
    """
    path = path.resolve()
    root = open_path(path)
    record = read_set(root)
    have = added()
    old = next((each for each in have if each.id == record.id), None)
    if record.id == read_set(shipped()).id:
        message = say(
            "{id} is the id of the set that comes with the program: work with this one by --set",
            id=record.id,
        )
        raise BadFile((Problem(path, Place(), message),))
    if old is not None and old.path != path:
        message = say(
            "the set {id} is already that of {path}: first `whist sets remove {id}`",
            id=record.id,
            path=old.path,
        )
        raise BadFile((Problem(path, Place(), message),))
    new = Added(record.id, path, root)
    if old is None:
        remember([*have, new])
    else:
        remember([new if each is old else each for each in have])
    return record, old is None


def forget(set_id: str) -> bool:
    """Forget an added set; tell whether there was one. What was answered in it is kept."""
    have = added()
    left = [each for each in have if each.id != set_id]
    if len(left) == len(have):
        return False
    remember(left)
    kept_here = (home() / UNPACKED).resolve()
    for each in have:
        if each.id == set_id and each.root.resolve().parent == kept_here:
            from shutil import rmtree

            rmtree(each.root, ignore_errors=True)
    return True


def _file() -> Path:
    return home() / "sets.json"
