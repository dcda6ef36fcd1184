"""Count the hands as the cards fall, and near the end play what cannot be worse (p. 135)."""

from trainer.principles.counting import count_out
from trainer.principles.example import Example
from trainer.principles.principle import Advice, Principle
from trainer.principles.view import View
from trainer.text import count


def advise(view: View) -> Advice | None:
    counted = count_out(view)
    if counted is None:
        return None
    if counted.for_score:
        why = count(
            counted.ways,
            "You know by now where every card lies: so you make what the score asks for.",
            "By what you have seen and heard the cards can lie in {n} ways. "
            "Where what the score asks for can be made, you make it so.",
        )
        return Advice(counted.cards, why, ("play-for-needed-cards",))
    why = count(
        counted.ways,
        "You know by now where every card lies: nothing is better.",
        "By what you have seen and heard the cards can lie in {n} ways: in none is another better.",
    )
    return Advice(counted.cards, why)


PRINCIPLE = Principle(
    "count-the-hands",
    advise,
    overrides=("*",),
    rows=("play-for-needed-cards",),
    examples=(
        Example(
            "DJ8 CK8",
            "CK",
            play="A S6 SA S4 S9 / Y H5 H9 H3 HJ / A SQ H2 SK ST / Y H6 HT H4 HQ / "
            "A HA H7 D3 H8 / A SJ HK S8 D5 / Y C4 C7 CQ C6 / Z C2 S2 CT CA / "
            "B D4 DA DQ D2 / Z",
            trumps="H",
            turned="H8",
            score=(1, 3),
        ),
        Example(
            "ST HA D2 C9",
            "HA",
            play="A CQ CK CA C3 / B H2 H5 HQ H4 / A H8 H9 H3 H6 / Y DA D3 D8 D4 / "
            "Y DJ DK D9 D7 / B C7 C8 CT HT / Y DQ H7 DT C2 / B SA S5 S9 S6 / "
            "B S2 SK SJ S7 / Z",
            trumps="H",
            turned="H5",
        ),
        Example(
            "HK5432",
            "",
            play="A D3 D7 DJ D4 / B S2 S4 SK S5 / A S7 SJ SQ S6 / B ST S8 S3 C2 / "
            "B SA S9 C5 H6 / B DQ D6 D2 DA / Y CA C3 C4 C7 / Y C9 CK CQ C8 / B",
            turned="S9",
            score=(1, 0),
        ),
    ),
)
