"""Take the sure way to save, the bold way to win: sure tricks that are enough are led (p. 134)."""

from trainer.principles.example import Example
from trainer.principles.needs import needs_of
from trainer.principles.principle import Advice, Principle
from trainer.principles.view import View
from trainer.text import say
from trainer.whist.cards import Suit
from trainer.whist.holding import Holding


def advise(view: View) -> Advice | None:
    if view.place != 1 or (needs := needs_of(view)) is None:
        return None
    sure = _sure(view)
    saving = needs.game > needs.left and 0 < needs.save <= len(sure)
    if not (0 < needs.game <= len(sure) or saving) or not sure.bits & ~view.trumps.mask:
        return None
    why = say("You have the tricks that the score asks for: lead them out, and run no risk.")
    return Advice(sure, why)


def _sure(view: View) -> Holding:
    """Return the winners in the hand that nothing can stop: none is trumped, none beaten."""
    safe = sum(suit.mask for suit in view.plain if _goes_round(view, suit))
    return Holding(view.masters.bits & (safe | view.trumps.mask))


def _goes_round(view: View, suit: Suit) -> bool:
    """Tell whether the adversaries must follow as often as there are winners of a suit."""
    if not view.adverse_trumps:
        return True
    winners = view.masters.length(suit)
    return all(view.placing.lengths(seat, suit)[0] >= winners for seat in (view.left, view.right))


PRINCIPLE = Principle(
    "game-before-gain",
    advise,
    overrides=(
        "lead-from-strongest-suit",
        "avoid-changing-suits",
        "analysis-of-leads",
        "trump-lead-without-strength",
        "draw-trumps",
        "lead-head-sequence",
        "return-by-number",
        "lead-highest-of-weak-suit",
        "no-force-weak-adversary",
        "force-strong-adversary",
    ),
    examples=(
        Example(
            "H4 CT42",
            "CT42",
            play="A DQ D6 D3 D2 / A DA D8 D7 D4 / A DK D9 C7 DT / A SK S4 S3 S7 / "
            "A SA S6 S5 S9 / A S2 H2 SJ SQ / Z CQ CK CA C8 / Y DJ H3 C5 D5 / "
            "Y CJ C9 C6 C3 / Y",
            trumps="D",
            turned="D2",
            score=(0, 4),
        ),
        Example(
            "D7 C5",
            "C5",
            play="A S6 SA S4 S9 / Y H5 H9 H3 HJ / A SQ H2 SK ST / Y H6 HT H4 HQ / "
            "A HA H7 D3 H8 / A SJ HK S8 D5 / Y C4 C7 CQ C6 / Z C2 S2 CT CA / "
            "B D4 DA DQ D2 / Z CK S3 C3 C9 / Z C8 S5 CJ D6 / Y",
            trumps="H",
            turned="H8",
            score=(1, 3),
        ),
        Example(
            "CKT82",
            "",
            play="A D2 D4 DQ DA / Z C5 C3 CQ C4 / Y H7 HQ H3 HA / A S3 S4 SK S2 / "
            "B S7 S8 ST SA / Y H8 HK HT C6 / B D5 D3 DJ D6 / A SQ S6 D7 S9 / "
            "A DK DT D8 SJ / Z",
            turned="S2",
        ),
    ),
)
