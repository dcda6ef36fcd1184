"""With numerical strength in trumps you may force partner (p. 132)."""

from trainer.principles.leading import adversaries_trump, may_trump, suits_held
from trainer.principles.principle import Advice, Principle
from trainer.principles.view import View
from trainer.text import say


def advise(view: View) -> Advice | None:
    if view.place != 1 or view.hand.length(view.trumps) < 3 or not view.adverse_trumps:
        return None
    if view.hand.length(view.trumps) < view.adverse_trumps or view.void(view.partner, view.trumps):
        return None
    suits = tuple(
        suit
        for suit in suits_held(view)
        if may_trump(view, view.partner, suit) and not adversaries_trump(view, suit)
    )
    if not suits:
        return None
    why = say("Partner is void here, and you are strong enough in trumps to force him.")
    return Advice(view.only(suits), why)


PRINCIPLE = Principle(
    "force-when-strong",
    advise,
    overrides=(
        "lead-from-strongest-suit",
        "avoid-changing-suits",
        "draw-trumps",
        "do-not-force-when-weak",
    ),
)
