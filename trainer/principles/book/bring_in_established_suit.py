"""Bring in the suit when the trumps are out (p. 120)."""

from trainer.principles.example import Example
from trainer.principles.principle import Advice, Principle
from trainer.principles.view import View
from trainer.text import say


def advise(view: View) -> Advice | None:
    if view.place != 1 or view.trumps_to_draw:
        return None
    suits = tuple(suit for suit in view.plain if view.established(suit))
    if not suits:
        return None
    why = say("The adversaries have no trump left: bring in your established suit.")
    return Advice(view.only(suits), why)


PRINCIPLE = Principle(
    "bring-in-established-suit",
    advise,
    overrides=("lead-from-strongest-suit", "avoid-changing-suits", "avoid-honour-and-one"),
    examples=(
        Example(
            "S5 H853 DQ9 CJ6",
            "DQ9",
            play="A DK D6 D2 D3 / A DA D5 DJ D7 / A D4 D8 H4 H6 / Z HQ HK HA H7 / "
            "Y HJ HT H9 H2 / Y",
            trumps="H",
            turned="H6",
        ),
        Example(
            "SKQ HT98 CA",
            "SKQ",
            play="A DK DA D8 D3 / Y SJ S3 S5 SA / A DQ D5 D9 D2 / A D4 DT C4 C7 / "
            "Z C6 C2 CK CQ / Y CT H2 CJ C3 / Z C9 C8 C5 H3 / Z",
            trumps="C",
            turned="C9",
        ),
        Example(
            "SA6 H8 CAK876",
            "",
            play="A DA D2 D3 D6 / A DJ DK D4 D7 / Y H6 HA H5 HT / B DT H4 D5 CJ / "
            "Z HK HQ H2 S2 / Z",
            trumps="H",
            turned="HK",
        ),
        Example(
            "S6 HJ9842 DT6",
            "",
            play="A D2 D4 DQ DA / Z C5 C3 CQ C4 / Y H7 HQ H3 HA / A S3 S4 SK S2 / "
            "B S7 S8 ST SA / Y",
            turned="S2",
        ),
        Example(
            "S5 H853 D9 CJ6",
            "D9",
            play="A DK D6 D2 D3 / A DA D5 DJ D7 / A D4 D8 H4 H6 / Z HQ HK HA H7 / "
            "Y HJ HT H9 H2 / Y DQ C3 C2 DT / Y",
            trumps="H",
            turned="H6",
        ),
        Example(
            "HA8 DT CAJT9",
            "",
            play="A D3 D7 DJ D4 / B S2 S4 SK S5 / A S7 SJ SQ S6 / B ST S8 S3 C2 / "
            "B SA S9 C5 H6 / B DQ D6 D2 DA / Y",
            turned="S9",
            score=(1, 0),
        ),
    ),
)
