"""Be slow to return a lead that you have won cheaply (p. 76)."""

from trainer.principles.example import Example
from trainer.principles.leading import commands, partners_suit
from trainer.principles.principle import Advice, Principle
from trainer.principles.shown import Shown
from trainer.principles.view import View
from trainer.principles.weighing import UNDEVELOPED
from trainer.text import say
from trainer.whist.cards import Rank
from trainer.whist.holding import Holding


def advise(view: View) -> Advice | None:
    if view.place != 1 or (suit := partners_suit(view)) is None or commands(view, suit):
        return None
    opening = view.first_lead(suit)
    if len(view.sight.tricks) >= UNDEVELOPED:
        return None
    if opening is None or view.rounds(suit) != 1 or not _won_cheaply(view, opening):
        return None
    why = say("You won partner's lead cheaply: the strength lies behind you, to your right.")
    return Advice(Holding(view.legal.bits & ~suit.mask), why)


def _won_cheaply(view: View, opening: Shown) -> bool:
    """Tell whether the seat won a first round, third hand, below the ace and the king."""
    trick = view.sight.tricks[opening.at.trick - 1]
    own = trick.card_of(view.me)
    if own is None or trick.winner(view.trumps) is not view.me:
        return False
    return own.suit is opening.card.suit and own.rank < Rank.KING


PRINCIPLE = Principle(
    "cautious-return-of-cheap-win",
    advise,
    overrides=(
        "return-partners-lead",
        "lead-from-strongest-suit",
    ),
    examples=(
        Example(
            "SAQT2 HK5432 DQ CK3",
            "SAQT2 HK5432 CK3",
            play="A D3 D7 DJ D4 / B",
            turned="S9",
            score=(1, 0),
        ),
        Example("SJ982 HT3 D3 CKT852", "", play="A D2 D4 DQ DA / Z", turned="S2"),
    ),
)
