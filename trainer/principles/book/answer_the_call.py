"""Answer partner's call: the highest from three, the lowest from four with exceptions (p. 127)."""

from trainer.principles.principle import Advice, Principle
from trainer.principles.view import View
from trainer.text import say
from trainer.whist.cards import Rank
from trainer.whist.holding import Holding


def advise(view: View) -> Advice | None:
    held = tuple(view.hand.suit(view.trumps))
    if view.place != 1 or not held or not view.called(view.partner) or not view.adverse_trumps:
        return None
    opening = view.first_lead(view.trumps)
    if opening is not None and opening.seat.side is view.me.side:
        return Advice(Holding.of(held), say("Partner has called for trumps: go on with them."))
    ranks = {card.rank for card in held}
    high = len(held) < 4 or Rank.ACE in ranks or len(view.hand.honours(view.trumps)) > 2
    high = high or ranks >= {Rank.QUEEN, Rank.KNAVE, Rank.TEN}
    if high:
        why = say("Partner has called for trumps: answer with your highest, whatever it is.")
        return Advice(Holding.of(held[:1]), why)
    why = say("Partner has called for trumps: with four or more answer with the lowest.")
    return Advice(Holding.of(held[-1:]), why)


PRINCIPLE = Principle(
    "answer-the-call",
    advise,
    overrides=(
        "lead-from-strongest-suit",
        "avoid-changing-suits",
        "trump-lead-without-strength",
        "analysis-of-leads",
    ),
)
