"""Third hand, finesse the queen with ace and queen (p. 92)."""

from trainer.principles.example import Example
from trainer.principles.principle import Advice, Principle
from trainer.principles.view import View
from trainer.text import say
from trainer.whist.cards import Rank, card
from trainer.whist.holding import Holding


def advise(view: View) -> Advice | None:
    led = view.led
    if view.place != 3 or not view.follows or led is None or view.rounds(led.suit) != 1:
        return None
    ace, king, queen = (card(led.suit, rank) for rank in (Rank.ACE, Rank.KING, Rank.QUEEN))
    if ace not in view.hand or queen not in view.heading or king not in view.out:
        return None
    if king in view.marked_with(view.partner):
        return None
    why = say("With ace and queen finesse the queen: this finesse cannot be left to partner.")
    return Advice(Holding.of((view.lowest_of_sequence(queen),)), why)


PRINCIPLE = Principle(
    "finesse-ace-queen",
    advise,
    overrides=("third-hand-high",),
    examples=(
        Example("SAQJ764 HA6 CAKJ65", "SJ", play="A S2 S8", trumps="D", turned="D5", score=(3, 3)),
        Example(
            "S65 HQT3 DAT8 CAQJ2",
            "CJ",
            play="A S8 S4 SQ SA / Z C3 C7",
            trumps="H",
            turned="H7",
            score=(3, 0),
        ),
        Example("SK7 HKQ65 DQ875 CJ94", "", play="A D2 D4", turned="S2"),
    ),
)
