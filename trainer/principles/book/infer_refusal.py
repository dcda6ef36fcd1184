"""A refusal to trump shows no trump, or four and a strong hand (p. 130)."""

from collections.abc import Iterator

from trainer.principles.claims import Claim, Degree, Trait
from trainer.principles.example import Example, Tells
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
    tells=(
        Tells(
            Example(
                "HJ94 DQ832",
                "",
                play="A S3 S5 S4 S2 / Y CQ C3 C5 C4 / Y CJ CK CA C6 / Z C2 C7 CT H2 / "
                "Y H7 H3 H8 HQ / A H6 HK HA D5 / B",
                trumps="C",
                turned="C5",
            ),
            "Z",
            "strong trumps",
            "C",
        ),
    ),
)
