"""Count the hands as the cards fall, and near the end play what cannot be worse (p. 135)."""

from trainer.principles.counting import undominated
from trainer.principles.principle import Advice, Principle
from trainer.principles.view import View
from trainer.text import say


def advise(view: View) -> Advice | None:
    cards = undominated(view)
    if cards is None:
        return None
    why = say(
        "So few cards are left that they can be counted: however they lie, nothing is better."
    )
    return Advice(cards, why)


PRINCIPLE = Principle("count-the-hands", advise, overrides=("*",))
