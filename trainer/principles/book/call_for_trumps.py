"""Call for trumps by an unnecessarily high card (p. 126)."""

from collections.abc import Iterator

from trainer.principles.claims import Claim, Degree, Trait
from trainer.principles.example import Example, Tells
from trainer.principles.leads_pick import STRONG
from trainer.principles.principle import Advice, Principle
from trainer.principles.shown import Shown
from trainer.principles.signals import may_call, signal
from trainer.principles.view import View
from trainer.text import say


def advise(view: View) -> Advice | None:
    if view.led is None or view.led.suit is view.trumps or not may_call(view):
        return None
    cards = signal(view)
    if not cards:
        return None
    why = say("You are strong enough to want trumps led: ask with a card higher than need be.")
    return Advice(cards, why)


def infer(view: View, shown: Shown) -> Iterator[Claim]:
    if view.call_of(shown.seat) != shown.at:
        return
    opening = view.first_lead(view.trumps)
    echo = view.echoed(shown.seat) or (
        opening is not None and opening.at < shown.at and opening.seat is shown.seat.partner
    )
    if echo:
        words = say("{seat} echoes: he began with four trumps at least.", seat=shown.seat)
    else:
        words = say("{seat} has called for trumps: he is strong in them.", seat=shown.seat)
    original = not any(led.at < shown.at for led in view.leads_of(shown.seat))
    played = len(view.played_by(shown.seat, view.trumps))
    yield Claim(
        shown.seat,
        shown.at,
        "echo" if echo else "call-for-trumps",
        Degree.LIKELY if echo or original else Degree.POSSIBLE,  # a later call may be weaker
        words,
        Trait.TRUMPS,
        view.trumps,
        least=max(0, STRONG - played),
    )


PRINCIPLE = Principle(
    "call-for-trumps",
    advise,
    infer,
    overrides=("lowest-when-not-heading", "analysis-of-second-hand", "discard-from-weakest"),
    examples=(
        Example("S5 HAJ853 DQ9865 CJ6", "D6", play="A DK", trumps="H", turned="H6"),
        Example("ST3 HKQJT7 DAK3 CT52", "ST", play="A SA", trumps="H", turned="H8"),
        Example(
            "SAK DK543 CQJ7654",
            "D4",
            play="A HK H3 H6 H4 / A HQ H5",
            trumps="C",
            turned="CA",
        ),
        Example(
            "S76 H83 DK42 CQJT52",
            "S7",
            play="A S4 S5 S9 ST / Z SQ SK SA",
            trumps="C",
            turned="C8",
            score=(0, 4),
        ),
        Example("SJ982 HT3 DA3 CKT852", "", play="A D2 D4 DQ", turned="S2"),
    ),
    tells=(
        Tells(
            Example(
                "SK5 H64 DJ CAKQ9876", "", play="A SA ST S4 S2 / A SQ S3", trumps="H", turned="H8"
            ),
            "Y",
            "strong trumps",
            "H",
        ),
    ),
)
