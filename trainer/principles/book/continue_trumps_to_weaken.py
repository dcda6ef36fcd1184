"""With partner void, go on with trumps to weaken the adversaries (p. 125)."""

from trainer.principles.principle import Advice, Principle
from trainer.principles.view import View
from trainer.text import say


def advise(view: View) -> Advice | None:
    if (
        view.place != 1
        or not view.hand.suit(view.trumps)
        or not view.void(view.partner, view.trumps)
    ):
        return None
    opening = view.first_lead(view.trumps)
    if opening is None or opening.seat.side is view.me.side:
        return None
    if any(view.void(seat, view.trumps) for seat in (view.left, view.right)):
        return None
    why = say("Partner has no trump, and each adversary may have some: draw two for one.")
    return Advice(view.only((view.trumps,)), why)


PRINCIPLE = Principle(
    "continue-trumps-to-weaken",
    advise,
    overrides=(
        "lead-from-strongest-suit",
        "avoid-changing-suits",
        "trump-lead-without-strength",
        "fifth-trick-against-honours",
    ),
)
