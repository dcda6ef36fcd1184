"""Do not draw two trumps for one (p. 125)."""

from trainer.principles.principle import Advice, Principle
from trainer.principles.view import View
from trainer.text import say
from trainer.whist.holding import Holding


def advise(view: View) -> Advice | None:
    if view.place != 1 or not view.hand.suit(view.trumps) or not view.adverse_trumps:
        return None
    if not any(view.void(seat, view.trumps) for seat in (view.left, view.right)):
        return None
    if view.void(view.partner, view.trumps):
        return None
    if view.masters.length(view.trumps) >= view.adverse_trumps:
        return None
    why = say("One adversary has no trump left: do not spend two of your side's for one of theirs.")
    return Advice(Holding(view.legal.bits & ~view.trumps.mask), why)


PRINCIPLE = Principle("no-two-for-one", advise, overrides=("draw-trumps", "return-trumps-at-once"))
