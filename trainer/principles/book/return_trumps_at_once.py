"""Return partner's trump lead at once (p. 125)."""

from trainer.principles.claims import Trait
from trainer.principles.example import Example
from trainer.principles.principle import Advice, Principle
from trainer.principles.view import View
from trainer.text import say


def advise(view: View) -> Advice | None:
    if view.place != 1 or not view.trumps_to_draw or not view.hand.suit(view.trumps):
        return None
    opening = view.first_lead(view.trumps)
    if opening is None or opening.seat is not view.partner:
        return None
    if view.rounds(view.trumps) > 2 or view.claimed(view.partner, Trait.WEAK, view.trumps):
        return None
    if view.leads_of(view.partner)[-1].card.suit is not view.trumps:
        return None  # he has left off himself
    why = say("Partner has led trumps: return them at once.")
    return Advice(view.only((view.trumps,)), why)


PRINCIPLE = Principle(
    "return-trumps-at-once",
    advise,
    overrides=(
        "lead-from-strongest-suit",
        "avoid-changing-suits",
        "trump-lead-without-strength",
        "force-when-strong",
    ),
    examples=(
        Example("ST H763 DAKJ432 CA2", "CA2", play="A C3 C6 CK C4 / B", trumps="C", turned="C9"),
        Example(
            "S974 HQ653 DK95 CA", "S974", play="A CT C3 C4 CQ / Z S5 S2 SA S3 / Y", turned="S6"
        ),
        Example(
            "SAJ2 H2 D843",
            "H2",
            play="A D5 D6 DA D2 / B CA C4 C5 C7 / B C3 C6 C8 CQ / Y H5 H3 HK H4 / "
            "Z HA H7 H6 H8 / Z SK S3 S5 S4 / Z",
            trumps="H",
            turned="HK",
        ),
        Example(
            "S5 HAQ DT CT65432",
            "",
            play="A S4 S3 SQ S6 / B S7 SJ SA S8 / A D7 D3 DK D2 / B",
            turned="SJ",
            score=(1, 0),
        ),
        Example("SJ982 HT3 D3 CKT852", "", play="A D2 D4 DQ DA / Z", turned="S2"),
    ),
)
