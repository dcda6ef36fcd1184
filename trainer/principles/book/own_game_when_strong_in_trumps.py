"""Strong in trumps play your own game, weak in trumps your partner's (p. 75)."""

from trainer.principles.example import Example
from trainer.principles.leading import commands, own_suit, partners_suit, worth_going_on
from trainer.principles.leads_pick import STRONG
from trainer.principles.principle import Advice, Principle
from trainer.principles.view import View
from trainer.principles.weighing import strongest
from trainer.text import say
from trainer.whist.cards import Suit


def advise(view: View) -> Advice | None:
    if view.place != 1 or (partners := partners_suit(view)) is None:
        return None
    strong = _strong_in_trumps(view)
    own = own_suit(view) or (_long_suit(view, partners) if strong else None)
    if own is None or not worth_going_on(view, own):
        return None
    if strong:
        why = say("Strong in trumps, play your own game: lead your own suit.")
        return Advice(view.only((own,)), why)
    if not view.hand.suit(view.trumps):
        return None
    why = say("Neither strong nor weak in trumps, you may go on with either suit of your side.")
    return Advice(view.only((own, partners)), why)


def _strong_in_trumps(view: View) -> bool:
    """Tell whether the seat has four trumps, or was dealt four and has the last."""
    trumps = view.hand.length(view.trumps)
    last = trumps and not view.adverse_trumps and view.trumps_dealt >= STRONG
    return bool(trumps >= STRONG or last)


def _long_suit(view: View, partners: Suit) -> Suit | None:
    """Return the strongest plain suit of four or more of which the seat has the best card."""
    suits = (
        suit
        for suit in view.plain
        if suit is not partners and view.hand.length(suit) >= STRONG and commands(view, suit)
    )
    return next(iter(strongest(view, view.only(suits))), None)


PRINCIPLE = Principle(
    "own-game-when-strong-in-trumps",
    advise,
    overrides=(
        "return-partners-lead",
        "continue-own-suit",
        "lead-from-strongest-suit",
        "lead-through-strength",
        "lead-up-to-weakness",
    ),
    examples=(
        Example(
            "S432 HJ2 DKJT C987",
            "DKJT C987",
            play="A D9 DQ DA D2 / B CT C6 CA C3 / A",
            turned="S5",
            score=(4, 4),
        ),
        Example(
            "SJ H2 DT543 CQJT3",
            "H2 CQJT3",
            play="A S3 S8 S9 ST / Z H4 H6 HA H7 / Y CA C6 C7 C4 / Y",
            turned="S6",
        ),
        Example("SA64 HJ98742 DT6", "", play="A D2 D4 DQ DA / Z C5 C3 CQ C4 / Y", turned="S2"),
        Example(
            "S7 HK865 D2",
            "HK865",
            play="A C6 C3 C9 CQ / Z D4 D6 DK D3 / Y S3 S6 SQ SK / A C5 CA C2 C4 / "
            "Y ST S8 S2 SA / A HT HA H4 H3 / Y SJ S9 S4 S5 / Y",
            turned="S4",
        ),
    ),
)
