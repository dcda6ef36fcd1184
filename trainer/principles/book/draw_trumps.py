"""Having led trumps from strength, go on until the adversaries have none (p. 120)."""

from trainer.principles.example import Example
from trainer.principles.principle import Advice, Principle
from trainer.principles.view import View
from trainer.text import say


def advise(view: View) -> Advice | None:
    own, theirs = view.hand.length(view.trumps), view.trumps_to_draw
    if view.place != 1 or not own or not theirs or not (_begun(view) or _last(view)):
        return None
    why = say("Your side is strong in trumps: go on, until the adversaries have none.")
    return Advice(view.only((view.trumps,)), why)


def _begun(view: View) -> bool:
    """Tell whether the seat has called or led trumps, and a round takes more than the best."""
    opening = view.first_lead(view.trumps)
    if not view.called(view.me) and (opening is None or opening.seat is not view.me):
        return False
    many = view.hand.length(view.trumps) > 1 and view.trumps_to_draw > 1
    return many or bool(view.masters.suit(view.trumps))


def _last(view: View) -> bool:
    """Tell whether the best trumps are here, and this side has a suit to bring in after them."""
    best = view.masters.length(view.trumps)
    return best >= view.trumps_to_draw and any(map(view.winning_suit, view.plain))


PRINCIPLE = Principle(
    "draw-trumps",
    advise,
    overrides=(
        "lead-from-strongest-suit",
        "avoid-changing-suits",
        "trump-lead-without-strength",
        "force-though-weak",
        "fifth-trick-against-honours",
        "force-strong-adversary",
    ),
    examples=(
        Example("SQJ87 HA7 D76 C9743", "SQJ87", play="A SA S3 S2 S5 / A", turned="S5"),
        Example(
            "SAKT2 HA97 DAK5 CK3",
            "DAK5",
            play="A DQ D6 D3 D2 / A",
            trumps="D",
            turned="D2",
            score=(0, 4),
        ),
        Example(
            "SJT HJ97",
            "",
            play="A DA D2 D3 D6 / A DJ DK D4 D7 / Y H6 HA H5 HT / B DT H4 D5 CJ / "
            "Z HK HQ H2 S2 / Z CA C2 S8 C3 / Z CK C4 S9 C5 / Z C6 CT H3 C9 / Y",
            trumps="H",
            turned="HK",
        ),
        Example("SJ982 HT3 D3 CKT852", "", play="A D2 D4 DQ DA / Z", turned="S2"),
    ),
)
