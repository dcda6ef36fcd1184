"""Echo partner's call or trump lead with four trumps (p. 128)."""

from trainer.principles.example import Example
from trainer.principles.leads_pick import STRONG
from trainer.principles.principle import Advice, Principle
from trainer.principles.signals import signal
from trainer.principles.view import View
from trainer.text import say


def advise(view: View) -> Advice | None:
    if view.led is None or view.trumps_dealt < STRONG or not view.adverse_trumps:
        return None
    if view.trumps_shown_by(view.me) or not view.hand.suit(view.trumps):
        return None
    opening = view.first_lead(view.trumps)
    led = opening is not None and opening.seat is view.partner
    if not led and not view.called(view.partner):
        return None
    if opening is not None and opening.seat is not view.partner and opening.seat is not view.me:
        return None
    cards = signal(view)
    if not cards:
        return None
    why = say("Partner has called for trumps, or led them, and you began with four: echo.")
    return Advice(cards, why)


PRINCIPLE = Principle(
    "echo",
    advise,
    overrides=("lowest-when-not-heading", "analysis-of-second-hand"),
    examples=(
        Example(
            "SAQ H8 DAJT75 CA952", "C5", play="A S3 S5 S4 S2 / Y CQ C3", trumps="C", turned="C5"
        ),
        Example(
            "SA6 HK854 CAK876",
            "H5",
            play="A DA D2 D3 D6 / A DJ DK D4 D7 / Y H6 HA",
            trumps="H",
            turned="HK",
        ),
        Example("SAT86 HK63 DAT CAQ4", "", play="A S4 SJ S7 S3 / Y H5 H2", trumps="C", turned="CQ"),
    ),
)
