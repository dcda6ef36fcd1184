"""Refuse to be forced with four trumps and a suit to bring in (p. 130)."""

from trainer.principles.example import Example
from trainer.principles.leads_pick import STRONG
from trainer.principles.principle import Advice, Principle
from trainer.principles.ruffing import may_ruff, partners_trick
from trainer.principles.view import View
from trainer.text import say


def advise(view: View) -> Advice | None:
    if not may_ruff(view) or partners_trick(view) or view.hand.length(view.trumps) != STRONG:
        return None
    if not any(view.established(suit) and view.hand.length(suit) > 2 for suit in view.plain):
        return None
    if view.winner is view.right and view.best is not None and view.best.suit is view.trumps:
        return None
    why = say("You have four trumps and an established suit to bring in: refuse to be forced.")
    return Advice(view.only(view.plain), why)


PRINCIPLE = Principle(
    "refuse-force-with-four",
    advise,
    overrides=("take-force-with-five", "fourth-hand"),
    examples=(
        Example(
            "HK762 DQJ9 C98",
            "DQJ9 C98",
            play="A C2 CA C3 C4 / Y DA D2 D3 D4 / Y DK D5 D6 D7 / Y S3 S4 S5 SK / A SA",
            trumps="H",
        ),
        Example(
            "S876 HJT DQ65",
            "",
            play="A CQ CK CA C3 / B H2 H5 HQ H4 / A H8 H9 H3 H6 / Y DA D3 D8 D4 / Y DJ DK "
            "D9 D7 / B C7 C8 CT",
            trumps="H",
            turned="H5",
        ),
        Example(
            "HK7 DQJ9 C9876",
            "",
            play="A C2 CA C3 C4 / Y DA D2 D3 D4 / Y DK D5 D6 D7 / Y S3 S4 S5 SK / A SA",
            trumps="H",
        ),
    ),
)
