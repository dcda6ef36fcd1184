"""With the lead for the first time, open a suit of great strength (p. 75)."""

from trainer.principles.example import Example
from trainer.principles.leading import partners_suit
from trainer.principles.leads_pick import STRONG
from trainer.principles.principle import Advice, Principle
from trainer.principles.view import View
from trainer.principles.weighing import strongest
from trainer.text import say
from trainer.whist.cards import Suit
from trainer.whist.holding import Holding


def advise(view: View) -> Advice | None:
    if view.place != 1 or view.leads_of(view.me) or not view.shown:
        return None
    fresh = Holding.of(
        card for card in view.hand if card.suit in view.plain and not view.first_lead(card.suit)
    )
    own_game = partners_suit(view) is None or view.hand.length(view.trumps) >= STRONG
    great = tuple(suit for suit in strongest(view, fresh) if _great(view, suit, own_game))
    if not great:
        return None
    why = say("It is your first lead, and you have a suit of great strength: open it.")
    return Advice(view.only(great), why)


def _great(view: View, suit: Suit, own_game: bool) -> bool:
    """Tell whether a suit is long and has an honour, or has four with two honours in sequence.

    Four with a tenace are opened to a disadvantage. Partner's game comes before four, unless the
    seat is strong in trumps.
    """
    length = view.hand.length(suit)
    if length > STRONG:
        return len(view.hand.honours(suit)) > 0
    in_sequence = any(len(run.honours(suit)) > 1 for run in view.hand.sequences(suit))
    return length == STRONG and in_sequence and own_game


PRINCIPLE = Principle(
    "open-great-strength",
    advise,
    overrides=(
        "lead-from-strongest-suit",
        "return-partners-lead",
        "late-lead-partners-strength",
        "lead-up-to-weakness",
        "lead-through-strength",
    ),
    examples=(
        Example("SJ982 HT3 D3 CKT852", "CKT852", play="A D2 D4 DQ DA / Z", turned="S2"),
        Example(
            "SAT5 HT3 DQJ62 C952",
            "DQJ62",
            play="A S7 SQ S3 S2 / Y",
            trumps="C",
            turned="C4",
            score=(0, 1),
        ),
        Example("SQT5 HJ85 DAQ32 CJ3", "", play="A C4 C6 CA C2 / B", turned="S3"),
        Example(
            "SQJT2 HQ6 D93 CA983",
            "",
            play="A SA S5 S4 S3 / A",
            trumps="C",
            turned="CJ",
            score=(2, 0),
        ),
    ),
)
