"""Go on forcing an adversary who refuses (p. 131)."""

from trainer.principles.example import Example
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
        "trumps-as-plain-suit",
    ),
    examples=(
        Example(
            "SAQ764 H6 CJ6",
            "CJ6",
            play="A S2 S8 SJ D6 / Z DT D2 D7 C5 / Z H4 H2 HQ HA / B CK C9 C2 C4 / "
            "B CA CQ C3 C7 / B",
            trumps="D",
            turned="D5",
            score=(3, 3),
        ),
        Example(
            "SK95 D4 CK62",
            "D4",
            play="A S4 SJ S7 S3 / Y H5 H2 HK HA / A DQ D6 D2 DA / Z H6 H4 HQ H8 / "
            "Y H7 HT H3 HJ / A DJ D7 D3 DT / A",
            trumps="C",
            turned="CQ",
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
