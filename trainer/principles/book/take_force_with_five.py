"""With more than four trumps take the force (p. 130)."""

from trainer.principles.example import Example
from trainer.principles.leads_pick import STRONG
from trainer.principles.principle import Advice, Principle
from trainer.principles.ruffing import (
    doubtful,
    may_ruff,
    partners_trick,
    trump_to_take,
    trumps_kept,
)
from trainer.principles.view import View
from trainer.text import say
from trainer.whist.holding import Holding


def advise(view: View) -> Advice | None:
    if not may_ruff(view) or trumps_kept(view) < STRONG or partners_trick(view):
        return None
    if doubtful(view) and (trumps_kept(view) == STRONG or view.place == 3):
        return None
    trump = trump_to_take(view)
    if trump is None:
        return None
    why = say("The card is certain to win unless you trump it: take the force.")
    return Advice(Holding.of((trump,)), why)


PRINCIPLE = Principle(
    "take-force-with-five",
    advise,
    overrides=("fourth-hand-cheaply",),
    examples=(
        Example(
            "HJ7543 DKQJT65 CQ9",
            "D5",
            play="A S2 S8 SJ",
            trumps="D",
            turned="D5",
            score=(3, 3),
        ),
        Example(
            "HK762 D72 CJT543",
            "H2",
            play="A S6 SA S4 S9 / Y H5 H9 H3 HJ / A SQ",
            trumps="H",
            turned="H8",
            score=(1, 3),
        ),
        Example("SAK DK543 CQJ7654", "", play="A HK H3 H6 H4 / A HQ H5", trumps="C", turned="CA"),
    ),
)
