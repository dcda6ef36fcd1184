"""With numerical strength in trumps you may force partner (p. 132)."""

from trainer.principles.example import Example
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
    examples=(
        Example(
            "ST92 HT63 D8 C9",
            "D8",
            play="A S4 S3 SQ S6 / B S7 SJ SA S8 / A D7 D3 DK D2 / B DT D4 DQ D6 / "
            "A DA D9 C2 D5 / A",
            turned="SJ",
            score=(1, 0),
        ),
        Example(
            "S6 HJ9842 DT6",
            "",
            play="A D2 D4 DQ DA / Z C5 C3 CQ C4 / Y H7 HQ H3 HA / A S3 S4 SK S2 / "
            "B S7 S8 ST SA / Y",
            turned="S2",
        ),
    ),
)
