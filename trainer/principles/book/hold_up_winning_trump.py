"""With four trumps and an established suit, hold up the winning trump (p. 123)."""

from trainer.principles.example import Example
from trainer.principles.leads_pick import STRONG
from trainer.principles.principle import Advice, Principle
from trainer.principles.view import View
from trainer.text import say
from trainer.whist.holding import Holding


def advise(view: View) -> Advice | None:
    led = view.led
    if led is None or led.suit is not view.trumps or view.rounds(view.trumps) != 2:
        return None
    high = view.hand.highest(view.trumps)
    if high is None or not view.master(high) or view.trumps_dealt != STRONG:
        return None
    opening = view.first_lead(view.trumps)
    if view.place != 3 or opening is None or opening.seat is not view.me:
        return None
    if not any(view.masters.length(suit) > 2 or view.established(suit) for suit in view.plain):
        return None
    why = say("You have four trumps and a suit to bring in: keep the best trump back.")
    return Advice(Holding(view.legal.bits & ~high.bit), why)


PRINCIPLE = Principle(
    "hold-up-winning-trump",
    advise,
    overrides=(
        "third-hand-high",
        "finesse-by-trump-strength",
        "fourth-hand",
    ),
    examples=(
        Example(
            "SQJ2 H6 CA98",
            "C98",
            play="A SA S5 S4 S3 / A ST S6 S8 SK / Z D6 D3 DK D2 / Y DA D5 D4 D9 / "
            "Y H4 H3 HJ HQ / A C3 C6 CQ C4 / B C7 C5",
            trumps="C",
            turned="CJ",
            score=(2, 0),
        ),
        Example(
            "SAQ HAK9 CJ862",
            "",
            play="A DK D8 D5 D4 / A DA DQ DJ D7 / A ST S3 SJ S2 / B H3 H7 HJ H5 / A H4 H6",
            trumps="H",
            turned="HT",
        ),
        Example(
            "SQT5 DKJ9 CA76",
            "",
            play="A D2 D4 DQ DA / Z C5 C3 CQ C4 / Y H7 HQ H3 HA / A S3 S4 SK S2 / B S7 S8",
            turned="S2",
        ),
    ),
)
