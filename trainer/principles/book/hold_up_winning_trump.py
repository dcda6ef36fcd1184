"""With four trumps and an established suit, hold up the winning trump (p. 123)."""

from itertools import permutations

from trainer.principles.example import Example
from trainer.principles.leads_pick import STRONG
from trainer.principles.principle import Advice, Principle
from trainer.principles.view import View
from trainer.text import say
from trainer.whist.cards import Rank, Suit


def advise(view: View) -> Advice | None:
    led = view.led
    if led is None or led.suit is not view.trumps or view.rounds(view.trumps) != 2:
        return None
    high = view.hand.highest(view.trumps)
    if high is None or not view.master(high) or view.trumps_dealt != STRONG:
        return None
    opening = view.first_lead(view.trumps)
    if view.place != 3 or opening is None or opening.seat is not view.me:
        return None
    if not any(
        _to_bring_in(view, suit) and _probable_trick(view, other)
        for suit, other in permutations(view.plain, 2)
    ):
        return None
    why = say("You have a suit to bring in and a card to come in with: keep the best trump back.")
    return Advice(view.legal.without(high), why)


def _to_bring_in(view: View, suit: Suit) -> bool:
    """Tell whether a suit is established, or headed by three winners."""
    return view.masters.length(suit) > 2 or view.established(suit)


def _probable_trick(view: View, suit: Suit) -> bool:
    """Tell whether a suit has a card to come in with: a winner, or a king with another."""
    high = view.hand.highest(suit)
    if high is None:
        return False
    return view.master(high) or (high.rank is Rank.KING and view.hand.length(suit) > 1)


PRINCIPLE = Principle(
    "hold-up-winning-trump",
    advise,
    overrides=(
        "third-hand-high",
        "finesse-by-trump-strength",
        "fourth-hand",
    ),
    examples=(
        Example(
            "SA76 HAKQ65 DK4 C82",
            "S76",
            play="A S3 S5 SQ S8 / B SJ S2",
            turned="S8",
        ),
        Example(
            "SQJ2 H6 CA98",
            "",
            play="A SA S5 S4 S3 / A ST S6 S8 SK / Z D6 D3 DK D2 / Y DA D5 D4 D9 / Y H4 H3 HJ HQ / "
            "A C3 C6 CQ C4 / B C7 C5",
            trumps="C",
            turned="CJ",
            score=(2, 0),
        ),
        Example("SA43 HAKQ65 DK4 C32", "S43", play="A S2 S5 SK S6 / B S8 S7", turned="S6"),
        Example(
            "SQT5 DKJ9 CA76",
            "",
            play="A D2 D4 DQ DA / Z C5 C3 CQ C4 / Y H7 HQ H3 HA / A S3 S4 SK S2 / B S7 S8",
            turned="S2",
        ),
    ),
)
