"""Read the first discard by whether trumps are against the player (p. 105)."""

from collections.abc import Iterator

from trainer.principles.claims import Claim, Degree, Trait
from trainer.principles.example import Example, Tells
from trainer.principles.lead_heard import hear_lead
from trainer.principles.principle import Principle
from trainer.principles.shown import Shown
from trainer.principles.view import View
from trainer.text import say
from trainer.whist.holding import EMPTY, Holding


def infer(view: View, shown: Shown) -> Iterator[Claim]:
    suit = shown.card.suit
    if shown.follows or suit is view.trumps:
        return
    if view.discards_of(shown.seat)[0] is not shown:
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


def _against(view: View, shown: Shown) -> bool:
    """Tell whether the adversaries of a player had declared strength in trumps."""
    opening = view.first_lead(view.trumps)
    if opening is not None and opening.at < shown.at:
        return opening.seat.side is not shown.seat.side and not _outlasts(view, opening, shown)
    return any(view.called(seat) for seat in (shown.seat.next, shown.seat.partner.next))


def _outlasts(view: View, opening: Shown, shown: Shown) -> bool:
    """Tell whether the fall of the cards shows that a player's trumps outlast those led (p. 106).

    Then the best is his, and he has as many as all others together.
    """
    placing = view.placing
    led = () if opening.seat is view.me else hear_lead(view, opening)
    denied = Holding(sum(claim.lacks.bits for claim in led))
    his = placing.can_have(shown.seat)
    for seat in placing.others:
        if seat is not shown.seat:
            his -= placing.can_have(seat) - (denied if seat is opening.seat else EMPTY)
    his |= Holding.of(s.card for s in view.played_by(shown.seat) if s.at > shown.at)
    alive = Holding(view.trumps.mask & ~shown.gone)
    best = alive.highest(view.trumps)
    return best is not None and best in his and 2 * his.length(view.trumps) >= len(alive)


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
        Tells(
            Example(
                "HKT65 CQ65",
                "",
                play="A DQ D6 D3 D2 / A DA D8 D7 D4 / A DK D9 C7 DT / A SK S4 S3 S7 / "
                "A SA S6 S5 S9 / A S2 H2 SJ SQ / Z",
                trumps="D",
                turned="D2",
                score=(0, 4),
            ),
            "Y",
            "weak suit",
            "H",
        ),
    ),
)
