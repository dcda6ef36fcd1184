"""Do not unguard an honour, blank an ace or throw a single card (p. 107)."""

from trainer.principles.principle import Advice, Principle
from trainer.principles.ruffing import discarding
from trainer.principles.view import View
from trainer.principles.weighing import spare
from trainer.text import say
from trainer.whist.holding import Holding


def advise(view: View) -> Advice | None:
    if not discarding(view):
        return None
    cards = spare(view)
    if not cards:
        return None
    why = say("Keep your honours guarded, your aces covered and your single cards.")
    return Advice(cards | Holding(view.legal.bits & view.trumps.mask), why)


PRINCIPLE = Principle("keep-guards", advise)
