"""Bring in the suit when the trumps are out (p. 120)."""

from trainer.principles.principle import Advice, Principle
from trainer.principles.view import View
from trainer.text import say


def advise(view: View) -> Advice | None:
    if view.place != 1 or view.adverse_trumps:
        return None
    suits = tuple(suit for suit in view.plain if view.established(suit))
    if not suits:
        return None
    why = say("The adversaries have no trump left: bring in your established suit.")
    return Advice(view.only(suits), why)


PRINCIPLE = Principle(
    "bring-in-established-suit",
    advise,
    overrides=("lead-from-strongest-suit", "avoid-changing-suits"),
)
