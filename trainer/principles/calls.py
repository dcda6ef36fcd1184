"""Calling for trumps: what the cards played say (pp. 126-128)."""

from collections.abc import Iterable

from trainer.whist.cards import Card, Suit
from trainer.whist.moment import START, Moment
from trainer.whist.seats import Seat
from trainer.whist.trick import Trick


def has_called(seat: Seat, tricks: Iterable[Trick], trumps: Suit) -> bool:
    """Tell whether a seat has completed a call: an unnecessarily high card, then a lower one."""
    return call_completed(seat, tricks, trumps) is not None


def call_completed(seat: Seat, tricks: Iterable[Trick], trumps: Suit) -> Moment | None:
    """Return the moment of the card that completed a seat's call, if it has called.

    It is read from the first two cards of a plain suit that the seat throws to another's lead,
    following or discarding, leaving out one that headed the trick, since a card that covers is not
    unnecessarily high (pp. 126-127, 275). Two cards that rise, as when clearing partner's way, are
    no call even if a lower one falls later (p. 98). Once partner has called, the reading begins
    anew: the echo may be made with cards of a suit thrown from before (pp. 128, 261).
    """
    laid = tuple(tricks)
    own = _completed(seat, laid, trumps, START)
    asked = _completed(seat.partner, laid, trumps, START)
    echo = asked and _completed(seat, laid, trumps, asked)
    return min((at for at in (own, echo) if at is not None), default=None)


def _completed(seat: Seat, tricks: tuple[Trick, ...], trumps: Suit, since: Moment) -> Moment | None:
    """Return when a call was completed by the cards thrown after a moment."""
    first: dict[Suit, Card | None] = {}
    for number, trick in enumerate(tricks, 1):
        card = trick.card_of(seat)
        if card is None or trick.leader is seat or card.suit is trumps:
            continue
        at = Moment.at(number, trick.leader.round().index(seat) + 1)
        if at < since:
            continue
        if card.suit not in first:
            if not _headed(seat, trick, trumps):
                first[card.suit] = card
            continue
        before, first[card.suit] = first[card.suit], None
        if before is not None and card.rank < before.rank:
            return at
    return None


def _headed(seat: Seat, trick: Trick, trumps: Suit) -> bool:
    """Tell whether the seat's card was winning when it was played."""
    own = trick.leader.round().index(seat)
    return Trick(trick.leader, trick.cards[: own + 1]).winner(trumps) is seat
