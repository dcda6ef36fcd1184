"""What lies open to a seat: its cards, the table, and the facts that follow from them."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

from trainer.principles.placing import Placing
from trainer.principles.shown import Shown, shown_in
from trainer.whist.cards import SUITS, Card, Suit
from trainer.whist.holding import Holding
from trainer.whist.seats import Seat
from trainer.whist.sight import Sight


@dataclass(frozen=True)
class Seen:
    """What one seat sees, and what is certain of the rest; nothing depends on the hidden cards."""

    sight: Sight

    @cached_property
    def me(self) -> Seat:
        """Return the seat that looks."""
        return self.sight.seat

    @cached_property
    def partner(self) -> Seat:
        """Return its partner."""
        return self.me.partner

    @cached_property
    def left(self) -> Seat:
        """Return the adversary who plays next."""
        return self.me.next

    @cached_property
    def right(self) -> Seat:
        """Return the adversary who plays before."""
        return self.partner.next

    @cached_property
    def hand(self) -> Holding:
        """Return the seat's own cards."""
        return self.sight.hand

    @cached_property
    def trumps(self) -> Suit:
        """Return the trump suit."""
        return self.sight.trumps

    @cached_property
    def plain(self) -> tuple[Suit, ...]:
        """Return the plain suits."""
        return tuple(suit for suit in SUITS if suit is not self.trumps)

    @cached_property
    def legal(self) -> Holding:
        """Return what may be played."""
        return self.sight.legal

    @cached_property
    def placing(self) -> Placing:
        """Return what is certain of the hidden hands."""
        return Placing(self.sight)

    @cached_property
    def out(self) -> Holding:
        """Return the cards in the hidden hands."""
        return self.placing.out

    @cached_property
    def shown(self) -> tuple[Shown, ...]:
        """Return every card on the table, in order."""
        return tuple(shown_in(self.sight))

    @cached_property
    def dealt(self) -> Holding:
        """Return the cards that the seat was dealt."""
        return self.hand | Holding.of(shown.card for shown in self.played_by(self.me))

    def played_by(self, seat: Seat, suit: Suit | None = None) -> tuple[Shown, ...]:
        """Return the cards that a seat has played, of one suit if it is named, in order."""
        return self._played_by.get((seat, suit), ())

    @cached_property
    def _played_by(self) -> Mapping[tuple[Seat, Suit | None], tuple[Shown, ...]]:
        played: dict[tuple[Seat, Suit | None], tuple[Shown, ...]] = {}
        for shown in self.shown:
            for key in ((shown.seat, shown.card.suit), (shown.seat, None)):
                played[key] = (*played.get(key, ()), shown)
        return played

    def leads_of(self, seat: Seat, suit: Suit | None = None) -> tuple[Shown, ...]:
        """Return what a seat has led, of one suit if it is named, in order."""
        return tuple(shown for shown in self.played_by(seat, suit) if shown.leads)

    def discards_of(self, seat: Seat) -> tuple[Shown, ...]:
        """Return the plain cards that a seat has thrown to other suits, in order."""
        return tuple(
            shown
            for shown in self.played_by(seat)
            if not shown.follows and shown.card.suit is not self.trumps
        )

    def first_lead(self, suit: Suit) -> Shown | None:
        """Return the lead that opened a suit."""
        return self._opened.get(suit)

    @cached_property
    def _opened(self) -> Mapping[Suit, Shown]:
        opened: dict[Suit, Shown] = {}
        for shown in self.shown:
            if shown.leads:
                opened.setdefault(shown.card.suit, shown)
        return opened

    def rounds(self, suit: Suit) -> int:
        """Return how often a suit has been led, the trick on the table included."""
        return sum(shown.leads and shown.card.suit is suit for shown in self.shown)

    # The trick on the table

    @cached_property
    def place(self) -> int:
        """Return the place in the trick of the card to be played: 1 leads, 4 is last."""
        return len(self.sight.trick.cards) + 1

    @cached_property
    def led(self) -> Card | None:
        """Return the card led to this trick."""
        return self.sight.trick.cards[0] if self.sight.trick.cards else None

    @cached_property
    def winner(self) -> Seat | None:
        """Return who is winning the trick."""
        return self.sight.trick.winner(self.trumps)

    @cached_property
    def best(self) -> Card | None:
        """Return the card that is winning the trick."""
        return self.sight.trick.card_of(self.winner) if self.winner else None

    @cached_property
    def follows(self) -> bool:
        """Tell whether the seat has to follow suit."""
        return self.led is not None and bool(self.hand.bits & self.led.suit.mask)

    @cached_property
    def to_come(self) -> tuple[Seat, ...]:
        """Return the seats that play after this one in this trick."""
        return self.sight.trick.leader.round()[self.place :]

    @cached_property
    def heading(self) -> Holding:
        """Return the cards that would take the lead of the trick now."""
        best = self.best
        if best is None:
            return self.legal
        above = self.legal.bits & best.above
        if best.suit is not self.trumps:
            above |= self.legal.bits & self.trumps.mask
        return Holding(above)
