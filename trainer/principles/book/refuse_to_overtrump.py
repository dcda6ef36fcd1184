"""Refuse to overtrump with best and fourth best (p. 146)."""

from trainer.principles.example import Example
from trainer.principles.principle import Advice, Principle
from trainer.principles.view import View
from trainer.text import say
from trainer.whist.holding import Holding


def advise(view: View) -> Advice | None:
    best, mine = view.best, tuple(view.hand.suit(view.trumps))
    if best is None or best.suit is not view.trumps or view.follows or len(mine) != 2:
        return None
    if len(view.hand) > 4 or view.winner is not view.right:
        return None
    alive = tuple(Holding(view.hand.bits | view.out.bits | best.bit).suit(view.trumps))
    if len(alive) < 4 or mine != (alive[0], alive[3]) or best not in alive[1:3]:
        return None
    why = say("You have best and fourth best over his second and third: do not overtrump.")
    return Advice(view.only(view.plain), why)


PRINCIPLE = Principle(
    "refuse-to-overtrump",
    advise,
    overrides=("trump-doubtful-when-weak", "take-force-with-five", "fourth-hand"),
    examples=(
        Example(
            "HA8 D63",
            "D63",
            play="A S8 S4 SQ SA / Z C3 C7 CJ C4 / Y CA C5 C6 H6 / A SJ S5 S2 S3 / "
            "A SK S6 C8 ST / A D4 D8 DK D5 / B C9 CT H9 C2 / A DQ DA D2 D7 / "
            "Y H3 H2 HJ HK / A S9 HT",
            trumps="H",
            turned="H7",
            score=(3, 0),
        ),
        Example(
            "HJ942",
            "",
            play="A D2 D4 DQ DA / Z C5 C3 CQ C4 / Y H7 HQ H3 HA / A S3 S4 SK S2 / "
            "B S7 S8 ST SA / Y H8 HK HT C6 / B D5 D3 DJ D6 / A SQ S6 D7 S9 / "
            "A DK DT D8 SJ / Z C2 C7",
            turned="S2",
        ),
    ),
)
