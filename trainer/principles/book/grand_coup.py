"""Throw away a superfluous trump (pp. 151-153)."""

from trainer.principles.counting import FEW
from trainer.principles.example import Example
from trainer.principles.principle import Advice, Principle
from trainer.principles.ruffing import partners_trick
from trainer.principles.view import View
from trainer.text import say
from trainer.whist.holding import Holding


def advise(view: View) -> Advice | None:
    led = view.led
    if led is None or view.follows or led.suit is view.trumps or view.winner is not view.partner:
        return None
    if len(view.hand) >= FEW or not partners_trick(view) or not _too_many(view):
        return None
    low = view.legal.lowest(view.trumps)
    assert low is not None
    best = view.best
    if best is not None and best.suit is not view.trumps and view.place == 2:
        return None
    why = say("You have a trump too many, and would have to lead up to his: throw it now.")
    return Advice(Holding.of((low,)), why)


def _too_many(view: View) -> bool:
    """Tell whether the seat has one trump more than the right-hand adversary, who has the rest."""
    own = view.hand.length(view.trumps)
    out = view.out.suit(view.trumps)
    return (
        own == len(out) + 1
        and len(out) > 1
        and out == view.placed_with(view.right).suit(view.trumps)
    )


PRINCIPLE = Principle(
    "grand-coup",
    advise,
    overrides=(
        "fourth-hand",
        "fourth-hand-cheaply",
        "lowest-when-not-heading",
        "discard-from-weakest",
        "keep-guards",
        "original-discard-speaks",
        "discard-strength-against-trumps",
        "discard-by-trump-balance",
        "take-force-with-five",
        "pass-doubtful-when-strong",
        "discard-highest-of-command",
    ),
    examples=(
        Example(
            "SAK CJ754",
            "C4",
            play="A HK H3 H6 H4 / A HQ H5 D4 H7 / A HA H8 D3 CT / Z D2 D6 DA D5 / Y HJ C6 CA H2 / "
            "Z DQ DT D9 DK / B CQ D7 CK C2 / A HT H9",
            trumps="C",
            turned="CA",
        ),
        Example(
            "HJ CJ95",
            "C5",
            play="Z CK S2 H2 C6 / Z D2 D3 DA D4 / Y DK D5",
            trumps="C",
            others="SA6543 H43 D6 CT7",
        ),
        Example(
            "HJ CJ9",
            "",
            play="Z CK S2 H2 C6 / Z D2 D3 DA D4 / Y DK D5",
            trumps="C",
            others="SA6543 H3 D6 CT7",
        ),
    ),
)
