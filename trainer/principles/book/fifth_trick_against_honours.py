"""With the trumps against you, make your sure tricks while you can (p. 134)."""

from trainer.principles.example import Example
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
        "force-strong-adversary",
        "underplay",
        "avoid-honour-and-one",
    ),
    examples=(
        Example(
            "SA865 HK2 D864",
            "SA HK",
            play="A C2 CJ CA C4 / B C3 CT CK CQ / A H3 HQ H6 H9 / Y HA H5 HJ H4 / Y",
            trumps="D",
            turned="D2",
        ),
        Example(
            "H2 DT543 CQJ3",
            "CQJ",
            play="A S3 S8 S9 ST / Z H4 H6 HA H7 / Y CA C6 C7 C4 / Y CT C9 CK C2 / "
            "Z S6 S2 SJ S4 / Y",
            turned="S6",
        ),
        Example(
            "S7 HK65 D875 CJ9",
            "",
            play="A D2 D4 DQ DA / Z C5 C3 CQ C4 / Y H7 HQ H3 HA / A S3 S4 SK S2 / B",
            turned="S2",
        ),
    ),
)
