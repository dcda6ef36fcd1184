"""Do not force your partner if you are weak in trumps (p. 132)."""

from trainer.principles.leading import commands, may_trump, suits_held
from trainer.principles.principle import Advice, Principle
from trainer.principles.view import STRONG, View
from trainer.text import say


def advise(view: View) -> Advice | None:
    if view.place != 1 or view.hand.length(view.trumps) >= STRONG or not view.adverse_trumps:
        return None
    suits = tuple(suit for suit in suits_held(view) if suit is not view.trumps)
    kept = tuple(
        suit for suit in suits if commands(view, suit) or not may_trump(view, view.partner, suit)
    )
    if len(kept) == len(suits) or not kept:
        return None
    why = say(
        "Partner would have to trump this suit, and you are weak in trumps: do not force him."
    )
    return Advice(view.only((*kept, view.trumps)), why)


PRINCIPLE = Principle(
    "do-not-force-when-weak",
    advise,
    overrides=("continue-own-suit", "return-partners-lead", "lead-from-strongest-suit"),
)
