"""Remarks, afterwords and marks of a hand file: do they belong where they stand?"""

from collections.abc import Iterator

from trainer.principles.register import nearest, rules
from trainer.records.hand import HandRecord
from trainer.records.problem import Place, Problem
from trainer.records.question import Places
from trainer.text import say
from trainer.whist.moment import Moment


def note_problems(record: HandRecord) -> Iterator[Problem]:
    """Yield what is wrong with the moments and names of remarks, afterwords and marks."""
    for note in (*record.remarks, *record.afterwords):
        yield from moment_problems(record, note.at, note.places["at"])
    for number, trick in enumerate(record.play, 1):
        for note in (*trick.remarks, *trick.afterwords):
            yield from moment_problems(record, note.at, note.places["at"], number)
        for mark in trick.marks:
            yield from moment_problems(record, mark.at, mark.places["at"], number)
            if not mark.at.is_card:
                message = say("a mark belongs to one card: write trick.card, as in 7.3")
                yield Problem(record.path, mark.places["at"], message)
            yield from principle_problems(record, mark.principle, mark.places)


def moment_problems(
    record: HandRecord, at: Moment, place: Place, number: int | None = None
) -> Iterator[Problem]:
    """Yield a problem if a moment is not in the play, or stands under another trick."""
    if number is not None and at.trick != number:
        message = say("{at} stands under trick {n}", at=at, n=number)
        yield Problem(record.path, place, message)
    elif (
        at.trick > len(record.play)
        or at.card > len(record.play[at.trick - 1].trick.cards) + 1 - at.is_card
    ):
        tricks = len(record.play)
        message = say("there is no moment {at}: the play has {n} tricks", at=at, n=tricks)
        yield Problem(record.path, place, message)


def principle_problems(record: HandRecord, name: str | None, places: Places) -> Iterator[Problem]:
    """Yield a problem if a principle is not in the register."""
    if name is None or name in rules():
        return
    near = nearest(name)
    hint = say("did you mean {near}?", near=near) if near else say("see `whist principle`")
    message = say("there is no principle {name}: {hint}", name=name, hint=hint)
    yield Problem(record.path, places["principle"], message)
