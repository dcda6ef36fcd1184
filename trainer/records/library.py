"""Finding what is on disk: the hands of a set, by id or by folder."""

import re
from collections.abc import Iterable, Iterator
from pathlib import Path

from trainer.records.problem import BadFile, Place, Problem
from trainer.text import say

_ID = re.compile(rb"^id:[ \t]*[\"']?([a-z0-9-]+)", re.MULTILINE)
_HEAD = 2_000
"""How many bytes of a file are looked at for its id."""
_PACKAGE = Path(__file__).resolve().parent.parent


def shipped() -> Path:
    """Return the folder of the set that comes with the program."""
    inside = _PACKAGE / "_shipped"
    return inside if inside.is_dir() else _PACKAGE.parent


def hand_files(root: Path) -> Iterator[Path]:
    """Yield the hand files of a set, in order of their names."""
    yield from _yaml_files(root / "hands")


def find_hand(root: Path, hand_id: str) -> Path | None:
    """Return the file of the hand with an id, or None.

    A file is usually named after its id, folder and all (`cavendish/01.yaml` for `cavendish-01`),
    and then no other is opened.
    """
    folder, _, name = hand_id.rpartition("-")
    likely = root / "hands" / folder / f"{name}.yaml"
    if _id_of(likely) == hand_id:
        return likely
    return next((path for path in hand_files(root) if _id_of(path) == hand_id), None)


def hand_ids(root: Path) -> Iterator[str]:
    """Yield the ids of the hands of a set."""
    for path in hand_files(root):
        if hand_id := _id_of(path):
            yield hand_id


def files_under(paths: Iterable[Path]) -> Iterator[Path]:
    """Yield the files named, and every YAML file of the folders named.

    Raises BadFile for a folder that cannot be read or holds no YAML file.
    """
    for path in paths:
        if not path.is_dir():
            yield path
            continue
        files = list(_yaml_files(path))
        if not files:
            message = say("there is no .yaml file in this folder")
            raise BadFile((Problem(path, Place(), message),))
        yield from files


def _yaml_files(folder: Path) -> Iterator[Path]:
    try:
        entries = sorted(folder.iterdir())
    except FileNotFoundError:
        return
    except PermissionError:
        message = say("no permission to read this folder")
        raise BadFile((Problem(folder, Place(), message),)) from None
    for entry in entries:
        if entry.is_dir():
            yield from _yaml_files(entry)
        elif entry.suffix in (".yaml", ".yml"):
            yield entry


def _id_of(path: Path) -> str | None:
    try:
        with path.open("rb") as file:
            match = _ID.search(file.read(_HEAD))
    except OSError:
        return None
    return match[1].decode() if match else None
