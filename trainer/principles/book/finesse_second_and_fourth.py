"""With second and fourth best, finesse on the second round (p. 94)."""

from trainer.principles.finessing import gap_below
from trainer.principles.principle import Advice, Principle
from trainer.principles.view import View
from trainer.text import say
from trainer.whist.holding import Holding


def advise(view: View) -> Advice | None:
    led = view.led
    if view.place != 3 or not view.follows or led is None or view.rounds(led.suit) < 2:
        return None
    top = view.heading.highest(led.suit)
    if top is None or (low := gap_below(view, top)) is None or low not in view.heading:
        return None
    above = view.out.bits & led.suit.mask & ~((top.bit << 1) - 1)
    if above.bit_count() != 1 or not view.placing.can_have(view.left).bits & above:
        return None
    why = say("You have second and fourth best, and the best is over you: finesse the fourth best.")
    return Advice(
        Holding.of((view.lowest_of_sequence(low),)) & view.heading or Holding.of((low,)), why
    )


PRINCIPLE = Principle("finesse-second-and-fourth", advise, overrides=("third-hand-high",))
