"""Do not open ace, king or queen with only one other (p. 73)."""

from trainer.principles.example import Example
from trainer.principles.leading import bare_honours
from trainer.principles.principle import Advice, Principle
from trainer.principles.view import View
from trainer.text import say
from trainer.whist.holding import Holding


def advise(view: View) -> Advice | None:
    if view.place != 1:
        return None
    bare = bare_honours(view)
    cards = Holding(view.legal.bits & ~sum(suit.mask for suit in bare))
    if not bare or not cards.bits & ~view.trumps.mask:
        return None
    why = say("Ace, king or queen and one other is a bad suit to open: leave it to others.")
    return Advice(cards, why)


PRINCIPLE = Principle(
    "avoid-honour-and-one",
    advise,
    examples=(
        Example("SAQJT2 HQ6 D93 CA983", "SAQJT2 D93 CA983", trumps="C", turned="CJ", score=(2, 0)),
        Example("SQ4 HT843 DJ53 CK972", "HT843 DJ53 CK972", trumps="D", turned="D2"),
        Example("SQT53 HA DKJ92 CA763", "", turned="S2"),
    ),
)
