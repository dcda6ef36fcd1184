"""Do not draw two trumps for one (p. 125)."""

from trainer.principles.example import Example
from trainer.principles.principle import Advice, Principle
from trainer.principles.view import View
from trainer.text import say


def advise(view: View) -> Advice | None:
    if view.place != 1 or not view.hand.suit(view.trumps) or not view.trumps_to_draw:
        return None
    one_void = any(view.void(seat, view.trumps) for seat in (view.left, view.right))
    if not (one_void or _only_the_best(view)):
        return None
    if not view.likely_with(view.partner).suit(view.trumps):
        return None
    if view.masters.length(view.trumps) >= view.trumps_to_draw:
        return None
    why = say("One adversary has no trump left: do not spend two of your side's for one of theirs.")
    return Advice(view.only(view.plain), why)


def _only_the_best(view: View) -> bool:
    """Tell whether by the cards all they have is the best trump, and partner opened no trumps."""
    opening = view.first_lead(view.trumps)
    if opening is None or opening.seat is view.partner:
        return False
    return view.trumps_to_draw == 1 and not view.masters.suit(view.trumps)


PRINCIPLE = Principle(
    "no-two-for-one",
    advise,
    overrides=(
        "continue-after-strengthening",
        "draw-trumps",
        "return-trumps-at-once",
        "lead-trumps-on-establishment",
        "no-force-weak-adversary",
    ),
    examples=(
        Example(
            "HJ7543 DKQJ5 CQ9",
            "HJ7543 CQ9",
            play="A S2 S8 SJ D6 / Z DT D2 D7 C5 / Z",
            trumps="D",
            turned="D5",
            score=(3, 3),
        ),
        Example(
            "ST85 H83 DA42 CK",
            "ST85 H83 DA42",
            play="A H7 H5 HA H2 / B C6 CQ CJ C2 / Z S3 S2 SJ SA / B C5 CT S6 C4 / Z",
            trumps="C",
            turned="CT",
            score=(4, 4),
        ),
        Example(
            "ST92 HT63 DAQ87 C9",
            "HT63 DAQ87 C9",
            play="A S4 S3 SQ S6 / B S7 SJ SA S8 / A",
            turned="SJ",
            score=(1, 0),
        ),
        Example("SA64 HJ98742 DT6", "", play="A D2 D4 DQ DA / Z C5 C3 CQ C4 / Y", turned="S2"),
    ),
)
