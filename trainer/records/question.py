"""Questions and notes as they stand in a file."""

from dataclasses import dataclass, field

from trainer.records.fields import Entry, Key, ListOf, MapOf, Record
from trainer.records.problem import Places
from trainer.records.values import CARD, CARDS, MOMENT, PAGE, SEAT, SUIT, TEXT, WORD, choice
from trainer.whist.cards import Card, Suit
from trainer.whist.moment import Moment
from trainer.whist.seats import Seat

Cards = tuple[Card, ...]

KINDS = ("card", "who-holds", "how-many", "has-called")
"""What can be asked: which card to play; or who holds a card, how many cards of a suit a seat has
left, whether a seat has called for trumps, all three answered from the deal itself."""


@dataclass(frozen=True, slots=True)
class Note:
    """A remark or an afterword: Markdown that belongs to a moment."""

    at: Moment
    text: str
    page: int | None = None
    places: Places = field(default_factory=dict, compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class QuestionRecord:
    """A question as written."""

    id: str
    at: Moment
    why: str
    kind: str = "card"
    seat: Seat | None = None
    ask: str = ""
    best: Cards = ()
    also: tuple[Entry[Cards, str], ...] = ()
    wrong: tuple[Entry[Cards, str], ...] = ()
    card: Card | None = None
    suit: Suit | None = None
    of: Seat | None = None
    answer: str = ""
    principle: str | None = None
    page: int | None = None
    hints: tuple[str, ...] = ()
    advisor: str = ""
    places: Places = field(default_factory=dict, compare=False, repr=False)


NOTES = ListOf(
    Record(
        (
            Key("at", MOMENT, "the moment it belongs to: 7.3, 7, start or end", required=True),
            Key("page", PAGE, "the page of the source"),
            Key("text", TEXT, "what is said, in Markdown", required=True),
        ),
        Note,
    )
)

QUESTION = Record(
    (
        Key(
            "id", WORD, "the name of the question, unique in the file, never changed", required=True
        ),
        Key("kind", choice({kind: kind for kind in KINDS}), "what is asked; card if not given"),
        Key("at", MOMENT, "when it is asked: before the card 7.3, or after trick 7", required=True),
        Key("seat", SEAT, "who is asked: the player of the card, or else the student"),
        Key("ask", TEXT, "the words of the question, in Markdown"),
        Key("best", CARDS, "the best card, or cards that are truly equal"),
        Key("also", MapOf(CARDS, TEXT), "cards that are good too, each with a word why"),
        Key("wrong", MapOf(CARDS, TEXT), "cards that are wrong, each with a word why"),
        Key("card", CARD, "for who-holds: the card that is asked about"),
        Key("suit", SUIT, "for how-many: the suit that is asked about"),
        Key("of", SEAT, "for how-many and has-called: the seat that is asked about"),
        Key("answer", TEXT, "for the last three kinds: the answer, to be checked against the deal"),
        Key("principle", WORD, "the rule it turns on, by its name in the register"),
        Key("page", PAGE, "the page where the rule stands, or that speaks of this play"),
        Key("hints", ListOf(TEXT), "hints, from broad to narrow"),
        Key("advisor", TEXT, "why the best card is another than `whist advise` would play"),
        Key("why", TEXT, "the explanation, in Markdown", required=True),
    ),
    QuestionRecord,
)
