"""Let the score decide a late finesse: with one trick wanted, win it (p. 95)."""

from trainer.principles.needs import needs_of
from trainer.principles.principle import Advice, Principle
from trainer.principles.ruffing import partners_trick
from trainer.principles.view import View
from trainer.text import say
from trainer.whist.holding import Holding

LATE = 7
"""With how many tricks to play a hand counts as late; the number is ours."""


def advise(view: View) -> Advice | None:
    if view.place not in (2, 3) or not view.follows or not view.heading:
        return None
    needs = needs_of(view)
    sure = Holding.of(card for card in view.heading if view.sure(card))
    if needs is None or needs.left > LATE or not needs.one_will_do:
        return None
    if not sure or partners_trick(view):
        return None
    why = say("This one trick is all that the score asks for: win it, and run no risk.")
    return Advice(sure, why)


PRINCIPLE = Principle(
    "finesse-by-score",
    advise,
    overrides=(
        "third-hand-high",
        "fourth-hand-cheaply",
        "no-finesse-against-weakness",
        "finesse-against-renounce",
        "finesse-ace-queen",
        "finesse-by-trump-strength",
        "finesse-second-and-fourth",
        "finesse-late-weak-lead",
        "third-hand-on-knave",
        "third-hand-on-ten",
        "third-hand-pass-queen",
        "analysis-of-second-hand",
        "lowest-when-not-heading",
    ),
)
