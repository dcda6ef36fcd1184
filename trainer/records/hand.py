"""The hand file: a page of the book as data."""

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from pathlib import Path

from yaml import Node, ScalarNode

from trainer.records.fields import Key, ListOf, Reading, Record, Schema
from trainer.records.play import (
    DEAL,
    LOVE,
    TRICK_LINE,
    DealRecord,
    Pair,
    TrickLine,
    pair,
)
from trainer.records.problem import BadFile, Places, Problem
from trainer.records.puzzle import (
    KNOWN,
    TASK,
    VARIATIONS,
    KnownRecord,
    Task,
    Variation,
)
from trainer.records.question import NOTES, QUESTION, Note, QuestionRecord
from trainer.records.source import Source, compose, read_source
from trainer.records.values import (
    CARD,
    CARDS,
    FLAG,
    MOMENT,
    PAGE,
    SEAT,
    SUIT,
    TEXT,
    WORD,
    choice,
    number,
)
from trainer.whist.cards import Card, Suit
from trainer.whist.conventions import AS_BOOK, MAIN_TEXT, Agreements, Conventions
from trainer.whist.deal import Deal
from trainer.whist.holding import Holding
from trainer.whist.moment import Moment
from trainer.whist.score import Score
from trainer.whist.seats import Seat
from trainer.whist.trick import Play


@dataclass(frozen=True, slots=True)
class Mark:
    """A play that the source criticises, or that departs from rule on purpose."""

    at: Moment
    kind: str
    why: str
    page: int | None = None
    better: tuple[Card, ...] = ()
    principle: str | None = None
    places: Places = field(default_factory=dict, compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class TrickRecord:
    """One trick with what is said and asked about it."""

    trick: TrickLine
    completed: bool = False
    questions: tuple[QuestionRecord, ...] = ()
    remarks: tuple[Note, ...] = ()
    marks: tuple[Mark, ...] = ()
    afterwords: tuple[Note, ...] = ()
    places: Places = field(default_factory=dict, compare=False, repr=False)

    @property
    def plays(self) -> Iterator[Play]:
        """Yield the cards with their seats, however many they are."""
        seats = self.trick.leader.round()
        for index, card in enumerate(self.trick.cards):
            yield Play(seats[index % len(seats)], card)


@dataclass(frozen=True, slots=True)
class HandRecord:
    """A hand file as it stands, not yet known to make sense; `study.check` tells that."""

    id: str
    title: str
    deal: DealRecord
    play: tuple[TrickRecord, ...] = ()
    path: Path = Path()
    source: str = ""
    page: int | None = None
    student: Seat = Seat.A
    dealer: Seat | None = None
    turn_up: Card | None = None
    trumps: Suit | None = None
    leader: Seat | None = None
    score: Pair = LOVE
    conventions: Agreements = AS_BOOK
    themes: tuple[str, ...] = ()
    difficulty: int | None = None
    summary: str = ""
    corrections: tuple[str, ...] = ()
    result: Pair | None = None
    task: Task | None = None
    known: tuple[KnownRecord, ...] = ()
    variations: tuple[Variation, ...] = ()
    remarks: tuple[Note, ...] = ()
    afterwords: tuple[Note, ...] = ()
    exam: bool = False
    places: Places = field(default_factory=dict, compare=False, repr=False)

    @property
    def questions(self) -> tuple[QuestionRecord, ...]:
        """Return all questions, in the order in which they come."""
        return tuple(question for trick in self.play for question in trick.questions)

    @property
    def all_remarks(self) -> tuple[Note, ...]:
        """Return all remarks, in the order in which they come."""
        return _in_order(self.remarks, *(trick.remarks for trick in self.play))

    @property
    def all_afterwords(self) -> tuple[Note, ...]:
        """Return all afterwords, in the order of the moments they speak of."""
        return _in_order(self.afterwords, *(trick.afterwords for trick in self.play))

    @property
    def marks(self) -> tuple[Mark, ...]:
        """Return all marks, in the order in which they come."""
        return tuple(mark for trick in self.play for mark in trick.marks)

    @property
    def plays(self) -> tuple[Play, ...]:
        """Return every card of the play with its seat."""
        return tuple(play for trick in self.play for play in trick.plays)

    def as_deal(self) -> Deal:
        """Return the deal; BadDeal if the cards are none."""
        hands = [Holding.of(cards) for cards in self.deal.hands]
        if self.turn_up is not None:
            return Deal.whole(hands, self.turn_up, self.dealer or Seat.Z)
        assert self.trumps is not None
        assert self.leader is not None
        return Deal.ending(hands, self.trumps, self.leader)

    def as_score(self) -> Score:
        """Return the score at the start of the hand."""
        return Score(self.score.ab, self.score.yz)


def _in_order(*groups: tuple[Note, ...]) -> tuple[Note, ...]:
    return tuple(sorted((note for group in groups for note in group), key=lambda note: note.at))


_MARK = Record(
    (
        Key("at", MOMENT, "the card it speaks of, such as 7.3", required=True),
        Key(
            "kind",
            choice({"criticised": "criticised", "departure": "departure"}),
            "criticised (the source blames the play) or departure (from rule, on purpose)",
            required=True,
        ),
        Key("page", PAGE, "the page of the source"),
        Key("better", CARDS, "what would have been better"),
        Key("principle", WORD, "the rule broken or departed from"),
        Key("why", TEXT, "the reason, in Markdown", required=True),
    ),
    Mark,
)

_TRICK = Record(
    (
        Key("trick", TRICK_LINE, "the leader and four cards: 1. A D2 D4 DQ DA", required=True),
        Key("completed", FLAG, "true if the source does not print this trick"),
        Key("questions", ListOf(QUESTION), "questions asked during this trick"),
        Key("remarks", NOTES, "remarks, from what the student can know"),
        Key("marks", ListOf(_MARK), "plays that are criticised, or depart from rule"),
        Key("afterwords", NOTES, "comments with all hands seen, shown at the end"),
    ),
    TrickRecord,
)


class _TrickShape:
    """A trick is one line, or a mapping when there is something to say about it."""

    def read(self, node: Node, reading: Reading) -> TrickRecord | None:
        """Return the trick of either form."""
        if not isinstance(node, ScalarNode):
            return _TRICK.read(node, reading)
        line = TRICK_LINE.read(node, reading)
        return TrickRecord(line) if line else None

    def schema(self) -> Schema:
        """Return the schema of either form."""
        return {"anyOf": [TRICK_LINE.schema(), _TRICK.schema()]}


def _conventions(places: Places, **flags: bool) -> Conventions:  # noqa: ARG001
    return Conventions(**flags)


def _agreements(
    ab: Conventions = MAIN_TEXT, yz: Conventions = MAIN_TEXT, **_: object
) -> Agreements:
    return Agreements(ab, yz)


_CONVENTIONS = Record(
    (
        Key("american-leads", FLAG, "American leads, Appendix A"),
        Key("plain-suit-echo", FLAG, "the plain-suit echo, Appendix B"),
        Key("king-leads", FLAG, "the leads of king of Appendix C"),
        Key("cover-honours", FLAG, "an honour is covered with an honour when weak (p. 88)"),
    ),
    _conventions,
)

_AGREEMENTS = Record(
    (
        Key("AB", _CONVENTIONS, "the conventions of A and B"),
        Key("YZ", _CONVENTIONS, "the conventions of Y and Z"),
    ),
    _agreements,
)

HAND = Record(
    (
        Key("id", WORD, "the name of the hand, unique in its set", required=True),
        Key("title", TEXT, "a short title", required=True),
        Key("source", TEXT, "the book or occasion the hand comes from"),
        Key("page", PAGE, "the page of the source"),
        Key("student", SEAT, "the seat the hand is studied from (A if not given)"),
        Key("dealer", SEAT, "the dealer (Z if not given); the seat after leads"),
        Key("turn-up", CARD, "the turned-up card, which fixes trumps"),
        Key("trumps", SUIT, "the trump suit, for an ending, which has no turn-up"),
        Key("leader", SEAT, "the seat to lead, for an ending"),
        Key("score", pair(0, 4), "the points of both sides, such as {AB: 2, YZ: 0}"),
        Key("conventions", _AGREEMENTS, "what the sides have agreed, where it differs"),
        Key("themes", ListOf(WORD), "what the hand is about"),
        Key("difficulty", number(1, 5), "from 1, easy, to 5"),
        Key("summary", TEXT, "two sentences on what the hand teaches, in Markdown"),
        Key("corrections", ListOf(TEXT), "where the source errs, and what was done"),
        Key("exam", FLAG, "true in a copy without answers, as `whist pack` makes it"),
        Key("deal", DEAL, "the four hands", required=True),
        Key("play", ListOf(_TrickShape()), "the tricks, in order"),
        Key("result", pair(0, 13), "the tricks each side makes, such as {AB: 9, YZ: 4}"),
        Key("task", TASK, "what makes it a puzzle: the side, its tricks, the proof"),
        Key("known", KNOWN, "what is stipulated as known of the other hands"),
        Key("variations", VARIATIONS, "other lines of play, and what comes of them"),
        Key("remarks", NOTES, "remarks that belong to no one trick"),
        Key("afterwords", NOTES, "afterwords that belong to no one trick"),
    ),
    HandRecord,
    elsewhere=dict.fromkeys(
        ("questions", "marks", "completed", "trick"), "under its trick, in `play`"
    ),
)


def read_hand(path: Path) -> HandRecord:
    """Return the record of a hand file; BadFile with every problem of form."""
    return hand_of(read_source(path))


def hand_of(source: Source) -> HandRecord:
    """Return the record of a hand file's text; BadFile with every problem of form."""
    record, problems = hand_and_problems(source)
    if problems or record is None:
        raise BadFile(problems)
    return record


def hand_and_problems(source: Source) -> tuple[HandRecord | None, tuple[Problem, ...]]:
    """Return the record with every problem of form, or no record if any of its data was lost.

    BadFile is raised for a text that is no YAML.
    """
    reading = Reading(source)
    record = HAND.read(compose(source), reading)
    if record is not None:
        record = None if reading.lost else replace(record, path=source.path)
    return record, tuple(sorted(reading.problems))
