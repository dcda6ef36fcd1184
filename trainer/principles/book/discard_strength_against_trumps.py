"""When trumps are declared against you, discard from your best protected suit (p. 105)."""

from trainer.principles.example import Example
from trainer.principles.principle import Advice, Principle
from trainer.principles.ruffing import discarding, or_ruff
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
    return Advice(or_ruff(view, view.only(suits)), why)


PRINCIPLE = Principle(
    "discard-strength-against-trumps",
    advise,
    overrides=("discard-from-weakest", "keep-guards"),
    examples=(
        Example(
            "SAQ764 HA6 CAKJ65",
            "SAQ764 CAKJ65",
            play="A S2 S8 SJ D6 / Z DT D2 D7",
            trumps="D",
            turned="D5",
            score=(3, 3),
        ),
        Example(
            "SJT87 DQJ872 CAT",
            "DQJ872 CAT",
            play="A HK H3 H6 H4 / A HQ H5 D4 H7 / A HA H8 D3",
            trumps="C",
            turned="CA",
        ),
        Example("SAK DK543 CQJ7654", "", play="A HK H3 H6 H4 / A HQ H5", trumps="C", turned="CA"),
    ),
)
