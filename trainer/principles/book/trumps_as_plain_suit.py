"""Lead trumps as a plain suit when they are your best (p. 119)."""

from trainer.principles.leading import fresh, own_suit
from trainer.principles.principle import Advice, Principle
from trainer.principles.view import STRONG, View
from trainer.text import say


def advise(view: View) -> Advice | None:
    if view.place != 1 or not view.shown or view.hand.length(view.trumps) < STRONG:
        return None
    if view.first_lead(view.trumps) or view.trumps_against or not view.adverse_trumps:
        return None
    suits = fresh(view)
    own = own_suit(view)
    if own is not None and view.hand.length(own) > 1:
        return None
    if any(view.hand.length(suit) >= STRONG or view.hand.honours(suit) for suit in suits):
        return None
    why = say("Your other suits are poor and nobody has called: trumps are your best suit.")
    return Advice(view.only((view.trumps,)), why)


PRINCIPLE = Principle(
    "trumps-as-plain-suit",
    advise,
    overrides=("lead-from-strongest-suit", "avoid-changing-suits", "trump-lead-without-strength"),
)
