"""Do not force your partner if you are weak in trumps (p. 132)."""

from trainer.principles.example import Example
from trainer.principles.leading import commands, may_trump, suits_held
from trainer.principles.leads_pick import STRONG
from trainer.principles.principle import Advice, Principle
from trainer.principles.view import View
from trainer.text import say


def advise(view: View) -> Advice | None:
    if view.place != 1 or view.hand.length(view.trumps) >= STRONG or not view.adverse_trumps:
        return None
    suits = tuple(suit for suit in suits_held(view) if suit is not view.trumps)
    kept = tuple(
        suit for suit in suits if commands(view, suit) or not may_trump(view, view.partner, suit)
    )
    if len(kept) == len(suits) or not kept:
        return None
    why = say(
        "Partner would have to trump this suit, and you are weak in trumps: do not force him."
    )
    return Advice(view.only((*kept, view.trumps)), why)


PRINCIPLE = Principle(
    "do-not-force-when-weak",
    advise,
    overrides=(
        "continue-own-suit",
        "return-partners-lead",
        "lead-from-strongest-suit",
        "no-force-weak-adversary",
        "persist-in-forcing",
    ),
    examples=(
        Example(
            "ST97 HJ42 D632 CK5",
            "ST97 HJ42 CK5",
            play="A DK D8 D5 D4 / A DA DQ DJ D7 / A",
            trumps="H",
            turned="HT",
        ),
        Example(
            "SA865 H2 D864",
            "SA865 D864",
            play="A C2 CJ CA C4 / B C3 CT CK CQ / A H3 HQ H6 H9 / Y HA H5 HJ H4 / "
            "Y HK H7 S2 H8 / Y",
            trumps="D",
            turned="D2",
        ),
        Example("SA64 HJ98742 DT6", "", play="A D2 D4 DQ DA / Z C5 C3 CQ C4 / Y", turned="S2"),
    ),
)
