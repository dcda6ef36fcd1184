"""In a desperate game lead your weakest suit (p. 141)."""

from trainer.principles.leading import own_suit
from trainer.principles.needs import Needs, needs_of
from trainer.principles.principle import Advice, Principle
from trainer.principles.view import View
from trainer.principles.weighing import weakest
from trainer.text import say


def advise(view: View) -> Advice | None:
    needs = needs_of(view)
    if view.place != 1 or needs is None or needs.left < MANY or not _desperate(view, needs):
        return None
    if _has_a_game(view):
        return None
    suits = weakest(view, view.only(view.plain))
    if not suits:
        return None
    why = say("The game is desperate unless partner is strong where you are weak: lead that suit.")
    return Advice(view.only(suits), why)


MANY = 6
"""With how many tricks to play a game can still be called desperate; the number is ours."""


def _has_a_game(view: View) -> bool:
    """Tell whether the seat has opened a suit of length, or has one of great strength."""
    own = own_suit(view)
    if own is not None and view.dealt.length(own) > 3:
        return True
    return any(
        view.hand.length(suit) > 4 and len(view.hand.honours(suit)) > 1 for suit in view.plain
    )


def _desperate(view: View, needs: Needs) -> bool:
    """Tell whether the adversaries' trumps alone may well give them the tricks they want."""
    if not view.trumps_against or view.hand.suit(view.trumps):
        return False
    return view.adverse_trumps >= needs.left - needs.save


PRINCIPLE = Principle(
    "lead-from-weakest-suit",
    advise,
    overrides=(
        "lead-from-strongest-suit",
        "avoid-changing-suits",
        "open-great-strength",
        "fifth-trick-against-honours",
    ),
)
