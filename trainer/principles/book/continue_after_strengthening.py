"""When a strengthening card wins, go on with the next highest (p. 78)."""

from trainer.principles.principle import Advice, Principle
from trainer.principles.view import View
from trainer.text import say
from trainer.whist.holding import Holding


def advise(view: View) -> Advice | None:
    leads = view.leads_of(view.me)
    if view.place != 1 or not leads:
        return None
    last = leads[-1]
    suit = last.card.suit
    high = view.hand.highest(suit)
    if high is None or view.first_lead(suit) is not last or high.rank > last.card.rank:
        return None
    opened = view.hand.length(suit) + 1
    winner = view.sight.tricks[last.at.trick - 1].winner(view.trumps)
    if opened > 3 or winner is None or winner.side is not view.me.side:
        return None
    why = say("Your strengthening card has won: go on with the next highest.")
    return Advice(Holding.of((high,)), why)


PRINCIPLE = Principle(
    "continue-after-strengthening",
    advise,
    overrides=("lead-from-strongest-suit", "continue-own-suit", "return-partners-lead"),
)
