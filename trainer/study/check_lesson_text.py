"""The Markdown texts of a lesson, with their links and faults."""

from collections.abc import Iterator
from dataclasses import dataclass

from trainer.records.lesson import LessonRecord
from trainer.records.lesson_blocks import HandLink, Hold, LessonQuestion, Prose, Table, Teacher
from trainer.records.markdown import Fault, Link, looked_over
from trainer.records.problem import Place


@dataclass(frozen=True, slots=True)
class Text:
    """The links and the faults of one text."""

    links: tuple[Link, ...]
    faults: tuple[Fault, ...] = ()


def texts_of(record: LessonRecord) -> Iterator[Text]:
    """Yield every text of a lesson."""
    for block in record.blocks:
        match block:
            case Prose() | Teacher():
                # its faults are of form, and were reported when it was read
                yield Text(looked_over(block.text, block.place)[0])
            case Hold() | HandLink() | Table():
                yield _within(block.caption, block.place)
            case LessonQuestion():
                for text, place in _said(block):
                    yield _within(text, place)


def _within(text: str, place: Place) -> Text:
    """Return a text inside a block, all of whose links and faults are said to be at its place."""
    links, faults = looked_over(text)
    return Text(
        tuple(Link(link.target, place) for link in links),
        tuple(Fault(fault.message, place) for fault in faults),
    )


def _said(question: LessonQuestion) -> Iterator[tuple[str, Place]]:
    places = question.places
    yield question.ask, places["ask"]
    if question.why:
        yield question.why, places["why"]
    for hint in question.hints:
        yield hint, places["hints"]
    for item in question.order:
        yield item, places["order"]
    for entry in (*question.also, *question.wrong):
        yield entry.value, entry.place
    for choice in question.choices:
        yield choice.say, choice.places["say"]
        if choice.why:
            yield choice.why, choice.places["why"]
