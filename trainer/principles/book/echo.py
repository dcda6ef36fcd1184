"""Echo partner's call or trump lead with four trumps (p. 128)."""

from collections.abc import Iterator

from trainer.principles.claims import Claim, Degree, Trait
from trainer.principles.example import Example, Tells
from trainer.principles.leads_pick import STRONG
from trainer.principles.principle import Advice, Principle
from trainer.principles.shown import Shown
from trainer.principles.signals import signal
from trainer.principles.view import View
from trainer.text import say
from trainer.whist.moment import Moment
from trainer.whist.seats import Seat


def advise(view: View) -> Advice | None:
    if view.led is None or view.trumps_dealt < STRONG or not view.adverse_trumps:
        return None
    if view.trumps_shown_by(view.me) or not view.hand.suit(view.trumps):
        return None
    opening = view.first_lead(view.trumps)
    led = opening is not None and opening.seat is view.partner
    if not led and not view.called(view.partner):
        return None
    if opening is not None and opening.seat is not view.partner and opening.seat is not view.me:
        return None
    cards = signal(view)
    if not cards:
        return None
    why = say("Partner has called for trumps, or led them, and you began with four: echo.")
    return Advice(cards, why)


def infer(view: View, shown: Shown) -> Iterator[Claim]:
    seat, trumps = shown.seat, view.trumps
    asked = _asked(view, seat.partner)
    if asked is None or shown.leads or view.called(seat):
        return
    thrown = [
        each
        for each in view.shown
        if each.seat is seat and each.card.suit is shown.card.suit and asked <= each.at <= shown.at
    ]
    if len(thrown) != 2 or thrown[0].leads or thrown[0].heads or not thrown[0].follows:
        return
    if thrown[0].card.rank < shown.card.rank:
        return
    played = sum(each.seat is seat and each.card.suit is trumps for each in view.shown)
    words = say("{seat} echoes: he began with four trumps at least.", seat=seat)
    yield Claim(
        seat,
        shown.at,
        "echo",
        Degree.LIKELY,
        words,
        Trait.TRUMPS,
        trumps,
        least=max(0, STRONG - played),
    )


def _asked(view: View, seat: Seat) -> Moment | None:
    """Return from when it is known that a seat wants trumps led: his call, or his trump lead."""
    called = view.called_in(seat)
    asked = [each.at for each in view.shown if each.seat is seat and each.at.trick == called]
    opening = view.first_lead(view.trumps)
    if opening is not None and opening.seat is seat:
        asked.append(opening.at)
    return min(asked, default=None)


PRINCIPLE = Principle(
    "echo",
    advise,
    infer,
    overrides=("lowest-when-not-heading", "analysis-of-second-hand"),
    examples=(
        Example(
            "SAQ H8 DAJT75 CA952", "C5", play="A S3 S5 S4 S2 / Y CQ C3", trumps="C", turned="C5"
        ),
        Example(
            "SA6 HK854 CAK876",
            "H5",
            play="A DA D2 D3 D6 / A DJ DK D4 D7 / Y H6 HA",
            trumps="H",
            turned="HK",
        ),
        Example("SAT86 HK63 DAT CAQ4", "", play="A S4 SJ S7 S3 / Y H5 H2", trumps="C", turned="CQ"),
    ),
    tells=(
        Tells(
            Example(
                "HKQ DAK3 CT52",
                "",
                play="A SA ST S4 S2 / A SQ S3 S5 S7 / A S8 H7 SK S6 / Y HT H4 H5 HA / "
                "A SJ HJ C6 S9 / Y",
                trumps="H",
                turned="H8",
            ),
            "Z",
            "strong trumps",
            "H",
        ),
    ),
)
