"""Only the first discard gives direction (p. 107)."""

from trainer.principles.principle import Advice, Principle
from trainer.principles.ruffing import discarding
from trainer.principles.view import View
from trainer.principles.weighing import spare
from trainer.text import say


def advise(view: View) -> Advice | None:
    if not discarding(view):
        return None
    own = (shown for shown in view.shown if shown.seat is view.me)
    if all(shown.follows or shown.card.suit is view.trumps for shown in own):
        return None
    cards = spare(view)
    if not cards:
        return None
    why = say(
        "You have given your direction with an earlier discard: now throw what you can spare."
    )
    return Advice(view.only((view.trumps,)) | cards, why)


PRINCIPLE = Principle(
    "original-discard-speaks",
    advise,
    overrides=(
        "discard-from-weakest",
        "discard-strength-against-trumps",
        "discard-by-trump-balance",
    ),
)
