"""With a well protected hand and two honours, lead from four trumps (p. 124)."""

from trainer.principles.example import Example
from trainer.principles.leads_pick import STRONG
from trainer.principles.principle import Advice, Principle
from trainer.principles.view import View
from trainer.text import say
from trainer.whist.cards import Rank, Suit


def advise(view: View) -> Advice | None:
    if view.place != 1 or view.hand.length(view.trumps) != STRONG or view.first_lead(view.trumps):
        return None
    if len(view.hand.honours(view.trumps)) < 2:
        return None
    if not view.shown and any(view.hand.length(suit) > STRONG for suit in view.plain):
        return None
    if view.trumps_against or not all(_protected(view, suit) for suit in view.plain):
        return None
    why = say("Four trumps with two honours, and something good in every suit: lead a trump.")
    return Advice(view.only((view.trumps,)), why)


def _protected(view: View, suit: Suit) -> bool:
    """Tell whether a suit cannot be brought in against the seat: a high card that will win."""
    held = tuple(view.hand.suit(suit))
    opening = view.first_lead(suit)
    if opening is not None and opening.seat is view.partner:
        return True
    if not held:
        return opening is not None
    if view.master(held[0]) or held[0].rank is Rank.ACE:
        return True
    above = (view.out.bits & held[0].above).bit_count()
    return len(held) > above and held[0].rank >= Rank.KNAVE


PRINCIPLE = Principle(
    "trump-lead-from-protected-four",
    advise,
    overrides=(
        "lead-from-strongest-suit",
        "avoid-changing-suits",
        "trump-lead-without-strength",
        "no-original-lead-from-four",
    ),
    examples=(
        Example("SAKT2 HA97 DAKQ5 CK3", "DAKQ5", trumps="D", turned="D2", score=(0, 4)),
        Example(
            "SAQT2 HK5432 DQ CK3", "SAQT2", play="A D3 D7 DJ D4 / B", turned="S9", score=(1, 0)
        ),
        Example("SQT53 HA DKJ92 CA763", "", turned="S2"),
    ),
)
