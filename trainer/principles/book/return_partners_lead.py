"""With only moderate strength, return your partner's lead (p. 75)."""

from trainer.principles.example import Example
from trainer.principles.leading import adversaries_trump, partners_suit
from trainer.principles.principle import Advice, Principle
from trainer.principles.view import View
from trainer.text import say
from trainer.whist.cards import Suit


def advise(view: View) -> Advice | None:
    if view.place != 1 or (suit := partners_suit(view)) is None:
        return None
    if view.adverse_trumps and (adversaries_trump(view, suit) or _exhausted(view, suit)):
        return None
    why = say("Partner has opened this suit from strength: return it, having no great suit.")
    return Advice(view.only((suit,)), why)


def _exhausted(view: View, suit: Suit) -> bool:
    """Tell whether by what partner has told all that is out of a suit is with him."""
    return not view.theirs.suit(suit)


PRINCIPLE = Principle(
    "return-partners-lead",
    advise,
    overrides=(
        "lead-from-strongest-suit",
        "continue-own-suit",
        "lead-up-to-weakness",
        "lead-through-strength",
    ),
    examples=(
        Example("SQT5 HJ85 DAQ32 CJ3", "CJ3", play="A C4 C6 CA C2 / B", turned="S3"),
        Example("SK H765 DAKT7 C8653", "C8653", play="A C2 CJ CA C4 / B", trumps="D", turned="D2"),
        Example("SJ982 HT3 D3 CKT852", "", play="A D2 D4 DQ DA / Z", turned="S2"),
        Example(
            "SK4 HQ DKJ85 CA",
            "",
            play="A H7 H5 HA H2 / B C6 CQ CJ C2 / Z S3 S2 SJ SA / B C5 CT S6 C4 / "
            "Z S5 S7 SQ S9 / Y",
            trumps="C",
            turned="CT",
            score=(4, 4),
        ),
    ),
)
