"""Call for trumps by an unnecessarily high card (p. 126)."""

from trainer.principles.principle import Advice, Principle
from trainer.principles.signals import may_call, signal
from trainer.principles.view import View
from trainer.text import say


def advise(view: View) -> Advice | None:
    if view.led is None or view.led.suit is view.trumps or not may_call(view):
        return None
    cards = signal(view)
    if not cards:
        return None
    why = say("You are strong enough to want trumps led: ask with a card higher than need be.")
    return Advice(cards, why)


PRINCIPLE = Principle(
    "call-for-trumps",
    advise,
    overrides=("lowest-when-not-heading", "analysis-of-second-hand", "discard-from-weakest"),
)
