"""Read a thirteenth card by partner's strength in trumps (p. 133)."""

from trainer.principles.claims import Trait
from trainer.principles.principle import Advice, Principle
from trainer.principles.ruffing import may_ruff
from trainer.principles.view import View
from trainer.text import say
from trainer.whist.holding import Holding


def advise(view: View) -> Advice | None:
    led = view.led
    if led is None or view.place != 3 or not may_ruff(view) or view.winner is not view.partner:
        return None
    if not (view.void(view.left, led.suit) and view.placing.can_have(view.left).suit(view.trumps)):
        return None
    if view.trumps_shown_by(view.partner):
        high = view.heading.highest(view.trumps)
        assert high is not None
        why = say("Partner, strong in trumps, leads what the last hand can trump: play your best.")
        return Advice(Holding.of((high,)), why)
    if not view.claimed(view.partner, Trait.NO_TRUMPS):
        return None
    why = say("Partner is weak in trumps: pass, so that the last hand must lead up to you.")
    return Advice(view.only(view.plain), why)


PRINCIPLE = Principle(
    "thirteenth-card",
    advise,
    overrides=(
        "fourth-hand",
        "fourth-hand-cheaply",
        "trump-doubtful-when-weak",
        "pass-doubtful-when-strong",
        "take-force-with-five",
        "refuse-force-with-four",
        "accept-force-exceptions",
    ),
)
