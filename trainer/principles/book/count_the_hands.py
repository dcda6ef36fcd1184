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
            "H5 DQ63",
            "H5 D63",
            play="A DK D7 D2 D4 / A D5 D8 DA DJ / B S5 S2 SK SA / Y CK CA C9 C5 / "
            "B ST S6 S8 SQ / Y CQ C6 CT C7 / Y C2 C8 S9 CJ / Z HA H2 H7 H6 / "
            "Z HJ H3 HT HK / B SJ H4",
            turned="S2",
        ),
        Example(
            "DAT8 C5",
            "D8",
            play="A C6 C3 CK CA / Z SA S3 S2 S7 / Z ST S4 SK S5 / Y HQ H9 H2 HA / "
            "A D6 D5 DQ DJ / B C9 CQ C2 C4 / Z SQ S6 S9 S8 / Z HK H8 HT H4 / "
            "Z H3 D4 HJ D3 / A D2 D7",
            trumps="D",
            turned="DJ",
            score=(4, 4),
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
