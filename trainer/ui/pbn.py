"""The deal in PBN, as other programs read it."""

from trainer.whist.cards import SUITS
from trainer.whist.deal import Deal
from trainer.whist.seats import SEATS

COMPASS = dict(zip(SEATS, "WNES", strict=True))
"""Z deals and A leads: A sits West and Z South, so that play goes round as in the book."""


def pbn_deal(deal: Deal) -> str:
    """Return the deal as the value of a PBN `Deal` tag, beginning with A in the West."""
    hands = [
        ".".join("".join(card.rank.letter for card in deal.hand(seat).suit(suit)) for suit in SUITS)
        for seat in SEATS
    ]
    return f"{COMPASS[SEATS[0]]}:{' '.join(hands)}"
