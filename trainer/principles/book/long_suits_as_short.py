"""Treat a long suit as a short one when it can go round but twice (p. 142)."""

from trainer.principles.example import Example
from trainer.principles.leading import fresh
from trainer.principles.principle import Advice, Principle
from trainer.principles.view import View
from trainer.text import say
from trainer.whist.cards import Rank
from trainer.whist.holding import Holding


def advise(view: View) -> Advice | None:
    if view.place != 1:
        return None
    for suit in fresh(view):
        high = view.hand.highest(suit)
        if view.hand.length(suit) < 4 or high is None or not Rank.KNAVE <= high.rank <= Rank.QUEEN:
            continue
        if _rounds(view) == 2:
            why = say("The suit can go round but twice: treat it as short, and lead the highest.")
            return Advice(view.within(suit, Holding.of((high,))), why, suit=suit)
    return None


def _rounds(view: View) -> int:
    """Return how often a plain suit can go round at the most, for the trumps of an adversary."""
    trumps = max(view.placing.lengths(seat, view.trumps)[0] for seat in (view.left, view.right))
    return len(view.hand) - trumps if trumps else len(view.hand)


PRINCIPLE = Principle(
    "long-suits-as-short",
    advise,
    overrides=("analysis-of-leads",),
    examples=(
        Example(
            "DQT64", "DQ", play="A S5 SK H2 C3 / Y H4 H5 H3 HA / A", others="SQT H8 DAKJ9532 C54"
        ),
        Example(
            "DKT64", "", play="A S5 SK H2 C3 / Y H4 H5 H3 HA / A", others="SQT H8 DAQJ9532 C54"
        ),
    ),
)
