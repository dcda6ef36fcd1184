"""On partner's knave, play the ace by number and pass with the king (pp. 92-93, 98)."""

from trainer.principles.example import Example
from trainer.principles.principle import Advice, Principle
from trainer.principles.view import View
from trainer.text import say
from trainer.whist.cards import Rank
from trainer.whist.holding import Holding


def advise(view: View) -> Advice | None:
    led = view.led
    if view.place != 3 or not view.follows or led is None or led.rank is not Rank.KNAVE:
        return None
    if view.winner is not view.partner or view.rounds(led.suit) != 1 or led.suit is view.trumps:
        return None
    top = view.hand.highest(led.suit)
    if top is None or top.rank < Rank.KING:
        return None
    if top.rank is Rank.ACE and view.hand.length(led.suit) == 2:
        why = say("Ace and one small: put the ace on partner's knave, lest you block his suit.")
        return Advice(Holding.of((top,)), why)
    low = view.legal - view.heading
    if not low:
        return None
    why = say(
        "Pass partner's knave: he leads it from king and queen, or the ace lies to your left."
    )
    return Advice(low, why)


PRINCIPLE = Principle(
    "third-hand-on-knave",
    advise,
    overrides=(
        "third-hand-high",
        "finesse-ace-queen",
    ),
    examples=(
        Example(
            "SKQ5 HT98 D2 CAJ976", "S5", play="A DK DA D8 D3 / Y SJ S3", trumps="C", turned="C9"
        ),
        Example(
            "SA6 H8 C87",
            "SA",
            play="A DA D2 D3 D6 / A DJ DK D4 D7 / Y H6 HA H5 HT / B DT H4 D5 CJ / "
            "Z HK HQ H2 S2 / Z CA C2 S8 C3 / Z CK C4 S9 C5 / Z C6 CT H3 C9 / Y SJ S3",
            trumps="H",
            turned="HK",
        ),
        Example("SAT86 HK63 DAT CAQ4", "", play="A S4 SJ S7 S3 / Y H5 H2", trumps="C", turned="CQ"),
    ),
)
