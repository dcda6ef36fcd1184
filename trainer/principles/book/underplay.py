"""Underplay: lead low in a suit you command (pp. 101-102)."""

from trainer.principles.example import Example
from trainer.principles.leading import opened_by_adversaries
from trainer.principles.principle import Advice, Principle
from trainer.principles.view import View
from trainer.text import say
from trainer.whist.cards import SUITS, Card, Suit
from trainer.whist.holding import Holding


def advise(view: View) -> Advice | None:
    if view.place != 1:
        return None
    for suit in SUITS:
        if (low := _underplay(view, suit)) is not None:
            why = say("You have the best, and nothing has shown it: lead low, and partner may win.")
            return Advice(view.within(suit, Holding.of((low,))), why, suit=suit)
    return None


def _underplay(view: View, suit: Suit) -> Card | None:
    """Return the low card to lead from a suit that an adversary opened once."""
    if not opened_by_adversaries(view, suit) or view.rounds(suit) != 1:
        return None
    opening = view.first_lead(suit)
    assert opening is not None
    trick = view.sight.tricks[opening.at.trick - 1]
    own, high = trick.card_of(view.me), view.hand.highest(suit)
    if trick.winner(view.trumps) is not view.me or own is None or high is None:
        return None
    if not view.master(high) or view.hand.length(suit) < 3 or view.established(suit):
        return None
    if opening.seat is view.right and own.rank - high.rank != 1:
        return None  # second hand, only the higher of two in sequence denies the best (p. 83)
    return view.hand.lowest(suit)


PRINCIPLE = Principle(
    "underplay",
    advise,
    overrides=(
        "lowest-of-winning-trumps",
        "analysis-of-leads",
    ),
    examples=(
        Example(
            "SQ43 HT7 CKQ432",
            "S3 HT7 CKQ432",
            play="A DK D7 D2 D4 / A D5 D8 DA DJ / B S5 S2 SK SA / Y",
            turned="S2",
        ),
        Example(
            "SQT53 DKJ9 CA76",
            "",
            play="A D2 D4 DQ DA / Z C5 C3 CQ C4 / Y H7 HQ H3 HA / A",
            turned="S2",
        ),
        Example(
            "S7 HK865 D2",
            "S7 H5 D2",
            play="A C6 C3 C9 CQ / Z D4 D6 DK D3 / Y S3 S6 SQ SK / A C5 CA C2 C4 / "
            "Y ST S8 S2 SA / A HT HA H4 H3 / Y SJ S9 S4 S5 / Y",
            turned="S4",
        ),
        Example(
            "SAT5 HT3 DQJ62 C952",
            "",
            play="A S7 SQ S3 S2 / Y",
            trumps="C",
            turned="C4",
            score=(0, 1),
        ),
    ),
)
