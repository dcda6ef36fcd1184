"""Lead low from a short suit that can go round but once (p. 142)."""

from trainer.principles.example import Example
from trainer.principles.leading import fresh
from trainer.principles.principle import Advice, Principle
from trainer.principles.view import View
from trainer.text import say
from trainer.whist.holding import Holding


def advise(view: View) -> Advice | None:
    if view.place != 1 or len(view.hand) < 2:
        return None
    winners = len(view.masters) + len(_sure_winners(view))
    if len(view.hand) - winners != 1:
        return None
    for suit in fresh(view):
        low, high = view.hand.lowest(suit), view.hand.highest(suit)
        if low is None or high is None or high == low or high in view.masters:
            continue
        if view.hand.length(suit) > 3:
            continue
        why = say("The suit can go round but once: lead low, so that partner does not finesse.")
        return Advice(view.within(suit, Holding.of((low,))), why, suit=suit)
    return None


def _sure_winners(view: View) -> Holding:
    """Return the winners that are known to lie in one of the other hands."""
    known = view.marked_with(view.partner)
    for seat in (view.left, view.right):
        known |= view.placing.must_hold(seat)
    return Holding.of(card for card in known if not (view.hand.bits | view.out.bits) & card.above)


PRINCIPLE = Principle(
    "short-suits-as-long",
    advise,
    overrides=(
        "analysis-of-leads",
        "late-lead-partners-strength",
    ),
    examples=(
        Example(
            "SQ HKJ",
            "SQ HJ",
            play="A CT CA C2 C6 / Y D3 D6 DK DA / A CJ S2 C3 C4 / Y SA S4 SJ S6 / "
            "Y S7 SK S8 CK / B S5 S9 C8 S3 / Z D4 D7 D9 DT / B C5 C7 C9 H4 / "
            "A CQ H5 H8 H3 / A D8 DJ DQ ST / Z",
            turned="SQ",
            score=(4, 4),
        ),
        Example(
            "H65 CJ",
            "",
            play="A D2 D4 DQ DA / Z C5 C3 CQ C4 / Y H7 HQ H3 HA / A S3 S4 SK S2 / "
            "B S7 S8 ST SA / Y H8 HK HT C6 / B D5 D3 DJ D6 / A SQ S6 D7 S9 / "
            "A DK DT D8 SJ / Z C2 C7 H2 C9 / B",
            turned="S2",
        ),
    ),
)
