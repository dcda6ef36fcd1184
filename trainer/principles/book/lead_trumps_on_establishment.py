"""Lead trumps from four when your suit, or partner's, is established (pp. 122-123)."""

from trainer.principles.example import Example
from trainer.principles.principle import Advice, Principle
from trainer.principles.view import View
from trainer.text import say
from trainer.whist.cards import Suit


def advise(view: View) -> Advice | None:
    if view.place != 1 or view.hand.length(view.trumps) < 4 or not view.trumps_to_draw:
        return None
    if view.trumps_against or not any(_established(view, suit) for suit in view.plain):
        return None
    why = say("The suit is established and you have four trumps: lead them, to bring it in.")
    return Advice(view.only((view.trumps,)), why)


def _established(view: View, suit: Suit) -> bool:
    """Tell whether a suit of this side has been led, and what is left of it is good."""
    opening = view.first_lead(suit)
    if opening is None or opening.seat.side is not view.me.side:
        return False
    return view.winning_suit(suit)


PRINCIPLE = Principle(
    "lead-trumps-on-establishment",
    advise,
    overrides=(
        "lead-from-strongest-suit",
        "avoid-changing-suits",
        "trump-lead-without-strength",
        "persist-in-forcing",
    ),
    examples=(
        Example("SAQ432 HK732 DK3 C7", "HK732", play="A CQ CK CA C3 / B", trumps="H", turned="H5"),
        Example(
            "SK H92 DK764 CKQ42",
            "DK764",
            play="A S6 S7 ST SA / Z HT H5 HA H6 / Y",
            trumps="D",
            turned="DA",
            score=(0, 3),
        ),
        Example("SJ982 HT3 D3 CKT852", "", play="A D2 D4 DQ DA / Z", turned="S2"),
    ),
)
