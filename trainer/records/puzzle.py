"""What makes a hand file a puzzle: the task, what is known, the proof, and other lines of play."""

from dataclasses import dataclass, field

from trainer.records.fields import Key, ListOf, Record
from trainer.records.play import TRICK_LINE, TrickLine
from trainer.records.problem import Places
from trainer.records.values import CARDS, MOMENT, SEAT, TEXT, choice, number
from trainer.whist.cards import Card
from trainer.whist.holding import Holding
from trainer.whist.moment import Moment
from trainer.whist.seats import Seat, Side
from trainer.whist.sight import Known

PROOFS = ("double-dummy", "never-worse", "careless-partner", "none")
"""How a puzzle's claim is proved: the card reaches the task with all hands seen, and the tempting
one does not; or it is never worse over all layouts that fit what is known, and better in some; or
the two tie with perfect play, and the tempting one lets a careless partner go wrong; or not at all,
and the file says so."""


@dataclass(frozen=True, slots=True)
class Task:
    """What a side has to do, and how it is known to be possible.

    At the moment `at` the right card is the one played, and `tempting` is the wrong one.
    """

    side: Side
    tricks: int
    text: str
    at: Moment
    proof: str
    tempting: tuple[Card, ...] = ()
    places: Places = field(default_factory=dict, compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class KnownRecord:
    """What is stipulated as known of a seat."""

    seat: Seat
    holds: tuple[Card, ...] = ()
    lacks: tuple[Card, ...] = ()
    places: Places = field(default_factory=dict, compare=False, repr=False)

    def as_known(self) -> Known:
        """Return what the game makes of it."""
        return Known(self.seat, Holding.of(self.holds), Holding.of(self.lacks))


@dataclass(frozen=True, slots=True)
class Variation:
    """Another line of play, from the first trick on, and what comes of it."""

    play: tuple[TrickLine, ...]
    text: str
    places: Places = field(default_factory=dict, compare=False, repr=False)

    @property
    def cards(self) -> tuple[Card, ...]:
        """Return the cards in the order in which they are played."""
        return tuple(card for trick in self.play for card in trick.cards)


TASK = Record(
    (
        Key("side", choice({side.value: side for side in Side}), "AB or YZ", required=True),
        Key("tricks", number(1, 13), "how many tricks that side needs", required=True),
        Key("text", TEXT, "the task in words", required=True),
        Key("at", MOMENT, "the card on which it turns", required=True),
        Key("proof", choice({proof: proof for proof in PROOFS}), "how it is proved", required=True),
        Key("tempting", CARDS, "the card that looks right and is wrong"),
    ),
    Task,
)

KNOWN = ListOf(
    Record(
        (
            Key("seat", SEAT, "the seat of which something is known", required=True),
            Key("holds", CARDS, "cards it is known to hold"),
            Key("lacks", CARDS, "cards it is known not to hold"),
        ),
        KnownRecord,
    )
)

VARIATIONS = ListOf(
    Record(
        (
            Key("play", ListOf(TRICK_LINE), "the tricks, in order", required=True),
            Key("text", TEXT, "what comes of it", required=True),
        ),
        Variation,
    )
)
