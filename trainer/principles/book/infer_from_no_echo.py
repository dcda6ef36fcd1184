"""Partner who has not echoed has not four trumps (p. 128)."""

from collections.abc import Iterator

from trainer.principles.claims import Claim, Degree
from trainer.principles.example import Example, Tells
from trainer.principles.principle import Principle
from trainer.principles.shown import Shown
from trainer.principles.signals import HIGHEST
from trainer.principles.view import View
from trainer.text import say


def infer(view: View, shown: Shown) -> Iterator[Claim]:
    if not shown.follows or shown.leads or shown.card.suit is not view.trumps or shown.round != 1:
        return
    if shown.heads:
        return  # he tried for the trick
    opening = view.first_lead(view.trumps)
    if opening is None or opening.seat is not shown.seat.partner:
        return
    first = next(s for s in view.played_by(shown.seat) if s.at.trick == opening.at.trick)
    if first.card.suit is not view.trumps or first.card.rank > shown.card.rank or first.heads:
        return
    if first.card.rank > HIGHEST or view.called(shown.seat):
        return
    later = sum(each.at > shown.at for each in view.played_by(shown.seat, view.trumps))
    words = say("{seat} has not echoed: he had not four trumps.", seat=shown.seat)
    yield Claim(
        shown.seat,
        shown.at,
        "infer-from-no-echo",
        Degree.LIKELY,
        words,
        suit=view.trumps,
        most=max(0, 1 - later),
    )


PRINCIPLE = Principle(
    "infer-from-no-echo",
    infer=infer,
    tells=(
        Tells(
            Example(
                "SQ97 HKT65 DT4 CQ65",
                "",
                play="A DQ D6 D3 D2 / A DA D8 D7",
                trumps="D",
                turned="D2",
                score=(0, 4),
            ),
            "B",
            "cards",
            "D",
        ),
    ),
)
