"""Do not trump a doubtful card if strong in trumps (p. 129)."""

from trainer.principles.example import Example
from trainer.principles.leads_pick import STRONG
from trainer.principles.principle import Advice, Principle
from trainer.principles.ruffing import doubtful, may_ruff, partners_trick, trumps_kept
from trainer.principles.view import View
from trainer.text import say


def advise(view: View) -> Advice | None:
    if not may_ruff(view) or trumps_kept(view) != STRONG:
        return None
    if partners_trick(view) or not doubtful(view):
        return None
    why = say(
        "Partner may have the best of this suit, and you are strong in trumps: throw a loser."
    )
    return Advice(view.only(view.plain), why)


PRINCIPLE = Principle(
    "pass-doubtful-when-strong",
    advise,
    examples=(
        Example(
            "H42 DJ CAJT42",
            "H42 CAJT42",
            play="A DQ D6 D3 D2 / A DA D8 D7 D4 / A DK D9 C7 DT / A SK S4 S3 S7 / "
            "A SA S6 S5 S9 / A S2",
            trumps="D",
            turned="D2",
            score=(0, 4),
        ),
        Example(
            "SA96 D864 CT",
            "D864 CT",
            play="A C4 C6 CA C2 / B CJ C5 C7 C8 / B C3 CQ CK C9 / A S2 S4 SQ SK / "
            "Z HK H2 H3 H5 / Z HA H4 H7 H8 / Z H6",
            turned="S3",
        ),
        Example(
            "HK D72 CJT543",
            "",
            play="A S6 SA S4 S9 / Y H5 H9 H3 HJ / A SQ H2 SK ST / Y H6 HT H4 HQ / "
            "A HA H7 D3 H8 / A SJ",
            trumps="H",
            turned="H8",
            score=(1, 3),
        ),
    ),
)
