"""On partner's ten, put on the ace and pass with the queen (p. 93)."""

from trainer.principles.example import Example
from trainer.principles.principle import Advice, Principle
from trainer.principles.view import View
from trainer.text import say
from trainer.whist.cards import Rank


def advise(view: View) -> Advice | None:
    led = view.led
    if view.place != 3 or not view.follows or led is None or led.rank is not Rank.TEN:
        return None
    if view.winner is not view.partner or view.rounds(led.suit) != 1:
        return None
    top, low = view.hand.highest(led.suit), view.legal - view.heading
    if top is None or top.rank is not Rank.QUEEN or not low:
        return None
    why = say("Pass partner's ten with the queen: he leads it from king and knave.")
    return Advice(low, why)


PRINCIPLE = Principle(
    "third-hand-on-ten",
    advise,
    overrides=("third-hand-high",),
    examples=(
        Example("SKJ4 HQ52 DA873 C964", "H52", play="A HT H3", trumps="S"),
        Example("SKJ4 HA52 DA873 C964", "", play="A HT H3", trumps="S"),
    ),
)
