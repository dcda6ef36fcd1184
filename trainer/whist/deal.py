"""A deal: who holds what, what is trumps, who leads; whole, or the ending of a hand."""

from collections.abc import Sequence
from dataclasses import dataclass

from trainer.text import count, say
from trainer.whist.cards import Card, Suit
from trainer.whist.errors import BadDeal
from trainer.whist.holding import EMPTY, Holding
from trainer.whist.ruleset import SHORT_WHIST, Ruleset
from trainer.whist.seats import SEATS, Seat, Side


@dataclass(frozen=True, slots=True)
class Deal:
    """Four hands of equal size, the trump suit and the first leader.

    A whole deal has a dealer and a turn-up, from which trumps and leader follow; an ending states
    trumps and leader and has no turn-up. Build one with `Deal.whole`, `Deal.ending` or
    `Deal.dealt`, which raise BadDeal with everything that is wrong.
    """

    hands: tuple[Holding, Holding, Holding, Holding]
    trumps: Suit
    leader: Seat
    turn_up: Card | None = None
    rules: Ruleset = SHORT_WHIST

    @staticmethod
    def whole(
        hands: Sequence[Holding], turn_up: Card, dealer: Seat = Seat.Z, rules: Ruleset = SHORT_WHIST
    ) -> "Deal":
        """Return a whole deal: the turn-up is the dealer's and fixes trumps."""
        faults = hand_faults(hands, rules.hand_size, rules)
        if len(hands) == len(SEATS):
            faults += turn_up_faults(hands, turn_up, dealer)
        if faults:
            raise BadDeal(faults)
        return Deal(_four(hands), turn_up.suit, dealer.next, turn_up, rules)

    @staticmethod
    def ending(
        hands: Sequence[Holding], trumps: Suit, leader: Seat, rules: Ruleset = SHORT_WHIST
    ) -> "Deal":
        """Return an ending, of one card each up to a whole hand."""
        if faults := hand_faults(hands, len(hands[0]) if hands else 0, rules):
            raise BadDeal(faults)
        return Deal(_four(hands), trumps, leader, None, rules)

    @staticmethod
    def dealt(pack: Sequence[Card], dealer: Seat = Seat.Z, rules: Ruleset = SHORT_WHIST) -> "Deal":
        """Deal a shuffled pack one card at a time, the last one turned up (Laws 33, 44)."""
        last = rules.hand_size * len(SEATS) - 1
        if len(pack) <= last:
            message = say("{n} cards are dealt, and there are {m}", n=last + 1, m=len(pack))
            raise BadDeal((message,))
        hands = [EMPTY] * len(SEATS)
        seat = dealer
        for card in pack[: last + 1]:
            seat = seat.next
            hands[seat.place] = hands[seat.place].with_card(card)
        return Deal.whole(hands, pack[last], dealer, rules)

    def hand(self, seat: Seat) -> Holding:
        """Return the cards dealt to a seat."""
        return self.hands[seat.place]

    @property
    def dealer(self) -> Seat:
        """Return the seat to the right of the first leader."""
        return self.leader.next.partner

    @property
    def pack(self) -> Holding:
        """Return all the cards dealt."""
        a, y, b, z = self.hands
        return a | y | b | z

    @property
    def size(self) -> int:
        """Return the number of cards each hand begins with."""
        return len(self.hands[0])

    def honours(self, side: Side) -> int:
        """Return the number of trump honours dealt to a side."""
        held = (self.hand(seat).suit(self.trumps) for seat in SEATS if seat.side is side)
        return sum(card.rank in self.rules.honours for trumps in held for card in trumps)


def hand_faults(hands: Sequence[Holding], size: int, rules: Ruleset) -> tuple[str, ...]:
    """Return everything that is wrong with four hands that should have `size` cards each."""
    if len(hands) != len(SEATS):
        return (say("four hands are expected, not {n}", n=len(hands)),)
    if not size:
        return (say("an ending has at least one card in each hand"),)
    faults: list[str] = []
    seen = EMPTY
    pack = Holding.of(rules.pack)
    for seat, hand in zip(SEATS, hands, strict=True):
        if len(hand) != size:
            faults.append(wrong_size(seat, len(hand), size))
        for card in hand & seen:
            faults.append(say("{card} is in {seat}'s hand and in another", card=card, seat=seat))
        for card in hand - pack:
            faults.append(say("{card} is not in the pack of {game}", card=card, game=rules.name))
        seen |= hand
    return tuple(faults)


def wrong_size(seat: Seat, held: int, size: int) -> str:
    """Return the words for a hand with too many or too few cards."""
    cards = count(held, "{n} card", "{n} cards")
    return say("{seat} has {cards}, and should have {size}", seat=seat, cards=cards, size=size)


def turn_up_faults(hands: Sequence[Holding], turn_up: Card, dealer: Seat) -> tuple[str, ...]:
    """Return what is wrong with the turned-up card: the dealer must hold it (Law 44)."""
    if turn_up in hands[dealer.place]:
        return ()
    words = say(
        "the turn-up {card} is not in the hand of the dealer, {seat}", card=turn_up, seat=dealer
    )
    return (words,)


def _four(hands: Sequence[Holding]) -> tuple[Holding, Holding, Holding, Holding]:
    a, y, b, z = hands
    return a, y, b, z
