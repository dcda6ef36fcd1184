"""Returning an adversary's lead, keep the second best guarded (p. 81)."""

from trainer.principles.leading import opened_by_adversaries
from trainer.principles.principle import Advice, Principle
from trainer.principles.view import View
from trainer.text import say
from trainer.whist.holding import Holding


def advise(view: View) -> Advice | None:
    if view.place != 1:
        return None
    cards = view.legal
    for suit in view.plain:
        high = view.hand.highest(suit)
        if not opened_by_adversaries(view, suit) or high is None or view.hand.length(suit) < 3:
            continue
        if (view.out.bits & high.above).bit_count() == 1:
            cards &= view.within(suit, Holding(view.hand.suit(suit).bits & ~high.bit))
    if cards == view.legal:
        return None
    why = say("In an adversary's suit keep your second best guarded: lead a small one.")
    return Advice(cards, why)


PRINCIPLE = Principle(
    "return-adversary-lead-low",
    advise,
)
