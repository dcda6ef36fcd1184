"""A view: what a seat sees with all that follows from it, as the principles look at it."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING

from trainer.principles.calls import call_completed
from trainer.principles.claims import Claim, Degree, Trait
from trainer.principles.seen import Seen
from trainer.principles.shown import Shown
from trainer.whist.cards import Card, Suit
from trainer.whist.holding import Holding
from trainer.whist.moment import Moment
from trainer.whist.seats import SEATS, Seat

if TYPE_CHECKING:
    from trainer.principles.lead_heard import LeadHeard

Ear = Callable[["View", Shown], Iterable[Claim]]


@dataclass(frozen=True)
class View(Seen):
    """What one seat can make of what it sees; nothing in it depends on the hidden cards.

    `ears` are the inferences by which the cards shown are heard.
    """

    ears: tuple[Ear, ...] = field(default=(), repr=False)

    @cached_property
    def claims(self) -> tuple[Claim, ...]:
        """Return what the cards of the others tell, by the conventions, in order."""
        return tuple(
            claim
            for shown in self.shown
            if shown.seat is not self.me
            for ear in self.ears
            for claim in ear(self, shown)
        )

    @cached_property
    def leads_read(self) -> dict[Suit, "LeadHeard"]:
        """Return the leads read so far, by the suit opened: `read_lead` keeps each here."""
        return {}

    def beaten_by(self, seat: Seat, card: Card) -> bool:
        """Tell whether a seat still to play may beat a card in this trick, as far as is certain."""
        able = self.placing.can_have(seat).bits & self.theirs.bits
        led = self.led or card
        suit = card.suit
        if suit is led.suit:
            if able & card.above:
                return True
            may_ruff = suit is not self.trumps and not self.must_follow(seat, suit)
            return may_ruff and bool(able & self.trumps.mask)
        if suit is not self.trumps or self.must_follow(seat, led.suit):
            return False
        return bool(able & card.above)

    def must_follow(self, seat: Seat, suit: Suit) -> bool:
        """Tell whether a hidden hand is certain to have a card of a suit."""
        return bool(self.placing.must_hold(seat).bits & suit.mask) or (
            self.placing.lengths(seat, suit)[0] > 0
        )

    def sure(self, card: Card) -> bool:
        """Tell whether no adversary still to play can beat a card in this trick."""
        return not any(
            self.beaten_by(seat, card) for seat in self.to_come if seat is not self.partner
        )

    # Suits

    def void(self, seat: Seat, suit: Suit) -> bool:
        """Tell whether a hidden hand certainly has none of a suit."""
        return not self.placing.can_have(seat).bits & suit.mask

    @cached_property
    def theirs(self) -> Holding:
        """Return the cards that the adversaries may have: those out, but for partner's known."""
        return self.out - self.marked_with(self.partner)

    def above_theirs(self, card: Card) -> bool:
        """Tell whether no adversary can have a better card of its suit, as far as is known."""
        return not self.theirs.bits & card.above

    def master(self, card: Card) -> bool:
        """Tell whether no card of its suit in the hidden hands beats a card."""
        return not self.out.bits & card.above

    @cached_property
    def masters(self) -> Holding:
        """Return the cards of the seat's own hand that no card of their suit can beat."""
        return self.placing.masters

    def established(self, suit: Suit) -> bool:
        """Tell whether the rest of a suit is the seat's own: winners and small ones behind them.

        A single card counts only when it is the last of the suit.
        """
        own, out = self.hand.length(suit), self.out.length(suit)
        winners = self.masters.length(suit)
        if not winners or (own < 2 and out):
            return False
        return winners == own or winners == own - 1 > 1 or winners * 2 >= out

    def winning_suit(self, suit: Suit) -> bool:
        """Tell whether this side has the rest of a suit: the seat, or partner by his cards."""
        return self.established(suit) or (self.partner_has_best(suit) and self.rounds(suit) > 0)

    def partner_has_best(self, suit: Suit) -> bool:
        """Tell whether partner has, by his cards or by theirs, the best card out of a suit."""
        best = self.out.highest(suit)
        return best is not None and best in (
            self.marked_with(self.partner) | self.placed_with(self.partner)
        )

    # Trumps

    @cached_property
    def adverse_trumps(self) -> int:
        """Return the greatest number of trumps that the adversaries can have left."""
        sides = self.placing.can_have(self.left) | self.placing.can_have(self.right)
        return (sides - self.placing.must_hold(self.partner)).length(self.trumps)

    @cached_property
    def trumps_dealt(self) -> int:
        """Return how many trumps the seat was dealt."""
        return self.dealt.length(self.trumps)

    def called(self, seat: Seat) -> bool:
        """Tell whether a seat has called for trumps (p. 126)."""
        return self.call_of(seat) is not None

    def call_of(self, seat: Seat) -> Moment | None:
        """Return the moment of the card that completed a seat's call for trumps, or its echo."""
        return self._calls[seat]

    def echoed(self, seat: Seat) -> bool:
        """Tell whether a seat's call answers its partner's (p. 128)."""
        own = self.call_of(seat)
        return own is not None and self.called_before(seat.partner, own)

    @cached_property
    def _calls(self) -> Mapping[Seat, Moment | None]:
        tricks = (*self.sight.tricks, self.sight.trick)
        return {seat: call_completed(seat, tricks, self.trumps) for seat in SEATS}

    def called_before(self, seat: Seat, at: Moment) -> bool:
        """Tell whether a seat had called for trumps before a moment."""
        asked = self.call_of(seat)
        return asked is not None and asked < at

    def trumps_shown_by(self, seat: Seat) -> bool:
        """Tell whether a seat has declared strength in trumps, by calling or leading uncalled."""
        return self.called(seat) or self._leads_trumps is seat

    def answers_call(self, lead: Shown) -> bool:
        """Tell whether trumps were led because partner had called, from any number (p. 127)."""
        return lead.card.suit is self.trumps and self.called_before(lead.seat.partner, lead.at)

    @cached_property
    def _leads_trumps(self) -> Seat | None:
        """Return who opened trumps, unless he did it because his partner had called."""
        opening = self.first_lead(self.trumps)
        return None if opening is None or self.answers_call(opening) else opening.seat

    @cached_property
    def trumps_against(self) -> bool:
        """Tell whether the adversaries alone have declared strength in trumps (p. 105)."""
        return (
            any(self.trumps_shown_by(seat) for seat in (self.left, self.right))
            and not self.trumps_shown_by(self.partner)
            and not self.trumps_shown_by(self.me)
        )

    # What is known of the others by convention

    def claimed(self, seat: Seat, trait: Trait, suit: Suit | None = None) -> bool:
        """Tell whether a seat has claimed a trait, of a suit if one is named."""
        return any(
            claim.seat is seat and claim.trait is trait and suit in (None, claim.suit)
            for claim in self.claims
        )

    def marked_with(self, seat: Seat) -> Holding:
        """Return the cards that a hidden hand has, for certain or by a claim that facts allow."""
        return self._marked[seat]

    @cached_property
    def _marked(self) -> Mapping[Seat, Holding]:
        cards = {seat: self.placing.must_hold(seat) for seat in self.placing.others}
        for claim in self.claims:
            cards[claim.seat] |= claim.holds & self.placing.can_have(claim.seat)
        return cards

    @cached_property
    def trumps_to_draw(self) -> int:
        """Return how many trumps the adversaries have at most, if the cards are believed."""
        out = self.out.length(self.trumps)
        shown = [
            claim.least or 0
            for claim in self.claims
            if claim.seat is self.partner
            and claim.suit is self.trumps
            and claim.degree >= Degree.LIKELY
        ]
        likely = self.likely_with(self.left) | self.likely_with(self.right)
        thought = (likely & self.theirs).length(self.trumps)
        return min(self.adverse_trumps, thought, out - max(shown, default=0))

    def likely_with(self, seat: Seat) -> Holding:
        """Return the cards that a hidden hand may have by facts and by what has been claimed."""
        return self._likely[seat]

    @cached_property
    def _likely(self) -> Mapping[Seat, Holding]:
        able = {seat: self.placing.can_have(seat) for seat in self.placing.others}
        cards = dict(able)
        for claim in self.claims:
            if claim.degree >= Degree.LIKELY and not self.belied(claim):
                cards[claim.seat] -= claim.lacks
                if claim.most == 0 and claim.suit is not None:
                    sure = self.placing.must_hold(claim.seat)
                    cards[claim.seat] -= Holding(claim.suit.mask) - sure
        return {seat: held or able[seat] for seat, held in cards.items()}

    def belied(self, claim: Claim) -> bool:
        """Tell whether a seat has, or has played since, what a claim says that it lacked."""
        if claim.lacks & self.placing.must_hold(claim.seat):
            return True
        since = self.played_by(claim.seat, claim.suit)
        return any(each.at > claim.at and each.card in claim.lacks for each in since)

    def placed_with(self, seat: Seat) -> Holding:
        """Return the cards that by facts and claims no other hidden hand may have."""
        cards = self.marked_with(seat) | self.likely_with(seat)
        for other in self.placing.others:
            if other is not seat:
                cards -= self.likely_with(other)
        return cards

    # Choosing

    def only(self, suits: Iterable[Suit]) -> Holding:
        """Return the cards that may be played of some suits."""
        bits = 0
        for suit in suits:
            bits |= suit.mask
        return Holding(self.legal.bits & bits)

    def within(self, suit: Suit, cards: Holding) -> Holding:
        """Return what may be played when of a suit only some cards are to be, whatever else is."""
        return Holding(self.legal.bits & ~suit.mask | cards.bits)

    def lowest_of_sequence(self, card: Card) -> Card:
        """Return the lowest card of the hand that tells the same as one: none alive between."""
        alive = self.out.bits | Holding.of(self.sight.trick.cards).bits
        low = card
        for each in self.hand.suit(card.suit):
            if each.rank < low.rank:
                if alive & low.below & each.above:
                    break
                low = each
        return low

    @cached_property
    def sure_to_win(self) -> Holding:
        """Return the cards that head the trick, and that no adversary still to play can beat."""
        return Holding.of(card for card in self.heading if self.sure(card))
