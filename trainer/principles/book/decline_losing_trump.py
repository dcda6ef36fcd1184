"""Decline to draw the losing trump (pp. 144-146)."""

from trainer.principles.claims import Trait
from trainer.principles.example import Example
from trainer.principles.principle import Advice, Principle
from trainer.principles.view import View
from trainer.principles.weighing import strongest
from trainer.text import say
from trainer.whist.cards import Suit
from trainer.whist.holding import Holding
from trainer.whist.seats import Seat


def advise(view: View) -> Advice | None:
    if view.place != 1 or not _two_trumps_left(view):
        return None
    for holder in (view.left, view.right):
        if view.void(holder, view.trumps):
            continue
        for suit in view.plain:
            if _established_with(view, holder.partner, suit) and not view.void(holder, suit):
                why = say(
                    "Leave the losing trump, and keep yours to stop {suit} when it is led.",
                    suit=suit.symbol,
                )
                return Advice(_own_game(view, suit), why)
    return None


def _two_trumps_left(view: View) -> bool:
    """Tell whether the seat has the best of the last two trumps, and an adversary the other."""
    one = view.hand.length(view.trumps) == 1 and view.adverse_trumps == 1
    return one and view.out.length(view.trumps) == 1 and bool(view.masters.suit(view.trumps))


def _established_with(view: View, seat: Seat, suit: Suit) -> bool:
    """Tell whether a suit that an adversary has shown strength in is his, and none is ours."""
    best = view.out.highest(suit)
    if best is None or not view.claimed(seat, Trait.STRONG, suit):
        return False
    theirs = best in view.marked_with(seat) and not view.masters.suit(suit)
    return theirs and not any(map(view.established, view.plain))


def _own_game(view: View, suit: Suit) -> Holding:
    """Return the cards of the suit that the seat may establish instead."""
    plain = Holding(view.legal.bits & ~view.trumps.mask & ~suit.mask)
    return view.only(strongest(view, plain)) if plain else view.legal


PRINCIPLE = Principle(
    "decline-losing-trump",
    advise,
    overrides=(
        "draw-trumps",
        "lowest-of-winning-trumps",
        "lead-from-strongest-suit",
        "lead-trumps-on-establishment",
        "continue-own-suit",
    ),
    examples=(
        Example(
            "SQJ93 H7 DQ CA",
            "SQJ93",
            play="A S6 S7 ST SA / Z HT H5 HA H6 / Y D4 D2 DA D8 / Z D5 DJ DK DT / "
            "Y H9 H8 H3 HQ / A D9 D6 S2 D3 / A",
            trumps="D",
            turned="DA",
            score=(0, 3),
        ),
        Example(
            "H65 D875 CJ9",
            "",
            play="A D2 D4 DQ DA / Z C5 C3 CQ C4 / Y H7 HQ H3 HA / A S3 S4 SK S2 / "
            "B S7 S8 ST SA / Y H8 HK HT C6 / B",
            turned="S2",
        ),
    ),
)
