"""A card shown: one card on the table, with what lay before it."""

from collections.abc import Iterator
from dataclasses import dataclass

from trainer.whist.cards import Card, Suit
from trainer.whist.moment import Moment
from trainer.whist.seats import Seat
from trainer.whist.sight import Sight
from trainer.whist.trick import Trick, beats


@dataclass(frozen=True, slots=True)
class Shown:
    """One card played: by whom and when, and how the trick stood before it.

    `place` is 1 for the leader to 4 for the last player; `best` and `winner` are the card and the
    seat that were winning before it; `gone` are the cards of earlier tricks, as a mask; `round` is
    how often the suit led had been led before, and `heads` whether this card takes the lead of the
    trick.
    """

    at: Moment
    seat: Seat
    card: Card
    place: int
    led: Card
    leader: Seat
    best: Card | None
    winner: Seat | None
    gone: int
    round: int
    heads: bool

    @property
    def follows(self) -> bool:
        """Tell whether it is of the suit led."""
        return self.card.suit is self.led.suit

    @property
    def leads(self) -> bool:
        """Tell whether it was led."""
        return self.place == 1


def shown_in(sight: Sight) -> Iterator[Shown]:
    """Yield every card on the table, in the order in which it was played."""
    gone = 0
    rounds: dict[Suit, int] = {}
    for number, trick in enumerate((*sight.tricks, sight.trick), 1):
        if not trick.cards:
            return
        suit = trick.cards[0].suit
        yield from _of_trick(trick, number, gone, rounds.get(suit, 0), sight.trumps)
        rounds[suit] = rounds.get(suit, 0) + 1
        for card in trick.cards:
            gone |= card.bit


def _of_trick(trick: Trick, number: int, gone: int, earlier: int, trumps: Suit) -> Iterator[Shown]:
    led, leader = trick.cards[0], trick.leader
    best: Card | None = None
    winner: Seat | None = None
    for place, (seat, card) in enumerate(zip(leader.round(), trick.cards, strict=False), 1):
        heads = best is None or beats(card, best, trumps)
        yield Shown(
            Moment.at(number, place),
            seat,
            card,
            place,
            led,
            leader,
            best,
            winner,
            gone,
            earlier,
            heads,
        )
        if heads:
            best, winner = card, seat
