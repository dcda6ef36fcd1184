"""On partner's high lead third hand: pass king and queen, put the ace on ten (pp. 92-93)."""

from trainer.principles.example import Example
from trainer.principles.principle import Advice, Principle
from trainer.principles.view import View
from trainer.text import say
from trainer.whist.cards import Rank


def advise(view: View) -> Advice | None:
    led = view.led
    if view.place != 3 or not view.follows or led is None or view.winner is not view.partner:
        return None
    if view.rounds(led.suit) != 1 or led.rank not in (Rank.KING, Rank.QUEEN):
        return None
    low = view.legal - view.heading
    if not low:
        return None
    why = say("Partner's high card is led from a sequence: leave it to win or to force.")
    return Advice(low, why)


PRINCIPLE = Principle(
    "third-hand-pass-queen",
    advise,
    overrides=("third-hand-high",),
    examples=(
        Example(
            "SAQ H8 DAJT75 CA952", "C952", play="A S3 S5 S4 S2 / Y CQ C3", trumps="C", turned="C5"
        ),
        Example(
            "HT8 DK8532 CJT75",
            "D8532",
            play="A S4 SJ S7 S3 / Y H5 H2 HK HA / A DQ D6",
            trumps="C",
            turned="CQ",
        ),
        Example("SAT86 HK63 DAT CAQ4", "", play="A S4 SJ S7 S3 / Y H5 H2", trumps="C", turned="CQ"),
    ),
)
