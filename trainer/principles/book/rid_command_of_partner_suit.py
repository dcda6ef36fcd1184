"""Get rid of the command of your partner's suit (pp. 96-100)."""

from trainer.principles.claims import Trait
from trainer.principles.example import Example
from trainer.principles.leading import adversaries_trump
from trainer.principles.leads_pick import STRONG
from trainer.principles.principle import Advice, Principle
from trainer.principles.view import View
from trainer.text import say
from trainer.whist.cards import Card, Rank, Suit
from trainer.whist.holding import Holding


def advise(view: View) -> Advice | None:
    if view.place == 1:
        return _bare_winner(view)
    led = view.led
    if led is None or not view.follows or led.suit is view.trumps:
        return None
    opening = view.first_lead(led.suit)
    if opening is None or opening.seat is not view.partner or view.hand.length(led.suit) != 2:
        return None
    high = view.hand.highest(led.suit)
    if high is None or high.rank < Rank.QUEEN or not _blocks(view, high):
        return None
    if not view.claimed(view.partner, Trait.STRONG, led.suit):
        return None
    if view.winner is view.partner and _costs_nothing(view, high) and _long(view, led.suit):
        why = say("Take partner's trick with your high card, which would block his suit.")
        return Advice(Holding.of((high,)), why)
    if view.winner is view.partner or view.heading:
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


def _blocks(view: View, high: Card) -> bool:
    """Tell whether partner may have a lower card, and the seat no other that blocks as well."""
    lower = view.placing.can_have(view.partner).bits & high.below
    return bool(lower) and view.lowest_of_sequence(high) == high


def _long(view: View, suit: Suit) -> bool:
    """Tell whether partner's lead leaves it open that he began with more than four (p. 115)."""
    played = len(view.played_by(view.partner, suit))
    return not any(
        claim.seat is view.partner
        and claim.suit is suit
        and claim.most is not None
        and claim.most + played <= STRONG
        for claim in view.claims
    )


def _costs_nothing(view: View, high: Card) -> bool:
    """Tell whether only partner has cards between his own and one above it, led again (p. 98)."""
    best = view.best
    if best is None or high not in view.heading or view.rounds(high.suit) < 2:
        return False
    return not view.theirs.bits & high.below & best.above


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
        "fourth-hand",
        "fourth-hand-cheaply",
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
            "SK9 HQJT DK975 C84",
            "SK",
            play="A C6 C3 CK CA / Z SA S3 S2 S7 / Z ST S4",
            trumps="D",
            turned="DJ",
            score=(4, 4),
        ),
        Example(
            "SK5 H64 DJ CAKQ9876",
            "",
            play="A SA ST S4 S2 / A SQ S3",
            trumps="H",
            turned="H8",
        ),
        Example(
            "HQT3 DAT CQ2",
            "",
            play="A S8 S4 SQ SA / Z C3 C7 CJ C4 / Y CA C5 C6 H6 / A SJ S5 S2 S3 / A SK S6 C8 ST / "
            "A D4 D8 DK D5 / B C9 CT H9",
            trumps="H",
            turned="H7",
            score=(3, 0),
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
