"""Claims: what the conventions tell of a hidden hand, and how surely."""

from dataclasses import dataclass
from enum import Enum, IntEnum

from trainer.whist.cards import Suit
from trainer.whist.holding import EMPTY, Holding
from trainer.whist.moment import Moment
from trainer.whist.seats import Seat


class Degree(IntEnum):
    """How sure a claim is, in the grades of the book; a greater one is surer."""

    POSSIBLE = 1
    LIKELY = 2
    MARKED = 3

    def __str__(self) -> str:
        return self.name.lower()


class Trait(Enum):
    """What a claim is about, beside single cards and numbers."""

    CARDS = "cards"
    STRONG = "strong suit"
    WEAK = "weak suit"
    TRUMPS = "strong trumps"
    NO_TRUMPS = "no strength in trumps"


@dataclass(frozen=True, slots=True)
class Claim:
    """What a card tells of the hand that played it, if that hand plays by the book.

    It speaks of the hand as it is now: `holds` and `lacks` are cards it has and has not; `least`
    and `most` bound its cards of `suit` left, where they say anything, and `among` are all that it
    may have of the suit, as masks. `words` is for a learner.
    """

    seat: Seat
    at: Moment
    rule: str
    degree: Degree
    words: str
    trait: Trait = Trait.CARDS
    suit: Suit | None = None
    holds: Holding = EMPTY
    lacks: Holding = EMPTY
    least: int | None = None
    most: int | None = None
    among: frozenset[int] | None = None
