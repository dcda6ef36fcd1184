"""Second hand, be on guard against underplay (pp. 102-103)."""

from trainer.principles.example import Example
from trainer.principles.principle import Advice, Principle
from trainer.principles.view import View
from trainer.text import say
from trainer.whist.cards import Card
from trainer.whist.holding import Holding


def advise(view: View) -> Advice | None:
    led = view.led
    if view.place != 2 or not view.follows or led is None or view.rounds(led.suit) != 2:
        return None
    opening = view.first_lead(led.suit)
    high = view.hand.highest(led.suit)
    if opening is None or opening.seat is not view.right or high is None:
        return None
    if high not in view.heading or view.hand.length(led.suit) != 2:
        return None
    if not view.trumps_shown_by(view.right) or not _may_underplay(view, high):
        return None
    why = say("He may be underplaying, with the best in hand: put on your second best.")
    return Advice(Holding.of((high,)), why)


def _may_underplay(view: View, high: Card) -> bool:
    """Tell whether the leader, and not his partner, may have the one better card."""
    better = Holding(view.out.bits & high.above)
    likely = better & view.placing.can_have(view.right) - view.marked_with(view.left)
    return len(better) == 1 and bool(likely)


PRINCIPLE = Principle(
    "beware-underplay",
    advise,
    overrides=(
        "analysis-of-second-hand",
        "lowest-when-not-heading",
    ),
    examples=(
        Example(
            "HT7 D43 CQT",
            "CQ",
            play="A D7 D2 DQ DK / Z H2 H3 HA HJ / Y S6 S5 S9 SQ / A D8 D5 DT DJ / "
            "Z S2 S8 ST SK / B C2 C5 C8 CA / Y H6 HQ H4 H8 / B C3",
            trumps="C",
            turned="C5",
        ),
        Example(
            "SK87 H4 DT9 C9",
            "",
            play="A S5 S3 ST SJ / Z S2 S6 SQ C5 / B H3 H2 H7 HJ / Y C2 C6 CQ C3 / "
            "Z D2 D3 DA D4 / Y C7 DJ CJ C8 / Z S4",
            trumps="C",
            turned="CQ",
        ),
    ),
)
