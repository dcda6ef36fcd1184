"""Does a hand file make sense? Everything that is wrong with its meaning, each with its place."""

import os
from collections.abc import Iterable, Iterator
from pathlib import Path

from trainer.records.glossary import NAME as GLOSSARY_NAME
from trainer.records.glossary import glossary_of
from trainer.records.hand import HandRecord, hand_and_problems
from trainer.records.laws import NAME as LAWS_NAME
from trainer.records.laws import laws_of
from trainer.records.problem import BadFile, Problem
from trainer.records.set import FILE as SET_FILE
from trainer.records.set import set_of
from trainer.records.source import read_source
from trainer.study.check_notes import note_problems
from trainer.study.check_play import (
    can_be_judged,
    count_problems,
    deal_problems,
    judge_lines,
    result_problems,
    size_of,
)
from trainer.study.check_puzzle import puzzle_problems
from trainer.study.check_questions import question_problems
from trainer.text import say
from trainer.whist.line import Line


def check_hand(record: HandRecord) -> tuple[Problem, ...]:
    """Return every problem of meaning in a record, in the order of the file."""
    return judge_hand(record)[1]


def judge_hand(record: HandRecord) -> tuple[Line | None, tuple[Problem, ...]]:
    """Return the play of a record, if its cards are sound, and every problem of meaning.

    The play is judged only against a sound deal, and questions as far as the play is lawful.
    """
    line, lawful, size = None, None, size_of(record)
    lines = [trick.trick for trick in record.play]
    found = list(deal_problems(record))
    sound = not found
    found += count_problems(record.path, lines, size)
    if sound and can_be_judged(lines, size):
        line, lawful, problems = judge_lines(record.path, record.as_deal(), lines)
        found += problems
    if line is not None:
        found += result_problems(record, line)
    found += note_problems(record, lawful)
    found += question_problems(record, lawful)
    found += puzzle_problems(record, line)
    return line, tuple(sorted(found))


def check_files(paths: Iterable[Path]) -> Iterator[Problem]:
    """Yield every problem of some files: of form, or else of meaning, or an id used twice.

    A file is a hand unless its name says that it is a set, a glossary or laws; one named twice is
    checked once.
    """
    owners: dict[str, Path] = {}
    for path in _once(paths):
        try:
            source = read_source(path)
            if path.name == SET_FILE:
                set_of(source)
            elif GLOSSARY_NAME.fullmatch(path.name):
                glossary_of(source)
            elif LAWS_NAME.fullmatch(path.name):
                laws_of(source)
            else:
                record, problems = hand_and_problems(source)
                yield from problems
                if record is not None:
                    yield from _hand_problems(record, owners)
        except BadFile as error:
            yield from error.problems


def _once(paths: Iterable[Path]) -> Iterator[Path]:
    seen: set[str] = set()
    for path in paths:
        real = os.path.realpath(path)
        if real not in seen:
            seen.add(real)
            yield path


def _hand_problems(record: HandRecord, owners: dict[str, Path]) -> Iterator[Problem]:
    yield from check_hand(record)
    if record.id in owners:
        message = say("the id {id} is already that of {path}", id=record.id, path=owners[record.id])
        yield Problem(record.path, record.places["id"], message)
    owners.setdefault(record.id, record.path)
