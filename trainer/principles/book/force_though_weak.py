"""Weak, you may force a partner who wants it, or when trumps are against you (p. 132)."""

from trainer.principles.claims import Trait
from trainer.principles.example import Example
from trainer.principles.leading import adversaries_trump, may_trump, suits_held
from trainer.principles.leads_pick import STRONG
from trainer.principles.principle import Advice, Principle
from trainer.principles.view import View
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
    examples=(
        Example(
            "SA865 HK2 D864",
            "HK2",
            play="A C2 CJ CA C4 / B C3 CT CK CQ / A H3 HQ H6 H9 / Y HA H5 HJ H4 / Y",
            trumps="D",
            turned="D2",
        ),
        Example(
            "S6 HT96 DT9",
            "DT9",
            play="A SA S3 S2 S5 / A SJ SK S9 ST / Y H5 HJ H2 H7 / B DA DJ D6 D4 / "
            "B D3 DK D7 D5 / Z CA C3 CK CT / Z C2 C4 S4 CQ / Y",
            turned="S5",
        ),
        Example(
            "S7 HK65 D875 CJ9",
            "",
            play="A D2 D4 DQ DA / Z C5 C3 CQ C4 / Y H7 HQ H3 HA / A S3 S4 SK S2 / B",
            turned="S2",
        ),
    ),
)
