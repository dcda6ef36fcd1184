"""Refuse to win the second round of a suit with the last trump (p. 143)."""

from trainer.principles.claims import Trait
from trainer.principles.principle import Advice, Principle
from trainer.principles.ruffing import may_ruff
from trainer.principles.view import View
from trainer.text import say
from trainer.whist.holding import Holding


def advise(view: View) -> Advice | None:
    led = view.led
    if led is None or not may_ruff(view) or view.hand.length(view.trumps) != 1:
        return None
    if view.out.suit(view.trumps) or view.winner is view.partner:
        return None
    opening = view.first_lead(led.suit)
    long = (seat for seat in (view.left, view.right) if view.claimed(seat, Trait.STRONG, led.suit))
    if opening is None or opening.seat not in long or view.rounds(led.suit) != 2:
        return None
    why = say(
        "Keep the last trump for the next round of his long suit, which may exhaust his partner."
    )
    return Advice(Holding(view.legal.bits & ~view.trumps.mask), why)


PRINCIPLE = Principle(
    "refuse-second-round",
    advise,
    overrides=("trump-doubtful-when-weak", "take-force-with-five", "fourth-hand"),
)
