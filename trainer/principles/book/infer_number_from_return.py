"""Count partner's suit from the card returned (p. 80)."""

from collections.abc import Iterator

from trainer.principles.claims import Claim, Degree
from trainer.principles.example import Example, Tells
from trainer.principles.principle import Principle
from trainer.principles.shown import Shown
from trainer.principles.view import View
from trainer.text import say
from trainer.whist.cards import Card
from trainer.whist.holding import Holding


def infer(view: View, shown: Shown) -> Iterator[Claim]:
    suit, seat = shown.card.suit, shown.seat
    opening = view.first_lead(suit)
    if shown.place != 1 or opening is None or opening.seat is not seat.partner:
        return
    if not shown.card.above & ~shown.gone or view.leads_of(seat, suit)[0] is not shown:
        return  # the winning card is returned whatever the number (p. 81)
    later = Holding.of(s.card for s in view.played_by(seat, suit) if s.at > shown.at)
    names = {"seat": seat, "card": shown.card}
    lower = later.lowest(suit)
    if lower is not None and lower.rank < shown.card.rank:
        words = say(
            "{seat} returned {card} and then played {low}, the higher of two: he has no more.",
            low=lower,
            **names,
        )
    else:
        words = say(
            "{seat} returned {card}: the higher of two left, or the lowest of three or more.",
            **names,
        )
    among = frozenset(
        held.bits
        for held in _parts(view.placing.can_have(seat).suit(suit))
        if _returns(shown.card, held | later)
    )
    yield Claim(
        seat, shown.at, "infer-number-from-return", Degree.LIKELY, words, suit=suit, among=among
    )


def _returns(card: Card, left: Holding) -> bool:
    """Tell whether a card is returned from it and the cards then left: none lower, or one alone."""
    return len(left) < 2 or not left.bits & card.below


def _parts(cards: Holding) -> Iterator[Holding]:
    """Yield every part of some cards, none and all of them included."""
    bits = cards.bits
    part = bits
    while part:
        yield Holding(part)
        part = (part - 1) & bits
    yield Holding()


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
