"""When trumps are declared against you, discard from your best protected suit (p. 105)."""

from trainer.principles.principle import Advice, Principle
from trainer.principles.ruffing import discarding
from trainer.principles.view import View
from trainer.principles.weighing import strongest
from trainer.text import say
from trainer.whist.holding import Holding


def advise(view: View) -> Advice | None:
    if not discarding(view) or not view.trumps_against:
        return None
    plain = Holding(view.legal.bits & ~view.trumps.mask)
    why = say("Trumps are declared against you: discard from your best protected suit.")
    return Advice(view.only((*strongest(view, plain), view.trumps)), why)


PRINCIPLE = Principle(
    "discard-strength-against-trumps", advise, overrides=("discard-from-weakest",)
)
