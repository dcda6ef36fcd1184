"""Trump a doubtful card when weak in trumps (p. 129)."""

from trainer.principles.example import Example
from trainer.principles.leads_pick import STRONG
from trainer.principles.principle import Advice, Principle
from trainer.principles.ruffing import may_ruff, partners_trick, trump_to_take, trumps_kept
from trainer.principles.view import View
from trainer.text import say
from trainer.whist.holding import Holding


def advise(view: View) -> Advice | None:
    if not may_ruff(view) or partners_trick(view) or trumps_kept(view) >= STRONG:
        return None
    trump = trump_to_take(view)
    if trump is None:
        return None
    if trump != view.heading.lowest(view.trumps):
        why = say("Trump, and high: the next hand has none of the suit, and may trump over you.")
    else:
        why = say("Weak in trumps, make a little one: it has no other use, and is soon drawn.")
    return Advice(Holding.of((trump,)), why)


PRINCIPLE = Principle(
    "trump-doubtful-when-weak",
    advise,
    overrides=("fourth-hand-cheaply",),
    examples=(
        Example(
            "SJT42 HT74 CAT73",
            "H4",
            play="A DK D6 D2 D3 / A DA D5 DJ D7 / A D4 D8",
            trumps="H",
            turned="H6",
        ),
        Example(
            "SKJ97 HK96 DQJ94",
            "H6",
            play="A S8 S4 SQ SA / Z C3 C7 CJ C4 / Y CA C5 C6",
            trumps="H",
            turned="H7",
            score=(3, 0),
        ),
        Example(
            "SK76 HA97654 C5",
            "SK",
            play="A D9 DQ DA D2 / B CT C6 CA C3 / A DK D7 C2 D3 / A DJ",
            trumps="S",
            turned="S5",
            score=(4, 4),
        ),
        Example(
            "SJ853 HQJ83 C987",
            "",
            play="A DQ D6 D3 D2 / A DA D8 D7 D4 / A DK D9",
            trumps="D",
            turned="D2",
            score=(0, 4),
        ),
    ),
)
