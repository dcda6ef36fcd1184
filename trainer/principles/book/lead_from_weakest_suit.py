"""In a desperate game lead your weakest suit (p. 141)."""

from trainer.principles.example import Example
from trainer.principles.leading import own_suit
from trainer.principles.needs import Needs, needs_of
from trainer.principles.principle import Advice, Principle
from trainer.principles.view import View
from trainer.principles.weighing import weakest
from trainer.text import say


def advise(view: View) -> Advice | None:
    needs = needs_of(view)
    if view.place != 1 or needs is None or needs.left < MANY or not _desperate(view, needs):
        return None
    if _has_a_game(view):
        return None
    suits = weakest(view, view.only(view.plain))
    if not suits:
        return None
    why = say("The game is desperate unless partner is strong where you are weak: lead that suit.")
    return Advice(view.only(suits), why)


MANY = 6
"""With how many tricks to play a game can still be called desperate; the number is ours."""


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
    return view.adverse_trumps >= needs.left - needs.save


PRINCIPLE = Principle(
    "lead-from-weakest-suit",
    advise,
    overrides=(
        "lead-from-strongest-suit",
        "avoid-changing-suits",
        "open-great-strength",
        "fifth-trick-against-honours",
    ),
    examples=(
        Example(
            "SK75432 DT C953",
            "DT",
            play="A DA D2 D3 D6 / A DJ DK D4 D7 / Y H6 HA H5 HT / B",
            trumps="H",
            turned="HK",
        ),
        Example(
            "SK85 CQ94",
            "CQ94",
            play="A DK D8 D5 D4 / A DA DQ DJ D7 / A ST S3 SJ S2 / B H3 H7 HJ H5 / "
            "A H4 H6 HK H8 / B HA HT H2 S4 / B C2 C3 CK CA / Y",
            trumps="H",
            turned="HT",
        ),
        Example(
            "SQT53 DKJ9 CA76",
            "",
            play="A D2 D4 DQ DA / Z C5 C3 CQ C4 / Y H7 HQ H3 HA / A",
            turned="S2",
        ),
    ),
)
