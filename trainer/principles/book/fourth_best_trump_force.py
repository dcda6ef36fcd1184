"""With more than four trumps, show it by trumping with the fourth best (p. 118)."""

from trainer.principles.example import Example
from trainer.principles.leads_pick import STRONG
from trainer.principles.principle import Advice, Principle
from trainer.principles.ruffing import may_ruff
from trainer.principles.view import View
from trainer.text import say
from trainer.whist.cards import Rank
from trainer.whist.holding import Holding


def advise(view: View) -> Advice | None:
    if not may_ruff(view) or view.hand.length(view.trumps) <= STRONG:
        return None
    fourth = view.hand.fourth_best(view.trumps)
    if fourth is None or fourth not in view.heading or fourth.rank >= Rank.EIGHT:
        return None
    why = say("With more than four trumps trump with the fourth best, and show your number.")
    return Advice(view.within(view.trumps, Holding.of((fourth,))), why, suit=view.trumps)


PRINCIPLE = Principle(
    "fourth-best-trump-force",
    advise,
    overrides=("fourth-hand-cheaply",),
    examples=(
        Example(
            "SK64 HAT6532 CKJ3",
            "SK64 H5 CKJ3",
            play="A D6 D3 DJ D4 / B DA",
            trumps="H",
            turned="HT",
        ),
        Example(
            "SAK DK543 CQJ7654",
            "SAK DK543 C6",
            play="A HK H3 H6 H4 / A HQ H5",
            trumps="C",
            turned="CA",
        ),
        Example(
            "SA6 H943 CAQJT652",
            "",
            play="A D6 D3 DJ D5 / B D2",
            trumps="D",
            turned="D5",
            score=(3, 1),
        ),
    ),
)
