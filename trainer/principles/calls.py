"""Calling for trumps: what the cards played say (pp. 126-127)."""

from collections.abc import Iterable

from trainer.whist.cards import Card, Suit
from trainer.whist.seats import Seat
from trainer.whist.trick import Trick, beats


def has_called(seat: Seat, tricks: Iterable[Trick], trumps: Suit) -> bool:
    """Tell whether a seat has completed a call: an unnecessarily high card, then a lower one.

    The high card counts only if it was played to another's lead of a plain suit and did not head
    the trick, since a card that covers is not unnecessarily high; the lower card is the next one
    of the suit that the seat plays to another's lead (p. 126).
    """
    thrown: dict[Suit, Card] = {}
    for trick in tricks:
        card = trick.card_of(seat)
        if card is None or trick.leader is seat:
            continue
        led = trick.cards[0].suit
        if led is trumps or card.suit is not led:
            continue
        before = thrown.pop(led, None)
        if before is not None and card.rank < before.rank:
            return True
        if not _headed(seat, trick, trumps):
            thrown[led] = card
    return False


def _headed(seat: Seat, trick: Trick, trumps: Suit) -> bool:
    """Tell whether the seat's card was winning when it was played."""
    own = trick.leader.round().index(seat)
    return all(beats(trick.cards[own], card, trumps) for card in trick.cards[:own])
