"""Count the hands as the cards fall, and near the end play what cannot be worse (p. 135)."""

from trainer.principles.counting import undominated
from trainer.principles.example import Example
from trainer.principles.principle import Advice, Principle
from trainer.principles.view import View
from trainer.text import say


def advise(view: View) -> Advice | None:
    cards = undominated(view)
    if cards is None:
        return None
    why = say(
        "So few cards are left that they can be counted: however they lie, nothing is better."
    )
    return Advice(cards, why)


PRINCIPLE = Principle(
    "count-the-hands",
    advise,
    overrides=("*",),
    examples=(
        Example(
            "SQ87 C9",
            "C9",
            play="A SA S3 S2 S5 / A SJ SK S9 ST / Y H5 HJ H2 H7 / B DA DJ D6 D4 / "
            "B D3 DK D7 D5 / Z CA C3 CK CT / Z C2 C4 S4 CQ / Y D9 DQ C5 HA / "
            "B HK H3 C7 H6 / B HQ H8",
            turned="S5",
        ),
        Example(
            "S7 DT9",
            "S7",
            play="A DK D7 D2 D4 / A D5 D8 DA DJ / B S5 S2 SK SA / Y CK CA C9 C5 / "
            "B ST S6 S8 SQ / Y CQ C6 CT C7 / Y C2 C8 S9 CJ / Z HA H2 H7 H6 / "
            "Z HJ H3 HT HK / B SJ H4 H5 S3 / B",
            turned="S2",
        ),
        Example(
            "HJ942",
            "",
            play="A D2 D4 DQ DA / Z C5 C3 CQ C4 / Y H7 HQ H3 HA / A S3 S4 SK S2 / "
            "B S7 S8 ST SA / Y H8 HK HT C6 / B D5 D3 DJ D6 / A SQ S6 D7 S9 / "
            "A DK DT D8 SJ / Z C2 C7",
            turned="S2",
        ),
    ),
)
