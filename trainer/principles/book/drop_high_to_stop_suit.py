"""Drop a high card to make the leader change suit (p. 125)."""

from trainer.principles.example import Example
from trainer.principles.principle import Advice, Principle
from trainer.principles.signals import may_call
from trainer.principles.view import View
from trainer.text import say
from trainer.whist.cards import Rank
from trainer.whist.holding import Holding


def advise(view: View) -> Advice | None:
    led = view.led
    if led is None or led.rank is not Rank.KING or view.rounds(led.suit) != 1 or not view.follows:
        return None
    if view.place not in (2, 4) or led.suit is view.trumps or view.best != led:
        return None
    held = tuple(view.hand.suit(led.suit))
    if len(held) != 2 or held[0].rank is not Rank.QUEEN or not may_call(view):
        return None
    why = say("You want trumps led: drop the queen, which cannot win, and he may lead them.")
    return Advice(Holding.of(held[:1]), why)


PRINCIPLE = Principle(
    "drop-high-to-stop-suit",
    advise,
    overrides=(
        "lowest-when-not-heading",
        "analysis-of-second-hand",
    ),
    examples=(
        Example("SQ8 HAKJT DAK54 CKT3", "SQ", play="A SK", trumps="H", turned="HQ"),
        Example("SQ3 HQJ5 DA76 CAKT72", "", play="A S5", trumps="C", turned="CQ"),
    ),
)
