"""Returning an adversary's lead, keep the second best guarded (p. 81)."""

from trainer.principles.example import Example
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
    examples=(
        Example(
            "SKT86 HKT7 D96 CQJT",
            "ST86 HKT7 D96 CQJT",
            play="A S3 S5 S4 S2 / Y",
            trumps="C",
            turned="C5",
        ),
        Example(
            "SJ87 H764 DJT5 CKT5",
            "SJ87 H764 DT5 CKT5",
            play="A DK DA D8 D3 / Y",
            trumps="C",
            turned="C9",
        ),
        Example("SJ982 HT3 D3 CKT852", "", play="A D2 D4 DQ DA / Z", turned="S2"),
    ),
)
