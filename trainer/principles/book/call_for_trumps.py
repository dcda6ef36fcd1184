"""Call for trumps by an unnecessarily high card (p. 126)."""

from trainer.principles.example import Example
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
    examples=(
        Example("S5 HAJ853 DQ9865 CJ6", "D6", play="A DK", trumps="H", turned="H6"),
        Example("ST3 HKQJT7 DAK3 CT52", "ST", play="A SA", trumps="H", turned="H8"),
        Example("SJ982 HT3 DA3 CKT852", "", play="A D2 D4 DQ", turned="S2"),
    ),
)
