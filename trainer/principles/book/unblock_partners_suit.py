"""Throw middle cards to clear the way for partner's long suit (p. 97)."""

from trainer.principles.example import Example
from trainer.principles.leads_pick import STRONG
from trainer.principles.principle import Advice, Principle
from trainer.principles.view import View
from trainer.text import say
from trainer.whist.cards import Rank, Suit
from trainer.whist.holding import Holding


def advise(view: View) -> Advice | None:
    led = view.led
    if led is None or not view.follows or led.suit is view.trumps:
        return None
    opening = view.first_lead(led.suit)
    if opening is None or opening.seat is not view.partner:
        return None
    if view.dealt.length(led.suit) != STRONG or not _long(view, led.suit):
        return None
    low = tuple((view.hand - view.heading).suit(led.suit))
    if len(low) < 2 or (view.heading and view.winner is not view.partner):
        return None
    why = say("Partner has five at least: keep your smallest card, and throw the next above it.")
    return Advice(Holding.of(low[-2:-1]), why)


def _long(view: View, suit: Suit) -> bool:
    """Tell whether partner's lead showed five cards or more: the ace, or what he led after it."""
    opening = view.first_lead(suit)
    if view.rounds(suit) == 1 and opening is not None:
        return opening.card.rank is Rank.ACE
    for claim in view.claims:
        if claim.seat is view.partner and claim.suit is suit and claim.least is not None:
            return claim.least + len(view.played_by(view.partner, suit)) > STRONG
    return False


PRINCIPLE = Principle(
    "unblock-partners-suit",
    advise,
    overrides=(
        "lowest-when-not-heading",
        "fourth-hand",
        "analysis-of-second-hand",
    ),
    examples=(
        Example(
            "SKT5 HA DT982 C98",
            "D8",
            play="A CQ CK CA C3 / B H2 H5 HQ H4 / A H8 H9 H3 H6 / Y DA D3",
            trumps="H",
            turned="H5",
        ),
        Example(
            "SK7 HK65 D875 CJ9",
            "",
            play="A D2 D4 DQ DA / Z C5 C3 CQ C4 / Y H7 HQ H3 HA / A S3 S4",
            turned="S2",
        ),
    ),
)
