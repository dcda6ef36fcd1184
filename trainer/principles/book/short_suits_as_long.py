"""Lead low from a short suit that can go round but once (p. 142)."""

from trainer.principles.leading import fresh
from trainer.principles.principle import Advice, Principle
from trainer.principles.view import View
from trainer.text import say
from trainer.whist.holding import Holding


def advise(view: View) -> Advice | None:
    if view.place != 1 or len(view.hand) < 2:
        return None
    winners = len(view.masters) + len(_sure_winners(view))
    if len(view.hand) - winners != 1:
        return None
    cards = view.legal
    for suit in fresh(view):
        low, high = view.hand.lowest(suit), view.hand.highest(suit)
        if low is None or high is None or high == low or high in view.masters:
            continue
        if view.hand.length(suit) > 3:
            continue
        cards &= view.within(suit, Holding.of((low,)))
    if cards == view.legal:
        return None
    why = say("The suit can go round but once: lead low, so that partner does not finesse.")
    return Advice(cards, why)


def _sure_winners(view: View) -> Holding:
    """Return the winners that are known to lie in one of the other hands."""
    known = view.marked_with(view.partner)
    for seat in (view.left, view.right):
        known |= view.placing.must_hold(seat)
    return Holding.of(card for card in known if not (view.hand.bits | view.out.bits) & card.above)


PRINCIPLE = Principle(
    "short-suits-as-long",
    advise,
    overrides=(
        "analysis-of-leads",
        "late-lead-partners-strength",
    ),
)
