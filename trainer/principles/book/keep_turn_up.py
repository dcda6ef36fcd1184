"""Keep the turned-up card as long as you can (p. 114)."""

from trainer.principles.leads_pick import STRONG
from trainer.principles.principle import Advice, Principle
from trainer.principles.view import View
from trainer.text import say
from trainer.whist.cards import Rank
from trainer.whist.holding import Holding


def advise(view: View) -> Advice | None:
    up = view.sight.turn_up
    if view.place == 1 or up is None or up not in view.legal or _must_hide(view):
        return None
    if up.rank >= Rank.KNAVE:
        return None
    equal = Holding.of(
        each
        for each in view.legal.suit(view.trumps)
        if each.rank > up.rank and view.lowest_of_sequence(each).rank <= up.rank
    )
    if not equal or view.hand.length(view.trumps) > 3:
        return None
    why = say("Keep the card turned up: partner knows where it is, and another does as well.")
    others = view.legal.suit(view.trumps).without(up)
    return Advice(view.within(view.trumps, others), why, suit=view.trumps)


def _must_hide(view: View) -> bool:
    """Tell whether the adversaries would draw the card, having shown strength against weakness."""
    return view.trumps_against and view.hand.length(view.trumps) < STRONG


PRINCIPLE = Principle(
    "keep-turn-up",
    advise,
    overrides=(
        "lowest-when-not-heading",
        "fourth-hand-cheaply",
        "analysis-of-second-hand",
    ),
)
