"""With only moderate strength, return your partner's lead (p. 75)."""

from trainer.principles.leading import adversaries_trump, partners_suit
from trainer.principles.principle import Advice, Principle
from trainer.principles.view import View
from trainer.text import say


def advise(view: View) -> Advice | None:
    if view.place != 1 or (suit := partners_suit(view)) is None:
        return None
    if view.adverse_trumps and adversaries_trump(view, suit):
        return None
    why = say("Partner has opened this suit from strength: return it, having no great suit.")
    return Advice(view.only((suit,)), why)


PRINCIPLE = Principle(
    "return-partners-lead",
    advise,
    overrides=("lead-from-strongest-suit", "continue-own-suit", "lead-up-to-weakness"),
)
