"""When you do not head the trick, throw your lowest (p. 83)."""

from trainer.principles.example import Example
from trainer.principles.principle import Advice, Principle
from trainer.principles.view import View
from trainer.text import say
from trainer.whist.cards import SUITS
from trainer.whist.holding import Holding


def advise(view: View) -> Advice | None:
    if view.place == 1:
        return None
    lowest = Holding.of(
        low for suit in SUITS if (low := (view.legal - view.heading).lowest(suit)) is not None
    )
    why = say("When you do not try for the trick, part with your lowest card.")
    return Advice(view.heading | lowest, why)


PRINCIPLE = Principle(
    "lowest-when-not-heading",
    advise,
    examples=(
        Example("S965 HKT842 DAK CKT6", "S5", play="A SA", trumps="C", turned="CJ", score=(2, 0)),
        Example("SK643 HT965 DT954 CK", "S3", play="A SA", turned="S5"),
        Example("SQT53 HA DKJ92 CA763", "", turned="S2"),
    ),
)
