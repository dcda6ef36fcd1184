"""Remarks, afterwords and marks of a hand file: do they belong where they stand?"""

from collections.abc import Iterator

from trainer.principles.register import nearest, rules
from trainer.records.hand import HandRecord, Mark
from trainer.records.problem import Place, Places, Problem
from trainer.text import count, say
from trainer.whist.line import Line
from trainer.whist.moment import Moment


def note_problems(record: HandRecord, line: Line | None) -> Iterator[Problem]:
    """Yield what is wrong with the moments and names of remarks, afterwords and marks."""
    for note in (*record.remarks, *record.afterwords):
        yield from moment_problems(record, note.at, note.places["at"])
    for number, trick in enumerate(record.play, 1):
        for note in (*trick.remarks, *trick.afterwords):
            yield from moment_problems(record, note.at, note.places["at"], number)
        for mark in trick.marks:
            yield from _mark_problems(record, mark, number, line)


def _mark_problems(
    record: HandRecord, mark: Mark, number: int, line: Line | None
) -> Iterator[Problem]:
    yield from principle_problems(record, mark.principle, mark.places)
    if not mark.at.is_card:
        message = say("a mark belongs to one card: write trick.card, as in 7.3")
        yield Problem(record.path, mark.places["at"], message)
        return
    if problems := list(moment_problems(record, mark.at, mark.places["at"], number)):
        yield from problems
        return
    if line is None or not line.reaches(mark.at):
        return
    for card in mark.better:
        if fault := line.before(mark.at).fault(card):
            message = say("{card} could not have been played: {fault}", card=card, fault=fault)
            yield Problem(record.path, mark.places["better"], message)


def moment_problems(
    record: HandRecord, at: Moment, place: Place, number: int | None = None
) -> Iterator[Problem]:
    """Yield a problem if a moment is not in the play, or stands under another trick."""
    if (missing := _missing(record, at)) is not None:
        yield Problem(record.path, place, missing)
    elif number is not None and at.trick != number:
        cure = (
            say("move it under trick {n}", n=at.trick)
            if at.trick
            else say("notes at start and end go to the end of the file, questions under a trick")
        )
        message = say("the moment {at} stands under trick {n}: {cure}", at=at, n=number, cure=cure)
        yield Problem(record.path, place, message)


def _missing(record: HandRecord, at: Moment) -> str | None:
    """Return how the play falls short of a moment, or None if it does not."""
    if at.trick > len(record.play):
        tricks = count(len(record.play), "{n} trick", "{n} tricks")
        return say("there is no moment {at}: the play has {tricks}", at=at, tricks=tricks)
    cards = len(record.play[at.trick - 1].trick.cards) if at.trick else 0
    if at.trick and at.card > cards + 1 - at.is_card:
        told = count(cards, "{n} card", "{n} cards")
        return say("there is no moment {at}: that trick has {cards}", at=at, cards=told)
    return None


def principle_problems(record: HandRecord, name: str | None, places: Places) -> Iterator[Problem]:
    """Yield a problem if a principle is not in the register."""
    if name is None or name in rules():
        return
    near = nearest(name)
    hint = say("did you mean {near}?", near=near) if near else say("`whist principle` lists them")
    message = say("there is no principle {name}: {hint}", name=repr(name), hint=hint)
    yield Problem(record.path, places["principle"], message)
