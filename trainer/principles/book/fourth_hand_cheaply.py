"""Win a trick as cheaply as you can (p. 112)."""

from trainer.principles.example import Example
from trainer.principles.principle import Advice, Principle
from trainer.principles.view import View
from trainer.text import say
from trainer.whist.cards import SUITS
from trainer.whist.holding import Holding


def advise(view: View) -> Advice | None:
    if view.place < 3 or not view.heading:
        return None
    sure = view.sure_to_win
    if view.place < 4 and not view.follows:
        sure &= view.only((view.trumps,))
    if not sure or (view.place == 3 and view.follows and len(sure) < len(view.heading)):
        return None
    cheapest = Holding.of(low for suit in SUITS if (low := sure.lowest(suit)) is not None)
    why = say("Win with the lowest card that is certain to win.")
    return Advice(view.legal - view.heading | cheapest, why)


PRINCIPLE = Principle(
    "fourth-hand-cheaply",
    advise,
    overrides=("third-hand-high",),
    examples=(
        Example("ST H763 DAKJ432 CAK2", "CK2", play="A C3 C6", trumps="C", turned="C9"),
        Example(
            "SQT HAQ654 DJ653 C98", "ST", play="A S4 S5 S9", trumps="C", turned="C8", score=(0, 4)
        ),
        Example("SAK DK543 CQJ7654", "", play="A HK H3 H6 H4 / A HQ H5", trumps="C", turned="CA"),
    ),
)
