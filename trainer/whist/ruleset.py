"""What differs between whist and its relatives, as one value.

Everything else in the program asks the ruleset for the pack, the hand and the points, so that the
numbers of short whist are written here alone.
"""

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from functools import cache

from trainer.whist.cards import SUITS, Card, Rank, Suit, card
from trainer.whist.holding import HONOURS, Holding
from trainer.whist.seats import SEATS

Follow = Callable[[Holding, Suit], Holding]


class TrumpBy(Enum):
    """How the trump suit is fixed."""

    LAST_CARD_DEALT = "the last card dealt"
    TOP_OF_STOCK = "the top card of the stock"


def must_follow(hand: Holding, led: Suit) -> Holding:
    """Return what may be played to a suit led: that suit if held, or else anything (Law 71)."""
    return hand.suit(led) or hand


@cache
def _pack(lowest: Rank) -> tuple[Card, ...]:
    return tuple(card(suit, rank) for suit in SUITS for rank in Rank if rank >= lowest)


@dataclass(frozen=True, slots=True)
class Ruleset:
    """One game of the family.

    `game` is the number of points that win it; at `no_honours_at` points a side no longer scores
    honours; `honour_points` gives the points for so many honours held between partners; `stock` is
    the number of cards left undealt; `dummy` tells whether one hand is exposed.
    """

    name: str
    lowest: Rank
    game: int
    no_honours_at: int | None
    honour_points: tuple[tuple[int, int], ...]
    follow: Follow = must_follow
    trump_by: TrumpBy = TrumpBy.LAST_CARD_DEALT
    stock: int = 0
    dummy: bool = False
    honours: tuple[Rank, ...] = HONOURS

    @property
    def pack(self) -> tuple[Card, ...]:
        """Return the cards of the pack."""
        return _pack(self.lowest)

    @property
    def hand_size(self) -> int:
        """Return the number of cards, and so of tricks, in a full hand."""
        return (len(self.pack) - self.stock) // len(SEATS)

    @property
    def book(self) -> int:
        """Return the number of tricks that score nothing: half of them (Law 2)."""
        return self.hand_size // 2


SHORT_WHIST = Ruleset(
    name="short whist",
    lowest=Rank.TWO,
    game=5,
    no_honours_at=4,
    honour_points=((3, 2), (4, 4)),
)
"""Short whist by the Club Code (pp. 1-18)."""

COTTON_WHIST = Ruleset(
    name="Cotton's whist",
    lowest=Rank.THREE,
    game=9,
    no_honours_at=None,
    honour_points=((3, 2), (4, 4)),
)
"""Whist as Cotton has it in 1674: the deuces out, twelve cards each, nine up (pp. 36-38)."""
