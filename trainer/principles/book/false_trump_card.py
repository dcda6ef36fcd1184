"""Trump with the higher of two to mislead the overtrumper (p. 147)."""

from trainer.principles.example import Example
from trainer.principles.principle import Advice, Principle
from trainer.principles.ruffing import may_ruff
from trainer.principles.view import View
from trainer.text import say
from trainer.whist.holding import Holding


def advise(view: View) -> Advice | None:
    if view.place not in (2, 3) or not may_ruff(view) or view.hand.length(view.trumps) != 2:
        return None
    alive = tuple((view.hand | view.out).suit(view.trumps))
    if len(alive) < 4 or tuple(view.hand.suit(view.trumps)) != alive[1:3]:
        return None
    if not Holding.of((alive[0], alive[3])) & view.placing.can_have(view.left):
        return None
    why = say("Second and third best are equals: trump with the higher, and he may overtrump.")
    return Advice(view.within(view.trumps, Holding.of(alive[1:2])), why, suit=view.trumps)


PRINCIPLE = Principle(
    "false-trump-card",
    advise,
    overrides=(
        "fourth-hand-cheaply",
        "fourth-best-trump-force",
        "trump-doubtful-when-weak",
        "take-force-with-five",
    ),
    examples=(
        Example("S98 CJ", "S9 CJ", play="A H8 HT", others="SK63 H7 DA94"),
        Example("S97 CJ", "", play="A H8 HT", others="SK83 H7 DA94"),
    ),
)
