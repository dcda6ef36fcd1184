"""Lead through a suit in which your left-hand adversary is strong (p. 77)."""

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
        and view.claimed(view.left, Trait.STRONG, suit)
        and view.claimed(view.right, Trait.WEAK, suit)
        and not adversaries_trump(view, suit)
    )
    if not suits:
        return None
    why = say(
        "The strength is to your left and weakness to your right: lead through the strong hand."
    )
    return Advice(view.only(suits), why)


PRINCIPLE = Principle(
    "lead-through-strength",
    advise,
    overrides=(
        "lead-from-strongest-suit",
        "avoid-honour-and-one",
        "lead-up-to-weakness",
    ),
    examples=(
        Example(
            "SQ HAQ654 DJ653 C98",
            "SQ",
            play="A S4 S5 S9 ST / Z",
            trumps="C",
            turned="C8",
            score=(0, 4),
        ),
        Example(
            "SAT86 CAQ",
            "SAT86",
            play="A S4 SJ S7 S3 / Y H5 H2 HK HA / A DQ D6 D2 DA / Z H6 H4 HQ H8 / "
            "Y H7 HT H3 HJ / A DJ D7 D3 DT / A D4 D9 DK C4 / Z",
            trumps="C",
            turned="CQ",
        ),
        Example("SJ982 HT3 D3 CKT852", "", play="A D2 D4 DQ DA / Z", turned="S2"),
        Example(
            "S98 H7 CJT7",
            "",
            play="A D4 D5 DA DJ / B DT H5 D2 D9 / Z S3 S7 ST SQ / B C3 C4 CA C5 / "
            "A H2 H8 H3 H4 / Y DQ D7 H9 D3 / Z SK C2 S2 SA",
            trumps="H",
            turned="H9",
            score=(4, 4),
        ),
    ),
)
