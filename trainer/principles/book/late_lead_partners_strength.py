"""Late in the hand lead the highest of a weak suit in which partner is strong (p. 78)."""

from trainer.principles.claims import Trait
from trainer.principles.example import Example
from trainer.principles.leading import adversaries_trump
from trainer.principles.principle import Advice, Principle
from trainer.principles.view import View
from trainer.text import say
from trainer.whist.cards import Suit
from trainer.whist.holding import Holding


def advise(view: View) -> Advice | None:
    if view.place != 1:
        return None
    cards = Holding.of(
        high
        for suit in view.plain
        if 0 < view.hand.length(suit) < 4
        and not _ours(view, suit)
        and view.claimed(view.partner, Trait.STRONG, suit)
        and not adversaries_trump(view, suit)
        and (high := view.hand.highest(suit)) is not None
    )
    if not cards:
        return None
    why = say("Partner is strong in this suit and you are weak in it: lead him your highest.")
    return Advice(cards, why)


def _ours(view: View, suit: Suit) -> bool:
    """Tell whether this side has opened a suit."""
    opening = view.first_lead(suit)
    return opening is not None and opening.seat.side is view.me.side


PRINCIPLE = Principle(
    "late-lead-partners-strength",
    advise,
    overrides=(
        "lead-from-strongest-suit",
        "analysis-of-leads",
        "continue-own-suit",
        "lead-up-to-weakness",
        "lead-through-strength",
        "avoid-honour-and-one",
    ),
    examples=(
        Example(
            "SJ97 H65 DK4 C8",
            "H6",
            play="A S3 S5 S4 S2 / Y CQ C3 C5 C4 / Y CJ CK CA C6 / Z C2 C7 CT H2 / "
            "Y H7 H3 H8 HQ / A",
            trumps="C",
            turned="C5",
        ),
        Example(
            "HQ D76",
            "HQ",
            play="A DK DA D8 D3 / Y SJ S3 S5 SA / A DQ D5 D9 D2 / A D4 DT C4 C7 / "
            "Z C6 C2 CK CQ / Y CT H2 CJ C3 / Z C9 C8 C5 H3 / Z SQ S2 S7 S6 / "
            "Z SK S4 S8 S9 / Z HT HA H4 H5 / A",
            trumps="C",
            turned="C9",
        ),
        Example(
            "S6 HJ9842 DT6",
            "",
            play="A D2 D4 DQ DA / Z C5 C3 CQ C4 / Y H7 HQ H3 HA / A S3 S4 SK S2 / "
            "B S7 S8 ST SA / Y",
            turned="S2",
        ),
    ),
)
