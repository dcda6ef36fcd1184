"""Lead weak trumps only for a special reason (p. 124)."""

from trainer.principles.example import Example
from trainer.principles.leads_pick import STRONG
from trainer.principles.principle import Advice, Principle
from trainer.principles.view import View
from trainer.text import say


def advise(view: View) -> Advice | None:
    if view.place != 1 or not view.shown or not view.adverse_trumps:
        return None
    if view.hand.length(view.trumps) > STRONG or view.masters.length(view.trumps) > 1:
        return None
    why = say("You are not strong enough in trumps to lead them without a special reason.")
    return Advice(view.only(view.plain), why)


PRINCIPLE = Principle(
    "trump-lead-without-strength",
    advise,
    examples=(
        Example("SJ982 HT3 D3 CKT852", "HT3 D3 CKT852", play="A D2 D4 DQ DA / Z", turned="S2"),
        Example(
            "SQJT2 HQ6 D93 CA983",
            "SQJT2 HQ6 D93",
            play="A SA S5 S4 S3 / A",
            trumps="C",
            turned="CJ",
            score=(2, 0),
        ),
        Example("SK H765 DAKT7 C8653", "", play="A C2 CJ CA C4 / B", trumps="D", turned="D2"),
    ),
)
