"""Lead trumps as a plain suit when they are your best (p. 119)."""

from trainer.principles.example import Example
from trainer.principles.leading import fresh, own_suit
from trainer.principles.leads_pick import STRONG
from trainer.principles.principle import Advice, Principle
from trainer.principles.view import View
from trainer.text import say


def advise(view: View) -> Advice | None:
    if view.place != 1 or not view.shown or view.hand.length(view.trumps) < STRONG:
        return None
    if view.first_lead(view.trumps) or view.trumps_against or not view.adverse_trumps:
        return None
    suits = fresh(view)
    own = own_suit(view)
    if own is not None and view.hand.length(own) > 1:
        return None
    if any(view.hand.length(suit) >= STRONG or view.hand.honours(suit) for suit in suits):
        return None
    why = say("Your other suits are poor and nobody has called: trumps are your best suit.")
    return Advice(view.only((view.trumps,)), why)


PRINCIPLE = Principle(
    "trumps-as-plain-suit",
    advise,
    overrides=("lead-from-strongest-suit", "avoid-changing-suits", "trump-lead-without-strength"),
    examples=(
        Example(
            "SA962 H42 D864 CT",
            "SA962",
            play="A C4 C6 CA C2 / B CJ C5 C7 C8 / B C3 CQ CK C9 / A",
            turned="S3",
        ),
        Example(
            "SKQ HT98 CAJ96",
            "CAJ96",
            play="A DK DA D8 D3 / Y SJ S3 S5 SA / A DQ D5 D9 D2 / A D4 DT C4 C7 / Z",
            trumps="C",
            turned="C9",
        ),
        Example(
            "SQT53 DKJ9 CA76",
            "",
            play="A D2 D4 DQ DA / Z C5 C3 CQ C4 / Y H7 HQ H3 HA / A",
            turned="S2",
        ),
    ),
)
