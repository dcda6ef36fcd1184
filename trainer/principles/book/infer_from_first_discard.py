"""Read the first discard by whether trumps are against the player (p. 105)."""

from collections.abc import Iterator

from trainer.principles.claims import Claim, Degree, Trait
from trainer.principles.example import Example, Tells
from trainer.principles.principle import Principle
from trainer.principles.shown import Shown
from trainer.principles.view import View
from trainer.text import say


def infer(view: View, shown: Shown) -> Iterator[Claim]:
    suit = shown.card.suit
    if shown.follows or suit is view.trumps:
        return
    if any(_discard(view, s) and s.seat is shown.seat and s.at < shown.at for s in view.shown):
        return
    if any(
        led.card.suit is not view.trumps and led.at < shown.at for led in view.leads_of(shown.seat)
    ):
        return
    if _against(view, shown):
        words = say(
            "{seat} threw {card} when trumps were declared against him: it is his strong suit.",
            seat=shown.seat,
            card=shown.card,
        )
        yield Claim(
            shown.seat,
            shown.at,
            "infer-from-first-discard",
            Degree.LIKELY,
            words,
            Trait.STRONG,
            suit,
        )
    else:
        words = say(
            "{seat} first threw {card}: it is his weakest suit.", seat=shown.seat, card=shown.card
        )
        yield Claim(
            shown.seat, shown.at, "infer-from-first-discard", Degree.LIKELY, words, Trait.WEAK, suit
        )


def _discard(view: View, shown: Shown) -> bool:
    return not shown.follows and shown.card.suit is not view.trumps


def _against(view: View, shown: Shown) -> bool:
    """Tell whether the adversaries of a player had declared strength in trumps."""
    opening = view.first_lead(view.trumps)
    if opening is not None and opening.at < shown.at:
        return opening.seat.side is not shown.seat.side
    return any(view.called(seat) for seat in (shown.seat.next, shown.seat.partner.next))


PRINCIPLE = Principle(
    "infer-from-first-discard",
    infer=infer,
    tells=(
        Tells(
            Example(
                "HJ7543 DKQJ5 CQ9",
                "",
                play="A S2 S8 SJ D6 / Z DT D2 D7 C5 / Z",
                trumps="D",
                turned="D5",
                score=(3, 3),
            ),
            "B",
            "strong suit",
            "C",
        ),
    ),
)
