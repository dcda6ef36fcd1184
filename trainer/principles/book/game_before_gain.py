"""Take the sure way to save, the bold way to win: sure tricks that are enough are led (p. 134)."""

from trainer.principles.needs import needs_of
from trainer.principles.principle import Advice, Principle
from trainer.principles.view import View
from trainer.text import say
from trainer.whist.cards import Suit
from trainer.whist.holding import Holding


def advise(view: View) -> Advice | None:
    needs = needs_of(view)
    if view.place != 1 or needs is None:
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
)
