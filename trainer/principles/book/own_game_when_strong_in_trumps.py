"""Strong in trumps play your own game, weak in trumps your partner's (p. 75)."""

from trainer.principles.example import Example
from trainer.principles.leading import own_suit, partners_suit, worth_going_on
from trainer.principles.leads_pick import STRONG
from trainer.principles.principle import Advice, Principle
from trainer.principles.view import View
from trainer.text import say


def advise(view: View) -> Advice | None:
    own, partners = own_suit(view), partners_suit(view)
    if view.place != 1 or own is None or partners is None or not worth_going_on(view, own):
        return None
    trumps = view.hand.length(view.trumps)
    if trumps >= STRONG:
        why = say("Strong in trumps, play your own game: go on with your suit.")
        return Advice(view.only((own,)), why)
    if not trumps:
        return None
    why = say("Neither strong nor weak in trumps, you may go on with either suit of your side.")
    return Advice(view.only((own, partners)), why)


PRINCIPLE = Principle(
    "own-game-when-strong-in-trumps",
    advise,
    overrides=(
        "return-partners-lead",
        "continue-own-suit",
        "lead-from-strongest-suit",
        "lead-through-strength",
        "lead-up-to-weakness",
    ),
    examples=(
        Example(
            "S432 HJ2 DKJT C987",
            "DKJT C987",
            play="A D9 DQ DA D2 / B CT C6 CA C3 / A",
            turned="S5",
            score=(4, 4),
        ),
        Example(
            "SJ H2 DT543 CQJT3",
            "H2 CQJT3",
            play="A S3 S8 S9 ST / Z H4 H6 HA H7 / Y CA C6 C7 C4 / Y",
            turned="S6",
        ),
        Example("SA64 HJ98742 DT6", "", play="A D2 D4 DQ DA / Z C5 C3 CQ C4 / Y", turned="S2"),
    ),
)
