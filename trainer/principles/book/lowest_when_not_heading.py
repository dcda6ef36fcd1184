"""When you do not head the trick, throw your lowest (p. 83)."""

from trainer.principles.principle import Advice, Principle
from trainer.principles.view import View
from trainer.text import say
from trainer.whist.cards import SUITS
from trainer.whist.holding import Holding


def advise(view: View) -> Advice | None:
    if view.place == 1:
        return None
    lowest = Holding.of(
        low for suit in SUITS if (low := (view.legal - view.heading).lowest(suit)) is not None
    )
    why = say("When you do not try for the trick, part with your lowest card.")
    return Advice(view.heading | lowest, why)


PRINCIPLE = Principle("lowest-when-not-heading", advise)
