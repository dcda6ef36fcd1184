"""Answer partner's call: the highest from three, the lowest from four with exceptions (p. 127)."""

from trainer.principles.example import Example
from trainer.principles.principle import Advice, Principle
from trainer.principles.view import View
from trainer.text import say
from trainer.whist.cards import Rank
from trainer.whist.holding import Holding


def advise(view: View) -> Advice | None:
    held = tuple(view.hand.suit(view.trumps))
    if view.place != 1 or not held or not view.called(view.partner) or not view.trumps_to_draw:
        return None
    opening = view.first_lead(view.trumps)
    if opening is not None and opening.seat.side is view.me.side:
        return Advice(Holding.of(held), say("Partner has called for trumps: go on with them."))
    ranks = {card.rank for card in held}
    high = len(held) < 4 or Rank.ACE in ranks or len(view.hand.honours(view.trumps)) > 2
    high = high or ranks >= {Rank.QUEEN, Rank.KNAVE, Rank.TEN}
    if high:
        why = say("Partner has called for trumps: answer with your highest, whatever it is.")
        return Advice(Holding.of(held[:1]), why)
    why = say("Partner has called for trumps: with four or more answer with the lowest.")
    return Advice(Holding.of(held[-1:]), why)


PRINCIPLE = Principle(
    "answer-the-call",
    advise,
    overrides=(
        "lead-from-strongest-suit",
        "avoid-changing-suits",
        "trump-lead-without-strength",
        "analysis-of-leads",
        "no-two-for-one",
        "persist-in-forcing",
        "force-when-strong",
    ),
    examples=(
        Example(
            "SAQ76 HQ9 CQ842",
            "HQ",
            play="A DK D6 D2 D3 / A DA D5 DJ D7 / A D4 D8 H4 H6 / Z",
            trumps="H",
            turned="H6",
        ),
        Example(
            "SA73 H754 DJ952",
            "SA",
            play="A CT CA C2 C6 / Y D3 D6 DK DA / A CJ S2 C3 C4 / Y",
            turned="SQ",
            score=(4, 4),
        ),
        Example(
            "SQT53 DKJ9 CA76",
            "",
            play="A D2 D4 DQ DA / Z C5 C3 CQ C4 / Y H7 HQ H3 HA / A",
            turned="S2",
        ),
    ),
)
