"""Choosing among cards that are equal, and finding what to finesse with (pp. 83, 92-95, 114)."""

from trainer.principles.leads_pick import STRONG
from trainer.principles.view import View
from trainer.whist.cards import Card, Rank
from trainer.whist.holding import Holding

SMALL = Rank.SIX
"""How high a trump still counts as very small (p. 114); the rank is ours."""


def of_sequence(view: View, top: Card) -> Card:
    """Return the card to play of a sequence: its lowest, unless that is the turn-up and is kept."""
    low = view.lowest_of_sequence(top)
    return (_next_above(view, low) or low) if low == turn_up_kept(view) else low


def turn_up_kept(view: View) -> Card | None:
    """Return the seat's turned-up card, if it is to be kept since a higher one is equal (p. 114).

    It is not kept from adversaries who would draw it, having shown strength against weakness; nor
    where to trump with the higher of two very small trumps would show a strength not there.
    """
    up = view.sight.turn_up
    if view.place == 1 or up is None or up not in view.legal or up.rank >= Rank.KNAVE:
        return None
    if view.trumps_against and view.hand.length(view.trumps) < STRONG:
        return None
    other = _next_above(view, up)
    if other is None or view.lowest_of_sequence(other) == other:
        return None
    misread = not view.follows and other.rank <= SMALL and view.trumps_dealt < STRONG
    return None if misread else up


def _next_above(view: View, low: Card) -> Card | None:
    """Return the next higher card of the hand in the suit."""
    return (view.hand & Holding(low.above)).lowest(low.suit)


def gap_below(view: View, top: Card) -> Card | None:
    """Return the card of the hand below `top` with just one card out between the two.

    The one card must be such as the second hand may hold.
    """
    for card in view.hand.suit(top.suit):
        if card.rank >= top.rank:
            continue
        between = view.out.bits & top.below & card.above
        if between.bit_count() == 1 and view.placing.can_have(view.right).bits & between:
            return card
        if between:
            return None
    return None
