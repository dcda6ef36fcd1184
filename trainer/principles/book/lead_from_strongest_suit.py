"""Lead originally from your strongest suit (pp. 56-60)."""

from trainer.principles.claims import Trait
from trainer.principles.example import Example
from trainer.principles.leading import (
    adversaries_trump,
    bare_honours,
    commands,
    fresh,
    opened_by_adversaries,
)
from trainer.principles.principle import Advice, Principle
from trainer.principles.view import View
from trainer.principles.weighing import strongest
from trainer.text import say
from trainer.whist.holding import Holding


def advise(view: View) -> Advice | None:
    if view.place != 1:
        return None
    cards = view.only(fresh(view)) if view.shown else view.hand
    if not cards:
        cards = view.only(
            suit
            for suit in view.plain
            if not opened_by_adversaries(view, suit)
            and not adversaries_trump(view, suit)
            and (commands(view, suit) or not view.claimed(view.partner, Trait.WEAK, suit))
        )
    plain = Holding(view.hand.bits & ~view.trumps.mask)
    bare = view.only(bare_honours(view))
    suits = strongest(view, cards - bare or plain - bare or plain or view.hand)
    why = say("Lead from your strongest suit: length first, and then high cards.")
    return Advice(view.only(suits), why)


PRINCIPLE = Principle(
    "lead-from-strongest-suit",
    advise,
    examples=(
        Example("SQT53 HA DKJ92 CA763", "DKJ92", turned="S2"),
        Example("SAQJT2 HQ6 D93 CA983", "SAQJT2", trumps="C", turned="CJ", score=(2, 0)),
        Example("SA64 HJ98742 DT64 CQ", "", play="A D2", turned="S2"),
    ),
)
