"""Placing the cards: which of three hidden hands can, and which must, hold each card unseen.

What is certain follows from the numbers of cards, from suits renounced, from the turn-up and from
what is stipulated, and from nothing else. A set of cards can be dealt to the hands if, for every
group of hands, no more cards are shut up in it than it has room for (Hall's theorem).
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property

from trainer.whist.cards import SUITS, Card, Suit
from trainer.whist.holding import Holding
from trainer.whist.moment import START, Moment
from trainer.whist.seats import SEATS, Seat
from trainer.whist.sight import Sight

Room = Mapping[Seat, int]
_HANDS = 3
_GROUPS = tuple(range(1, 1 << _HANDS))
"""The groups of hidden hands: each is a set of places among `others`, as a mask."""


@dataclass(frozen=True)
class Placing:
    """What a seat can be certain of about the hidden hands."""

    sight: Sight

    @cached_property
    def others(self) -> tuple[Seat, ...]:
        """Return the seats whose cards are hidden, in order of play from this one."""
        return self.sight.seat.round()[1:]

    @cached_property
    def out(self) -> Holding:
        """Return the cards that are in the hidden hands, in whichever."""
        return self.sight.pack - self.sight.hand - self.sight.gone

    @cached_property
    def room(self) -> Room:
        """Return how many cards each hidden hand has left."""
        played = dict.fromkeys(SEATS, len(self.sight.tricks))
        for play in self.sight.trick.plays:
            played[play.seat] += 1
        return {seat: self.sight.size - played[seat] for seat in self.others}

    @cached_property
    def renounced(self) -> Mapping[tuple[Seat, Suit], Moment]:
        """Return the suits that a hidden hand has not followed, each with the first moment."""
        found: dict[tuple[Seat, Suit], Moment] = {}
        tricks = (*self.sight.tricks, self.sight.trick)
        for number, trick in enumerate(tricks, 1):
            if not trick.cards:
                continue
            led = trick.cards[0].suit
            for place, play in enumerate(trick.plays, 1):
                if play.card.suit is not led and play.seat is not self.sight.seat:
                    found.setdefault((play.seat, led), Moment.at(number, place))
        return found

    @cached_property
    def told(self) -> Mapping[Card, tuple[Seat, Moment]]:
        """Return the cards that the turn-up or a stipulation places in a hidden hand."""
        placed: dict[Card, tuple[Seat, Moment]] = {}
        up, dealer = self.sight.turn_up, self.sight.dealer
        if up is not None and up in self.out:
            placed[up] = dealer, START
        for known in self.sight.known:
            if known.seat is not self.sight.seat:
                placed |= dict.fromkeys(known.holds & self.out, (known.seat, START))
        return placed

    @cached_property
    def _open(self) -> tuple[int, ...]:
        """Return the cards that are not barred from each hidden hand, taken by themselves."""
        masks = [self.out.bits] * _HANDS
        for known in self.sight.known:
            if known.seat is not self.sight.seat:
                masks[self.others.index(known.seat)] &= ~known.lacks.bits
        for seat, suit in self.renounced:
            masks[self.others.index(seat)] &= ~suit.mask
        for card, (holder, _) in self.told.items():
            for place, seat in enumerate(self.others):
                masks[place] = masks[place] & ~card.bit | (card.bit if seat is holder else 0)
        return tuple(masks)

    @cached_property
    def _confined(self) -> tuple[int, ...]:
        """Return, for every group of hands, the cards that only hands of the group can hold."""
        confined = [0]
        for group in _GROUPS:
            elsewhere = 0
            for place in range(_HANDS):
                if not group >> place & 1:
                    elsewhere |= self._open[place]
            confined.append(self.out.bits & ~elsewhere)
        return tuple(confined)

    @cached_property
    def _spare(self) -> tuple[int, ...]:
        """Return how much room every group of hands has beside the cards confined to it."""
        room = [self.room[seat] for seat in self.others]
        return tuple(
            sum(n for place, n in enumerate(room) if group >> place & 1) - cards.bit_count()
            for group, cards in enumerate(self._confined)
        )

    @cached_property
    def _able(self) -> tuple[int, ...]:
        """Return the cards that each hidden hand can hold: no group it is in may overflow."""
        able: list[int] = []
        for place in range(_HANDS):
            mask = self._open[place]
            for group in _GROUPS:
                if group >> place & 1 and self._spare[group] <= 0:
                    mask &= self._confined[group]
            able.append(mask)
        return tuple(able)

    def can_have(self, seat: Seat) -> Holding:
        """Return the cards that a hidden hand may hold."""
        return Holding(self._able[self.others.index(seat)])

    def can_hold(self, seat: Seat, card: Card) -> bool:
        """Tell whether a hidden hand may hold a card."""
        return bool(self._able[self.others.index(seat)] & card.bit)

    def must_hold(self, seat: Seat) -> Holding:
        """Return the cards that a hidden hand holds for certain."""
        own = self.others.index(seat)
        elsewhere = 0
        for place, mask in enumerate(self._able):
            if place != own:
                elsewhere |= mask
        return Holding(self._able[own] & ~elsewhere)

    def holder(self, card: Card) -> Seat | None:
        """Return the hidden hand that must hold a card, if it can be only one."""
        able = [seat for seat in self.others if self.can_hold(seat, card)]
        return able[0] if len(able) == 1 else None

    def lengths(self, seat: Seat, suit: Suit) -> tuple[int, int]:
        """Return the least and the greatest number of a suit that a hidden hand can have left."""
        own = 1 << self.others.index(seat)
        classes = self._classes(suit)
        able = [
            taken
            for taken in _takes([(cards, hands) for hands, cards in classes.items() if hands & own])
            if self._fits(classes, taken, own)
        ]
        numbers = [sum(taken.values()) for taken in able]
        return min(numbers), max(numbers)

    def _classes(self, suit: Suit) -> Mapping[int, int]:
        """Return how many cards of a suit are open to each group of hands, and to no other."""
        found: dict[int, int] = {}
        for card in self.out.suit(suit):
            hands = sum(1 << place for place, mask in enumerate(self._open) if mask & card.bit)
            found[hands] = found.get(hands, 0) + 1
        return found

    def _fits(self, classes: Mapping[int, int], taken: Mapping[int, int], own: int) -> bool:
        """Tell whether a hand can have just so many cards of each class of one suit."""
        for group in _GROUPS:
            more = 0
            for hands, cards in classes.items():
                if hands & own:
                    given = taken[hands]
                    inside = given * bool(group & own) + (cards - given) * (
                        hands & ~own & ~group == 0
                    )
                    more += inside - cards * (hands & ~group == 0)
            if more > self._spare[group]:
                return False
        return all(taken[hands] == n for hands, n in classes.items() if hands == own)

    @cached_property
    def masters(self) -> Holding:
        """Return the cards of the seat's own hand that no card out of their suit can beat."""
        own, out = 0, self.out.bits
        for suit in SUITS:
            best = (out & suit.mask).bit_length()
            own |= self.sight.hand.bits & suit.mask & ~((1 << best) - 1)
        return Holding(own)

    @cached_property
    def voids(self) -> Mapping[tuple[Seat, Suit], Moment | None]:
        """Return the suits that hidden hands have none of; None where only the count tells it."""
        return {
            (seat, suit): self.renounced.get((seat, suit))
            for seat in self.others
            for suit in SUITS
            if not self.can_have(seat).bits & suit.mask
        }


def _takes(classes: list[tuple[int, int]]) -> Iterable[dict[int, int]]:
    """Yield every way to take a number of cards from each class, as the number of each."""
    if not classes:
        yield {}
        return
    (cards, hands), *rest = classes
    for taken in range(cards + 1):
        for others in _takes(rest):
            yield {hands: taken, **others}
