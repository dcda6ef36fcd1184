"""The errors of the game.

WhistError
├── UnreadableCard       the text is no card
├── AmbiguousCard        the text fits more than one of the cards in question
├── BadDeal              the cards are not a deal of this game
└── IllegalPlay          the card cannot be played, and which law forbids it
·   ├── NotHeld          the seat does not hold the card, or has played it
·   ├── Revoke           the seat can follow suit and does not
·   ├── OutOfTurn        another seat is to play
·   └── HandOver         the seat has no card left
"""

from trainer.text import say
from trainer.whist.cards import Card
from trainer.whist.holding import Holding
from trainer.whist.seats import Seat


class WhistError(ValueError):
    """Anything that the game refuses."""


class UnreadableCard(WhistError):
    """The text is no card. `offset` is where in the text it stops making sense, from 0."""

    def __init__(self, message: str, offset: int = 0) -> None:
        super().__init__(message)
        self.offset = offset


class AmbiguousCard(WhistError):
    """The text fits more than one card; `fits` are those it fits."""

    def __init__(self, text: str, fits: Holding) -> None:
        super().__init__(say("{text} fits more than one card: {fits}", text=text, fits=fits))
        self.fits = fits


class BadDeal(WhistError):
    """The cards are not a deal; `faults` says everything that is wrong."""

    def __init__(self, faults: tuple[str, ...]) -> None:
        super().__init__("; ".join(faults))
        self.faults = faults


class IllegalPlay(WhistError):
    """A card that cannot be played; `legal` is what could be."""

    law = 0

    def __init__(self, message: str, card: Card, seat: Seat, legal: Holding) -> None:
        super().__init__(message)
        self.card = card
        self.seat = seat
        self.legal = legal


class NotHeld(IllegalPlay):
    """The seat does not hold the card."""

    def __init__(self, card: Card, seat: Seat, legal: Holding) -> None:
        message = say("{seat} does not hold {card}; may play {legal}", **_names(card, seat, legal))
        super().__init__(message, card, seat, legal)


class Revoke(IllegalPlay):
    """The seat holds cards of the suit led and plays another suit (Law 71)."""

    law = 71

    def __init__(self, card: Card, seat: Seat, legal: Holding) -> None:
        message = say(
            "{card} would be a revoke: {seat} can follow suit with {legal} (Law 71)",
            **_names(card, seat, legal),
        )
        super().__init__(message, card, seat, legal)


class OutOfTurn(IllegalPlay):
    """Another seat is to play (Law 62 for a lead, Laws 67-68 for the rest)."""

    law = 62

    def __init__(self, card: Card, seat: Seat, turn: Seat, legal: Holding) -> None:
        message = say(
            "{card} by {seat} is out of turn: {turn} is to play, from {legal} (Laws 62, 67-68)",
            turn=turn,
            **_names(card, seat, legal),
        )
        super().__init__(message, card, seat, legal)
        self.turn = turn


class HandOver(IllegalPlay):
    """The hand is over: there is nothing left to play."""

    def __init__(self, card: Card, seat: Seat) -> None:
        message = say("{card} by {seat}: all the cards have been played", card=card, seat=seat)
        super().__init__(message, card, seat, Holding())


def _names(card: Card, seat: Seat, legal: Holding) -> dict[str, object]:
    return {"card": card, "seat": seat, "legal": legal}
