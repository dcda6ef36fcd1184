"""Keep the turned-up card as long as you can (p. 114)."""

from trainer.principles.example import Example
from trainer.principles.finessing import turn_up_kept
from trainer.principles.principle import Advice, Principle
from trainer.principles.view import View
from trainer.text import say


def advise(view: View) -> Advice | None:
    up = turn_up_kept(view)
    if up is None:
        return None
    why = say("Keep the card turned up: partner knows where it is, and another does as well.")
    others = view.legal.suit(view.trumps).without(up)
    return Advice(view.within(view.trumps, others), why, suit=view.trumps)


PRINCIPLE = Principle(
    "keep-turn-up",
    advise,
    overrides=(
        "lowest-when-not-heading",
        "fourth-hand-cheaply",
        "analysis-of-second-hand",
        "trump-doubtful-when-weak",
        "take-force-with-five",
    ),
    examples=(
        Example(
            "S94 DJT963 CA6",
            "S9",
            play="A HJ H4 H3 HA / Z S6 S2 SA S3 / Y S8 S5 SK ST / Z S7 C3 H8 SJ / B SQ",
            turned="S4",
            score=(4, 2),
        ),
        Example(
            "H983 D76542",
            "H93",
            play="A SA ST S4 S2 / A SQ S3 S5 S7 / A S8 H7 SK S6 / Y HT H4 H5 HA / "
            "A SJ HJ C6 S9 / Y HK H6",
            trumps="H",
            turned="H8",
        ),
        Example(
            "HJ7543 DKQJT65 CQ9",
            "HJ7543 DKQJT6 CQ9",
            play="A S2 S8 SJ",
            trumps="D",
            turned="D5",
            score=(3, 3),
        ),
        Example(
            "SJ98 HT D3 CKT82",
            "",
            play="A D2 D4 DQ DA / Z C5 C3 CQ C4 / Y H7 HQ H3 HA / A S3 S4 SK S2 / B S7",
            turned="S2",
        ),
        Example("S32 HKQJT9 CAKQJ98", "", play="A DA D3 D4", turned="S2"),
    ),
)
