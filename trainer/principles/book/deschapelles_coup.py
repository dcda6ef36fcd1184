"""Lead a high honour to make an entry for partner (p. 142)."""

from trainer.principles.example import Example
from trainer.principles.leading import fresh
from trainer.principles.principle import Advice, Principle
from trainer.principles.view import View
from trainer.text import say
from trainer.whist.cards import Rank
from trainer.whist.holding import Holding


def advise(view: View) -> Advice | None:
    if view.place != 1 or view.out.suit(view.trumps):
        return None
    if not any(view.winning_suit(suit) and not view.hand.suit(suit) for suit in view.plain):
        return None
    cards = Holding.of(
        high
        for suit in fresh(view)
        if (high := view.hand.highest(suit)) and Rank.KNAVE <= high.rank <= Rank.KING
    )
    if not cards:
        return None
    why = say("Partner has a suit to bring in and you cannot lead it: make an entry for him.")
    return Advice(cards, why)


PRINCIPLE = Principle(
    "deschapelles-coup",
    advise,
    overrides=(
        "lead-from-strongest-suit",
        "analysis-of-leads",
        "avoid-changing-suits",
        "avoid-honour-and-one",
        "short-suits-as-long",
    ),
    examples=(
        Example(
            "D7 CQJ5",
            "CQ",
            play="A HJ H4 H3 HA / Z S6 S2 SA S3 / Y S8 S5 SK ST / Z S7 C3 H8 SJ / "
            "B SQ S9 C4 H9 / B HT C6 H2 D2 / B H7 S4 H5 D4 / Z D6 DK DA D5 / "
            "Y D8 DQ D3 H6 / B",
            turned="S4",
            score=(4, 2),
        ),
        Example(
            "CKT82",
            "",
            play="A D2 D4 DQ DA / Z C5 C3 CQ C4 / Y H7 HQ H3 HA / A S3 S4 SK S2 / "
            "B S7 S8 ST SA / Y H8 HK HT C6 / B D5 D3 DJ D6 / A SQ S6 D7 S9 / "
            "A DK DT D8 SJ / Z",
            turned="S2",
        ),
        Example(
            "HK5432",
            "HK",
            play="A D3 D7 DJ D4 / B S2 S4 SK S5 / A S7 SJ SQ S6 / B ST S8 S3 C2 / "
            "B SA S9 C5 H6 / B DQ D6 D2 DA / Y CA C3 C4 C7 / Y C9 CK CQ C8 / B",
            turned="S9",
            score=(1, 0),
        ),
    ),
)
