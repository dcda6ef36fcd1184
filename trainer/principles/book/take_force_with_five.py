"""With more than four trumps take the force (p. 130)."""

from trainer.principles.example import Example
from trainer.principles.leads_pick import STRONG
from trainer.principles.principle import Advice, Principle
from trainer.principles.ruffing import doubtful, may_ruff, partners_trick, trumps_kept
from trainer.principles.view import View
from trainer.text import say
from trainer.whist.holding import Holding


def advise(view: View) -> Advice | None:
    if not may_ruff(view) or trumps_kept(view) < STRONG or partners_trick(view):
        return None
    if doubtful(view) and (trumps_kept(view) == STRONG or view.place == 3):
        return None
    lowest = view.heading.lowest(view.trumps)
    if lowest is None:
        return None
    why = say("The card is certain to win unless you trump it: take the force.")
    return Advice(Holding(view.heading.bits & view.trumps.mask), why)


PRINCIPLE = Principle(
    "take-force-with-five",
    advise,
    examples=(
        Example(
            "HJ7543 DKQJT65 CQ9",
            "DKQJT65",
            play="A S2 S8 SJ",
            trumps="D",
            turned="D5",
            score=(3, 3),
        ),
        Example(
            "SK64 HAT6532 CKJ3", "HAT6532", play="A D6 D3 DJ D4 / B DA", trumps="H", turned="HT"
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
