"""A small ending to test with, and plays written short."""

from trainer.whist.cards import Card, Suit, card_of
from trainer.whist.deal import Deal
from trainer.whist.notation import read_holding
from trainer.whist.seats import Seat
from trainer.whist.trick import Play

ENDING = Deal.ending(
    [read_holding(text) for text in ("SA H52", "S73 DK", "SK HA C4", "S2 HT D9")],
    trumps=Suit.CLUBS,
    leader=Seat.A,
)
"""Three cards each, A to lead; Y has no heart and B has a trump."""
PLAYED_OUT = "SA S3 SK S2 H5 S7 HA HT C4 D9 H2 DK"


def codes(text: str) -> list[Card]:
    """Return the cards of a list of codes."""
    return [card_of(code) for code in text.split()]


def plays(text: str) -> list[Play]:
    """Return the plays written as seat and code, such as `ASA`."""
    return [Play(Seat[each[0]], card_of(each[1:])) for each in text.split()]
