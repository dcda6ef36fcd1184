"""Hold back even when the second hand has renounced, if covering is useless (p. 95)."""

from trainer.principles.example import Example
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
    examples=(
        Example(
            "SQ9 HKJ DJ94 CJ4",
            "C4",
            play="A H2 H4 H7 HT / Z CK C9 C3 CA / B H3 S3 HA H5 / A S6 S2 S8 SJ / Z C6 S7",
            trumps="D",
            turned="DQ",
        ),
        Example(
            "SK87 H74 DT93 C983",
            "",
            play="A S5 S3 ST SJ / Z S2 S6 SQ C5 / B H3 H2",
            trumps="C",
            turned="CQ",
        ),
    ),
)
