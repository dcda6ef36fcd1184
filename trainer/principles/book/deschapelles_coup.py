"""Lead a high honour to make an entry for partner (p. 142)."""

from trainer.principles.leading import fresh
from trainer.principles.principle import Advice, Principle
from trainer.principles.view import View
from trainer.text import say
from trainer.whist.cards import Rank
from trainer.whist.holding import Holding


def advise(view: View) -> Advice | None:
    if view.place != 1 or view.out.suit(view.trumps):
        return None
    if not any(view.winning_suit(suit) and not view.hand.suit(suit) for suit in view.plain):
        return None
    cards = Holding.of(
        high
        for suit in fresh(view)
        if (high := view.hand.highest(suit)) and Rank.KNAVE <= high.rank <= Rank.KING
    )
    if not cards:
        return None
    why = say("Partner has a suit to bring in and you cannot lead it: make an entry for him.")
    return Advice(cards, why)


PRINCIPLE = Principle(
    "deschapelles-coup",
    advise,
    overrides=("lead-from-strongest-suit", "analysis-of-leads", "avoid-changing-suits"),
)
