"""Lead up to a suit in which your right-hand adversary is weak (p. 77)."""

from trainer.principles.claims import Trait
from trainer.principles.leading import adversaries_trump
from trainer.principles.principle import Advice, Principle
from trainer.principles.view import View
from trainer.text import say


def advise(view: View) -> Advice | None:
    if view.place != 1:
        return None
    suits = tuple(
        suit
        for suit in view.plain
        if view.hand.suit(suit)
        and view.claimed(view.right, Trait.WEAK, suit)
        and not view.claimed(view.left, Trait.STRONG, suit)
        and not adversaries_trump(view, suit)
    )
    if not suits:
        return None
    why = say("Your right-hand adversary, who plays last, is weak in this suit: lead up to him.")
    return Advice(view.only(suits), why)


PRINCIPLE = Principle("lead-up-to-weakness", advise, overrides=("lead-from-strongest-suit",))
