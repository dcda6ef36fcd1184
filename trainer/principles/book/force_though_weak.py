"""Weak, you may force a partner who wants it, or when trumps are against you (p. 132)."""

from trainer.principles.claims import Trait
from trainer.principles.leading import adversaries_trump, may_trump, suits_held
from trainer.principles.principle import Advice, Principle
from trainer.principles.view import STRONG, View
from trainer.text import say


def advise(view: View) -> Advice | None:
    if view.place != 1 or view.hand.length(view.trumps) >= STRONG:
        return None
    suits = tuple(
        suit
        for suit in suits_held(view)
        if may_trump(view, view.partner, suit) and not adversaries_trump(view, suit)
    )
    wants = view.claimed(view.partner, Trait.NO_TRUMPS) or view.trumps_against
    if not suits or not wants:
        return None
    why = say(
        "Partner is void here, and may well trump: he is weak himself, or all is against you."
    )
    return Advice(view.only(suits), why)


PRINCIPLE = Principle(
    "force-though-weak",
    advise,
    overrides=("lead-from-strongest-suit", "avoid-changing-suits", "do-not-force-when-weak"),
)
