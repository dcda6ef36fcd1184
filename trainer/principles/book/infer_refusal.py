"""A refusal to trump shows no trump, or four and a strong hand (p. 130)."""

from collections.abc import Iterator

from trainer.principles.claims import Claim, Degree, Trait
from trainer.principles.principle import Principle
from trainer.principles.shown import Shown
from trainer.principles.view import View
from trainer.text import say


def infer(view: View, shown: Shown) -> Iterator[Claim]:
    if shown.follows or shown.card.suit is view.trumps or shown.led.suit is view.trumps:
        return
    if shown.place != 4 or shown.winner is shown.seat.partner:
        return
    if view.void(shown.seat, view.trumps):
        return
    words = say(
        "{seat} would not trump: he has no trump, or four of them and a strong hand.",
        seat=shown.seat,
    )
    yield Claim(
        shown.seat,
        shown.at,
        "infer-refusal",
        Degree.POSSIBLE,
        words,
        Trait.TRUMPS,
        view.trumps,
    )


PRINCIPLE = Principle(
    "infer-refusal",
    infer=infer,
)
