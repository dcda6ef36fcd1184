"""Refuse to win the second round of a suit with the last trump (p. 143)."""

from trainer.principles.claims import Trait
from trainer.principles.example import Example
from trainer.principles.principle import Advice, Principle
from trainer.principles.ruffing import may_ruff
from trainer.principles.view import View
from trainer.text import say
from trainer.whist.holding import Holding


def advise(view: View) -> Advice | None:
    led = view.led
    if led is None or not may_ruff(view) or view.hand.length(view.trumps) != 1:
        return None
    if view.out.suit(view.trumps) or view.winner is view.partner:
        return None
    opening = view.first_lead(led.suit)
    long = (seat for seat in (view.left, view.right) if view.claimed(seat, Trait.STRONG, led.suit))
    if opening is None or opening.seat not in long or view.rounds(led.suit) != 2:
        return None
    why = say(
        "Keep the last trump for the next round of his long suit, which may exhaust his partner."
    )
    return Advice(Holding(view.legal.bits & ~view.trumps.mask), why)


PRINCIPLE = Principle(
    "refuse-second-round",
    advise,
    overrides=("trump-doubtful-when-weak", "take-force-with-five", "fourth-hand"),
    examples=(
        Example(
            "S4 DJT963 CA6",
            "DJT963 CA6",
            play="A HJ H4 H3 HA / Z S6 S2 SA S3 / Y S8 S5 SK ST / Z S7 C3 H8 SJ / "
            "B SQ S9 C4 H9 / B HT",
            turned="S4",
            score=(4, 2),
        ),
        Example(
            "HK D72 CJT543",
            "",
            play="A S6 SA S4 S9 / Y H5 H9 H3 HJ / A SQ H2 SK ST / Y H6 HT H4 HQ / "
            "A HA H7 D3 H8 / A SJ",
            trumps="H",
            turned="H8",
            score=(1, 3),
        ),
    ),
)
