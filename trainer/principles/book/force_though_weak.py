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
            "S865 H2 D864",
            "H2",
            play="A C2 CJ CA C4 / B C3 CT CK CQ / A H3 HQ H6 H9 / Y HA H5 HJ H4 / "
            "Y HK H7 S2 H8 / Y SA SK S3 S4 / Y",
            trumps="D",
            turned="D2",
        ),
        Example(
            "HA82 D632 C9",
            "C9",
            play="A S8 S4 SQ SA / Z C3 C7 CJ C4 / Y CA C5 C6 H6 / A SJ S5 S2 S3 / "
            "A SK S6 C8 ST / A D4 D8 DK D5 / B",
            trumps="H",
            turned="H7",
            score=(3, 0),
        ),
        Example(
            "H65 D875 CJ9",
            "",
            play="A D2 D4 DQ DA / Z C5 C3 CQ C4 / Y H7 HQ H3 HA / A S3 S4 SK S2 / "
            "B S7 S8 ST SA / Y H8 HK HT C6 / B",
            turned="S2",
        ),
    ),
)
