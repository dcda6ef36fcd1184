"""Echo partner's call or trump lead with four trumps (p. 128)."""

from collections.abc import Iterator
from itertools import pairwise

from trainer.principles.claims import Claim, Degree, Trait
from trainer.principles.example import Example, Tells
from trainer.principles.leading import opened_by_adversaries
from trainer.principles.leads_pick import STRONG
from trainer.principles.principle import Advice, Principle
from trainer.principles.shown import Shown
from trainer.principles.signals import HIGHEST, signal
from trainer.principles.view import View
from trainer.text import say
from trainer.whist.moment import START, Moment
from trainer.whist.seats import Seat


def advise(view: View) -> Advice | None:
    if view.led is None or view.trumps_dealt < STRONG or not view.adverse_trumps:
        return None
    if not view.hand.suit(view.trumps) or _told(view):
        return None
    opening, asked = view.first_lead(view.trumps), view.call_of(view.partner)
    if opened_by_adversaries(view, view.trumps):
        return None
    if asked is None and (opening is None or opening.seat is view.me):
        return None
    cards = signal(view, asked or START)
    if not cards:
        return None
    why = say("Partner has called for trumps, or led them, and you began with four: echo.")
    return Advice(cards, why)


def _told(view: View) -> bool:
    """Tell whether the seat has shown its trumps already, by its call, its echo or its lead.

    The echo in a plain suit is repeated in trumps when they are first led (p. 128). A lead in
    answer to the call shows nothing if a force has left fewer than four (pp. 127, 129).
    """
    first = view.led is not None and view.led.suit is view.trumps and view.rounds(view.trumps) == 1
    if view.called(view.me) and not (first and view.echoed(view.me)):
        return True
    own = view.played_by(view.me, view.trumps)
    fallen = [each.card.rank for each in own if each.card.rank <= HIGHEST]
    if any(high > low for high, low in pairwise(fallen)):
        return True
    opening = view.first_lead(view.trumps)
    if opening is None or opening.seat is not view.me:
        return False
    since = sum(each.at >= opening.at for each in own)
    return not view.answers_call(opening) or view.hand.length(view.trumps) + since >= STRONG


def infer(view: View, shown: Shown) -> Iterator[Claim]:
    seat, trumps = shown.seat, view.trumps
    asked = _asked(view, seat.partner)
    if asked is None or shown.leads or shown.card.suit is not trumps or view.called(seat):
        return  # a call in a plain suit is heard as one
    thrown = [each for each in view.played_by(seat, trumps) if asked <= each.at <= shown.at]
    if len(thrown) != 2 or thrown[0].leads or thrown[0].heads or not thrown[0].follows:
        return
    if thrown[0].card.rank < shown.card.rank:
        return
    played = len(view.played_by(seat, trumps))
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
    called = view.call_of(seat)
    asked = [] if called is None else [called]
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
        Example(
            "S976 H9853 D76542",
            "S7",
            play="A SA ST S4 S2 / A SQ S3 S5",
            trumps="H",
            turned="H8",
        ),
        Example(
            "S75 HQ75 D952",
            "D5",
            play="A H6 H2 HJ HK / Z CK C3 C2 C8 / Z CQ S3 C4 C6 / A S8 ST SQ SK / "
            "Z H9 HT HA H8 / Y D6 D3 DK",
            turned="S2",
            score=(3, 4),
        ),
        Example(
            "H98 D76542",
            "",
            play="A SA ST S4 S2 / A SQ S3 S5 S7 / A S8 H7 SK S6 / Y HT H4 H5 HA / "
            "A SJ HJ C6 S9 / Y HK H6 H3 H2 / Y DK DJ",
            trumps="H",
            turned="H8",
        ),
        Example("SAT86 HK63 DAT CAQ4", "", play="A S4 SJ S7 S3 / Y H5 H2", trumps="C", turned="CQ"),
    ),
    tells=(
        Tells(
            Example(
                "SJT98 HJ9732 CJ",
                "",
                play="A DA D2 D3 D6 / A DJ DK D4 D7 / Y H6 HA H5 HT / B DT H4 D5",
                trumps="H",
                turned="HK",
            ),
            "Z",
            "strong trumps",
            "H",
        ),
    ),
)
