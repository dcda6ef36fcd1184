"""Do not lead a single card of a plain suit originally (p. 59)."""

from trainer.principles.example import Example
from trainer.principles.leading import original
from trainer.principles.principle import Advice, Principle
from trainer.principles.view import View
from trainer.text import say
from trainer.whist.holding import Holding


def advise(view: View) -> Advice | None:
    if not original(view):
        return None
    single = tuple(suit for suit in view.plain if view.hand.length(suit) == 1)
    if not single:
        return None
    why = say("A single card is a bad lead: it helps to make the adversaries' suit.")
    return Advice(Holding(view.legal.bits & ~sum(suit.mask for suit in single)), why)


PRINCIPLE = Principle(
    "no-singleton-lead",
    advise,
    examples=(
        Example("SQT53 HA DKJ92 CA763", "SQT53 DKJ92 CA763", turned="S2"),
        Example("SKJ8432 HJ DQ987 CAK", "SKJ8432 DQ987 CAK", trumps="C", turned="C8", score=(0, 4)),
        Example("SAQJT2 HQ6 D93 CA983", "", trumps="C", turned="CJ", score=(2, 0)),
    ),
)
