"""Hold back even when the second hand has renounced, if covering is useless (p. 95)."""

from trainer.principles.principle import Advice, Principle
from trainer.principles.view import View
from trainer.text import say


def advise(view: View) -> Advice | None:
    led, best = view.led, view.best
    if view.place != 3 or not view.follows or led is None or best is None:
        return None
    if view.winner is not view.partner or not view.void(view.right, led.suit):
        return None
    top = view.heading.highest(led.suit)
    if top is None:
        return None
    above, between = view.out.bits & top.above, view.out.bits & top.below & best.above
    if above.bit_count() != 1 or not between or led.suit is view.trumps:
        return None
    why = say("The cards over yours and under it are with the fourth hand: to cover is useless.")
    return Advice(view.legal - view.heading, why)


PRINCIPLE = Principle(
    "finesse-against-renounce",
    advise,
    overrides=(
        "third-hand-high",
        "finesse-second-and-fourth",
        "fourth-hand-cheaply",
    ),
)
