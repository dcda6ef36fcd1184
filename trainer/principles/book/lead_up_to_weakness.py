"""Lead up to a suit in which your right-hand adversary is weak (p. 77)."""

from trainer.principles.claims import Trait
from trainer.principles.example import Example
from trainer.principles.leading import adversaries_trump, may_trump
from trainer.principles.principle import Advice, Principle
from trainer.principles.view import View
from trainer.text import say


def advise(view: View) -> Advice | None:
    if view.place != 1:
        return None
    suits = tuple(
        suit
        for suit in view.plain
        if view.hand.suit(suit)
        and not may_trump(view, view.partner, suit)
        and view.claimed(view.right, Trait.WEAK, suit)
        and not view.claimed(view.left, Trait.STRONG, suit)
        and not adversaries_trump(view, suit)
    )
    if not suits:
        return None
    why = say("Your right-hand adversary, who plays last, is weak in this suit: lead up to him.")
    return Advice(view.only(suits), why)


PRINCIPLE = Principle(
    "lead-up-to-weakness",
    advise,
    overrides=(
        "lead-from-strongest-suit",
        "avoid-honour-and-one",
    ),
    examples=(
        Example(
            "SJT87 DQJ872 CA",
            "DQJ872",
            play="A HK H3 H6 H4 / A HQ H5 D4 H7 / A HA H8 D3 CT / Z",
            trumps="C",
            turned="CA",
        ),
        Example(
            "HT7 DQ75 CQJ5",
            "HT7",
            play="A HJ H4 H3 HA / Z S6 S2 SA S3 / Y S8 S5 SK ST / Z S7 C3 H8 SJ / "
            "B SQ S9 C4 H9 / B",
            turned="S4",
            score=(4, 2),
        ),
        Example(
            "SQT53 DKJ9 CA76",
            "",
            play="A D2 D4 DQ DA / Z C5 C3 CQ C4 / Y H7 HQ H3 HA / A",
            turned="S2",
        ),
        Example(
            "HKT DJ",
            "",
            play="A H8 HJ H5 H2 / Y C5 C4 CJ CK / A SK S3 S2 S5 / A SQ S4 S6 S8 / "
            "A SA D6 S7 SJ / Y CQ CA C2 H3 / B ST D2 DT DA / Y H7 D3 H4 H6 / B S9 HA H9 D9 / "
            "Y CT C8 C9 D5",
            trumps="D",
            turned="D4",
            score=(0, 3),
        ),
    ),
)
