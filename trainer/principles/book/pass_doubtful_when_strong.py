"""Do not trump a doubtful card if strong in trumps (p. 129)."""

from trainer.principles.principle import Advice, Principle
from trainer.principles.ruffing import doubtful, may_ruff, partners_trick, trumps_kept
from trainer.principles.view import STRONG, View
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


PRINCIPLE = Principle("pass-doubtful-when-strong", advise)
