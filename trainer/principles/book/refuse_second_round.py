"""Refuse to win the second round of an adversary's long suit (pp. 143-144)."""

from trainer.principles.claims import Trait
from trainer.principles.example import Example
from trainer.principles.principle import Advice, Principle
from trainer.principles.ruffing import may_ruff
from trainer.principles.view import View
from trainer.text import say
from trainer.whist.cards import Suit
from trainer.whist.conventions import MAIN_TEXT, Agreements, Conventions


def advise(view: View) -> Advice | None:
    led = view.led
    if led is None or led.suit is view.trumps or view.winner is view.partner:
        return None
    if view.rounds(led.suit) != 2:
        return None
    return _with_last_trump(view, led.suit) or _with_best_card(view, led.suit)


def _with_last_trump(view: View, suit: Suit) -> Advice | None:
    """Advise on trumping with the last trump, when an adversary has opened his long suit."""
    if not may_ruff(view) or view.hand.length(view.trumps) != 1 or view.out.suit(view.trumps):
        return None
    opening = view.first_lead(suit)
    long = (seat for seat in (view.left, view.right) if view.claimed(seat, Trait.STRONG, suit))
    if opening is None or opening.seat not in long:
        return None
    why = say(
        "Keep the last trump for the next round of his long suit, which may exhaust his partner."
    )
    return Advice(view.only(view.plain), why)


def _with_best_card(view: View, suit: Suit) -> Advice | None:
    """Advise on the best card of a suit whose opener's partner has all the trumps (p. 144)."""
    opening, high = view.first_lead(suit), view.heading.highest(suit)
    if high is None or not view.master(high) or view.legal.length(suit) < 2:
        return None
    if opening is None or opening.seat not in (view.left, view.right):
        return None
    holder, trumps = opening.seat.partner, view.out.suit(view.trumps)
    if not trumps or trumps - view.marked_with(holder) or view.hand.suit(view.trumps):
        return None
    if not view.placed_with(holder).suit(suit) or view.likely_with(opening.seat).length(suit) < 2:
        return None
    why = say(
        "Win the next round instead: then he who has the trumps has no card to lead to his partner."
    )
    return Advice(view.legal.without(high), why)


PRINCIPLE = Principle(
    "refuse-second-round",
    advise,
    overrides=(
        "trump-doubtful-when-weak",
        "take-force-with-five",
        "fourth-hand",
        "analysis-of-second-hand",
    ),
    examples=(
        Example(
            "S4 DJT963 CA6",
            "DJT963 CA6",
            play="A HJ H4 H3 HA / Z S6 S2 SA S3 / Y S8 S5 SK ST / Z S7 C3 H8 SJ / "
            "B SQ S9 C4 H9 / B HT",
            turned="S4",
            score=(4, 2),
        ),
        Example(
            "SAQJ DQ5 CA7",
            "C7",
            play="A D6 D3 DJ D4 / B DA H5 D7 D8 / Z H3 H7 HQ H4 / Y HK H8 H2 H9 / Y C6 C2 "
            "CK C4 / Z HA HJ S2 D2 / Z CJ CT C5",
            trumps="H",
            turned="HT",
            agreements=Agreements(MAIN_TEXT, Conventions(american_leads=True)),
        ),
        Example(
            "HK D72 CJT543",
            "",
            play="A S6 SA S4 S9 / Y H5 H9 H3 HJ / A SQ H2 SK ST / Y H6 HT H4 HQ / "
            "A HA H7 D3 H8 / A SJ",
            trumps="H",
            turned="H8",
            score=(1, 3),
        ),
    ),
)
