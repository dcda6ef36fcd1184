"""Discard by who has the real command of trumps (p. 106)."""

from trainer.principles.principle import Advice, Principle
from trainer.principles.ruffing import discarding
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
    return Advice(view.only((*weakest(view, view.legal), view.trumps)), why)


PRINCIPLE = Principle(
    "discard-by-trump-balance",
    advise,
    overrides=("discard-from-weakest", "discard-strength-against-trumps"),
)
