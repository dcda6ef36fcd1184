"""With the trumps against you, make your sure tricks while you can (p. 134)."""

from trainer.principles.leading import adversaries_trump
from trainer.principles.principle import Advice, Principle
from trainer.principles.view import View
from trainer.text import say
from trainer.whist.holding import Holding


def advise(view: View) -> Advice | None:
    if view.place != 1 or not view.adverse_trumps:
        return None
    if not (view.called(view.left) or view.called(view.right)) or view.trumps_shown_by(
        view.partner
    ):
        return None
    cards = Holding.of(
        card
        for card in view.masters
        if card.suit is not view.trumps and not adversaries_trump(view, card.suit)
    )
    if not cards:
        return None
    why = say("The adversaries want trumps out: make your sure tricks first, five save the game.")
    return Advice(cards, why)


PRINCIPLE = Principle(
    "fifth-trick-against-honours",
    advise,
    overrides=(
        "lead-from-strongest-suit",
        "avoid-changing-suits",
        "analysis-of-leads",
        "force-though-weak",
    ),
)
