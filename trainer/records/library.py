"""Finding what is on disk: the hands and lessons of a set, by id or by folder."""

import re
from collections.abc import Iterable, Iterator
from pathlib import Path

from trainer.records.problem import Place, Problem
from trainer.records.source import SET_MARK, leads_out
from trainer.text import say

_ID = re.compile(rb"^id:[ \t]*[\"']?([a-z0-9-]+)", re.MULTILINE)
_LESSON = re.compile(r"lesson\.[a-z]{2}\.md")
_LESSON_FOLDER = re.compile(r"\d{3}-[a-z0-9-]+")
_YAML = (".yaml", ".yml")
_HEAD = 2_000
"""How many bytes of a file are looked at for its id."""
DEEPEST = 20
"""How deep folders are looked into."""
_PACKAGE = Path(__file__).resolve().parent.parent


def shipped() -> Path:
    """Return the folder of the set that comes with the program."""
    inside = _PACKAGE / "_shipped"
    return inside if inside.is_dir() else _PACKAGE.parent


def set_above(path: Path) -> Path | None:
    """Return the folder of the set that a file or folder is inside of, or None if it is of none."""
    here = path.resolve()
    return next((each for each in (here, *here.parents) if (each / SET_MARK).is_file()), None)


def stamp(path: Path) -> tuple[int, ...]:
    """Return what changes when a file is saved: its times in nanoseconds, and size; () if gone."""
    try:
        stat = path.stat()
    except OSError:
        return ()
    return stat.st_mtime_ns, stat.st_ctime_ns, stat.st_size


def is_archive(path: Path) -> bool:
    """Tell whether a path is to be read as a set in one file: it is named like a .zip."""
    return path.suffix.lower() == ".zip" and not _is_folder(path)


def hand_files(root: Path) -> Iterator[Path]:
    """Yield the hand files of a set, in order of their names; none if it has no hands."""
    if _is_folder(root / "hands"):
        files = _checkable(root / "hands")
        yield from (each for each in files if isinstance(each, Path) and each.suffix in _YAML)


def find_hand(root: Path, hand_id: str) -> Path | None:
    """Return the file of the hand with an id, or None.

    A file is usually named after its id, folder and all (`cavendish/01.yaml` for `cavendish-01`),
    and then no other is opened.
    """
    folder, _, name = hand_id.rpartition("-")
    likely = root / "hands" / folder / f"{name}.yaml"
    if _id_of(likely) == hand_id and not likely.parent.is_symlink():
        return likely
    files = sorted(hand_files(root), key=lambda path: not hand_id.endswith(path.stem))
    return next((path for path in files if _id_of(path) == hand_id), None)


def hand_ids(root: Path) -> Iterator[str]:
    """Yield the ids of the hands of a set."""
    for path in hand_files(root):
        if hand_id := _id_of(path):
            yield hand_id


def in_language(folder: Path, name: str, language: str = "en") -> Path | None:
    """Return a file of a folder in a language, or else in English; None if there is neither.

    `lesson.md` is `lesson.ru.md` in Russian, and `lesson.en.md` in English.
    """
    stem, _, ending = name.partition(".")
    files = (folder / f"{stem}.{each}.{ending}" for each in (language, "en"))
    return next((file for file in files if file.is_file()), None)


def lesson_files(root: Path, language: str = "en") -> Iterator[Path]:
    """Yield the lesson files of a set in the order of the course, in a language or in English."""
    try:
        folders = sorted(each for each in (root / "lessons").iterdir())
    except OSError:
        return
    for folder in folders:
        named = _LESSON_FOLDER.fullmatch(folder.name) and not folder.is_symlink()
        if named and (found := in_language(folder, "lesson.md", language)):
            yield found


def find_lesson(root: Path, lesson_id: str, language: str = "en") -> Path | None:
    """Return the file of the lesson with an id, or None; its folder is named after it."""
    files = lesson_files(root, language)
    return next((path for path in files if path.parent.name[4:] == lesson_id), None)


def files_under(paths: Iterable[Path]) -> Iterator[Path | Problem]:
    """Yield the files named, and every YAML file and lesson of the folders named.

    For a folder that cannot be read or holds no such file, a problem is yielded instead, and for a
    link in it that leads out of it.
    """
    for path in paths:
        found = list(files_in(path)) if _is_folder(path) else [path]
        if not found:
            yield Problem(path, Place(), say("there is no .yaml file and no lesson in this folder"))
        yield from found


def _is_folder(path: Path) -> bool:
    try:
        return path.is_dir()
    except OSError:  # who reads it will say why it cannot be read
        return False


def files_in(folder: Path) -> Iterator[Path | Problem]:
    """Yield the files for checking of a folder; for a link that leads out of it, a problem."""
    for each in _checkable(folder):
        if isinstance(each, Problem):
            yield each
        elif each.exists() and leads_out(each, folder):
            yield Problem(each, Place(), say("this link leads out of the folder"))
        elif not (each.is_symlink() and _is_folder(each)):
            yield each


def _checkable(folder: Path, depth: int = 0) -> Iterator[Path | Problem]:
    """Yield the files for checking of a folder and those in it, and links to folders as they are.

    For a folder that cannot be read, or lies too deep, a problem is yielded instead.
    """
    if depth > DEEPEST:
        yield Problem(folder, Place(), say("nested too deep: at most {n} folders", n=DEEPEST))
        return
    try:
        entries = sorted(folder.iterdir(), key=lambda entry: entry.name)
    except OSError as error:
        message = (
            say("no permission to read this folder")
            if isinstance(error, PermissionError)
            else say("cannot be read: {reason}", reason=error.strerror or str(error))
        )
        yield Problem(folder, Place(), message)
        return
    for entry in entries:
        if entry.suffix in _YAML or _LESSON.fullmatch(entry.name):
            yield entry  # if it is a folder, who reads it will say so
        elif _is_folder(entry):
            yield from [entry] if entry.is_symlink() else _checkable(entry, depth + 1)


def _id_of(path: Path) -> str | None:
    try:
        if not path.is_file():  # a pipe would keep one waiting
            return None
        with path.open("rb") as file:
            match = _ID.search(file.read(_HEAD))
    except OSError:
        return None
    return match[1].decode() if match else None
