"""Force a strong trump hand of the adversary (p. 131)."""

from trainer.principles.example import Example
from trainer.principles.leading import commands, may_trump, suits_held
from trainer.principles.principle import Advice, Principle
from trainer.principles.view import View
from trainer.text import say
from trainer.whist.cards import Suit


def advise(view: View) -> Advice | None:
    if view.place != 1:
        return None
    last = _last_trump_theirs(view)
    suits = tuple(
        suit
        for suit in suits_held(view)
        for strong in (view.left, view.right)
        if (last or view.trumps_shown_by(strong))
        and _wins(view, suit)
        and may_trump(view, strong, suit)
        and (last or not may_trump(view, strong.partner, suit))
    )
    if not suits:
        return None
    why = (
        say("An adversary has the last trump: force it out, before it takes a better card.")
        if last
        else say("An adversary strong in trumps must trump this suit or let it win: force him.")
    )
    return Advice(view.only(suits), why)


def _last_trump_theirs(view: View) -> bool:
    """Tell whether only one trump is left, by the cards with an adversary: he is strong by it."""
    if view.hand.suit(view.trumps) or view.out.length(view.trumps) != 1:
        return False
    return not view.likely_with(view.partner).suit(view.trumps)


def _wins(view: View, suit: Suit) -> bool:
    """Tell whether the card that forces is this side's: the best of the suit, or partner's."""
    return commands(view, suit) or view.partner_has_best(suit)


PRINCIPLE = Principle(
    "force-strong-adversary",
    advise,
    overrides=(
        "lead-from-strongest-suit",
        "avoid-changing-suits",
        "force-though-weak",
        "no-force-weak-adversary",
        "persist-in-forcing",
    ),
    examples=(
        Example(
            "SJ H2 DQT98 CJ43",
            "SJ",
            play="A SA ST S4 S2 / A SQ S3 S5 S7 / A S8 H7 SK S6 / Y HT H4 H5 HA / A",
            trumps="H",
            turned="H8",
        ),
        Example(
            "SQ6 HJ9 D9 C9832",
            "HJ9",
            play="A HK H3 H6 H4 / A HQ H5 D4 H7 / A HA H8 D3 CT / Z D2 D6 DA D5 / Y",
            trumps="C",
            turned="CA",
        ),
        Example(
            "ST5 HT3 DQ",
            "DQ",
            play="A S7 SQ S3 S2 / Y D2 D3 DK D5 / Z C4 C7 C9 CT / B S6 SJ SK SA / "
            "Y C5 C3 CK C8 / Z CA CJ C2 C6 / Z DA D8 D6 D4 / Z D7 D9 DJ DT / Y",
            trumps="C",
            turned="C4",
            score=(0, 1),
        ),
        Example(
            "SJ H4 DJT86 CJ9",
            "",
            play="A H6 H2 HJ HK / Z CK C3 C2 C8 / Z CQ S3 C4 C6 / A S8 ST SQ SK / "
            "Z H9 HT HA H8 / Y",
            turned="S2",
            score=(3, 4),
        ),
        Example(
            "S7 HK65 D875 CJ9",
            "",
            play="A D2 D4 DQ DA / Z C5 C3 CQ C4 / Y H7 HQ H3 HA / A S3 S4 SK S2 / B",
            turned="S2",
        ),
    ),
)
