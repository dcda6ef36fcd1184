"""Do not finesse against an adversary weak in the suit (p. 94)."""

from trainer.principles.example import Example
from trainer.principles.finessing import of_sequence
from trainer.principles.principle import Advice, Principle
from trainer.principles.ruffing import partners_trick
from trainer.principles.view import View
from trainer.text import say
from trainer.whist.holding import Holding


def advise(view: View) -> Advice | None:
    led = view.led
    if view.place != 3 or not view.follows or led is None or view.winner is view.right:
        return None
    top = view.hand.highest(led.suit)
    if top is None or not view.master(top) or top not in view.heading or partners_trick(view):
        return None
    if not view.void(view.right, led.suit):
        return None
    why = say("The second hand has none: there is nothing to finesse against, so win.")
    return Advice(Holding.of((of_sequence(view, top),)), why)


PRINCIPLE = Principle(
    "no-finesse-against-weakness",
    advise,
    overrides=(
        "third-hand-high",
        "fourth-hand-cheaply",
        "finesse-by-trump-strength",
        "finesse-second-and-fourth",
        "finesse-ace-queen",
        "finesse-late-weak-lead",
        "third-hand-on-knave",
        "third-hand-pass-queen",
        "third-hand-on-ten",
    ),
    examples=(
        Example(
            "S87 HQT DJT9",
            "HQ",
            play="A C4 C6 CA C2 / B CJ C5 C7 C8 / B C3 CQ CK C9 / A S2 S4 SQ SK / "
            "Z HK H2 H3 H5 / Z HA H4 H7 H8 / Z H6 D4",
            turned="S3",
        ),
        Example(
            "HKJ4 CT75",
            "HJ",
            play="A S6 S7 ST SA / Z HT H5 HA H6 / Y D4 D2 DA D8 / Z D5 DJ DK DT / "
            "Y H9 H8 H3 HQ / A D9 D6 S2 D3 / A SQ SK S5 S4 / Y H2 C3",
            trumps="D",
            turned="DA",
            score=(0, 3),
        ),
        Example(
            "SQ5 DKJ9 CA7",
            "",
            play="A D2 D4 DQ DA / Z C5 C3 CQ C4 / Y H7 HQ H3 HA / A S3 S4 SK S2 / "
            "B S7 S8 ST SA / Y H8 HK HT C6 / B D5 D3",
            turned="S2",
        ),
    ),
)
