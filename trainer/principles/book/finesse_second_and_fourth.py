"""With second and fourth best, finesse on the second round (p. 94)."""

from trainer.principles.example import Example
from trainer.principles.finessing import gap_below, of_sequence
from trainer.principles.principle import Advice, Principle
from trainer.principles.view import View
from trainer.text import say
from trainer.whist.holding import Holding


def advise(view: View) -> Advice | None:
    led = view.led
    if view.place != 3 or not view.follows or led is None or view.rounds(led.suit) < 2:
        return None
    top = view.heading.highest(led.suit)
    if top is None or (low := gap_below(view, top)) is None or low not in view.heading:
        return None
    above = view.out.bits & top.above
    if above.bit_count() != 1 or not view.placing.can_have(view.left).bits & above:
        return None
    why = say("You have second and fourth best, and the best is over you: finesse the fourth best.")
    return Advice(Holding.of((of_sequence(view, low),)), why)


PRINCIPLE = Principle(
    "finesse-second-and-fourth",
    advise,
    overrides=("third-hand-high",),
    examples=(
        Example(
            "SQT5 DKJ9 CA76",
            "ST",
            play="A D2 D4 DQ DA / Z C5 C3 CQ C4 / Y H7 HQ H3 HA / A S3 S4 SK S2 / B S7 S8",
            turned="S2",
        ),
        Example(
            "H754 DJ952",
            "D9",
            play="A CT CA C2 C6 / Y D3 D6 DK DA / A CJ S2 C3 C4 / Y SA S4 SJ S6 / "
            "Y S7 SK S8 CK / B S5 S9 C8 S3 / Z D4 D7",
            turned="SQ",
            score=(4, 4),
        ),
        Example(
            "S7 HJ9 DQT7 CJ54",
            "",
            play="A SA S5 S4 S3 / A ST S6 S8 SK / Z D6 D3 DK D2 / Y DA D5 D4 D9 / Y H4 H3",
            trumps="C",
            turned="CJ",
            score=(2, 0),
        ),
    ),
)
