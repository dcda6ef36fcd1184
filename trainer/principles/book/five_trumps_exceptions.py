"""Five small trumps with poor suits need not be led (pp. 120-121)."""

from trainer.principles.example import Example
from trainer.principles.leads_pick import STRONG
from trainer.principles.principle import Advice, Principle
from trainer.principles.view import View
from trainer.text import say

AT_THREE = 3
"""The score of the adversaries at which a trump is led all the same."""


def advise(view: View) -> Advice | None:
    trumps = view.hand.suit(view.trumps)
    if view.place != 1 or len(trumps) != STRONG + 1 or trumps.honours(view.trumps):
        return None
    if view.first_lead(view.trumps) or view.sight.score.of(view.me.side.other) == AT_THREE:
        return None
    if any(view.hand.honours(suit) for suit in view.plain):
        return None
    why = say("Five trumps without an honour, and no good suit beside them: do not lead them yet.")
    return Advice(view.only(view.plain), why)


PRINCIPLE = Principle(
    "five-trumps-exceptions",
    advise,
    overrides=(
        "lead-trumps-from-five",
        "trumps-as-plain-suit",
    ),
    examples=(
        Example("ST9752 H8654 D83 C97", "H8654 D83 C97"),
        Example("ST9752 H8654 D83 C97", "", score=(0, 3)),
    ),
)
