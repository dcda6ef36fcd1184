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
    overrides=(
        "fourth-hand-cheaply",
        "keep-turn-up",
        "take-force-with-five",
    ),
    examples=(
        Example(
            "SAK DK543 CQJ7654",
            "SAK DK543 C6",
            play="A HK H3 H6 H4 / A HQ H5",
            trumps="C",
            turned="CA",
        ),
        Example(
            "SKQ HT98 CAJ976",
            "SKQ HT98 C7",
            play="A DK DA D8 D3 / Y SJ S3 S5 SA / A DQ D5 D9 D2 / A D4 DT C4",
            trumps="C",
            turned="C9",
        ),
        Example(
            "SAQ764 HA6 CAKJ65",
            "",
            play="A S2 S8 SJ D6 / Z DT D2 D7",
            trumps="D",
            turned="D5",
            score=(3, 3),
        ),
    ),
)
