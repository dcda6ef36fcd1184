"""Placing the cards: which of three hidden hands can, and which must, hold each card unseen.

What is certain follows from the numbers of cards, from suits renounced, from the turn-up and from
what is stipulated, and from nothing else. A set of cards can be dealt to the hands if, for every
group of hands, no more cards are shut up in it than it has room for (Hall's theorem).
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations

from trainer.whist.cards import SUITS, Card, Suit
from trainer.whist.holding import EMPTY, Holding
from trainer.whist.moment import START, Moment
from trainer.whist.seats import SEATS, Seat
from trainer.whist.sight import Sight

Room = Mapping[Seat, int]


@dataclass(frozen=True)
class Placing:
    """What a seat can be certain of about the hidden hands."""

    sight: Sight

    @cached_property
    def others(self) -> tuple[Seat, ...]:
        """Return the seats whose cards are hidden."""
        return tuple(seat for seat in SEATS if seat is not self.sight.seat)

    @cached_property
    def out(self) -> Holding:
        """Return the cards that are in the hidden hands, in whichever."""
        return self.sight.pack - self.sight.hand - self.sight.gone

    @cached_property
    def room(self) -> Room:
        """Return how many cards each hidden hand has left."""
        played = [play.seat for play in self.sight.plays]
        return {seat: self.sight.size - played.count(seat) for seat in self.others}

    @cached_property
    def renounced(self) -> Mapping[tuple[Seat, Suit], Moment]:
        """Return the suits that a hidden hand has not followed, each with the first moment."""
        found: dict[tuple[Seat, Suit], Moment] = {}
        tricks = (*self.sight.tricks, self.sight.trick)
        for number, trick in enumerate(tricks, 1):
            for place, play in enumerate(trick.plays, 1):
                led = trick.cards[0].suit
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
    def _open_to(self) -> Mapping[Card, frozenset[Seat]]:
        """Return the hands that each card out is not barred from, taken by itself."""
        return {card: frozenset(self._allowed(card)) for card in self.out}

    def _allowed(self, card: Card) -> Iterable[Seat]:
        if card in self.told:
            return (self.told[card][0],)
        barred = {known.seat for known in self.sight.known if card in known.lacks}
        return (
            seat
            for seat in self.others
            if seat not in barred and (seat, card.suit) not in self.renounced
        )

    def can_hold(self, seat: Seat, card: Card) -> bool:
        """Tell whether a hidden hand may hold a card."""
        if card not in self.out or seat not in self._open_to[card]:
            return False
        return self._fits(Holding.of((card,)), seat)

    def must_hold(self, seat: Seat) -> Holding:
        """Return the cards that a hidden hand holds for certain."""
        return Holding.of(card for card in self.out if self.holder(card) is seat)

    def holder(self, card: Card) -> Seat | None:
        """Return the hidden hand that must hold a card, if it can be only one."""
        able = [seat for seat in self.others if self.can_hold(seat, card)]
        return able[0] if len(able) == 1 else None

    def lengths(self, seat: Seat, suit: Suit) -> tuple[int, int]:
        """Return the least and the greatest number of a suit that a hidden hand can have left."""
        cards = [card for card in self.out.suit(suit) if seat in self._open_to[card]]
        able = [n for n in range(len(cards) + 1) if self._can_have(seat, cards, n)]
        return min(able), max(able)

    def _can_have(self, seat: Seat, cards: list[Card], number: int) -> bool:
        """Tell whether a hand can hold just so many of some cards of one suit.

        Cards with the same hands open to them are alike, so that one choice of each number serves.
        """
        alike: dict[frozenset[Seat], list[Card]] = {}
        for card in cards:
            alike.setdefault(self._open_to[card], []).append(card)
        return any(
            self._fits(Holding.of(chosen), seat, Holding.of(cards) - Holding.of(chosen))
            for chosen in _choices(list(alike.values()), number)
        )

    def _fits(self, given: Holding, seat: Seat, denied: Holding = EMPTY) -> bool:
        """Tell whether all the cards can be dealt with some given to a hand, and some denied it."""
        shut: dict[frozenset[Seat], int] = {}
        for card in self.out:
            hands = self._open_to[card]
            if card in given:
                hands = frozenset((seat,))
            elif card in denied:
                hands -= {seat}
            shut[hands] = shut.get(hands, 0) + 1
        for size in range(len(self.others)):
            for group in combinations(self.others, size):
                inside = sum(n for hands, n in shut.items() if hands <= set(group))
                if inside > sum(self.room[each] for each in group):
                    return False
        return True

    @cached_property
    def masters(self) -> Holding:
        """Return the cards of the seat's own hand that no card out of their suit can beat."""
        own = EMPTY
        for suit in SUITS:
            best = self.out.highest(suit)
            own |= Holding.of(
                card for card in self.sight.hand.suit(suit) if best is None or card.rank > best.rank
            )
        return own

    @cached_property
    def voids(self) -> Mapping[tuple[Seat, Suit], Moment | None]:
        """Return the suits that hidden hands have none of; None where only the count tells it."""
        return {
            (seat, suit): self.renounced.get((seat, suit))
            for seat in self.others
            for suit in SUITS
            if self.lengths(seat, suit)[1] == 0
        }


def _choices(groups: list[list[Card]], number: int) -> Iterable[tuple[Card, ...]]:
    """Yield a choice of so many cards for every way to take numbers from groups of like cards."""
    if not groups:
        if number == 0:
            yield ()
        return
    first, *rest = groups
    for taken in range(min(number, len(first)) + 1):
        for others in _choices(rest, number - taken):
            yield (*first[:taken], *others)
