"""Play your highest card third hand, and of a sequence the lowest (p. 92)."""

from collections.abc import Iterator

from trainer.principles.claims import Claim, Degree, Trait
from trainer.principles.example import Example, Tells
from trainer.principles.principle import Advice, Principle
from trainer.principles.ruffing import partners_trick
from trainer.principles.shown import Shown
from trainer.principles.view import View
from trainer.text import say
from trainer.whist.cards import Rank
from trainer.whist.holding import EMPTY, Holding


def advise(view: View) -> Advice | None:
    led, best = view.led, view.best
    if view.place != 3 or not view.follows or led is None or best is None:
        return None
    top = view.heading.highest(led.suit)
    if top is None:
        return None
    if view.winner is view.partner:
        between = top.below & best.above
        if view.sure(best) or partners_trick(view) or not view.out.bits & between:
            return None
    card = view.lowest_of_sequence(top)
    card = card if card in view.heading else top
    why = say("Third hand play your highest, to clear the way for partner's suit.")
    return Advice(Holding.of((card,)), why)


def infer(view: View, shown: Shown) -> Iterator[Claim]:
    if shown.place != 3 or not shown.follows or shown.round or shown.card.rank > Rank.TEN:
        return
    if shown.winner is shown.seat.partner and shown.led.rank > Rank.NINE:
        return
    suit, best = shown.card.suit, shown.best
    if best is None or best.suit is not suit:
        return
    beaten = not shown.heads and shown.winner is not shown.seat.partner
    lacks = Holding(best.above) if beaten else EMPTY
    trait = Trait.WEAK
    words = say(
        "{seat}, third hand, had nothing better than {card}: he is weak in the suit.",
        seat=shown.seat,
        card=shown.card,
    )
    if beaten and best.rank >= Rank.KING:  # under these he would keep a queen or a knave
        trait = Trait.CARDS
        words = say("{seat}, third hand, could not beat {best}.", seat=shown.seat, best=best)
        if not lacks:
            return
    yield Claim(
        shown.seat,
        shown.at,
        "third-hand-high",
        Degree.LIKELY,
        words,
        trait,
        suit,
        lacks=lacks,
    )


PRINCIPLE = Principle(
    "third-hand-high",
    advise,
    infer,
    overrides=(
        "echo",
        "call-for-trumps",
    ),
    examples=(
        Example("SK7 HKQ65 DQ875 CJ94", "DQ", play="A D2 D4", turned="S2"),
        Example("SQT5 HJ85 DAQ32 CAJ3", "CA", play="A C4 C6", turned="S3"),
        Example("S84 HA753 DJ852 CQ72", "", play="A SA S5", trumps="C", turned="CJ", score=(2, 0)),
    ),
    tells=(
        Tells(
            Example("SAT863 HK63 DAT CAQ4", "", play="A S4 SJ S7", trumps="C", turned="CQ"),
            "B",
            "weak suit",
            "S",
        ),
        Tells(
            Example("ST9 H843 DAJ85 CKQ82", "", play="A S6 SK S4", trumps="H", turned="H8"),
            "B",
            "cards",
            "S",
        ),
    ),
)
