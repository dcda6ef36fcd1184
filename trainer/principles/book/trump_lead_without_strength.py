"""Lead weak trumps only for a special reason (p. 124)."""

from trainer.principles.example import Example
from trainer.principles.principle import Advice, Principle
from trainer.principles.view import View
from trainer.text import say
from trainer.whist.holding import Holding


def advise(view: View) -> Advice | None:
    if view.place != 1 or not view.shown or not view.adverse_trumps:
        return None
    why = say("You are not strong enough in trumps to lead them without a special reason.")
    return Advice(Holding(view.legal.bits & ~view.trumps.mask), why)


PRINCIPLE = Principle(
    "trump-lead-without-strength",
    advise,
    examples=(
        Example("SJ982 HT3 D3 CKT852", "HT3 D3 CKT852", play="A D2 D4 DQ DA / Z", turned="S2"),
        Example("SK8 H532 DQ653 CJ75", "H532 DQ653 CJ75", play="A DK D7 D2 D4 / A", turned="S2"),
        Example("SQT53 HA DKJ92 CA763", "", turned="S2"),
    ),
)
