"""Echo partner's call or trump lead with four trumps (p. 128)."""

from trainer.principles.principle import Advice, Principle
from trainer.principles.signals import signal
from trainer.principles.view import STRONG, View
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
)
