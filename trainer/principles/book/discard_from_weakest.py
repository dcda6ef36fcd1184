"""Discard from your weakest suit (p. 104)."""

from trainer.principles.example import Example
from trainer.principles.principle import Advice, Principle
from trainer.principles.ruffing import discarding, or_ruff
from trainer.principles.view import View
from trainer.principles.weighing import promising, spare, unafraid, weakest
from trainer.text import say


def advise(view: View) -> Advice | None:
    if not discarding(view):
        return None
    plain = view.only(view.plain)
    cards = (plain - view.masters if unafraid(view) else spare(view)) or plain
    kept = view.only(promising(view))
    suits = weakest(view, view.only(card.suit for card in cards - kept or cards))
    why = say("Discard from your weakest suit: you can do little with it.")
    return Advice(or_ruff(view, view.only(suits)), why)


PRINCIPLE = Principle(
    "discard-from-weakest",
    advise,
    examples=(
        Example(
            "HJ7543 DKQJT65 CQ9",
            "HJ7543 DKQJT65",
            play="A S2 S8 SJ",
            trumps="D",
            turned="D5",
            score=(3, 3),
        ),
        Example(
            "SAK DK543 CQJ7654",
            "DK543 CQJ7654",
            play="A HK H3 H6 H4 / A HQ H5",
            trumps="C",
            turned="CA",
        ),
        Example(
            "SJT98 HJ9732 CJ",
            "HJ97 CJ",
            play="A DA D2 D3 D6 / A DJ DK D4 D7 / Y H6 HA H5 HT / B DT H4 D5",
            trumps="H",
            turned="HK",
        ),
        Example(
            "S4 DJT963 CA6",
            "S4 CA6",
            play="A HJ H4 H3 HA / Z S6 S2 SA S3 / Y S8 S5 SK ST / Z S7 C3 H8 SJ / B SQ S9 C4 H9 / "
            "B HT",
            trumps="S",
            turned="S4",
            score=(4, 2),
        ),
        Example(
            "DAJ85 CKQ82",
            "DAJ85",
            play="A S6 SA S4 S9 / Y H5 H9 H3 HJ / A SQ H2 SK ST / Y H6 HT H4 HQ / A HA H7 "
            "D3 H8 / A SJ HK S8",
            trumps="H",
            turned="H8",
            score=(1, 3),
        ),
        Example(
            "CJT5",
            "",
            play="A S4 S5 S9 ST / Z SQ SK SA S7 / Y H7 H8 HQ HJ / Z D3 D7 DA D4 / "
            "Y DT DK D5 D8 / B CQ C8 CK C3 / A CA C4 C2 C9 / A SJ C6 S6 H4 / "
            "Y H2 H3 H5 S2 / Z D6 D9 C7 D2 / Y HK",
            trumps="C",
            turned="C8",
            score=(0, 4),
        ),
    ),
)
