"""Does a lesson make sense? Its links, its questions, and its place in the course."""

from collections.abc import Iterator

from trainer.records.lesson import LessonHeader, LessonRecord, place_in_folder
from trainer.records.lesson_blocks import DrillLink, HandLink, Hold, LessonQuestion, Table
from trainer.records.markdown import Fault
from trainer.records.problem import Problem
from trainer.study.check_lesson_links import dead, hand_faults, no_lesson, rule_faults
from trainer.study.check_lesson_questions import question_faults
from trainer.study.check_lesson_text import texts_of
from trainer.study.shelf import Shelf, root_of
from trainer.text import say
from trainer.whist.cards import Card
from trainer.whist.seats import Seat

FEWEST = 3
"""A lesson with fewer questions than this is warned of."""


def check_lesson(record: LessonRecord, shelf: Shelf | None = None) -> tuple[Problem, ...]:
    """Return every problem and warning of meaning in a lesson, in the order of the file."""
    shelf = shelf or Shelf(root_of(record.path))
    faults = [
        *_header_faults(record.header, shelf),
        *_block_faults(record, shelf),
        *_twice(record),
        *_link_faults(record, shelf),
    ]
    problems = [Problem(record.path, fault.place, fault.message) for fault in faults]
    return tuple(sorted([*problems, *_warnings(record)]))


def _header_faults(header: LessonHeader, shelf: Shelf) -> Iterator[Fault]:
    places = header.places
    told = place_in_folder(header.path)
    if told and told != (header.order, header.id):
        key = "order" if told[0] != header.order else "id"
        message = say(
            "the folder says {folder}, the header {order:03}-{id}: make them agree",
            folder=header.path.resolve().parent.name,
            order=header.order,
            id=header.id,
        )
        yield Fault(message, places[key])
    for name in header.teaches:
        yield from rule_faults(name.value, name.place)
    for other in header.needs:
        first = shelf.headers.get(other.value)
        if first is None:
            yield Fault(no_lesson(other.value, shelf), other.place)
        elif first.order >= header.order:
            message = say(
                "{id} comes later ({there}) than this lesson ({here}): it cannot be needed",
                id=other.value,
                there=first.order,
                here=header.order,
            )
            yield Fault(message, other.place)
    for each in shelf.headers.values():
        if each.order == header.order and each.id != header.id:
            message = say("the order {n} is already that of {id}", n=header.order, id=each.id)
            yield Fault(message, places["order"])
    for key, values in (("goals", header.goals), ("pages", header.pages)):
        if not values:
            yield Fault(say("this list is empty"), places[key])


def _block_faults(record: LessonRecord, shelf: Shelf) -> Iterator[Fault]:
    for block in record.blocks:
        match block:
            case Hold():
                if len(set(block.cards)) < len(block.cards):
                    twice = next(c for n, c in enumerate(block.cards) if c in block.cards[:n])
                    yield Fault(say("{card} stands here twice", card=twice), block.place)
            case Table():
                yield from _table_faults(block)
            case HandLink():
                yield from hand_faults(block.hand, block.at, block.place, shelf)
            case DrillLink():
                yield from rule_faults(block.rule, block.place)
            case LessonQuestion():
                yield from question_faults(block)
                if block.principle is not None:
                    yield from rule_faults(block.principle, block.places["principle"])


def _table_faults(table: Table) -> Iterator[Fault]:
    hands = dict(table.hands)
    if not hands and table.led is None:
        yield Fault(say("a table needs the cards of a seat, or a trick"), table.place)
    owners: dict[Card, Seat] = {}
    for seat, cards in hands.items():
        for card in cards:
            if card in owners:
                message = say("{card} is already with {seat}", card=card, seat=owners[card])
                yield Fault(message, table.places[seat.value])
            owners[card] = seat
    if table.led is None:
        return
    seen = set()
    for number, card in enumerate(table.led.cards):
        place = table.led.card_place(number)
        if number > 3:
            yield Fault(say("a trick has four cards"), place)
        elif card in owners:
            seat = owners[card]
            message = say("{card} is on the table: take it from {seat}", card=card, seat=seat)
            yield Fault(message, place)
        elif card in seen:
            yield Fault(say("{card} stands here twice", card=card), place)
        seen.add(card)


def _twice(record: LessonRecord) -> Iterator[Fault]:
    first: dict[str, int] = {}
    for question in record.questions:
        place = question.places["id"]
        if question.id in first:
            message = say(
                "the question id {id} stands twice (first at line {line})",
                id=question.id,
                line=first[question.id],
            )
            yield Fault(message, place)
        first.setdefault(question.id, place.line)


def _link_faults(record: LessonRecord, shelf: Shelf) -> Iterator[Fault]:
    for text in texts_of(record):
        yield from text.faults
        for link in text.links:
            if message := dead(link, shelf):
                yield Fault(message, link.place)


def _warnings(record: LessonRecord) -> Iterator[Problem]:
    asked = len(record.questions)
    place = record.header.places["id"]
    if asked < FEWEST:
        message = say(
            "a lesson has at least {n} questions; this has {asked}", n=FEWEST, asked=asked
        )
        yield Problem(record.path, place, message, warning=True)
    if not record.header.laws and not any(isinstance(b, HandLink) for b in record.blocks):
        message = say("a lesson shows its rule in a hand: add a block ```hand")
        yield Problem(record.path, place, message, warning=True)
