"""Let the score decide a late finesse: with one trick wanted, win it (p. 95)."""

from trainer.principles.example import Example
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
    examples=(
        Example(
            "SAQ CQ84",
            "SA",
            play="A DK D6 D2 D3 / A DA D5 DJ D7 / A D4 D8 H4 H6 / Z HQ HK HA H7 / "
            "Y HJ HT H9 H2 / Y DQ C3 C2 DT / Y D9 C7 S6 S3 / Y H3 S2 S7 S8 / Y S5 S4",
            trumps="H",
            turned="H6",
        ),
        Example(
            "SA6 H8 C87",
            "SA",
            play="A DA D2 D3 D6 / A DJ DK D4 D7 / Y H6 HA H5 HT / B DT H4 D5 CJ / "
            "Z HK HQ H2 S2 / Z CA C2 S8 C3 / Z CK C4 S9 C5 / Z C6 CT H3 C9 / Y SJ S3",
            trumps="H",
            turned="HK",
        ),
        Example(
            "SK9 CK62",
            "",
            play="A S4 SJ S7 S3 / Y H5 H2 HK HA / A DQ D6 D2 DA / Z H6 H4 HQ H8 / "
            "Y H7 HT H3 HJ / A DJ D7 D3 DT / A D4 D9 DK C4 / Z SA S5 S2 C5 / B CJ CA",
            trumps="C",
            turned="CQ",
        ),
    ),
)
