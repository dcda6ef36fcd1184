"""When a strengthening card wins, go on with the next highest (p. 78)."""

from trainer.principles.example import Example
from trainer.principles.principle import Advice, Principle
from trainer.principles.view import View
from trainer.text import say
from trainer.whist.holding import Holding


def advise(view: View) -> Advice | None:
    leads = view.leads_of(view.me)
    if view.place != 1 or not leads:
        return None
    last = leads[-1]
    suit = last.card.suit
    high = view.hand.highest(suit)
    if high is None or view.first_lead(suit) is not last or high.rank > last.card.rank:
        return None
    opened = view.hand.length(suit) + 1
    winner = view.sight.tricks[last.at.trick - 1].winner(view.trumps)
    if opened > 3 or winner is None or winner.side is not view.me.side:
        return None
    why = say("Your strengthening card has won: go on with the next highest.")
    return Advice(Holding.of((high,)), why)


PRINCIPLE = Principle(
    "continue-after-strengthening",
    advise,
    overrides=(
        "lead-from-strongest-suit",
        "continue-own-suit",
        "return-partners-lead",
        "lead-up-to-weakness",
        "lead-through-strength",
        "trump-lead-without-strength",
    ),
    examples=(
        Example(
            "SKT86 HKT7 D96 CJT",
            "CJ",
            play="A S3 S5 S4 S2 / Y CQ C3 C5 C4 / Y",
            trumps="C",
            turned="C5",
        ),
        Example(
            "S73 H754 DJ952",
            "S7",
            play="A CT CA C2 C6 / Y D3 D6 DK DA / A CJ S2 C3 C4 / Y SA S4 SJ S6 / Y",
            turned="SQ",
            score=(4, 4),
        ),
        Example("SA64 HJ98742 DT6", "", play="A D2 D4 DQ DA / Z C5 C3 CQ C4 / Y", turned="S2"),
    ),
)
