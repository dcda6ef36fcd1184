"""Weighing suits against one another: which is strongest, which weakest (pp. 56-58, 104-107)."""

from trainer.principles.claims import Trait
from trainer.principles.leads_pick import STRONG
from trainer.principles.view import View
from trainer.whist.cards import SUITS, Card, Rank, Suit
from trainer.whist.holding import HONOURS, Holding

_WORTH = {Rank.ACE: 16, Rank.KING: 12, Rank.QUEEN: 8, Rank.KNAVE: 5, Rank.TEN: 3, Rank.NINE: 2}
"""What a high card is worth in comparing suits of one length; the scale is ours."""
UNDEVELOPED = 5
"""How many tricks are played while a hand counts as undeveloped (p. 107); the number is ours."""


def high_cards(cards: Holding, suit: Suit) -> int:
    """Return the worth of the high cards of a suit, for comparing suits of one length."""
    return sum(_WORTH.get(card.rank, 0) for card in cards.suit(suit))


def strongest(view: View, cards: Holding) -> tuple[Suit, ...]:
    """Return the strongest of some suits: length first, then high cards, trumps last (p. 57)."""
    suits = [suit for suit in SUITS if cards.suit(suit)]
    if not suits:
        return ()

    def strength(suit: Suit) -> tuple[int, bool, int]:
        return cards.length(suit), suit is not view.trumps, high_cards(cards, suit)

    best = max(map(strength, suits))
    return tuple(suit for suit in suits if strength(suit) == best)


def weakest(view: View, cards: Holding) -> tuple[Suit, ...]:
    """Return the weakest plain suits that may be discarded from: the fewest and lowest cards.

    Of long suits one in which an adversary has shown strength is the weaker: it will hardly be
    established against him (p. 104).
    """
    suits = [suit for suit in view.plain if cards.suit(suit)]
    if not suits:
        return ()

    def strength(suit: Suit) -> tuple[int, bool, int]:
        length = cards.length(suit)
        hopeless = length >= STRONG and any(
            view.claimed(seat, Trait.STRONG, suit) for seat in (view.left, view.right)
        )
        return length, not hopeless, high_cards(cards, suit)

    least = min(map(strength, suits))
    return tuple(suit for suit in suits if strength(suit) == least)


def spare(view: View) -> Holding:
    """Return the plain cards that can be thrown without harm to a guard (p. 107).

    Winners and honours are kept; so are a king's only guard, the two of a queen, and a single card
    while the hand is undeveloped and its suit has not been led.
    """
    return Holding.of(
        card
        for suit in view.plain
        for card in view.legal.suit(suit)
        if not view.master(card) and card.rank not in HONOURS and _can_spare(view, card)
    )


def unafraid(view: View) -> bool:
    """Tell whether honours may be unguarded and single cards thrown (p. 107).

    That is with strength in trumps shown by the seat, and by no adversary. The page says "on your
    side": that guards are kept where the strength is partner's alone is ours.
    """
    against = view.trumps_shown_by(view.left) or view.trumps_shown_by(view.right)
    return view.trumps_shown_by(view.me) and not against


def _can_spare(view: View, card: Card) -> bool:
    held = tuple(view.hand.suit(card.suit))
    if len(held) == 1:
        return view.rounds(card.suit) > 0 or len(view.sight.tricks) > UNDEVELOPED
    if held[0].rank < Rank.QUEEN:
        return True
    above = (view.out.bits & held[0].above).bit_count()
    return len(held) > above + 1


def promising(view: View) -> tuple[Suit, ...]:
    """Return the plain suits that the seat or its side may still bring in, and so keeps whole."""
    return tuple(suit for suit in view.plain if view.established(suit))
