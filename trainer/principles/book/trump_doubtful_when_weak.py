"""Trump a doubtful card when weak in trumps (p. 129)."""

from trainer.principles.principle import Advice, Principle
from trainer.principles.ruffing import may_ruff, partners_trick, trumps_kept
from trainer.principles.view import STRONG, View
from trainer.text import say
from trainer.whist.holding import Holding


def advise(view: View) -> Advice | None:
    if not may_ruff(view) or partners_trick(view) or trumps_kept(view) >= STRONG:
        return None
    lowest = view.heading.lowest(view.trumps)
    if lowest is None:
        return None
    why = say("Weak in trumps, make a little one: it is of no other use, and would soon be drawn.")
    return Advice(Holding.of((lowest,)), why)


PRINCIPLE = Principle("trump-doubtful-when-weak", advise)
