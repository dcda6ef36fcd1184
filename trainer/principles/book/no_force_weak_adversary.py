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
            "SQ9 HT CKJ",
            "SQ9 HT",
            play="A D9 DQ DA D2 / B CT C6 CA C3 / A DK D7 C2 D3 / A DJ SK C4 D4 / "
            "Y HA H8 H3 H2 / Y H4 HK HQ HJ / B CQ S5 C7 C5 / Z D5 DT S6 S8 / B",
            turned="S5",
            score=(4, 4),
        ),
        Example(
            "HQT3 DT CQ",
            "HQT3 DT",
            play="A S8 S4 SQ SA / Z C3 C7 CJ C4 / Y CA C5 C6 H6 / A SJ S5 S2 S3 / "
            "A SK S6 C8 ST / A D4 D8 DK D5 / B C9 CT H9 C2 / A DQ DA D2 D7 / Y",
            trumps="H",
            turned="H7",
            score=(3, 0),
        ),
        Example(
            "S5 DK9 CA7",
            "",
            play="A D2 D4 DQ DA / Z C5 C3 CQ C4 / Y H7 HQ H3 HA / A S3 S4 SK S2 / "
            "B S7 S8 ST SA / Y H8 HK HT C6 / B D5 D3 DJ D6 / A SQ S6 D7 S9 / A",
            turned="S2",
        ),
    ),
)
