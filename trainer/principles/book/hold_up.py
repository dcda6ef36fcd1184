"""Hold up the winning card of an adversary's suit, or one that must make (pp. 91, 103-104)."""

from trainer.principles.example import Example
from trainer.principles.leading import opened_by_adversaries
from trainer.principles.principle import Advice, Principle
from trainer.principles.view import View
from trainer.text import say
from trainer.whist.cards import Card, Rank


def advise(view: View) -> Advice | None:
    led = view.led
    if view.place not in (2, 4) or not view.follows or led is None or view.winner is view.partner:
        return None
    high = view.hand.highest(led.suit)
    if high is None or not view.master(high) or view.hand.length(led.suit) < 2:
        return None
    if led.suit is view.trumps:
        return _trumps_returned(view, high)
    return _last_trump(view, high) or _must_make(view, high)


def _trumps_returned(view: View, high: Card) -> Advice | None:
    """Advise on a trump that the third hand returns through the seat to the first leader."""
    opening = view.first_lead(view.trumps)
    if view.place != 2 or view.rounds(view.trumps) != 2:
        return None
    if opening is None or opening.seat is not view.left:
        return None
    why = say("Hold up your best trump: the first leader may finesse, and partner win.")
    return Advice(view.legal.without(high), why)


def _last_trump(view: View, high: Card) -> Advice | None:
    """Advise on the adversaries' own suit, with the last trump and the ace of it."""
    if view.adverse_trumps or not view.hand.suit(view.trumps) or high.rank is not Rank.ACE:
        return None
    if view.rounds(high.suit) > 2 or view.hand.length(high.suit) < 3 or len(view.heading) > 1:
        return None
    if not opened_by_adversaries(view, high.suit):
        return None
    why = say("You have the last trump, and length in their suit: hold up the ace.")
    return Advice(view.legal.without(high), why)


def _must_make(view: View, high: Card) -> Advice | None:
    """Advise on a winner that must make, as in trumps, all the rest but one being sure (p. 91)."""
    if view.place != 2 or view.adverse_trumps or not view.hand.suit(view.trumps):
        return None
    losers = view.hand - view.masters
    if len(losers) != 1 or not losers.suit(high.suit):
        return None
    why = say("Your other cards win whoever leads: pass, and partner may win this trick too.")
    return Advice(view.legal.without(high), why)


PRINCIPLE = Principle(
    "hold-up",
    advise,
    overrides=(
        "fourth-hand",
        "analysis-of-second-hand",
        "finesse-by-score",
    ),
    examples=(
        Example(
            "S87 H963 DQ54 CA4",
            "C4",
            play="A S4 S2 SQ S3 / B C2 C8 CT CQ / Y D3 D7 D9 DK / A C5",
            trumps="C",
            turned="CK",
        ),
        Example(
            "S5 D9 CA7",
            "C7",
            play="A D2 D4 DQ DA / Z C5 C3 CQ C4 / Y H7 HQ H3 HA / A S3 S4 SK S2 / B S7 S8 "
            "ST SA / Y H8 HK HT C6 / B D5 D3 DJ D6 / A SQ S6 D7 S9 / A DK DT D8 SJ / "
            "Z C2",
            trumps="S",
            turned="S2",
        ),
        Example("SK876 H74 DT93 C983", "", play="A S5 S3 ST SJ / Z S2", trumps="C", turned="CQ"),
    ),
)
