"""Win the trick if it is against you, and leave it to partner if it is his (p. 96)."""

from trainer.principles.example import Example
from trainer.principles.principle import Advice, Principle
from trainer.principles.ruffing import partners_trick
from trainer.principles.view import View
from trainer.text import say


def advise(view: View) -> Advice | None:
    if view.place < 3 or not view.heading:
        return None
    if partners_trick(view):
        return Advice(view.legal - view.heading, say("Partner's card wins: leave him the trick."))
    if view.place < 4:
        return None
    return Advice(view.heading, say("The trick is against you and you can win it: do so."))


PRINCIPLE = Principle(
    "fourth-hand",
    advise,
    examples=(
        Example("SJ982 HT3 DA3 CKT852", "DA", play="A D2 D4 DQ", turned="S2"),
        Example("SAT863 HK63 DAT CAQ4", "ST863", play="A S4 SJ S7", trumps="C", turned="CQ"),
        Example(
            "SK73 HJ9 DQT764 CJ54", "", play="A SA S5 S4", trumps="C", turned="CJ", score=(2, 0)
        ),
    ),
)
