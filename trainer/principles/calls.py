"""Calling for trumps: what the cards played say (pp. 126-127)."""

from collections.abc import Iterable

from trainer.whist.cards import Card, Suit
from trainer.whist.seats import Seat
from trainer.whist.trick import Trick


def has_called(seat: Seat, tricks: Iterable[Trick], trumps: Suit) -> bool:
    """Tell whether a seat has completed a call: an unnecessarily high card, then a lower one."""
    return call_completed(seat, tricks, trumps) is not None


def call_completed(seat: Seat, tricks: Iterable[Trick], trumps: Suit) -> int | None:
    """Return the number of the trick, from 1, in which a seat completed a call, if it has.

    It is read from the first two cards of a plain suit that the seat throws to another's lead,
    following or discarding, leaving out one that headed the trick, since a card that covers is not
    unnecessarily high (pp. 126-127, 275). Two cards that rise, as when clearing partner's way, are
    no call even if a lower one falls later (p. 98).
    """
    first: dict[Suit, Card | None] = {}
    for number, trick in enumerate(tricks, 1):
        card = trick.card_of(seat)
        if card is None or trick.leader is seat or card.suit is trumps:
            continue
        if card.suit not in first:
            if not _headed(seat, trick, trumps):
                first[card.suit] = card
            continue
        before, first[card.suit] = first[card.suit], None
        if before is not None and card.rank < before.rank:
            return number
    return None


def _headed(seat: Seat, trick: Trick, trumps: Suit) -> bool:
    """Tell whether the seat's card was winning when it was played."""
    own = trick.leader.round().index(seat)
    return Trick(trick.leader, trick.cards[: own + 1]).winner(trumps) is seat
