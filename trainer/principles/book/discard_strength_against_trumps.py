"""When trumps are declared against you, discard from your best protected suit (p. 105)."""

from trainer.principles.principle import Advice, Principle
from trainer.principles.ruffing import discarding
from trainer.principles.view import View
from trainer.text import say


def advise(view: View) -> Advice | None:
    if not discarding(view) or not view.trumps_against:
        return None
    longest = max(view.legal.length(suit) for suit in view.plain)
    suits = (suit for suit in view.plain if view.legal.length(suit) == longest)
    why = say(
        "Trumps are declared against you: discard from your best protected suit, the longest."
    )
    return Advice(view.only((*suits, view.trumps)), why)


PRINCIPLE = Principle(
    "discard-strength-against-trumps", advise, overrides=("discard-from-weakest", "keep-guards")
)
