"""In a desperate game lead your weakest suit (p. 141)."""

from trainer.principles.claims import Trait
from trainer.principles.example import Example
from trainer.principles.leading import own_suit
from trainer.principles.needs import Needs, needs_of
from trainer.principles.principle import Advice, Principle
from trainer.principles.view import View
from trainer.principles.weighing import weakest
from trainer.text import say

MANY = 6
"""With how many tricks to play a game can still be called desperate; the number is ours."""


def advise(view: View) -> Advice | None:
    if view.place != 1 or len(view.hand) < MANY or (needs := needs_of(view)) is None:
        return None
    if not _desperate(view, needs) or _has_a_game(view):
        return None
    suits = weakest(view, view.only(view.plain))
    if not suits:
        return None
    why = say("The game is desperate unless partner is strong where you are weak: lead that suit.")
    return Advice(view.only(suits), why)


def _has_a_game(view: View) -> bool:
    """Tell whether the seat has opened a suit of length, or has one of great strength."""
    own = own_suit(view)
    if own is not None and view.dealt.length(own) > 3:
        return True
    return any(
        view.hand.length(suit) > 4 and len(view.hand.honours(suit)) > 1 for suit in view.plain
    )


def _desperate(view: View, needs: Needs) -> bool:
    """Tell whether the adversaries' trumps alone may well give them the tricks they want."""
    if not view.trumps_against or view.hand.suit(view.trumps):
        return False
    theirs = view.marked_with(view.left) | view.marked_with(view.right)
    spare = needs.left - needs.save
    return theirs.length(view.trumps) >= spare or (
        _partner_led_weakness(view) and view.adverse_trumps >= spare
    )


def _partner_led_weakness(view: View) -> bool:
    """Tell whether partner, after the adversaries led trumps, has begun with a weak suit."""
    trumps = view.first_lead(view.trumps)
    led = next(iter(view.leads_of(view.partner)), None)
    if led is None or trumps is None or led.at < trumps.at:
        return False
    return view.claimed(view.partner, Trait.WEAK, led.card.suit)


PRINCIPLE = Principle(
    "lead-from-weakest-suit",
    advise,
    overrides=(
        "lead-from-strongest-suit",
        "avoid-changing-suits",
        "open-great-strength",
        "fifth-trick-against-honours",
        "avoid-honour-and-one",
        "force-strong-adversary",
        "force-though-weak",
    ),
    examples=(
        Example(
            "SQ94 CJ98",
            "CJ98",
            play="A DK D5 DJ D4 / A DQ D8 C6 D7 / A D2 DT H6 D9 / B H2 H9 HA H5 / "
            "A HJ HK H7 H4 / Y CK CA C5 C2 / B H8 HT H3 C3 / Z",
            trumps="H",
            turned="H4",
            score=(4, 1),
        ),
        Example(
            "HQ5 D76 CAKT7",
            "",
            play="A S5 S3 ST SJ / Z S2 S6 SQ C5 / B H3 H2 H7 HJ / Y C2 C6 CQ C3 / "
            "Z D2 D3 DA D4 / Y",
            trumps="C",
            turned="CQ",
        ),
        Example(
            "ST764 HQ63 D85",
            "D85",
            play="A C8 C3 CA C5 / B CJ S2 CK C4 / A C2 CQ D3 S3 / Y SJ SQ SA SK / Z",
            trumps="C",
            turned="C5",
            score=(3, 4),
        ),
    ),
)
