"""Refuse to overtrump with best and fourth best (p. 146)."""

from trainer.principles.principle import Advice, Principle
from trainer.principles.view import View
from trainer.text import say
from trainer.whist.holding import Holding


def advise(view: View) -> Advice | None:
    best, mine = view.best, tuple(view.hand.suit(view.trumps))
    if best is None or best.suit is not view.trumps or view.follows or len(mine) != 2:
        return None
    if len(view.hand) > 4 or view.winner is not view.right:
        return None
    alive = tuple(Holding(view.hand.bits | view.out.bits | best.bit).suit(view.trumps))
    if len(alive) != 4 or mine != (alive[0], alive[3]):
        return None
    why = say("You have best and fourth best over his second and third: do not overtrump.")
    return Advice(Holding(view.legal.bits & ~view.trumps.mask), why)


PRINCIPLE = Principle(
    "refuse-to-overtrump",
    advise,
    overrides=("trump-doubtful-when-weak", "take-force-with-five", "fourth-hand"),
)
