"""A player who trumps a doubtful card is weak in trumps (pp. 129-132)."""

from collections.abc import Iterator

from trainer.principles.claims import Claim, Degree, Trait
from trainer.principles.example import Example, Tells
from trainer.principles.principle import Principle
from trainer.principles.shown import Shown
from trainer.principles.view import View
from trainer.text import say


def infer(view: View, shown: Shown) -> Iterator[Claim]:
    if shown.card.suit is not view.trumps or shown.follows:
        return
    if view.trumps_shown_by(shown.seat):
        return
    later = [led for led in view.leads_of(shown.seat) if led.at > shown.at]
    if shown.place != 2 and not later:
        return
    if any(led.card.suit is view.trumps for led in later):
        return
    words = say("{seat} trumped, and led no trumps: he is weak in them.", seat=shown.seat)
    yield Claim(
        shown.seat, shown.at, "infer-from-force", Degree.LIKELY, words, Trait.NO_TRUMPS, view.trumps
    )


PRINCIPLE = Principle(
    "infer-from-force",
    infer=infer,
    tells=(
        Tells(
            Example(
                "SK54 HAQT8 DQT C53",
                "",
                play="A CT CA C2 C6 / Y D3 D6 DK DA / A CJ S2",
                turned="SQ",
                score=(4, 4),
            ),
            "Y",
            "no strength in trumps",
            "S",
        ),
    ),
)
