"""Count partner's suit from the card returned (p. 80)."""

from collections.abc import Iterator

from trainer.principles.claims import Claim, Degree
from trainer.principles.example import Example, Tells
from trainer.principles.principle import Principle
from trainer.principles.shown import Shown
from trainer.principles.view import View
from trainer.text import say
from trainer.whist.holding import Holding


def infer(view: View, shown: Shown) -> Iterator[Claim]:
    suit = shown.card.suit
    opening = view.first_lead(suit)
    if shown.place != 1 or opening is None or opening.seat is not shown.seat.partner:
        return
    if shown.round != 1:
        return
    later = [
        each.card
        for each in view.shown
        if each.seat is shown.seat and each.card.suit is suit and each.at > shown.at
    ]
    lower = Holding(shown.card.below)
    if later and later[0] in lower:
        words = say(
            "{seat} returned {card} and then played {low}, the higher of two: he has no more.",
            seat=shown.seat,
            card=shown.card,
            low=later[0],
        )
        yield Claim(
            shown.seat,
            shown.at,
            "infer-number-from-return",
            Degree.LIKELY,
            words,
            suit=suit,
            most=0,
        )
    elif not later:
        words = say(
            "{seat} returned {card}: the higher of two left, or the lowest of three or more.",
            seat=shown.seat,
            card=shown.card,
        )
        yield Claim(
            shown.seat, shown.at, "infer-number-from-return", Degree.POSSIBLE, words, suit=suit
        )


PRINCIPLE = Principle(
    "infer-number-from-return",
    infer=infer,
    tells=(
        Tells(
            Example("SKJ3 HAK96 DK75 CQ5", "", play="A C4 C6 CA C2 / B CJ", turned="S3"),
            "B",
            "cards",
            "C",
        ),
    ),
)
