"""Where the seats of whist sit on the compass of PBN, and the deal as other programs read it."""

from trainer.whist.cards import SUITS
from trainer.whist.deal import Deal
from trainer.whist.holding import Holding
from trainer.whist.seats import SEATS, Seat

COMPASS = "WNES"
"""Where A, Y, B, Z sit when Z deals and A leads, so that play goes round as in the book."""


def point(seat: Seat) -> str:
    """Return the compass point of a seat."""
    return COMPASS[seat.place]


def point_at(value: str) -> int | None:
    """Return the place in `COMPASS` of the point that a value begins with, or None."""
    at = COMPASS.find(value[:1].upper()) if value else -1
    return at if at >= 0 else None


def deal_text(deal: Deal) -> str:
    """Return the deal as the value of a `Deal` tag, beginning with A in the West."""
    return f"{COMPASS[0]}:{' '.join(_hand(deal.hand(seat)) for seat in SEATS)}"


def _hand(hand: Holding) -> str:
    return ".".join("".join(card.rank.letter for card in hand.suit(suit)) for suit in SUITS)
