"""Do not finesse against an adversary weak in the suit (p. 94)."""

from trainer.principles.principle import Advice, Principle
from trainer.principles.ruffing import partners_trick
from trainer.principles.view import View
from trainer.text import say
from trainer.whist.holding import Holding


def advise(view: View) -> Advice | None:
    led = view.led
    if view.place != 3 or not view.follows or led is None or view.winner is view.right:
        return None
    top = view.hand.highest(led.suit)
    if top is None or not view.master(top) or top not in view.heading or partners_trick(view):
        return None
    if not view.void(view.right, led.suit):
        return None
    why = say("The second hand has none: there is nothing to finesse against, so win.")
    return Advice(Holding.of((view.lowest_of_sequence(top),)), why)


PRINCIPLE = Principle(
    "no-finesse-against-weakness",
    advise,
    overrides=(
        "third-hand-high",
        "fourth-hand-cheaply",
        "finesse-by-trump-strength",
        "finesse-second-and-fourth",
        "finesse-ace-queen",
        "finesse-late-weak-lead",
        "third-hand-on-knave",
        "third-hand-pass-queen",
        "third-hand-on-ten",
    ),
)
