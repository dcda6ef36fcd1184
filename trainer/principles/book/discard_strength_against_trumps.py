"""When trumps are declared against you, discard from your best protected suit (p. 105)."""

from trainer.principles.example import Example
from trainer.principles.principle import Advice, Principle
from trainer.principles.ruffing import discarding
from trainer.principles.view import View
from trainer.text import say


def advise(view: View) -> Advice | None:
    if not discarding(view) or not view.trumps_against:
        return None
    longest = max(view.legal.length(suit) for suit in view.plain)
    suits = (suit for suit in view.plain if view.legal.length(suit) == longest)
    why = say(
        "Trumps are declared against you: discard from your best protected suit, the longest."
    )
    return Advice(view.only((*suits, view.trumps)), why)


PRINCIPLE = Principle(
    "discard-strength-against-trumps",
    advise,
    overrides=("discard-from-weakest", "keep-guards"),
    examples=(
        Example(
            "SA6 H943 CAQJT652",
            "CAQJT652",
            play="A D6 D3 DJ D5 / B D2",
            trumps="D",
            turned="D5",
            score=(3, 1),
        ),
        Example(
            "SAT76432 HQ63 D85",
            "SAT76432",
            play="A C8 C3 CA C5 / B CJ",
            trumps="C",
            turned="C5",
            score=(3, 4),
        ),
        Example("SK64 HAT6532 CKJ3", "", play="A D6 D3 DJ D4 / B DA", trumps="H", turned="HT"),
    ),
)
