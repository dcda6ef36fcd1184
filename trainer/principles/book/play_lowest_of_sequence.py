"""Play the lowest of a sequence (p. 83)."""

from collections.abc import Iterator

from trainer.principles.claims import Claim, Degree
from trainer.principles.example import Example, Tells
from trainer.principles.principle import Principle
from trainer.principles.shown import Shown
from trainer.principles.view import View
from trainer.text import say
from trainer.whist.cards import Rank, card
from trainer.whist.holding import Holding


def infer(view: View, shown: Shown) -> Iterator[Claim]:
    best = shown.best
    if shown.place not in (2, 3) or not shown.follows or not shown.heads or best is None:
        return
    if shown.card.rank <= Rank.TEN or best.suit is not shown.card.suit:
        return
    below = card(shown.card.suit, Rank(shown.card.rank - 1))
    if below.rank <= best.rank or shown.gone & below.bit:
        return
    words = say(
        "{seat} played {card}, and of a sequence one plays the lowest: he has not {below}.",
        seat=shown.seat,
        card=shown.card,
        below=below,
    )
    yield Claim(
        shown.seat,
        shown.at,
        "play-lowest-of-sequence",
        Degree.LIKELY,
        words,
        suit=shown.card.suit,
        lacks=Holding.of((below,)),
    )


PRINCIPLE = Principle(
    "play-lowest-of-sequence",
    infer=infer,
    tells=(
        Tells(
            Example("SK H765 DAKT7 CA8653", "", play="A C2 CJ", trumps="D", turned="D2"),
            "Y",
            "cards",
            "C",
        ),
    ),
)
