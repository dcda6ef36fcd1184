"""Do not unguard an honour, blank an ace or throw a single card (p. 107)."""

from trainer.principles.example import Example
from trainer.principles.principle import Advice, Principle
from trainer.principles.ruffing import discarding, or_ruff
from trainer.principles.view import View
from trainer.principles.weighing import spare, unafraid
from trainer.text import say


def advise(view: View) -> Advice | None:
    if not discarding(view) or unafraid(view):
        return None
    cards = spare(view)
    if not cards:
        return None
    why = say("Keep your honours guarded, your aces covered and your single cards.")
    return Advice(or_ruff(view, cards), why)


PRINCIPLE = Principle(
    "keep-guards",
    advise,
    examples=(
        Example(
            "HJ7543 DKQJT65 CQ9",
            "H7543 DKQJT65",
            play="A S2 S8 SJ",
            trumps="D",
            turned="D5",
            score=(3, 3),
        ),
        Example(
            "SAK DK543 CQJ7654",
            "D543 CQJ7654",
            play="A HK H3 H6 H4 / A HQ H5",
            trumps="C",
            turned="CA",
        ),
        Example(
            "SJT98 HJ9732 CJ",
            "",
            play="A DA D2 D3 D6 / A DJ DK D4 D7 / Y H6 HA H5 HT / B DT H4 D5",
            trumps="H",
            turned="HK",
        ),
        Example(
            "S4 DJT963 CA6",
            "",
            play="A HJ H4 H3 HA / Z S6 S2 SA S3 / Y S8 S5 SK ST / Z S7 C3 H8 SJ / B SQ S9 C4 H9 / "
            "B HT",
            trumps="S",
            turned="S4",
            score=(4, 2),
        ),
        Example(
            "SAK DK CQJ7654",
            "",
            play="A HK H3 H6 H4 / A HQ H5 D4 H7 / A HA H8 D3 CT / Z D2 D6 DA D5 / Y HJ",
            trumps="C",
            turned="CA",
        ),
    ),
)
