"""Take the force when holding up cannot answer (pp. 130-131)."""

from trainer.principles.leads_pick import STRONG
from trainer.principles.principle import Advice, Principle
from trainer.principles.ruffing import may_ruff, partners_trick, trumps_kept
from trainer.principles.view import View
from trainer.text import say
from trainer.whist.holding import Holding


def advise(view: View) -> Advice | None:
    led = view.led
    if led is None or not may_ruff(view) or trumps_kept(view) != STRONG or partners_trick(view):
        return None
    if not (_wanted(view) or _commanded(view)):
        return None
    why = say("Partner means you to trump, or they command the suit: take the force.")
    return Advice(Holding(view.heading.bits & view.trumps.mask), why)


def _wanted(view: View) -> bool:
    """Tell whether partner leads a loser of a suit of which he knows the seat to be void."""
    led = view.led
    if led is None or view.place != 3 or not view.out.bits & led.above:
        return False
    return any(
        shown.seat is view.me and shown.led.suit is led.suit and not shown.follows
        for shown in view.shown
    )


def _commanded(view: View) -> bool:
    """Tell whether the adversaries have shown that the whole of the suit led is theirs."""
    led, best = view.led, view.best
    if led is None or best is None or view.rounds(led.suit) < 3 or not view.master(best):
        return False
    return view.winner is not view.partner and view.void(view.partner, led.suit)


PRINCIPLE = Principle(
    "accept-force-exceptions",
    advise,
    overrides=(
        "refuse-force-with-four",
        "pass-doubtful-when-strong",
    ),
)
