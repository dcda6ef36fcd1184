"""With a wretched hand at a bad score, lead a trump (pp. 124-125)."""

from trainer.principles.example import Example
from trainer.principles.leading import original
from trainer.principles.leads_pick import STRONG
from trainer.principles.principle import Advice, Principle
from trainer.principles.view import View
from trainer.text import say
from trainer.whist.cards import Rank

AT_THREE = 3
"""The score of the adversaries at which a wretched hand is desperate."""


def advise(view: View) -> Advice | None:
    score = view.sight.score
    if not original(view) or not view.hand.suit(view.trumps):
        return None
    if score.of(view.me.side) or score.of(view.me.side.other) < AT_THREE or not _wretched(view):
        return None
    why = say("Your hand is wretched and the score bad: only a strong partner can save the game.")
    return Advice(view.only((view.trumps,)), why)


def _wretched(view: View) -> bool:
    """Tell whether the hand has no ace or king, and no plain four headed by an honour."""
    if any(card.rank >= Rank.KING for card in view.hand):
        return False
    return not any(
        view.hand.length(suit) >= STRONG and view.hand.honours(suit) for suit in view.plain
    )


PRINCIPLE = Principle(
    "desperate-trump-lead",
    advise,
    overrides=(
        "lead-from-strongest-suit",
        "trump-lead-without-strength",
        "no-original-lead-from-four",
        "five-trumps-exceptions",
    ),
    examples=(
        Example("S985 HT762 D9843 C75", "S985", turned="SQ", score=(0, 3)),
        Example("S985 HQ762 D9843 C75", "", turned="SQ", score=(0, 3)),
    ),
)
