"""With command of all plain suits, even weak trumps may be led (p. 124)."""

from trainer.principles.claims import Trait
from trainer.principles.example import Example
from trainer.principles.leading import commands
from trainer.principles.principle import Advice, Principle
from trainer.principles.view import View
from trainer.text import say

FEWEST = 3
"""How many trumps are wanted at the least; the number is ours."""
LATE = 9
"""With how many cards in hand it is too late to gain by it; the number is ours."""


def advise(view: View) -> Advice | None:
    if view.place != 1 or len(view.hand) <= LATE or not view.shown:
        return None
    if view.hand.length(view.trumps) < FEWEST or not view.adverse_trumps:
        return None
    if not all(
        commands(view, suit) or view.claimed(view.partner, Trait.STRONG, suit)
        for suit in view.plain
    ):
        return None
    why = say("You and partner command every plain suit: with that even weak trumps may be led.")
    return Advice(view.only((view.trumps,)), why)


PRINCIPLE = Principle(
    "trump-lead-on-command",
    advise,
    overrides=(
        "lead-from-strongest-suit",
        "avoid-changing-suits",
        "trump-lead-without-strength",
        "open-great-strength",
        "no-two-for-one",
    ),
    examples=(
        Example(
            "SJT73 HAK865 D2 CA", "SJT73", play="A C6 C3 C9 CQ / Z D4 D6 DK D3 / Y", turned="S4"
        ),
        Example("SA64 HJ98742 DT6", "", play="A D2 D4 DQ DA / Z C5 C3 CQ C4 / Y", turned="S2"),
    ),
)
