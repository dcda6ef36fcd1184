"""Only the first discard gives direction, and that only where no lead has given it (p. 107)."""

from trainer.principles.example import Example
from trainer.principles.leading import own_suit
from trainer.principles.principle import Advice, Principle
from trainer.principles.ruffing import discarding, or_ruff
from trainer.principles.view import View
from trainer.principles.weighing import spare
from trainer.text import say


def advise(view: View) -> Advice | None:
    if not discarding(view) or not _directed(view):
        return None
    cards = spare(view)
    if not cards:
        return None
    why = say("You have shown your suit already: now throw what you can best spare.")
    return Advice(or_ruff(view, cards), why)


def _directed(view: View) -> bool:
    """Tell whether the seat has led a suit of its own, or discarded before."""
    return bool(view.discards_of(view.me)) or own_suit(view) is not None


PRINCIPLE = Principle(
    "original-discard-speaks",
    advise,
    overrides=(
        "discard-from-weakest",
        "discard-strength-against-trumps",
        "discard-by-trump-balance",
    ),
    examples=(
        Example(
            "SA732 H754 DJ952",
            "SA732 H754 D952",
            play="A CT CA C2 C6 / Y D3 D6 DK DA / A CJ",
            turned="SQ",
            score=(4, 4),
        ),
        Example(
            "S8753 HQT75 D952",
            "S8753 HT75 D952",
            play="A H6 H2 HJ HK / Z CK C3 C2 C8 / Z CQ",
            turned="S2",
            score=(3, 4),
        ),
        Example(
            "HK762 D72 CJT543",
            "",
            play="A S6 SA S4 S9 / Y H5 H9 H3 HJ / A SQ",
            trumps="H",
            turned="H8",
            score=(1, 3),
        ),
    ),
)
