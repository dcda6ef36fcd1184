"""Win with the highest and return the lowest to show the cards between (pp. 113-114)."""

from trainer.principles.example import Example
from trainer.principles.principle import Advice, Principle
from trainer.principles.view import View
from trainer.text import say
from trainer.whist.holding import Holding


def advise(view: View) -> Advice | None:
    if view.trumps_against:
        return None
    if view.place == 1:
        return _return(view)
    led = view.led
    if view.place != 4 or not view.follows or led is None or view.winner is view.partner:
        return None
    run = view.masters.suit(led.suit) & view.heading
    high = run.highest(led.suit)
    if high is None or len(run) < 3 or run != view.hand.suit(led.suit):
        return None
    why = say("With the winning sequence win with the highest, and return the lowest of it.")
    return Advice(Holding.of((high,)), why)


def _return(view: View) -> Advice | None:
    """Advise the lowest of the sequence, after the trick before was won with the highest."""
    if not view.sight.tricks:
        return None
    trick = view.sight.tricks[-1]
    own, led = trick.card_of(view.me), trick.cards[0]
    if own is None or trick.leader is not view.left or own.suit is not led.suit:
        return None
    run = view.masters.suit(led.suit)
    low = run.lowest(led.suit)
    if len(run) < 2 or low is None or view.hand.suit(led.suit) != run:
        return None
    why = say("You won with the highest: the lowest of the sequence now tells of those between.")
    return Advice(view.within(led.suit, Holding.of((low,))), why, suit=led.suit)


PRINCIPLE = Principle(
    "win-highest-return-lowest",
    advise,
    overrides=(
        "fourth-hand-cheaply",
        "analysis-of-leads",
        "return-by-number",
    ),
    examples=(
        Example(
            "SJ7 HAKQ DKQJ87 CK74", "HA", play="A H2 H7 H8", trumps="D", turned="DQ", score=(1, 2)
        ),
        Example("SAJ942 H2 DK852 CQJ4", "", play="A S5 S3 ST", trumps="C", turned="CQ"),
    ),
)
