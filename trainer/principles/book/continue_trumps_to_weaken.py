"""With partner void, go on with trumps to weaken the adversaries (p. 125)."""

from trainer.principles.example import Example
from trainer.principles.leading import opened_by_adversaries
from trainer.principles.leads_pick import STRONG
from trainer.principles.principle import Advice, Principle
from trainer.principles.view import View
from trainer.text import say
from trainer.whist.seats import Seat


def advise(view: View) -> Advice | None:
    if view.place != 1 or not view.hand.suit(view.trumps) or _may_have(view, view.partner):
        return None
    if not opened_by_adversaries(view, view.trumps):
        return None
    best = view.masters.length(view.trumps)  # a single one is kept, to come in with
    if best == 1 or (not best and view.adverse_trumps < STRONG):
        return None
    if not all(_may_have(view, seat) for seat in (view.left, view.right)):
        return None
    why = say("Partner has no trump, and each adversary may have some: draw two for one.")
    return Advice(view.only((view.trumps,)), why)


def _may_have(view: View, seat: Seat) -> bool:
    """Tell whether by facts and by his cards a hidden hand may have a trump."""
    return bool(view.likely_with(seat).suit(view.trumps))


PRINCIPLE = Principle(
    "continue-trumps-to-weaken",
    advise,
    overrides=(
        "lead-from-strongest-suit",
        "avoid-changing-suits",
        "trump-lead-without-strength",
        "fifth-trick-against-honours",
        "force-strong-adversary",
    ),
    examples=(
        Example(
            "S5 HAQT8 DQT C5",
            "S5",
            play="A CT CA C2 C6 / Y D3 D6 DK DA / A CJ S2 C3 C4 / Y SA S4 SJ S6 / "
            "Y S7 SK S8 CK / B",
            turned="SQ",
            score=(4, 4),
        ),
        Example(
            "SQJ93 H7 DQ9 CA",
            "DQ9",
            play="A S6 S7 ST SA / Z HT H5 HA H6 / Y D4 D2 DA D8 / Z D5 DJ DK DT / "
            "Y H9 H8 H3 HQ / A",
            trumps="D",
            turned="DA",
            score=(0, 3),
        ),
        Example(
            "S6 HJ9842 DT6",
            "",
            play="A D2 D4 DQ DA / Z C5 C3 CQ C4 / Y H7 HQ H3 HA / A S3 S4 SK S2 / "
            "B S7 S8 ST SA / Y",
            turned="S2",
        ),
        Example(
            "HAKQT2 DKT",
            "",
            play="A D6 D3 DJ D5 / B D2 C2 DA D7 / A S3 S4 SQ SA / Z CA CK C7 C3 / "
            "Z CT D4 C8 C4 / A S2 D8 S7 S6",
            trumps="D",
            turned="D5",
            score=(3, 1),
        ),
    ),
)
