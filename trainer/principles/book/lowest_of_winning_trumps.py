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
    overrides=("analysis-of-leads", "return-by-number"),
    examples=(
        Example(
            "SKJ8432 HJ DQ987 CAK", "SKJ8432 HJ DQ987 CK", trumps="C", turned="C8", score=(0, 4)
        ),
        Example("SAKT2 HA97 DAKQ5 CK3", "SAKT2 HA97 DQ CK3", trumps="D", turned="D2", score=(0, 4)),
        Example("SQT53 HA DKJ92 CA763", "", turned="S2"),
    ),
)
