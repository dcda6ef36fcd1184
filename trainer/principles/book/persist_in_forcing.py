"""Go on forcing an adversary who refuses (p. 131)."""

from trainer.principles.leading import may_trump
from trainer.principles.principle import Advice, Principle
from trainer.principles.view import View
from trainer.text import say


def advise(view: View) -> Advice | None:
    if view.place != 1 or not view.sight.tricks:
        return None
    trick = view.sight.tricks[-1]
    led = trick.cards[0]
    suit = led.suit
    if trick.leader is not view.me or suit is view.trumps or not view.hand.suit(suit):
        return None
    refused = [
        seat
        for seat in (view.left, view.right)
        if may_trump(view, seat, suit) and not may_trump(view, seat.partner, suit)
    ]
    if not refused or (card := trick.card_of(refused[0])) is None or card.suit is view.trumps:
        return None
    why = say("He would not trump, so he is strong: go on with the suit, and force him again.")
    return Advice(view.only((suit,)), why)


PRINCIPLE = Principle(
    "persist-in-forcing",
    advise,
    overrides=(
        "lead-from-strongest-suit",
        "avoid-changing-suits",
        "no-force-weak-adversary",
        "continue-own-suit",
    ),
)
