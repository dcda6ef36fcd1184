"""Do not lead trumps originally from four and a moderate hand (p. 122)."""

from trainer.principles.example import Example
from trainer.principles.leading import original
from trainer.principles.leads_pick import STRONG
from trainer.principles.principle import Advice, Principle
from trainer.principles.view import View
from trainer.text import say


def advise(view: View) -> Advice | None:
    if not original(view) or view.hand.length(view.trumps) != STRONG:
        return None
    if all(view.hand.length(suit) < STRONG for suit in view.plain):
        return None
    why = say("Four trumps and a moderate hand are no lead of trumps: lead your plain suit first.")
    return Advice(view.only(view.plain), why)


PRINCIPLE = Principle(
    "no-original-lead-from-four",
    advise,
    examples=(
        Example("SQT53 HA DKJ92 CA763", "HA DKJ92 CA763", turned="S2"),
        Example("SAQJT2 HQ6 D93 CA983", "SAQJT2 HQ6 D93", trumps="C", turned="CJ", score=(2, 0)),
        Example("SK954 HAJ4 DQJ4 CK62", "", trumps="C", turned="CQ"),
    ),
)
