"""What is wrong with some files, of whatever kind: hands, lessons, the set, the glossary."""

import os
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

from trainer.records.glossary import NAME as GLOSSARY_NAME
from trainer.records.glossary import glossary_of
from trainer.records.hand import HandRecord, hand_and_problems
from trainer.records.laws import NAME as LAWS_NAME
from trainer.records.laws import laws_of
from trainer.records.lesson import lesson_and_problems
from trainer.records.library import files_under
from trainer.records.problem import BadFile, Problem
from trainer.records.set import FILE as SET_FILE
from trainer.records.set import set_of
from trainer.records.source import Source, read_source
from trainer.study.check_lesson import check_lesson
from trainer.study.check_teaching import hand_warnings, lesson_warnings
from trainer.study.hand import Hand, judged_hand
from trainer.study.shelf import Shelf, root_of
from trainer.text import say

More = Callable[[Hand], Iterable[Problem]]
"""What else is to be said of a hand in which nothing is wrong."""


def check_files(paths: Iterable[Path], more: More | None = None) -> Iterator[Problem]:
    """Yield every problem of some files: of form, or else of meaning, or an id used twice.

    A file is a hand unless its name says that it is a set, a glossary, laws or a lesson; one named
    twice is checked once.
    """
    owners: dict[str, Path] = {}
    lessons = _Lessons()
    for path in _once(paths):
        try:
            if path.suffix.lower() == ".pbn":
                yield from _boards_problems(path, owners, more)
                continue
            source = read_source(path)
            if path.name == SET_FILE:
                set_of(source)
            elif GLOSSARY_NAME.fullmatch(path.name):
                glossary_of(source)
            elif LAWS_NAME.fullmatch(path.name):
                laws_of(source)
            elif path.suffix == ".md":
                yield from lessons.problems(source)
            else:
                yield from _hand_problems(*hand_and_problems(source), owners, hand_warnings, more)
        except BadFile as error:
            yield from error.problems


def _boards_problems(path: Path, owners: dict[str, Path], more: More | None) -> Iterator[Problem]:
    """Yield every problem of a PBN file, board by board."""
    from trainer.records.pbn_hand import hand_and_problems as hand_of_board  # for PBN alone
    from trainer.records.pbn_reading import boards_in
    from trainer.records.pbn_text import read_text

    boards, outside = boards_in(read_text(path))
    everything = list(outside)
    for board in boards:
        everything += _hand_problems(*hand_of_board(board), owners, more)
    yield from sorted(everything)


def check_paths(paths: Iterable[Path], more: More | None = None) -> tuple[int, list[Problem]]:
    """Return the number of files named, or in folders named, and every problem of them."""
    found = list(files_under(paths))
    files = [each for each in found if isinstance(each, Path)]
    problems = [each for each in found if isinstance(each, Problem)]
    return len(files), [*problems, *check_files(files, more)]


def _once(paths: Iterable[Path]) -> Iterator[Path]:
    seen: set[str] = set()
    for path in paths:
        real = os.path.realpath(path)
        if real not in seen:
            seen.add(real)
            yield path


class _Lessons:
    """Checks one lesson after another; what they speak of is looked up once for each set."""

    def __init__(self) -> None:
        self._shelves: dict[Path, Shelf] = {}
        self._owners: dict[tuple[Path, str], Path] = {}

    def problems(self, source: Source) -> Iterator[Problem]:
        """Yield every problem of a lesson's text."""
        record, problems = lesson_and_problems(source)
        yield from problems
        if record is None:
            return
        root = root_of(source.path)
        shelf = self._shelves.setdefault(root, Shelf(root))
        yield from check_lesson(record, shelf)
        yield from lesson_warnings(record)
        folder = source.path.resolve().parent
        owner = self._owners.setdefault((root, record.header.id), folder)
        if owner != folder:
            message = say("the id {id} is already that of {path}", id=record.header.id, path=owner)
            yield source.problem(message, record.header.places["id"])


def _hand_problems(
    record: HandRecord | None,
    problems: tuple[Problem, ...],
    owners: dict[str, Path],
    *more: More | None,
) -> Iterator[Problem]:
    """Yield every problem of a hand; where there is none, what `more` there is to be said of it."""
    yield from problems
    if record is None:
        return
    hand, faults = judged_hand(record)
    yield from faults
    if record.id in owners:
        message = say("the id {id} is already that of {path}", id=record.id, path=owners[record.id])
        yield Problem(record.path, record.places["id"], message)
    elif hand is not None and not problems:
        for each in more:
            yield from each(hand) if each is not None else ()
    owners.setdefault(record.id, record.path)
