"""Place the cards a player could not beat (p. 135)."""

from collections.abc import Iterator

from trainer.principles.claims import Claim, Degree
from trainer.principles.counting import FEW
from trainer.principles.example import Example, Tells
from trainer.principles.principle import Principle
from trainer.principles.shown import Shown
from trainer.principles.view import View
from trainer.text import say
from trainer.whist.holding import Holding


def infer(view: View, shown: Shown) -> Iterator[Claim]:
    best = shown.best
    if shown.place != 4 or not shown.follows or best is None or best.suit is not shown.card.suit:
        return
    if shown.winner is shown.seat.partner:
        return
    if shown.heads:
        between = shown.card.below & best.above
        words = say(
            "{seat}, last to play, won with {card}: no lower card of his would have done.",
            seat=shown.seat,
            card=shown.card,
        )
        lacks = Holding(between & ~shown.gone)
    else:
        words = say("{seat}, last to play, could not beat {card}.", seat=shown.seat, card=best)
        lacks = Holding(best.above & ~shown.gone)
    degree = Degree.MARKED if _early(view, shown) else Degree.LIKELY
    if lacks:
        yield Claim(
            shown.seat,
            shown.at,
            "infer-from-cheap-win",
            degree,
            words,
            suit=shown.card.suit,
            lacks=lacks,
        )


def _early(view: View, shown: Shown) -> bool:
    """Tell whether the hand was too full then for a player to have counted the cards."""
    return view.sight.size - shown.at.trick >= FEW


PRINCIPLE = Principle(
    "infer-from-cheap-win",
    infer=infer,
    tells=(
        Tells(
            Example("SK983 HK2 DAT4 CK95", "", play="A DK D6 D2 D3 / A", trumps="H", turned="H6"),
            "Z",
            "cards",
            "D",
        ),
    ),
)
