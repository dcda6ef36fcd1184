"""With best and third best in the second round, finesse if strong in trumps (pp. 93-94, 123)."""

from trainer.principles.example import Example
from trainer.principles.finessing import gap_below
from trainer.principles.principle import Advice, Principle
from trainer.principles.second import strong_in_trumps
from trainer.principles.view import View
from trainer.text import say
from trainer.whist.holding import Holding


def advise(view: View) -> Advice | None:
    led = view.led
    if view.place != 3 or not view.follows or led is None or view.rounds(led.suit) < 2:
        return None
    top = view.hand.highest(led.suit)
    if top is None or not view.master(top) or (low := gap_below(view, top)) is None:
        return None
    if led.suit is not view.trumps and not strong_in_trumps(view.sight):
        return None
    if low not in view.heading:
        return None
    why = say("You have best and third best and are strong in trumps: finesse the third best.")
    return Advice(
        Holding.of((view.lowest_of_sequence(low),)) & view.heading or Holding.of((low,)), why
    )


PRINCIPLE = Principle(
    "finesse-by-trump-strength",
    advise,
    overrides=("third-hand-high", "fourth-hand-cheaply"),
    examples=(
        Example(
            "SKJ5 HQ82 DQ7 CQT",
            "CT",
            play="A C3 C6 CK C4 / B CA C8 C5 C7 / B DK D6 D5 D8 / B C2 C9",
            trumps="C",
            turned="C9",
        ),
        Example(
            "SK7 HK65 D875 CJ9",
            "",
            play="A D2 D4 DQ DA / Z C5 C3 CQ C4 / Y H7 HQ H3 HA / A S3 S4",
            turned="S2",
        ),
    ),
)
