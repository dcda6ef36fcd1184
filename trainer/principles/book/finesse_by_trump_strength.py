"""With best and third best in the second round, finesse if strong in trumps (pp. 93-94, 123)."""

from trainer.principles.example import Example
from trainer.principles.finessing import gap_below, of_sequence
from trainer.principles.leads_pick import STRONG
from trainer.principles.principle import Advice, Principle
from trainer.principles.view import View
from trainer.text import say
from trainer.whist.cards import Card
from trainer.whist.holding import Holding


def advise(view: View) -> Advice | None:
    led = view.led
    if view.place != 3 or not view.follows or led is None or view.rounds(led.suit) < 2:
        return None
    top = view.hand.highest(led.suit)
    if top is None or not view.master(top):
        return None
    if led.suit is not view.trumps and view.hand.length(view.trumps) < STRONG:
        return None
    low = gap_below(view, top)
    if low is not None and low not in view.heading:
        low = None
    if low is None and _partner_has_third_best(view, top):
        why = say("Partner's card is the third best, you have the best, and trumps: let it run.")
        return Advice(view.legal - view.heading, why)
    if low is None:
        return None
    why = say("You have best and third best and are strong in trumps: finesse the third best.")
    return Advice(Holding.of((of_sequence(view, low),)), why)


def _partner_has_third_best(view: View, top: Card) -> bool:
    """Tell whether partner is winning, and just one card lies between his and the best in hand."""
    best = view.best
    if best is None or view.winner is not view.partner or not view.legal - view.heading:
        return False
    if view.masters.length(top.suit) > 1:
        return False
    between = view.out.bits & top.below & best.above
    return between.bit_count() == 1 and not view.sure(best)


PRINCIPLE = Principle(
    "finesse-by-trump-strength",
    advise,
    overrides=("third-hand-high", "fourth-hand-cheaply"),
    examples=(
        Example("SA962 H42 D864 CKT7", "CT7", play="A C4 C6 CA C2 / B CJ C5", turned="S3"),
        Example(
            "SKJ5 HQ82 DQ7 CQT",
            "CT",
            play="A C3 C6 CK C4 / B CA C8 C5 C7 / B DK D6 D5 D8 / B C2 C9",
            trumps="C",
            turned="C9",
        ),
        Example("SAT86 HK63 DAT CAQ4", "", play="A S4 SJ S7 S3 / Y H5 H2", trumps="C", turned="CQ"),
    ),
)
