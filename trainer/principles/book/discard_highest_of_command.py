"""Discard the highest of a suit you command (p. 113)."""

from trainer.principles.principle import Advice, Principle
from trainer.principles.ruffing import discarding, may_ruff, partners_trick
from trainer.principles.view import View
from trainer.text import say
from trainer.whist.holding import Holding


def advise(view: View) -> Advice | None:
    if not discarding(view) or (may_ruff(view) and not partners_trick(view)):
        return None
    cards = Holding.of(
        high
        for suit in view.plain
        if view.legal.length(suit) > 2
        and view.legal.suit(suit) == view.masters.suit(suit)
        and view.out.suit(suit)
        and (high := view.legal.highest(suit)) is not None
    )
    if not cards:
        return None
    why = say("You command this suit entirely: throw the highest of it, and partner will know.")
    return Advice(cards, why)


PRINCIPLE = Principle(
    "discard-highest-of-command",
    advise,
    overrides=(
        "discard-from-weakest",
        "discard-strength-against-trumps",
        "original-discard-speaks",
        "keep-guards",
        "lowest-when-not-heading",
    ),
)
