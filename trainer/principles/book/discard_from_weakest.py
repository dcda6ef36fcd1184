"""Discard from your weakest suit (p. 104)."""

from trainer.principles.principle import Advice, Principle
from trainer.principles.ruffing import discarding
from trainer.principles.view import View
from trainer.principles.weighing import promising, spare, weakest
from trainer.text import say


def advise(view: View) -> Advice | None:
    if not discarding(view):
        return None
    cards = spare(view) or view.only(view.plain)
    kept = view.only(promising(view))
    suits = weakest(view, cards - kept or cards)
    why = say("Discard from your weakest suit: you can do little with it.")
    return Advice(view.only((*suits, view.trumps)), why)


PRINCIPLE = Principle("discard-from-weakest", advise)
