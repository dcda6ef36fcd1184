"""Whose results are whose: the files of a class put together, one student each."""

import os
import re
import unicodedata
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from trainer.records.problem import BadFile, Place, Problem
from trainer.study.report_groups import Groups
from trainer.study.results import Results, nameless, read_results
from trainer.text import clean, count, say

LONGEST_NAME = 60
"""The most that is shown of a name, in letters."""
LONGEST_PATH = 200

_HEAPED = re.compile("([\u0300-\u036f]{2})[\u0300-\u036f]+")
"""Accents heaped on one letter, of which two are kept."""


@dataclass(frozen=True, slots=True)
class ResultsFile:
    """One results file, read."""

    path: Path
    results: Results


@dataclass(frozen=True, slots=True)
class Student:
    """One student with all files of theirs, in order; no two students have the same name."""

    name: str
    files: tuple[ResultsFile, ...]


def read_files(paths: Iterable[Path]) -> tuple[tuple[ResultsFile, ...], tuple[Problem, ...]]:
    """Return every file that can be read, each once, and what is wrong with the others.

    Of a folder all its `.json` files are read, but not those of folders in it.
    """
    files: list[ResultsFile] = []
    problems: list[Problem] = []
    seen: set[str] = set()
    for path in _files(paths, problems):
        real = os.path.realpath(path)  # which minds no loop of links
        if real in seen:
            continue
        seen.add(real)
        try:
            files.append(ResultsFile(path, read_results(path)))
        except BadFile as error:
            problems += error.problems
    return tuple(files), tuple(problems)


def _files(paths: Iterable[Path], problems: list[Problem]) -> Iterator[Path]:
    for path in paths:
        try:
            if not path.is_dir():
                yield path
                continue
            inside = sorted(each for each in path.iterdir() if each.suffix.lower() == ".json")
        except OSError as error:
            words = say("cannot be read: {reason}", reason=error.strerror or str(error))
            problems.append(Problem(path, Place(), words))
            continue
        if not inside:
            words = say("there is no results file (.json) in this folder")
            problems.append(Problem(path, Place(), words))
        yield from inside


def students_of(
    files: Sequence[ResultsFile], one_per_name: bool = False
) -> tuple[tuple[Student, ...], tuple[Problem, ...]]:
    """Return the students in order of their names, and what is to be said of their files.

    With `one_per_name`, files of one name are always one student's.
    """
    groups = Groups()
    for number, file in enumerate(files):
        groups.add(number, _name_key(file), file.results.answers, one_per_name)
    found = [[files[number] for number in group] for group in groups.groups()]
    names = _named(found)
    doubles = {files[number].path: same for number, same in groups.doubles.items()}
    problems = (*_said_of(found, names, doubles), *_copied(files, groups.copies))
    people = (Student(name, tuple(group)) for name, group in zip(names, found, strict=True))
    return tuple(sorted(people, key=lambda each: (_folded(each.name), each.name))), problems


def shown(text: str, longest: int = LONGEST_NAME) -> str:
    """Return a text of a file on one line, cut where it is too long."""
    words = unicodedata.normalize("NFC", " ".join(clean(text).split()))
    line = _HEAPED.sub(r"\1", "".join(sign for sign in words if sign.isprintable()))
    return line if len(line) <= longest else line[: longest - 1] + "…"


def _folded(name: str) -> str:
    return unicodedata.normalize("NFC", name).casefold()


def _name_key(file: ResultsFile) -> str:
    """Return what is the same for one name however it is written; empty for none."""
    key = _folded(shown(file.results.name, len(file.results.name)))
    return "" if key == _folded(nameless()) else key


def _named(groups: Sequence[Sequence[ResultsFile]]) -> list[str]:
    """Return a name for each student: with the file, if it is needed to tell two apart."""
    names = [_label(group, 0) for group in groups]
    for more in (1, 2):
        often = Counter(map(_folded, names))
        names = [
            _label(group, more) if often[_folded(name)] > 1 else name
            for name, group in zip(names, groups, strict=True)
        ]
    return names


def _label(group: Sequence[ResultsFile], more: int) -> str:
    named = next(filter(_name_key, group), None)
    file = named or group[0]
    where = shown(file.path.name if more < 2 else str(file.path), LONGEST_PATH)
    if named is None:
        return where
    name = shown(file.results.name)
    return f"{name} ({where})" if more else name


def _said_of(
    groups: Sequence[Sequence[ResultsFile]], names: Sequence[str], doubles: Mapping[Path, int]
) -> Iterator[Problem]:
    """Say which files are one student's, which students have one name, and which have none."""
    called: dict[str, list[Sequence[ResultsFile]]] = {}
    for name, group in zip(names, groups, strict=True):
        called.setdefault(next(filter(None, map(_name_key, group)), ""), []).append(group)
        if len(group) > 1:
            same = sum(doubles.get(file.path, 0) for file in group)
            yield _warning(
                group[-1],
                say(
                    "{name}: taken together with {files}; {answers} in more than one of them",
                    name=name,
                    files=listed(file.path.name for file in group[:-1]),
                    answers=count(same, "{n} answer stands", "{n} answers stand"),
                ),
            )
    for key, namesakes in called.items():
        if not key:
            words = count(
                len(namesakes),
                "there is no name in it, so the file's own is shown",
                "there is no name in it, nor in {others} more, so the files' own are shown",
                others=len(namesakes) - 1,
            )
            yield _warning(namesakes[0][0], words)
        elif len(namesakes) > 1:
            words = say(
                "{n} students are called {name}: there are other answers to the same questions in "
                "{files}; "
                "if they are one and the same, add --one-per-name",
                n=len(namesakes),
                name=shown(namesakes[0][0].results.name),
                files=listed(group[0].path.name for group in namesakes[:-1]),
            )
            yield _warning(namesakes[-1][0], words)


def listed(names: Iterable[str], most: int = 4, longest: int = LONGEST_NAME) -> str:
    """Return names in a row, those after the first few only counted."""
    all_names = list(names)
    first = ", ".join(shown(name, longest) for name in all_names[:most])
    more = len(all_names) - most
    return say("{names} and {n} more", names=first, n=more) if more > 0 else first


def _copied(
    files: Sequence[ResultsFile], copies: Mapping[tuple[int, int], int]
) -> Iterator[Problem]:
    for (first, second), same in copies.items():
        words = say(
            "{answers} in {file} too, under another name, given at the very same moments",
            answers=count(same, "{n} answer stands", "{n} answers stand"),
            file=shown(str(files[first].path), LONGEST_PATH),
        )
        yield _warning(files[second], words)


def _warning(file: ResultsFile, message: str) -> Problem:
    return Problem(file.path, Place(), message, warning=True)
