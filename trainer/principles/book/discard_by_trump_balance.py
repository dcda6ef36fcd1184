"""Discard by who has the real command of trumps (p. 106)."""

from trainer.principles.example import Example
from trainer.principles.principle import Advice, Principle
from trainer.principles.ruffing import discarding, or_ruff
from trainer.principles.view import View
from trainer.principles.weighing import weakest
from trainer.text import say


def advise(view: View) -> Advice | None:
    if not discarding(view) or not view.trumps_against:
        return None
    own = view.hand.length(view.trumps)
    if not own or not view.masters.suit(view.trumps) or own < view.adverse_trumps:
        return None
    why = say("Your trumps outlast theirs, whoever led them: discard from your weakest suit.")
    return Advice(or_ruff(view, view.only(weakest(view, view.legal))), why)


PRINCIPLE = Principle(
    "discard-by-trump-balance",
    advise,
    overrides=("discard-from-weakest", "discard-strength-against-trumps"),
    examples=(
        Example(
            "H42 DJ CAJT42",
            "H42 DJ",
            play="A DQ D6 D3 D2 / A DA D8 D7 D4 / A DK D9 C7 DT / A SK S4 S3 S7 / "
            "A SA S6 S5 S9 / A S2",
            trumps="D",
            turned="D2",
            score=(0, 4),
        ),
        Example(
            "SJ93 DQ CA",
            "DQ CA",
            play="A S6 S7 ST SA / Z HT H5 HA H6 / Y D4 D2 DA D8 / Z D5 DJ DK DT / "
            "Y H9 H8 H3 HQ / A D9 D6 S2 D3 / A SQ SK S5 S4 / Y H2 C3 HJ H7 / Z HK",
            trumps="D",
            turned="DA",
            score=(0, 3),
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
