"""The Analysis of Leads for strong suits, in the order of the book (pp. 64-71).

These rows exclude one another, and leave out no suit of four or more cards. A few of them hold for
three cards as well, where the book says so or where its `&c.` can mean nothing else.
"""

from trainer.principles.leads_row import After, Next, Pick, Row, Where
from trainer.whist.cards import Rank

A, K, Q, J, T = Rank.ACE, Rank.KING, Rank.QUEEN, Rank.KNAVE, Rank.TEN
NINE, EIGHT = Rank.NINE, Rank.EIGHT
PLAIN, TRUMPS = Where.PLAIN, Where.TRUMPS
WON, ACE, ACE_ALONE, QUEEN = After.WON, After.ACE, After.ACE_ALONE, After.QUEEN

TELL_ACE = "The king tells partner that you have the winning card as well."
STRONG_SEQUENCE = (
    "With a strong sequence lead one of it, so that no very small card can win the first trick."
)
ACE_MAY_BE_TRUMPED = "The ace goes first, for a second round may find it trumped."
NO_HIGH_LEAD = "There is no combination here from which a high card is led."

SHOW_COMMAND = Next(Pick.NEXT_BEST, After.COMMAND, page=65, rule="next-best-shows-command")
LOW = Next(Pick.LOW)
LOW_IF_WON = Next(Pick.LOW, WON)
SMALL_RULE = "small-from-other-strong-suits"

ACE_SUITS = (
    Row("ace, king, queen, knave, in trumps", 64, "analysis-of-leads",
        "AKQJ", "", J, "AKQJ5", TRUMPS,
        then=(Next(A),), third=(Next(Q, least=5), Next(K, most=4)), reason=STRONG_SEQUENCE),
    Row("ace, king, queen, knave, in a plain suit", 64, "analysis-of-leads",
        "AKQJ", "", K, "AKQJ5", PLAIN,
        then=(Next(J),), third=(Next(Q, least=5), Next(A, most=4)), reason=TELL_ACE),
    Row("ace, king, queen, in trumps", 64, "analysis-of-leads",
        "AKQ", "J", Q, "AKQ65", TRUMPS, least=3,
        then=(Next(K, least=5), Next(A, most=4)), reason=STRONG_SEQUENCE),
    Row("ace, king, queen, in a plain suit", 64, "analysis-of-leads",
        "AKQ", "J", K, "AKQ65", PLAIN, least=3, then=(Next(Q),), reason=TELL_ACE),
    Row("ace, king, knave", 64, "king-from-ace-king",
        "AKJ", "Q", K, "AKJ6", least=3, then=(SHOW_COMMAND, Next(A)), reason=TELL_ACE),
    Row("ace, king and five or more small ones, in trumps", 65, "small-from-ace-king-trumps",
        "AK", "Q J", K, "AK96432", TRUMPS, least=7, then=(SHOW_COMMAND, Next(A)),
        reason="With seven trumps the high cards are led."),
    Row("ace, king and fewer than five small ones, in trumps", 65, "small-from-ace-king-trumps",
        "AK", "Q J", Pick.SMALL, "AK93", TRUMPS, least=3, most=6, reason=NO_HIGH_LEAD),
    Row("ace, king and small, in a plain suit", 65, "king-from-ace-king",
        "AK", "Q J", K, "AK632", PLAIN, least=3, then=(SHOW_COMMAND, Next(A)), reason=TELL_ACE),
    Row("ace, queen, knave, ten", 66, "ace-queen-knave-lead",
        "AQJT", "K", A, "AQJT9",
        then=(Next(T),), third=(Next(J, least=5), Next(Q, most=4)), reason=STRONG_SEQUENCE),
    Row("ace, queen, knave and small", 66, "ace-queen-knave-lead",
        "AQJ", "K T", A, "AQJ65",
        then=(Next(J, least=5), Next(Q, most=4)), reason=STRONG_SEQUENCE),
    Row("ace and small ones, seven or more in suit, in trumps", 66, "analysis-of-leads",
        "A", "K QJ", A, "AT98432", TRUMPS, least=7, then=(LOW,),
        reason="With seven trumps the ace goes first."),
    Row("ace and small ones, fewer than seven in suit, in trumps", 66, SMALL_RULE,
        "A", "K QJ", Pick.SMALL, "AT942", TRUMPS, most=6, reason=NO_HIGH_LEAD),
    Row("ace and four or more small ones, in a plain suit", 66, "lead-ace-from-five",
        "A", "K QJ", A, "AJ987", PLAIN, least=5, then=(LOW,), reason=ACE_MAY_BE_TRUMPED),
    Row("ace and three small ones, in a plain suit", 67, "lead-lowest-of-strong-suit",
        "A", "K QJ", Pick.SMALL, "AQ87", PLAIN, most=4, reason=NO_HIGH_LEAD),
)  # fmt: skip

KING_SUITS = (
    Row("king, queen, knave, ten", 67, "ten-from-king-queen-knave-ten",
        "KQJT", "A", T, "KQJT98",
        then=(Next(J, WON, least=6), Next(Q, WON, 5, 5), Next(K, WON, most=4),
              Next(J, ACE, least=5), Next(Q, ACE, most=4)),
        reason=STRONG_SEQUENCE),
    Row("king, queen, knave and more than one small", 68, "king-queen-knave-lead",
        "KQJ", "A T", J, "KQJ652", least=5,
        then=(Next(Q, least=6), Next(K, most=5)), reason=STRONG_SEQUENCE),
    Row("king, queen, knave and one small", 68, "king-queen-knave-lead",
        "KQJ", "A T", K, "KQJ6", most=4, then=(Next(J),),
        reason="A small one after the king would not be safe, for the ace is sometimes held up."),
    Row("king, queen, ten and small, in trumps", 68, "analysis-of-leads",
        "KQT", "A J", K, "KQT4", TRUMPS, then=(LOW_IF_WON,), reason=STRONG_SEQUENCE),
    Row("king, queen and small, seven or more in suit, in trumps", 68, "analysis-of-leads",
        "KQ", "A J T", K, "KQ87432", TRUMPS, least=7, then=(LOW_IF_WON,),
        reason="With seven trumps the king goes first."),
    Row("king, queen and small, fewer than seven in suit, in trumps", 68, SMALL_RULE,
        "KQ", "A J T", Pick.SMALL, "KQ74", TRUMPS, most=6, reason=NO_HIGH_LEAD),
    Row("king, queen and small, in a plain suit", 68, "king-from-king-queen",
        "KQ", "A J", K, "KQ653", PLAIN, then=(LOW_IF_WON,), reason=STRONG_SEQUENCE),
    Row("king, knave, ten, nine", 68, "nine-from-king-knave-ten-nine",
        "KJT9", "A Q", NINE, "KJT98",
        then=(Next(T, WON, least=5, page=69), Next(J, WON, most=4, page=69),
              Next(T, QUEEN, least=6, page=69), Next(J, QUEEN, 5, 5, page=69),
              Next(K, QUEEN, most=4, page=69), Next(K, ACE_ALONE, page=69)),
        third=(Next(T, ACE_ALONE, least=5, page=69), Next(J, ACE_ALONE, most=4, page=69)),
        reason="From a sequence that does not head the suit lead the lowest: partner is to put on "
               "his highest card."),
    Row("king, knave, ten and small", 69, "ten-from-king-knave-ten",
        "KJT", "A Q 9", T, "KJT43",
        then=(LOW_IF_WON, Next(J, QUEEN, least=5), Next(K, QUEEN, most=4), Next(K, ACE_ALONE)),
        reason="From a sequence that does not head the suit lead the lowest: partner is to put on "
               "his highest card."),
    Row("king and small ones", 69, SMALL_RULE,
        "K", "A Q JT", Pick.SMALL, "KJ93", reason=NO_HIGH_LEAD),
)  # fmt: skip

QUEEN_SUITS = (
    Row("queen, knave, ten, nine", 70, "queen-from-queen-knave-ten",
        "QJT9", "A K", Q, "QJT98",
        then=(Next(NINE),), third=(Next(T, least=5), Next(J, most=4)),
        reason="Partner, with the ace, will let the queen pass, and the king is caught between."),
    Row("queen, knave, ten and small", 70, "queen-from-queen-knave-ten",
        "QJT", "A K 9", Q, "QJT65", then=(Next(T, least=5), Next(J, most=4)),
        reason="Partner, with the ace, will let the queen pass, and the king is caught between."),
    Row("queen, knave, nine, six or more in suit", 70, "analysis-of-leads",
        "QJ9", "A K T", Q, "QJ9532", least=6, reason="With six or more the queen goes first."),
    Row("queen, knave, nine, fewer than six in suit", 70, SMALL_RULE,
        "QJ9", "A K T", Pick.SMALL, "QJ94", most=5, reason=NO_HIGH_LEAD),
    Row("queen and small ones", 70, SMALL_RULE,
        "Q", "A K JT J9", Pick.SMALL, "QJ72", reason=NO_HIGH_LEAD),
)  # fmt: skip

LOWER_SUITS = (
    Row("knave, ten, nine, eight", 70, "knave-sequence-lead",
        "JT98", "A K Q", EIGHT, "JT987",
        then=(Next(NINE, least=6), Next(T, least=5, most=5), Next(J, most=4, page=71)),
        reason="The second hand is not known to cover an honour with an honour, so lead the "
               "lowest of the sequence."),
    Row("knave, ten, nine and small", 71, SMALL_RULE,
        "JT9", "A K Q 8", Pick.SMALL, "JT96",
        reason="The second hand is not known to cover an honour with an honour, so no high card "
               "is led."),
    Row("knave and small ones", 71, SMALL_RULE,
        "J", "A K Q T9", Pick.SMALL, "JT65", reason=NO_HIGH_LEAD),
    Row("four or more without an honour", 71, SMALL_RULE,
        "", "A K Q J", Pick.SMALL, "T853", reason=NO_HIGH_LEAD),
)  # fmt: skip

STRONG = ACE_SUITS + KING_SUITS + QUEEN_SUITS + LOWER_SUITS
