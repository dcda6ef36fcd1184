"""Void of the suit led: may one trump, is the card doubtful, is it partner's (pp. 129-131)?"""

from trainer.principles.finessing import of_sequence
from trainer.principles.view import View
from trainer.whist.cards import Card
from trainer.whist.holding import Holding


def may_ruff(view: View) -> bool:
    """Tell whether the seat has none of a plain suit led, and a trump that would win."""
    led = view.led
    return (
        led is not None
        and not view.follows
        and led.suit is not view.trumps
        and bool(view.heading.bits & view.trumps.mask)
        and bool(view.legal.bits & ~view.trumps.mask)
    )


def partners_trick(view: View) -> bool:
    """Tell whether partner is winning with a card that no adversary still to play can beat."""
    return view.winner is view.partner and view.best is not None and _safe(view)


def _safe(view: View) -> bool:
    best = view.best
    assert best is not None
    if view.place == 4:
        return True
    if view.led is not None and best.suit is view.led.suit:
        return view.above_theirs(best)
    return view.sure(best)


def doubtful(view: View) -> bool:
    """Tell whether partner, still to play, may have the best of the suit led (p. 129)."""
    led, best = view.led, view.best
    if led is None or best is None:
        return False
    if view.place == 3 and view.winner is view.partner:
        return True
    if view.place != 2:
        return False
    theirs = view.marked_with(view.left) | view.marked_with(view.right)
    return bool(view.placing.can_have(view.partner).bits & best.above & ~theirs.bits)


def trumps_kept(view: View) -> int:
    """Return the trumps that count as strength: those held, and those played to trump leads."""
    drawn = sum(shown.follows for shown in view.played_by(view.me, view.trumps))
    return view.hand.length(view.trumps) + drawn


def trump_to_take(view: View) -> Card | None:
    """Return the trump to take a plain suit with: the lowest, where the next hand may follow suit.

    Where it is known to have none of the suit, a higher one, if a lower may be trumped over. No
    page says this; but a trump is to make a trick, and a little one would not.
    """
    lowest, highest = view.heading.lowest(view.trumps), view.heading.highest(view.trumps)
    if view.led is None or lowest is None or highest is None:
        return None
    if view.sure(lowest) or not view.void(view.left, view.led.suit):
        return lowest
    return view.sure_to_win.lowest(view.trumps) or of_sequence(view, highest)


def discarding(view: View) -> bool:
    """Tell whether the seat cannot follow suit and has a plain card to throw."""
    return view.led is not None and not view.follows and bool(view.legal.bits & ~view.trumps.mask)


def or_ruff(view: View, plain: Holding) -> Holding:
    """Return the plain cards of some that may be thrown, with the trumps that would win.

    Whether to trump is for other rules; to trump lower than has been trumped already is not.
    """
    trumps = view.only((view.trumps,))
    return plain - trumps | view.heading & trumps
