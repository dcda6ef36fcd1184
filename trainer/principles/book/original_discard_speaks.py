"""Only the first discard gives direction, and that only where no lead has given it (p. 107)."""

from trainer.principles.leading import own_suit
from trainer.principles.principle import Advice, Principle
from trainer.principles.ruffing import discarding
from trainer.principles.view import View
from trainer.principles.weighing import promising, spare
from trainer.text import say


def advise(view: View) -> Advice | None:
    if not discarding(view) or not _directed(view):
        return None
    cards = spare(view)
    cards = cards - view.only(promising(view)) or cards
    if not cards:
        return None
    why = say("You have shown your suit already: now throw what you can best spare.")
    return Advice(view.only((view.trumps,)) | cards, why)


def _directed(view: View) -> bool:
    """Tell whether the seat has led a suit of its own, or discarded before."""
    own = (shown for shown in view.shown if shown.seat is view.me)
    discarded = any(not shown.follows and shown.card.suit is not view.trumps for shown in own)
    return discarded or own_suit(view) is not None


PRINCIPLE = Principle(
    "original-discard-speaks",
    advise,
    overrides=(
        "discard-from-weakest",
        "discard-strength-against-trumps",
        "discard-by-trump-balance",
    ),
)
