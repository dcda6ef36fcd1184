"""Lead trumps to stop a cross-ruff, the winning one first (p. 124)."""

from trainer.principles.example import Example
from trainer.principles.leading import may_trump
from trainer.principles.principle import Advice, Principle
from trainer.principles.view import View
from trainer.text import say
from trainer.whist.cards import Suit
from trainer.whist.holding import Holding
from trainer.whist.seats import Seat

ROUNDS = 2
"""How many rounds of trumps are to be taken out if possible (p. 124)."""
LAST = 4
"""With how many cards in hand it is too late for them; the number is ours."""


def advise(view: View) -> Advice | None:
    if view.place != 1 or view.hand.length(view.trumps) < ROUNDS or len(view.hand) <= LAST:
        return None
    left, right = _ready(view, view.left), _ready(view, view.right)
    if not left or not right or left == right:
        return None
    high = view.masters.suit(view.trumps) or view.hand.suit(view.trumps)
    why = say("Each adversary can trump what the other leads: take out their trumps, best first.")
    return Advice(Holding(high.bits), why)


def _ready(view: View, seat: Seat) -> set[Suit]:
    """Return the suits that an adversary has renounced, and may trump."""
    return {suit for suit in view.plain if view.void(seat, suit) and may_trump(view, seat, suit)}


PRINCIPLE = Principle(
    "stop-cross-ruff",
    advise,
    overrides=(
        "lead-from-strongest-suit",
        "avoid-changing-suits",
        "trump-lead-without-strength",
        "analysis-of-leads",
        "no-two-for-one",
        "no-force-weak-adversary",
        "persist-in-forcing",
        "force-strong-adversary",
    ),
    examples=(
        Example(
            "HQT3 DT CQ",
            "HQT3",
            play="A S8 S4 SQ SA / Z C3 C7 CJ C4 / Y CA C5 C6 H6 / A SJ S5 S2 S3 / "
            "A SK S6 C8 ST / A D4 D8 DK D5 / B C9 CT H9 C2 / A DQ DA D2 D7 / Y",
            trumps="H",
            turned="H7",
            score=(3, 0),
        ),
        Example(
            "SJT97 D92",
            "",
            play="A C2 CJ CA C4 / B C3 CT CK CQ / A H3 HQ H6 H9 / Y HA H5 HJ H4 / "
            "Y HK H7 S2 H8 / Y SA SK S3 S4 / Y H2 DT DQ HT / Z",
            trumps="D",
            turned="D2",
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
