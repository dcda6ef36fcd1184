"""The Analysis of Leads besides: weak suits, and what goes before the table when it applies."""

from trainer.principles.leads_row import After, Next, Pick, Place, Row, When, Where
from trainer.principles.leads_strong import (
    EIGHT,
    NINE,
    NO_HIGH_LEAD,
    SMALL_RULE,
    STRONG,
    STRONG_SEQUENCE,
    A,
    J,
    K,
    Q,
    T,
)
from trainer.whist.cards import RANKS_A_SUIT, Rank

PLAIN, TRUMPS = Where.PLAIN, Where.TRUMPS
LEFT, PARTNER, RIGHT = Place.LEFT, Place.PARTNER, Place.RIGHT
WON, ACE = After.WON, After.ACE

STRENGTHEN = "From a weak suit lead high, so that the strength stays in partner's hand."
KEEP_COMMAND = "To lead the honour out would give up the command of the suit for a mere chance."
PARTNER_IS_STRONG = "Partner is strong here, so your high card helps to clear his suit."
MORE_THAN_FOUR = "A high card other than the king shows more than four in suit."
FOUR = "From a suit of four exactly the king is led."

HIGHER_IF_WON = Next(Pick.HIGHEST, WON, page=78, rule="continue-after-strengthening")

WEAK = (
    Row("ace and king alone", 74, "ace-then-king-alone",
        "AK", "", A, "AK", least=2, most=2, then=(Next(K),),
        reason="The ace before the king shows that there are no more."),
    Row("ace, queen, knave alone", 66, "ace-queen-knave-lead",
        "AQJ", "K", A, "AQJ", least=3, most=3, then=(Next(Q),), reason=STRONG_SEQUENCE),
    Row("king, queen, with one more or none", 73, "weak-suit-with-sequence",
        "KQ", "A", K, "KQ2", least=2, most=3, then=(HIGHER_IF_WON,), reason=STRENGTHEN),
    Row("queen, knave, with one more or none", 73, "weak-suit-with-sequence",
        "QJ", "A K", Q, "QJ5", least=2, most=3, then=(HIGHER_IF_WON,), reason=STRENGTHEN),
    Row("ace without king, two or three in suit", 73, "low-from-unguided-honour",
        "A", "K QJ", Pick.LOWEST, "AT4", least=2, most=3, reason=KEEP_COMMAND),
    Row("king without ace and queen, two or three in suit", 73, "low-from-unguided-honour",
        "K", "A Q", Pick.LOWEST, "K64", least=2, most=3, reason=KEEP_COMMAND),
    Row("queen without ace, king and knave, two or three in suit", 73, "low-from-unguided-honour",
        "Q", "A K J", Pick.LOWEST, "QT3", least=2, most=3, reason=KEEP_COMMAND),
    Row("knave or lower, two or three in suit", 73, "lead-highest-of-weak-suit",
        "", "A K Q", Pick.HIGHEST, "JT9", least=2, most=3, then=(HIGHER_IF_WON,),
        reason=STRENGTHEN),
    Row("a single card", 72, "lead-highest-of-weak-suit",
        "", "", Pick.HIGHEST, "7", least=1, most=1,
        reason="It is the only one; originally a single card of a plain suit is not led."),
)  # fmt: skip
"""Suits of three cards or fewer, as far as the rows of strong suits leave them (pp. 72-74)."""

BY_TURN_UP = (
    Row("ace without king, partner having turned up the king", 66, "trump-lead-by-turn-up",
        "A", "K", Pick.SMALL, "AQJ5", TRUMPS, turned="K", place=PARTNER,
        reason="Partner has the king, so a small one is led."),
    Row("ace, queen, ten, the knave being turned up to the right", 66, "trump-lead-by-turn-up",
        "AQT", "K J", Q, "AQT4", TRUMPS, turned="J", place=RIGHT,
        reason="The turned-up card varies the lead."),
    Row("king, knave, nine, the ten being turned up to the right", 69, "trump-lead-by-turn-up",
        "KJ9", "A Q T", J, "KJ94", TRUMPS, turned="T", place=RIGHT,
        reason="The turned-up card varies the lead."),
    Row("queen, knave, nine, the ten being turned up to the right", 70, "trump-lead-by-turn-up",
        "QJ9", "A K T", Q, "QJ94", TRUMPS, turned="T", place=RIGHT,
        reason="The turned-up card varies the lead."),
    Row("knave, ten, nine, eight, king or queen being turned up to the left", 70,
        "trump-lead-by-turn-up",
        "JT98", "A K Q", J, "JT984", TRUMPS, turned="KQ", place=LEFT,
        reason="The turned-up card varies the lead."),
    Row("knave, ten, nine and small, king or queen being turned up to the left", 71,
        "trump-lead-by-turn-up",
        "JT9", "A K Q 8", J, "JT94", TRUMPS, turned="KQ", place=LEFT,
        reason="The turned-up card varies the lead."),
    Row("knave, ten, eight, the nine being turned up to the right", 71, "trump-lead-by-turn-up",
        "JT8", "A K Q 9", J, "JT84", TRUMPS, turned="9", place=RIGHT,
        reason="The turned-up card varies the lead."),
)  # fmt: skip
"""Trump leads that the turned-up card varies (pp. 66-71)."""

BY_HABIT = (
    Row("ace and king at the head, after having been forced to trump", 65,
        "ace-from-ace-king-after-force",
        "AK", "", A, "AK63", PLAIN, least=3, when=When.FORCED,
        reason="Partner may have none: he could trump your king, to give you the suit back."),
    Row("knave, ten, nine, eight, where the second hand covers", 71, "knave-sequence-lead",
        "JT98", "A K Q", J, "JT984", when=When.COVERED,
        then=(Next(EIGHT),), third=(Next(NINE, least=5), Next(T, most=4)),
        reason="The second hand will cover it with an honour."),
    Row("knave, ten, nine and small, where the second hand covers", 71, "knave-sequence-lead",
        "JT9", "A K Q 8", J, "JT964", when=When.COVERED,
        then=(Next(NINE, least=5), Next(T, most=4)),
        reason="The second hand will cover it with an honour."),
    Row("queen, knave, nine, six or more in suit, by an American leader", 70, SMALL_RULE,
        "QJ9", "A K T", Pick.SMALL, "QJ9532", least=6, when=When.AMERICAN, reason=NO_HIGH_LEAD),
    *(
        Row(title, 73, "lead-highest-of-weak-suit",
            needs, lacks, Pick.HIGHEST, example, least=2, most=3, when=When.GUIDED,
            reason=PARTNER_IS_STRONG)
        for title, needs, lacks, example in (
            ("ace in a weak suit, partner being strong in it", "A", "K QJ", "AT4"),
            ("king in a weak suit, partner being strong in it", "K", "A Q", "K64"),
            ("queen in a weak suit, partner being strong in it", "Q", "A K J", "Q65"),
        )
    ),
)  # fmt: skip
"""Leads that turn on what is agreed, or known of the other hands."""


def _by_number(
    title: str,
    page: int,
    needs: str,
    lacks: str,
    lead: Rank | Pick,
    example: str,
    where: Where = Where.EITHER,
    least: int = 5,
    most: int = RANKS_A_SUIT,
    then: tuple[Next, ...] = (),
) -> Row:
    """Return a row of Appendix C; from four exactly the king is led, from more another card."""
    reason = NO_HIGH_LEAD if isinstance(lead, Pick) else FOUR if lead is K else MORE_THAN_FOUR
    return Row(
        f"{title} (Appendix C)", page, "king-lead-appendix-c", needs, lacks, lead, example,
        where, least, most, When.KING_LEADS, then=then, reason=reason,
    )  # fmt: skip


LOW_LEFT_IF_WON = Next(Pick.FOURTH_LEFT, WON)
KING_LEADS = (
    _by_number("ace, king, queen, knave and one or more small", 290,
        "AKQJ", "", J, "AKQJ532",
        then=(Next(Q, least=7), Next(K, least=6, most=6), Next(A, most=5))),
    _by_number("ace, king, queen, knave only", 290,
        "AKQJ", "", K, "AKQJ", least=4, most=4, then=(Next(J),)),
    _by_number("ace, king, queen and more than one small", 290,
        "AKQ", "J", Q, "AKQ652", then=(Next(K, least=6), Next(A, most=5))),
    _by_number("ace, king, queen and one small", 290,
        "AKQ", "J", K, "AKQ5", least=4, most=4, then=(Next(Q),)),
    _by_number("ace, king, knave and more than one small", 290,
        "AKJ", "Q", A, "AKJ65", then=(Next(K),)),
    _by_number("ace, king and more than two small, in a plain suit", 291,
        "AK", "Q J", A, "AK632", PLAIN, then=(Next(K),)),
    _by_number("ace, king and small, seven or more in suit, in trumps", 291,
        "AK", "Q J", A, "AK96432", TRUMPS, least=7, then=(Next(K),)),
    _by_number("ace, king and small, five or six in suit, in trumps", 291,
        "AK", "Q J", Pick.FOURTH, "AK963", TRUMPS, most=6),
    _by_number("king, queen, knave, ten and small", 291,
        "KQJT", "A", T, "KQJT98",
        then=(Next(J, WON, least=7), Next(Q, WON, 6, 6), Next(K, WON, most=5),
              Next(J, ACE, least=6), Next(Q, ACE, most=5))),
    _by_number("king, queen, knave, ten only", 291,
        "KQJT", "A", K, "KQJT", least=4, most=4, then=(Next(T),)),
    _by_number("king, queen, ten and more than one small, in trumps", 292,
        "KQT", "A J", Q, "KQT432", TRUMPS, then=(LOW_LEFT_IF_WON,)),
    _by_number("king, queen and more than two small, in a plain suit", 293,
        "KQ", "A J", Q, "KQ653", PLAIN, then=(LOW_LEFT_IF_WON,)),
    _by_number("king, queen and small, seven or more in suit, in trumps", 293,
        "KQ", "A J T", Q, "KQ87432", TRUMPS, least=7, then=(LOW_LEFT_IF_WON,)),
    _by_number("king, queen and small, five or six in suit, in trumps", 293,
        "KQ", "A J T", Pick.FOURTH, "KQ743", TRUMPS, most=6),
)  # fmt: skip
"""The leads of Appendix C, as far as they differ from the Analysis (pp. 290-293)."""

SPECIAL = BY_TURN_UP + BY_HABIT + KING_LEADS
"""The rows that go before the others; where two apply, the one that stands first."""

TABLE = SPECIAL + STRONG + WEAK
