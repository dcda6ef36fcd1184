"""A player who does not head the trick has no lower card, if he is not calling (p. 84)."""

from collections.abc import Iterator

from trainer.principles.claims import Claim, Degree
from trainer.principles.example import Example, Tells
from trainer.principles.principle import Principle
from trainer.principles.shown import Shown
from trainer.principles.view import View
from trainer.text import say
from trainer.whist.holding import Holding


def infer(view: View, shown: Shown) -> Iterator[Claim]:
    if shown.leads or not shown.follows or shown.heads:
        return
    lower = Holding(shown.card.below & ~shown.gone)
    if not lower:
        return
    words = say(
        "{seat} threw {card}: he has no lower one, unless he calls.",
        seat=shown.seat,
        card=shown.card,
    )
    yield Claim(
        shown.seat,
        shown.at,
        "infer-no-lower",
        Degree.LIKELY,
        words,
        suit=shown.card.suit,
        lacks=lower,
    )


PRINCIPLE = Principle(
    "infer-no-lower",
    infer=infer,
    tells=(
        Tells(
            Example(
                "S84 HA753 DJ852 CQ72", "", play="A SA S5", trumps="C", turned="CJ", score=(2, 0)
            ),
            "Y",
            "cards",
            "S",
        ),
    ),
)
