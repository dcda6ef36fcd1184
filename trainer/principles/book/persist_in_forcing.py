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
    ),
    examples=(
        Example(
            "H2 DT543 CJ3",
            "CJ3",
            play="A S3 S8 S9 ST / Z H4 H6 HA H7 / Y CA C6 C7 C4 / Y CT C9 CK C2 / "
            "Z S6 S2 SJ S4 / Y CQ D2 H3 C5 / Y",
            turned="S6",
        ),
        Example(
            "H7 DQ75 CQJ5",
            "H7",
            play="A HJ H4 H3 HA / Z S6 S2 SA S3 / Y S8 S5 SK ST / Z S7 C3 H8 SJ / "
            "B SQ S9 C4 H9 / B HT C6 H2 D2 / B",
            turned="S4",
            score=(4, 2),
        ),
        Example(
            "H65 D875 CJ9",
            "",
            play="A D2 D4 DQ DA / Z C5 C3 CQ C4 / Y H7 HQ H3 HA / A S3 S4 SK S2 / "
            "B S7 S8 ST SA / Y H8 HK HT C6 / B",
            turned="S2",
        ),
    ),
)
