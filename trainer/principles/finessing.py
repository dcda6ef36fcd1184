"""Finding what a finesse is to be made with (pp. 92-95)."""

from trainer.principles.view import View
from trainer.whist.cards import Card


def gap_below(view: View, top: Card) -> Card | None:
    """Return the card of the hand below `top` with just one card out between the two.

    The one card must be such as the second hand may hold.
    """
    for card in view.hand.suit(top.suit):
        if card.rank >= top.rank:
            continue
        between = view.out.bits & top.below & card.above
        if between.bit_count() == 1 and view.placing.can_have(view.right).bits & between:
            return card
        if between:
            return None
    return None
