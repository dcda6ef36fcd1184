"""Go on with the suit you led originally (p. 74)."""

from trainer.principles.leading import own_suit, worth_going_on
from trainer.principles.principle import Advice, Principle
from trainer.principles.view import View
from trainer.text import say


def advise(view: View) -> Advice | None:
    if view.place != 1 or (suit := own_suit(view)) is None or not worth_going_on(view, suit):
        return None
    why = say("You have opened this suit: go on with it, rather than open another to disadvantage.")
    return Advice(view.only((suit,)), why)


PRINCIPLE = Principle(
    "continue-own-suit", advise, overrides=("lead-from-strongest-suit", "lead-up-to-weakness")
)
