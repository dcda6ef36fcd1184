"""One trick, whole or in the making."""

from collections.abc import Iterator
from dataclasses import dataclass

from trainer.whist.cards import Card, Suit
from trainer.whist.seats import SEATS, Seat


@dataclass(frozen=True, slots=True)
class Play:
    """One card played by one seat."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class Trick:
    """The cards of a trick in the order in which they were played, beginning with the leader."""

    leader: Seat
    cards: tuple[Card, ...] = ()

    @property
    def plays(self) -> Iterator[Play]:
        """Yield each card with the seat that played it."""
        for seat, card in zip(self.leader.round(), self.cards, strict=False):
            yield Play(seat, card)

    @property
    def turn(self) -> Seat | None:
        """Return the seat that is to play, or None when the trick is complete."""
        return None if self.complete else self.leader.round()[len(self.cards)]

    @property
    def complete(self) -> bool:
        """Tell whether all four have played."""
        return len(self.cards) == len(SEATS)

    def card_of(self, seat: Seat) -> Card | None:
        """Return the card that a seat has played, if it has."""
        return next((play.card for play in self.plays if play.seat is seat), None)

    def with_card(self, card: Card) -> "Trick":
        """Return the trick with one more card."""
        return Trick(self.leader, (*self.cards, card))

    def winner(self, trumps: Suit) -> Seat | None:
        """Return the seat whose card is winning, or None before the first card."""
        best = 0
        for index, card in enumerate(self.cards):
            if beats(card, self.cards[best], trumps):
                best = index
        return self.leader.round()[best] if self.cards else None


def beats(card: Card, best: Card, trumps: Suit) -> bool:
    """Tell whether `card` wins over `best`, played before it to the same trick."""
    if card.suit is best.suit:
        return card.rank > best.rank
    return card.suit is trumps
