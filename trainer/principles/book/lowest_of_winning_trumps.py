"""From winning trumps in sequence lead the lowest (p. 114)."""

from trainer.principles.example import Example
from trainer.principles.principle import Advice, Principle
from trainer.principles.view import View
from trainer.text import say
from trainer.whist.holding import Holding


def advise(view: View) -> Advice | None:
    best = view.masters.suit(view.trumps)
    if view.place != 1 or len(best) < 2 or not view.first_lead(view.trumps):
        return None
    low = best.lowest(view.trumps)
    assert low is not None
    why = say("Of winning trumps lead the lowest: it wins as well, and tells of the others.")
    return Advice(view.within(view.trumps, Holding.of((low,))), why, suit=view.trumps)


PRINCIPLE = Principle(
    "lowest-of-winning-trumps",
    advise,
    overrides=(
        "analysis-of-leads",
        "return-by-number",
    ),
    examples=(
        Example("SAK6 HJT543 DK6 CK7", "SK HJT543 DK6 CK7", play="A S3 S8 S9 ST / Z", turned="S6"),
        Example(
            "SAT HK5432 DQ CK3",
            "ST HK5432 DQ CK3",
            play="A D3 D7 DJ D4 / B S2 S4 SK S5 / A S7 SJ SQ S6 / B",
            turned="S9",
            score=(1, 0),
        ),
        Example("SJ982 HT3 D3 CKT852", "", play="A D2 D4 DQ DA / Z", turned="S2"),
    ),
)
