"""Third hand, finesse the queen with ace and queen (p. 92)."""

from collections.abc import Iterator

from trainer.principles.claims import Claim, Degree
from trainer.principles.example import Example, Tells
from trainer.principles.finessing import of_sequence
from trainer.principles.principle import Advice, Principle
from trainer.principles.shown import Shown
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
    return Advice(Holding.of((of_sequence(view, queen),)), why)


def infer(view: View, shown: Shown) -> Iterator[Claim]:
    led, best = shown.led, shown.best
    if shown.place != 3 or shown.round or not shown.follows or shown.card.rank is not Rank.ACE:
        return
    queen = card(led.suit, Rank.QUEEN)
    if led.rank > Rank.NINE or best is None or best.suit is not led.suit or best.rank >= queen.rank:
        return
    words = say(
        "{seat}, third hand, put on the ace: with ace and queen he would have finessed {queen}.",
        seat=shown.seat,
        queen=queen,
    )
    yield Claim(
        shown.seat,
        shown.at,
        "finesse-ace-queen",
        Degree.LIKELY,
        words,
        suit=led.suit,
        lacks=Holding.of((queen,)),
    )


PRINCIPLE = Principle(
    "finesse-ace-queen",
    advise,
    infer,
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
        Example(
            "SQ43 HJ852 DAQ6 CJ",
            "",
            play="A C4 C8 C9 CT / Z C6 C2 CQ C3 / Y D9 D2",
            trumps="D",
            turned="DA",
            score=(2, 3),
        ),
    ),
    tells=(
        Tells(
            Example("SAKJ2 HAK2 D8432 C64", "", play="A D5 D6 DA", trumps="H", turned="HK"),
            "B",
            "cards",
            "D",
        ),
    ),
)
