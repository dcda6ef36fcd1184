"""With a tenace in trumps over the leader, throw the high card of his suit (pp. 147-149)."""

from trainer.principles.example import Example
from trainer.principles.principle import Advice, Principle
from trainer.principles.view import View
from trainer.text import say
from trainer.whist.cards import Card
from trainer.whist.holding import Holding

LAST = 4
"""How many cards are left when the coup is to be played."""


def advise(view: View) -> Advice | None:
    led = view.led
    if view.place != 2 or led is None or led.suit is view.trumps or len(view.hand) != LAST:
        return None
    trumps, own = tuple(view.hand.suit(view.trumps)), tuple(view.hand.suit(led.suit))
    if len(trumps) != 2 or len(own) != 2 or own[0] in view.heading:
        return None
    if not _tenace(view, trumps):
        return None
    why = say("You have the tenace in trumps over the leader: throw the high card, to keep out.")
    return Advice(Holding.of(own[:1]), why)


def _tenace(view: View, trumps: tuple[Card, ...]) -> bool:
    """Tell whether best and third best trump, or the second best guarded, lie over the leader."""
    alive = tuple((view.hand | view.out).suit(view.trumps))
    if len(alive) < 3 or not view.placing.can_have(view.right).suit(view.trumps):
        return False
    return trumps[0] is alive[1] or trumps == (alive[0], alive[2])


PRINCIPLE = Principle(
    "throw-high-card",
    advise,
    overrides=("lowest-when-not-heading", "analysis-of-second-hand"),
    examples=(
        Example("C95 HAT", "C9", play="A CA", trumps="H", others="CJ DQ86 CKQ83 C6 HK7"),
        Example("C95 HA7", "", play="A CA", trumps="H", others="CJ DQ86 CKQ83 C6 HKT"),
    ),
)
