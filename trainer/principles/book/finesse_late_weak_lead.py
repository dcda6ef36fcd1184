"""Finesse when a late lead shows a weak suit (p. 93)."""

from trainer.principles.claims import Trait
from trainer.principles.example import Example
from trainer.principles.principle import Advice, Principle
from trainer.principles.view import View
from trainer.text import say
from trainer.whist.cards import Rank


def advise(view: View) -> Advice | None:
    led = view.led
    if view.place != 3 or not view.follows or led is None or view.rounds(led.suit) != 1:
        return None
    if view.winner is not view.partner or led.rank < Rank.NINE or led.suit is view.trumps:
        return None
    late = view.leads_of(view.partner)[0].card.suit is not led.suit
    if not late or not view.claimed(view.partner, Trait.WEAK, led.suit):
        return None
    low = view.legal - view.heading
    top = view.hand.highest(led.suit)
    if not low or top is None or top.rank < Rank.KING or len(view.hand.honours(led.suit)) < 2:
        return None
    why = say("Partner leads the best of a weak suit, late: pass it, and keep the command.")
    return Advice(low, why)


PRINCIPLE = Principle(
    "finesse-late-weak-lead",
    advise,
    overrides=(
        "third-hand-high",
        "finesse-ace-queen",
    ),
    examples=(
        Example(
            "SAJ32 H95 D984 C74", "S32", play="A D2 D5 DK DA / Z H4 HA H2 H3 / A ST S5", trumps="C"
        ),
        Example("SAJ32 H95 D984 C7432", "", play="A ST S5", trumps="C"),
    ),
)
