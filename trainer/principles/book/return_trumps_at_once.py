"""Return partner's trump lead at once (p. 125)."""

from trainer.principles.claims import Trait
from trainer.principles.principle import Advice, Principle
from trainer.principles.view import View
from trainer.text import say


def advise(view: View) -> Advice | None:
    if view.place != 1 or not view.adverse_trumps or not view.hand.suit(view.trumps):
        return None
    opening = view.first_lead(view.trumps)
    if opening is None or opening.seat is not view.partner:
        return None
    rounds = view.rounds(view.trumps)
    if rounds > 2 or (rounds == 2 and view.hand.length(view.trumps) == 1):
        return None
    if view.claimed(view.partner, Trait.WEAK, view.trumps):
        return None
    why = say("Partner has led trumps: return them at once.")
    return Advice(view.only((view.trumps,)), why)


PRINCIPLE = Principle(
    "return-trumps-at-once",
    advise,
    overrides=("lead-from-strongest-suit", "avoid-changing-suits", "trump-lead-without-strength"),
)
