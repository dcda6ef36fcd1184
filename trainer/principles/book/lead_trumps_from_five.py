"""With five trumps lead them at once (p. 120)."""

from trainer.principles.example import Example
from trainer.principles.principle import Advice, Principle
from trainer.principles.view import View
from trainer.text import say


def advise(view: View) -> Advice | None:
    if view.place != 1 or view.first_lead(view.trumps) or view.hand.length(view.trumps) < 5:
        return None
    why = say("With five trumps or more lead them at once, to disarm the adversaries.")
    return Advice(view.only((view.trumps,)), why)


PRINCIPLE = Principle(
    "lead-trumps-from-five",
    advise,
    overrides=("lead-from-strongest-suit", "avoid-changing-suits", "trump-lead-without-strength"),
    examples=(
        Example("SAQJ87 HA7 D76 C9743", "SAQJ87", turned="S5"),
        Example("SQ7532 HK6 DAQ C8542", "SQ7532", turned="S6"),
        Example("SQT53 HA DKJ92 CA763", "", turned="S2"),
    ),
)
