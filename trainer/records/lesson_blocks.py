"""The living blocks of a lesson, and the tables that read them."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Generic, TypeVar

from yaml import Node

from trainer.records.fields import Entry, Key, ListOf, MapOf, Reading, Record, Schema, Shape
from trainer.records.play import TRICK_LINE, TrickLine
from trainer.records.problem import Place, Places
from trainer.records.question import Cards
from trainer.records.source import place_of
from trainer.records.values import BOOK_PAGE, CARD, CARDS, FLAG, SUIT, TEXT, WORD, number
from trainer.whist.cards import Suit
from trainer.whist.moment import Moment
from trainer.whist.seats import SEATS, Seat

T = TypeVar("T")
LAST_LAW = 91
LAW = number(1, LAST_LAW)


@dataclass(frozen=True, slots=True)
class Named(Generic[T]):
    """A value of a list, with its place."""

    value: T
    place: Place = field(compare=False)


@dataclass(frozen=True, slots=True)
class Placed(Generic[T]):
    """A shape whose value remembers its place."""

    shape: Shape[T]

    def read(self, node: Node, reading: Reading) -> Named[T] | None:
        """Return the value with its place."""
        value = self.shape.read(node, reading)
        return None if value is None else Named(value, place_of(node))

    def schema(self) -> Schema:
        """Return the schema of the value."""
        return self.shape.schema()


@dataclass(frozen=True, slots=True)
class Heading:
    """The heading of a section; level 1 is the highest."""

    level: int
    text: str
    place: Place = field(compare=False)


@dataclass(frozen=True, slots=True)
class Prose:
    """Markdown between two living blocks or headings."""

    text: str
    place: Place = field(compare=False)


@dataclass(frozen=True, slots=True)
class Teacher:
    """A note for the teacher, in Markdown."""

    text: str
    place: Place = field(compare=False)


@dataclass(frozen=True, slots=True)
class Hold:
    """Cards to be looked at: some of a suit, or a whole hand."""

    cards: Cards
    caption: str
    place: Place = field(compare=False)


@dataclass(frozen=True, slots=True)
class HandLink:
    """A hand of the set, shown as it stands at a moment."""

    hand: str
    at: Moment
    caption: str
    place: Place = field(compare=False)


@dataclass(frozen=True, slots=True)
class DrillLink:
    """A rule to be drilled."""

    rule: str
    place: Place = field(compare=False)


@dataclass(frozen=True, slots=True)
class Table:
    """Hands round the table, as many as are written, and the trick so far."""

    a: Cards = ()
    y: Cards = ()
    b: Cards = ()
    z: Cards = ()
    trumps: Suit | None = None
    led: TrickLine | None = None
    caption: str = ""
    places: Places = field(default_factory=dict, compare=False, repr=False)

    @property
    def hands(self) -> Iterator[tuple[Seat, Cards]]:
        """Yield the seats whose cards are written, with the cards."""
        for seat, cards in zip(SEATS, (self.a, self.y, self.b, self.z), strict=True):
            if cards:
                yield seat, cards

    @property
    def place(self) -> Place:
        """Return where the block begins."""
        return self.places.get("", Place())


@dataclass(frozen=True, slots=True)
class ChoiceRecord:
    """One of the answers to choose from."""

    say: str
    right: bool
    why: str = ""
    places: Places = field(default_factory=dict, compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class LessonQuestion:
    """A question as written; one of hold, choices, number and order tells its kind."""

    id: str
    ask: str
    page: int
    why: str = ""
    hold: Cards = ()
    trick: Cards = ()
    trumps: Suit | None = None
    best: Cards = ()
    also: tuple[Entry[Cards, str], ...] = ()
    wrong: tuple[Entry[Cards, str], ...] = ()
    choices: tuple[ChoiceRecord, ...] = ()
    number: int | None = None
    order: tuple[str, ...] = ()
    principle: str | None = None
    law: int | None = None
    hints: tuple[str, ...] = ()
    places: Places = field(default_factory=dict, compare=False, repr=False)

    @property
    def kinds(self) -> tuple[str, ...]:
        """Return the kinds that the keys tell of; a sound question has one."""
        return tuple(kind for key, kind in KIND_OF.items() if key in self.places)

    @property
    def kind(self) -> str:
        """Return the kind: card, choice, number or order."""
        return (*self.kinds, "choice")[0]

    @property
    def place(self) -> Place:
        """Return where the block begins."""
        return self.places.get("", Place())


KIND_OF = {"hold": "card", "choices": "choice", "number": "number", "order": "order"}
"""The key that tells the kind of a question."""

Block = Heading | Prose | Teacher | Hold | HandLink | DrillLink | Table | LessonQuestion

TABLE: Record[Table] = Record(
    (
        *(Key(seat.value, CARDS, f"the cards of {seat}, as many as matter") for seat in SEATS),
        Key("trumps", SUIT, "the trump suit"),
        Key("led", TRICK_LINE, "the trick so far, its leader first: A D2 D4"),
        Key("caption", TEXT, "what there is to see, in Markdown"),
    ),
    Table,
)

_CHOICE = Record(
    (
        Key("say", TEXT, "the answer, in Markdown", required=True),
        Key("right", FLAG, "whether it is right", required=True),
        Key("why", TEXT, "why it is right or wrong, in Markdown"),
    ),
    ChoiceRecord,
)

LESSON_QUESTION = Record(
    (
        Key("id", WORD, "the name of the question, unique in the lesson", required=True),
        Key("ask", TEXT, "the words of the question, in Markdown", required=True),
        Key("hold", CARDS, "for a card: the cards you hold"),
        Key("trick", ListOf(CARD), "for a card: the cards played to the trick before yours"),
        Key("trumps", SUIT, "for a card: the trump suit"),
        Key("best", CARDS, "for a card: the best card, or cards that are truly equal"),
        Key("also", MapOf(CARDS, TEXT), "for a card: cards that are good too, each with why"),
        Key("wrong", MapOf(CARDS, TEXT), "for a card: cards that are wrong, each with why"),
        Key("choices", ListOf(_CHOICE), "answers to choose from, each with say, right and why"),
        Key("number", number(0, 9999), "the number that is the answer"),
        Key("order", ListOf(TEXT), "things in their right order, which is asked for"),
        Key("why", TEXT, "the explanation, in Markdown"),
        Key("principle", WORD, "the rule it turns on, by its name in the register"),
        Key("law", LAW, "the law it turns on"),
        Key("page", BOOK_PAGE, "the page of the book where the answer stands", required=True),
        Key("hints", ListOf(TEXT), "hints, from broad to narrow"),
    ),
    LessonQuestion,
    elsewhere={"right": "under an answer, in `choices`", "say": "under `choices`"},
)
