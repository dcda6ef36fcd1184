"""Reading the leads that have been seen: what each player who opened a suit has told of it."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from trainer.principles.leads import setting_at
from trainer.principles.leads_pick import STRONG
from trainer.principles.leads_told import Told, told_by
from trainer.principles.placing import Placing
from trainer.whist.cards import Card, Suit
from trainer.whist.holding import EMPTY, Holding
from trainer.whist.moment import Moment
from trainer.whist.seats import Seat
from trainer.whist.sight import Sight


@dataclass(frozen=True, slots=True)
class LeadSeen:
    """A suit opened by another player: his card, when, and what it can be led from.

    Nothing is told when no holding that is still possible would have led the card: then the player
    departed from the Analysis. The first suit that a player opens is presumed to be led from
    strength, as long as it can be (`strong`, p. 76).
    """

    seat: Seat
    card: Card
    at: Moment
    told: tuple[Told, ...]
    strong: bool = False

    @property
    def holds(self) -> Holding:
        """Return the cards of the suit he must have held, if he led by the Analysis."""
        return Holding.of(
            card for card in self.possible if all(card in told.sure for told in self.told)
        )

    @property
    def possible(self) -> Holding:
        """Return the cards of the suit he can have held."""
        cards = EMPTY
        for each in self.told:
            cards |= each.possible
        return cards

    @property
    def lengths(self) -> tuple[int, int]:
        """Return the least and the greatest number of the suit he can have held; (0, 0) if none."""
        bounds = [told.lengths for told in self.told] or [(0, 0)]
        return min(least for least, _ in bounds), max(most for _, most in bounds)


def leads_seen(placing: Placing) -> Iterator[LeadSeen]:
    """Yield every lead with which another player opened a suit, in order, as it reads now."""
    sight = placing.sight
    opened: set[Suit] = set()
    led: set[Seat] = set()
    for number, trick in enumerate((*sight.tricks, sight.trick), 1):
        if not trick.cards or trick.cards[0].suit in opened:
            continue
        card, leader = trick.cards[0], trick.leader
        opened.add(card.suit)
        original = leader not in led
        led.add(leader)
        if leader is sight.seat:
            continue
        setting = setting_at(sight, number)
        own = _played(sight, leader, card.suit, number)
        able = (each for each in placing.out.suit(card.suit) if placing.can_hold(leader, each))
        told = told_by(card, setting, own | Holding.of(able), own | _sure(placing, leader, card))
        strong = tuple(filter(None, map(_from_strength, told))) if original else ()
        yield LeadSeen(leader, card, Moment.at(number, 1), strong or told, bool(strong))


def _from_strength(told: Told) -> Told | None:
    """Return what is told of numerically strong suits, of four cards and more (p. 57)."""
    holdings = tuple(held for held in told.holdings if len(held) >= STRONG)
    return replace(told, holdings=holdings) if holdings else None


def _played(sight: Sight, seat: Seat, suit: Suit, since: int) -> Holding:
    """Return the cards of a suit that a seat has played since a trick, that one included."""
    tricks = (*sight.tricks, sight.trick)[since - 1 :]
    plays = (play for trick in tricks for play in trick.plays)
    return Holding.of(p.card for p in plays if p.seat is seat and p.card.suit is suit)


def _sure(placing: Placing, seat: Seat, card: Card) -> Holding:
    return placing.must_hold(seat).suit(card.suit)
