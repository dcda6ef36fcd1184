"""Does a lesson make sense? Its links, its questions, and its place in the course."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from trainer.principles.register import nearest, rules
from trainer.records.glossary import NO_TERMS, Glossary, read_glossary
from trainer.records.lesson import (
    LessonHeader,
    LessonRecord,
    place_in_folder,
    read_header,
)
from trainer.records.lesson_blocks import (
    LAST_LAW,
    LAST_PAGE,
    DrillLink,
    HandLink,
    Hold,
    LessonQuestion,
    Table,
)
from trainer.records.library import find_hand, hand_ids, lesson_files, shipped
from trainer.records.markdown import Link
from trainer.records.problem import BadFile, Place, Problem
from trainer.study.check_lesson_questions import question_faults
from trainer.study.check_lesson_text import Fault, texts_of
from trainer.study.hand import Hand, open_hand
from trainer.text import say
from trainer.whist.cards import Card
from trainer.whist.moment import END, START, Moment
from trainer.whist.seats import Seat

FEWEST = 3
"""A lesson with fewer questions than this is warned of."""


@dataclass(frozen=True)
class Shelf:
    """What the lessons of a set may speak of, each looked up when it is first needed."""

    root: Path

    @cached_property
    def glossary(self) -> Glossary:
        """Return the glossary of the set; an empty one if its file is faulty."""
        try:
            return read_glossary(self.root)
        except BadFile:
            return NO_TERMS

    @cached_property
    def headers(self) -> dict[str, LessonHeader]:
        """Return the headers of the lessons that can be read, by id."""
        found: dict[str, LessonHeader] = {}
        for path in lesson_files(self.root):
            try:
                header = read_header(path)
            except BadFile:
                continue
            found.setdefault(header.id, header)
        return found

    @cached_property
    def _hands(self) -> dict[str, Hand | None]:
        return {}

    def hand(self, hand_id: str) -> Hand | None:
        """Return a hand of the set; None if there is none, or its file is faulty."""
        if hand_id not in self._hands:
            path = find_hand(self.root, hand_id)
            try:
                self._hands[hand_id] = open_hand(path) if path else None
            except BadFile:
                self._hands[hand_id] = None
        return self._hands[hand_id]

    def has_hand(self, hand_id: str) -> bool:
        """Tell whether the set has a hand, sound or not."""
        return find_hand(self.root, hand_id) is not None


def root_of(path: Path) -> Path:
    """Return the set that a lesson file belongs to, or else the one of the program."""
    folder = path.resolve().parent
    return folder.parents[1] if folder.parent.name == "lessons" else shipped()


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
            yield Fault(_no_lesson(other.value, shelf), other.place)
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
            if message := _dead(link, shelf):
                yield Fault(message, link.place)


def _dead(link: Link, shelf: Shelf) -> str | None:
    """Return why a link leads nowhere, or None if it leads somewhere."""
    match link.kind:
        case "http" | "https":
            return None
        case "principle":
            return next((fault.message for fault in rule_faults(link.name, link.place)), None)
        case "law":
            return _not_among(link.name, LAST_LAW, say("law"))
        case "page":
            return _not_among(link.name, LAST_PAGE, say("page"))
        case "term":
            if shelf.glossary.find(link.name) or shelf.glossary.find(link.name.replace("-", " ")):
                return None
            return _no_term(link.name, shelf.glossary)
        case "lesson":
            return None if link.name in shelf.headers else _no_lesson(link.name, shelf)
        case "hand":
            name, _, at = link.name.partition("@")
            try:
                moment = Moment.read(at) if at else START
            except ValueError as error:
                return str(error)
            return next((f.message for f in hand_faults(name, moment, link.place, shelf)), None)
        case _:
            return say(
                "{target} is no link of a lesson: write principle:, law:, term:, lesson:, hand:"
                " or page: and what it names, or a whole address with https:",
                target=repr(link.target[:40]),
            )


def _not_among(name: str, last: int, what: str) -> str | None:
    if name.isascii() and name.isdecimal() and len(name) < 5 and 1 <= int(name) <= last:
        return None
    return say("there is no {what} {name}: they go to {last}", what=what, name=name, last=last)


def rule_faults(name: str, place: Place) -> Iterator[Fault]:
    """Yield a fault if a rule is not in the register."""
    if name in rules():
        return
    near = nearest(name)
    hint = say("did you mean {near}?", near=near) if near else say("`whist principle` lists them")
    message = say("there is no principle {name}: {hint}", name=repr(name), hint=hint)
    yield Fault(message, place)


def hand_faults(hand_id: str, at: Moment, place: Place, shelf: Shelf) -> Iterator[Fault]:
    """Yield a fault if a hand or a moment of it is not there."""
    if not shelf.has_hand(hand_id):
        hint = _nearest(hand_id, hand_ids(shelf.root), "whist list")
        yield Fault(say("there is no hand {id}: {hint}", id=repr(hand_id), hint=hint), place)
        return
    hand = shelf.hand(hand_id)
    if hand is None:
        yield Fault(say("the hand {id} has problems of its own", id=hand_id), place)
    elif at not in (START, END) and not hand.line.reaches(at):
        tricks = len(hand.record.play)
        message = say("there is no moment {at}: the play has {n} tricks", at=at, n=tricks)
        yield Fault(message, place)


def _no_lesson(name: str, shelf: Shelf) -> str:
    hint = _nearest(name, shelf.headers, "whist learn")
    return say("there is no lesson {id}: {hint}", id=repr(name), hint=hint)


def _no_term(name: str, glossary: Glossary) -> str:
    forms = (form for term in glossary.terms for form in term.forms)
    hint = _nearest(name, forms, "whist glossary")
    return say("there is no term {name}: {hint}", name=repr(name), hint=hint)


def _nearest(name: str, names: "Iterator[str] | dict[str, LessonHeader]", command: str) -> str:
    from difflib import get_close_matches  # only needed for a faulty file

    if near := get_close_matches(name, list(names), n=1):
        return say("did you mean {near}?", near=near[0])
    return say("`{command}` lists them", command=command)


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
