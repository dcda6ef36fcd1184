"""Do not force a weak adversary, or lead what both renounce (p. 131)."""

from trainer.principles.example import Example
from trainer.principles.leading import may_trump, suits_held
from trainer.principles.principle import Advice, Principle
from trainer.principles.view import View
from trainer.text import say
from trainer.whist.cards import Suit


def advise(view: View) -> Advice | None:
    if view.place != 1:
        return None
    suits = suits_held(view)
    kept = tuple(suit for suit in suits if not _helps_them(view, suit))
    if len(kept) in (0, len(suits)):
        return None
    why = say("There an adversary would make a little trump: do not lead it.")
    return Advice(view.only(kept), why)


def _helps_them(view: View, suit: Suit) -> bool:
    """Tell whether a weak adversary may trump a suit, or both of them may."""
    ready = [seat for seat in (view.left, view.right) if may_trump(view, seat, suit)]
    if view.void(view.partner, suit):
        return False
    return len(ready) == 2 or any(not view.trumps_shown_by(seat) for seat in ready)


PRINCIPLE = Principle(
    "no-force-weak-adversary",
    advise,
    overrides=(
        "lead-from-strongest-suit",
        "avoid-changing-suits",
        "lead-up-to-weakness",
        "trump-lead-without-strength",
        "avoid-honour-and-one",
    ),
    examples=(
        Example(
            "SKT86 HKT7 D96 CQJT",
            "HKT7 D96 CQJT",
            play="A S3 S5 S4 S2 / Y",
            trumps="C",
            turned="C5",
        ),
        Example(
            "SQ4 HT843 DJ53 C97",
            "SQ4 HT843 DJ53",
            play="A C2 CJ CA C4 / B C3 CT CK CQ / A",
            trumps="D",
            turned="D2",
        ),
        Example("SJ982 HT3 D3 CKT852", "", play="A D2 D4 DQ DA / Z", turned="S2"),
    ),
)
