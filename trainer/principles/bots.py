"""Bots: players that choose from a sight alone, always the same card for the same sight."""

from trainer.principles.advisor import advise
from trainer.principles.seen import Seen
from trainer.whist.cards import SUITS, Card
from trainer.whist.holding import Holding
from trainer.whist.sight import Sight


def cavendish(sight: Sight) -> Card:
    """Choose the card that the principles advise."""
    return advise(sight).card


def simple(sight: Sight) -> Card:
    """Choose by the four sayings that every beginner is told, and nothing else.

    Low from the longest suit; second hand low, third hand high, of a sequence the lowest; last in
    hand win as cheaply as may be; void, trump unless partner is winning, if that takes the lead,
    else throw low from the shortest suit.
    """
    seen = Seen(sight)
    if seen.led is None:
        return _low_of_suit(seen, longest=True)
    if seen.follows:
        if seen.place == 3 and seen.heading:
            return _lowest_touching(seen.heading)
        if seen.place == 4 and seen.heading and seen.winner is not seen.partner:
            return _lowest(seen.heading)
        return _lowest(seen.legal)
    if seen.heading and seen.winner is not seen.partner:
        return _lowest(seen.heading)
    return _low_of_suit(seen, longest=False)


def _low_of_suit(seen: Seen, *, longest: bool) -> Card:
    """Return the lowest card of the longest or the shortest suit, a plain suit before trumps."""
    plain = Holding(seen.legal.bits & ~seen.trumps.mask)
    cards = seen.legal if longest else plain or seen.legal
    sign = -1 if longest else 1
    suits = (suit for suit in SUITS if cards.length(suit))
    suit = min(suits, key=lambda s: (sign * cards.length(s), s is seen.trumps, s.place))
    return _lowest(cards.suit(suit))


def _lowest_touching(cards: Holding) -> Card:
    """Return the lowest card of the sequence that the highest card of one suit begins."""
    first, *rest = cards
    for card in rest:
        if first.rank - card.rank != 1:
            break
        first = card
    return first


def _lowest(cards: Holding) -> Card:
    return min(cards, key=_height)


def _height(card: Card) -> tuple[int, int]:
    return card.rank, card.suit.place
