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
        Example("SA43 HAKQ65 DK4 C32", "S43", play="A S2 S5 SK S6 / B S8 S7", turned="S6"),
        Example(
            "SQT5 DKJ9 CA76",
            "",
            play="A D2 D4 DQ DA / Z C5 C3 CQ C4 / Y H7 HQ H3 HA / A S3 S4 SK S2 / B S7 S8",
            turned="S2",
        ),
    ),
)
