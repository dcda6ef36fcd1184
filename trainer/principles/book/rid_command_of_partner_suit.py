"""Get rid of the command of your partner's suit (pp. 96-100)."""

from trainer.principles.claims import Trait
from trainer.principles.example import Example
from trainer.principles.leading import adversaries_trump
from trainer.principles.leads_pick import STRONG
from trainer.principles.principle import Advice, Principle
from trainer.principles.view import View
from trainer.text import say
from trainer.whist.cards import Rank
from trainer.whist.holding import Holding


def advise(view: View) -> Advice | None:
    if view.place == 1:
        return _bare_winner(view)
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


def _bare_winner(view: View) -> Advice | None:
    """Return the winning card of partner's suit, to be led at once when it stands alone."""
    if view.leads_of(view.me) or view.hand.length(view.trumps) >= STRONG:
        return None  # it is done at once; and strong in trumps one plays one's own game (p. 75)
    cards = Holding.of(
        card
        for card in view.masters
        if view.hand.length(card.suit) == 1
        and card.suit is not view.trumps
        and (opening := view.first_lead(card.suit)) is not None
        and opening.seat is view.partner
        and view.claimed(view.partner, Trait.STRONG, card.suit)
        and not adversaries_trump(view, card.suit)
    )
    if not cards:
        return None
    why = say("Your winning card stands in the way of partner's suit: lead it at once.")
    return Advice(cards, why)


PRINCIPLE = Principle(
    "rid-command-of-partner-suit",
    advise,
    overrides=(
        "lowest-when-not-heading",
        "analysis-of-second-hand",
        "lead-from-strongest-suit",
        "open-great-strength",
        "return-partners-lead",
        "continue-own-suit",
        "lead-up-to-weakness",
        "lead-through-strength",
    ),
    examples=(
        Example(
            "SK8 HT DT9643 CA97",
            "SK",
            play="A S6 SA S4 S9 / Y H5 H9 H3 HJ / A SQ H2",
            trumps="H",
            turned="H8",
            score=(1, 3),
        ),
        Example(
            "HJT9 D8 CQ6",
            "CQ",
            play="A D3 D7 DJ D4 / B S2 S4 SK S5 / A S7 SJ SQ S6 / B ST S8 S3 C2 / "
            "B SA S9 C5 H6 / B DQ D6 D2 DA / Y CA C3 C4 C7 / Y C9 CK",
            turned="S9",
            score=(1, 0),
        ),
        Example(
            "SJ982 HT3 D3 CKT82", "", play="A D2 D4 DQ DA / Z C5 C3 CQ C4 / Y H7 HQ", turned="S2"
        ),
        Example(
            "S9 HKT842 DA CKT6",
            "DA",
            play="A SA S5 S4 S3 / A ST S6 S8 SK / Z D6 D3 DK D2 / Y",
            trumps="C",
            turned="CJ",
            score=(2, 0),
        ),
    ),
)
