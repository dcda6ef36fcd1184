"""Lead weak trumps only for a special reason (p. 124)."""

from trainer.principles.principle import Advice, Principle
from trainer.principles.view import View
from trainer.text import say
from trainer.whist.holding import Holding


def advise(view: View) -> Advice | None:
    if view.place != 1 or not view.shown or not view.adverse_trumps:
        return None
    why = say("You are not strong enough in trumps to lead them without a special reason.")
    return Advice(Holding(view.legal.bits & ~view.trumps.mask), why)


PRINCIPLE = Principle("trump-lead-without-strength", advise)
