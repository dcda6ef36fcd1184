"""Go on with the suit you led originally (p. 74)."""

from trainer.principles.example import Example
from trainer.principles.leading import own_suit, worth_going_on
from trainer.principles.principle import Advice, Principle
from trainer.principles.view import View
from trainer.text import say


def advise(view: View) -> Advice | None:
    if view.place != 1 or (suit := own_suit(view)) is None or not worth_going_on(view, suit):
        return None
    why = say("You have opened this suit: go on with it, rather than open another to disadvantage.")
    return Advice(view.only((suit,)), why)


PRINCIPLE = Principle(
    "continue-own-suit",
    advise,
    overrides=("lead-from-strongest-suit", "lead-up-to-weakness", "lead-through-strength"),
    examples=(
        Example(
            "SQJT2 HQ6 D93 CA983",
            "SQJT2",
            play="A SA S5 S4 S3 / A",
            trumps="C",
            turned="CJ",
            score=(2, 0),
        ),
        Example("SK983 HK2 DAT4 CK95", "DAT4", play="A DK D6 D2 D3 / A", trumps="H", turned="H6"),
        Example("SJ982 HT3 D3 CKT852", "", play="A D2 D4 DQ DA / Z", turned="S2"),
    ),
)
