"""Get rid of the command of your partner's suit (pp. 96-100)."""

from trainer.principles.claims import Trait
from trainer.principles.principle import Advice, Principle
from trainer.principles.view import View
from trainer.text import say
from trainer.whist.cards import Rank
from trainer.whist.holding import Holding


def advise(view: View) -> Advice | None:
    led = view.led
    if led is None or not view.follows or led.suit is view.trumps or view.heading:
        return None
    opening = view.first_lead(led.suit)
    if opening is None or opening.seat is not view.partner or view.hand.length(led.suit) != 2:
        return None
    if not view.claimed(view.partner, Trait.STRONG, led.suit) or view.winner is view.partner:
        return None
    high = view.hand.highest(led.suit)
    if high is None or high.rank < Rank.QUEEN:
        return None
    why = say("The trick is lost: part with your high card, which would block partner's suit.")
    return Advice(Holding.of((high,)), why)


PRINCIPLE = Principle("rid-command-of-partner-suit", advise, overrides=("lowest-when-not-heading",))
