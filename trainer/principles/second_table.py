"""The Analysis of Play of Second Hand as data (pp. 82-91).

One row a combination, two lines a row: page, rule, card, example and reason, then what must be the
case. Rows are tried in order and the first that fits is played, so that an exception stands above
its rule. A row whose card would not beat the card led is passed over.

The card is a rank, which stands for the lowest of the sequence that holds it, or one of the words
in `Row.play`.
"""

from dataclasses import dataclass
from enum import Enum

SMALL = "2345678"
LOW = SMALL + "9"
BELOW_HONOURS = LOW + "T"
HONOURS_LED = "JQK"
"""The honours that may be covered."""
MEDIUM = "6789"
"""The cards the book calls medium: its examples are seven, eight and nine (pp. 89-90, 118)."""

HIGH_LEADS = ("AK", "AQJ", "KQ", "QJT", "KJT")
"""Combinations from which a high card is led in a plain suit, and no medium one (pp. 64-70)."""
HIGH_TRUMP_LEADS = ("AKQ", "AKJ", "AQJ", "KQJ", "KQT", "QJT", "KJT")
"""The same in trumps, where a small one is led from ace-king or king-queen (pp. 64-70)."""


class By(Enum):
    """Who turned up the trump card, as the second player sees it; the leader sits to the right."""

    SELF = "me"
    LEFT = "left"
    PARTNER = "partner"
    RIGHT = "right"


class When(Enum):
    """What a row may ask for beside the cards: `second.py` has a test for each."""

    ALWAYS = "always"
    CANNOT_HEAD = "no card held beats the card led (p. 83)"
    COMPLETES = "own cards fill the gaps in the leader's suit (pp. 89-90)"
    FOURCHETTE = "the cards just above and just below the card led are held (p. 89)"
    HONOUR = "an honour above the card led is held (p. 88)"
    OLD_COVER = "so, numerically weak, in the old habit (p. 88)"
    GUARDED = "an honour and one card that is none is held (p. 90)"
    WANTS = "an honour is held, and the lead is urgently wanted (pp. 87, 90)"
    WINNER = "the winning card is held (p. 90)"
    SPARE = "so, and a card that is not certain to win (p. 90)"
    SURE = "the winning card is held, and a lower card is certain to win as well (p. 90)"
    THIRD = "third best held, best certainly with partner, second best to the right (p. 91)"


@dataclass(frozen=True, slots=True)
class Example:
    """A case that a row decides: what is held, led and played, and what else is known."""

    held: str
    led: str
    card: str
    gone: str = ""
    right: str = ""
    partner: str = ""
    began: str = ""


@dataclass(frozen=True, slots=True)
class Row:
    """One line of the Analysis.

    `play` is a rank (the lowest of its sequence), `low` (the lowest card), `cover` (the lowest that
    beats the card led), `head` (the lowest of the sequence of the best card), `win` or `finesse`
    (the lowest certain to win, without or with the help of what the leader is known to hold).
    `holds` and `lacks` are ranks that must and must not be held, `led` the ranks this is played to,
    `least` and `most` the number of the suit, `turned` the ranks that `by` may have turned up.
    """

    page: int
    rule: str
    play: str
    example: Example
    why: str
    holds: str = ""
    lacks: str = ""
    led: str = BELOW_HONOURS + HONOURS_LED + "A"
    least: int = 1
    most: int | None = None
    trumps: bool | None = None
    strong: bool | None = None
    weak_lead: bool | None = None
    turned: str = ""
    by: By | None = None
    when: When = When.ALWAYS


# fmt: off
BOTH_ROUNDS = (
    Row(82, "second-hand-low", "low", Example("K", "4", "K"),
        "It is your only card of the suit.", most=1),
    Row(83, "lowest-when-not-heading", "low", Example("Q42", "K", "2"),
        "You cannot beat the card led, so save your strength.", when=When.CANNOT_HEAD),
)

FIRST_ROUND = (
    *BOTH_ROUNDS,
    Row(85, "second-hand-ace-king", "J", Example("AKJ4", "3", "J"),
        "The leader has turned up the queen, so the knave is sure to win.",
        holds="AKJ", trumps=True, turned="Q", by=By.RIGHT),
    Row(85, "second-hand-ace-queen", "Q", Example("AQ42", "3", "Q"),
        "The leader has turned up the king, so the queen is sure to win.",
        holds="AQ", trumps=True, turned="K", by=By.RIGHT),
    Row(86, "second-hand-ace-queen", "Q", Example("AQ42", "T", "Q"),
        "On a ten or nine the queen covers, and may save partner's hand.",
        holds="AQ", lacks="JT", led="9T"),
    Row(89, "cover-to-complete-sequence", "cover", Example("AQJ8", "7", "8"),
        "All that beats the card led is with you or the leader, so the lowest cover wins.",
        led=MEDIUM, weak_lead=False, when=When.COMPLETES),
    Row(90, "second-hand-for-the-lead", "head", Example("A532", "4", "A"),
        "You want the lead at once, so take your best chance of it.", when=When.WANTS),
    Row(85, "second-hand-ace-king", "low", Example("AK42", "3", "2"),
        "Partner has turned up the queen: he can win this, and you keep the command.",
        holds="AK", led=BELOW_HONOURS, least=3, trumps=True, turned="Q", by=By.PARTNER),
    Row(85, "second-hand-sequence", "Q", Example("AKQ5", "3", "Q"),
        "The lowest of a high sequence wins as well, and tells partner of the others.",
        holds="AKQ"),
    Row(85, "second-hand-ace-king", "K", Example("AKJ5", "3", "K"),
        "The king wins, tells of the ace, and leaves you the tenace.", holds="AKJ"),
    Row(85, "second-hand-ace-king", "K", Example("AK42", "3", "K"),
        "The king wins, and tells partner that you have the ace. In trumps you may sometimes pass.",
        holds="AK"),
    Row(85, "second-hand-ace-queen-knave", "Q", Example("AQJ4", "3", "J"),
        "The lowest of the queen's sequence draws the king or wins, and leaves the ace over it.",
        holds="AQJ"),
    Row(86, "second-hand-ace-queen-ten", "T", Example("AQT", "3", "T"),
        "With these three alone the ten is right, whatever your trumps.",
        holds="AQT", led=LOW, most=3),
    Row(86, "second-hand-ace-queen-ten", "T", Example("AQT94", "3", "9"),
        "In trumps the ten, or the lowest of its sequence, may win or draw an honour cheaply.",
        holds="AQT", led=LOW, trumps=True),
    Row(86, "second-hand-ace-queen-ten", "T", Example("AQT4", "3", "T"),
        "Strong enough in trumps to lead them, you can afford to finesse the ten.",
        holds="AQT", led=LOW, trumps=False, strong=True),
    Row(86, "second-hand-ace-queen-ten", "Q", Example("AQT4", "3", "Q"),
        "Weak in trumps, you cannot wait for a long suit to be trumped: play the queen.",
        holds="AQT", led=LOW, trumps=False, strong=False),
    Row(86, "second-hand-ace-queen", "A", Example("AQ42", "J", "A"),
        "Who leads the knave has not the king, so the queen would cover in vain.",
        holds="AQ", led="J"),
    Row(88, "ace-on-honour", "A", Example("A542", "Q", "A"),
        "An honour is led and you have the ace: take it.", holds="A", led=HONOURS_LED),
    Row(86, "second-hand-ace-queen", "low", Example("AQ42", "3", "2"),
        "In trumps keep ace and queen over the leader.",
        holds="AQ", led=SMALL, least=3, trumps=True),
    Row(86, "second-hand-ace-queen", "low", Example("AQ642", "3", "2"),
        "With five, and strong in trumps, you can wait for the later rounds.",
        holds="AQ", led=SMALL, least=5, trumps=False, strong=True),
    Row(86, "second-hand-ace-queen", "Q", Example("AQ642", "3", "Q"),
        "With five, and weak in trumps, the suit will be trumped soon: play the queen at once.",
        holds="AQ", led=SMALL, least=5, trumps=False, strong=False),
    Row(82, "second-hand-ace-queen", "low", Example("AQ42", "3", "2"),
        "With fewer than five keep ace and queen over the leader.",
        holds="AQ", led=SMALL, least=3, trumps=False),
    Row(82, "second-hand-low", "low", Example("AQ", "3", "Q"),
        "With these two alone the queen is your lowest.", holds="AQ", led=SMALL),
    Row(87, "second-hand-ace-knave-ten", "T", Example("AJT94", "3", "9"),
        "In trumps a small card may be led from king and queen, so the ten is not wasted.",
        holds="AJT", led=LOW, trumps=True),
    Row(87, "second-hand-ace-knave-ten", "low", Example("AJT4", "3", "4"),
        "King or queen is behind you in a plain suit, and would take the ten.",
        holds="AJT", led=LOW, least=4, trumps=False),
    Row(82, "second-hand-low", "low", Example("AJT", "3", "T"),
        "With these three alone the ten is your lowest.", holds="AJT", led=LOW),
    Row(87, "second-hand-ace-small", "low", Example("A542", "3", "2"),
        "Keep the ace over the leader's suit.", holds="A", led=BELOW_HONOURS),
    Row(90, "second-hand-guarded-turn-up", "K", Example("K4", "3", "K"),
        "You have turned up the king and have one small trump: put it on while it can win.",
        holds="K", lacks="AQ", led=BELOW_HONOURS, most=2, least=2,
        trumps=True, turned="K", by=By.SELF),
    Row(90, "second-hand-guarded-turn-up", "Q", Example("Q4", "3", "Q"),
        "You have turned up the queen and have one small trump: put it on while it can win.",
        holds="Q", lacks="AKJ", led=BELOW_HONOURS, most=2, least=2,
        trumps=True, turned="Q", by=By.SELF),
    Row(90, "second-hand-guarded-turn-up", "K", Example("K4", "3", "K"),
        "The ace is turned up to your right, where it cannot take the king in this round.",
        holds="K", lacks="AQ", led=BELOW_HONOURS, most=2, least=2,
        trumps=True, turned="A", by=By.RIGHT),
    Row(90, "second-hand-guarded-turn-up", "Q", Example("Q4", "3", "Q"),
        "A better honour is turned up to your right, where it cannot take the queen this round.",
        holds="Q", lacks="AKJ", led=BELOW_HONOURS, most=2, least=2,
        trumps=True, turned="AK", by=By.RIGHT),
    Row(89, "cover-with-fourchette", "cover", Example("QT4", "J", "Q"),
        "You hold the cards on both sides of the one led, so your cover leaves the next with you.",
        led="TJQ", when=When.FOURCHETTE),
    Row(87, "second-hand-king-queen-knave", "K", Example("KQJ4", "3", "J"),
        "The lowest of a high sequence draws the ace as well, and tells partner of the others.",
        holds="KQJ"),
    Row(87, "second-hand-king-queen", "Q", Example("KQ42", "J", "Q"),
        "The usual practice is to cover the knave with the queen, though some would pass.",
        holds="KQ", led="J"),
    Row(87, "second-hand-king-queen", "Q", Example("KQ42", "3", "Q"),
        "The queen wins or draws the ace. In trumps, without the ten, four or more may pass.",
        holds="KQ"),
    Row(88, "second-hand-king-knave-ten", "J", Example("KJT4", "3", "T"),
        "The lowest of the knave's sequence draws a high card, and the king stays guarded.",
        holds="KJT", led=LOW),
    Row(89, "king-and-one-on-nine", "K", Example("K4", "9", "K"),
        "A nine from four is led from ace and queen or knave, so the king will not meet the ace.",
        holds="K", lacks="AQJT", led="9", least=2, most=2, weak_lead=False),
    Row(89, "king-and-one-on-nine", "K", Example("K9", "8", "K"),
        "An eight from four is led from a suit with the ace, so the king will not meet it.",
        holds="K9", led="8", least=2, most=2, weak_lead=False),
    Row(89, "queen-and-one-on-ten", "Q", Example("Q4", "T", "Q"),
        "The ten is led from king and knave, and your queen may save partner's ace.",
        holds="Q", lacks="AKJ", led="T", least=2, most=2, weak_lead=False),
    Row(89, "queen-and-one-on-ten", "low", Example("Q42", "T", "2"),
        "With two small ones beside it the queen is safe: pass.",
        holds="Q", lacks="AKJ", led="T", least=3),
    Row(88, "second-hand-queen-knave-ten", "T", Example("QJT4", "3", "T"),
        "The lowest of three in sequence draws a high card and leaves you the next two.",
        holds="QJT"),
    Row(88, "second-hand-queen-knave-ten", "9", Example("JT94", "3", "9"),
        "The lowest of three in sequence draws a high card and leaves you the next two.",
        holds="JT9", lacks="AKQ"),
    Row(82, "second-hand-moderate-sequence", "Q", Example("QJ4", "3", "J"),
        "Numerically weak, play to help partner: the knave saves his high card.",
        holds="QJ", lacks="AK", most=3),
    Row(82, "second-hand-moderate-sequence", "J", Example("JT4", "3", "T"),
        "Numerically weak, play to help partner: the ten saves his high card.",
        holds="JT", lacks="AKQ", most=3),
    Row(82, "second-hand-moderate-sequence", "T", Example("T94", "3", "9"),
        "Numerically weak, play to help partner: the nine saves his high card.",
        holds="T9", lacks="AKQJ", most=3),
    Row(83, "second-hand-moderate-sequence", "low", Example("QJ42", "3", "2"),
        "With four your sequence is guarded and will be good later: leave this to partner.",
        holds="QJ", lacks="AK", least=4),
    Row(83, "second-hand-moderate-sequence", "low", Example("JT42", "3", "2"),
        "With four your sequence is guarded: leave this to partner.",
        holds="JT", lacks="AKQ", least=4),
    Row(83, "second-hand-moderate-sequence", "low", Example("T942", "3", "2"),
        "With four your sequence is guarded: leave this to partner.",
        holds="T9", lacks="AKQJ", least=4),
    Row(88, "analysis-of-second-hand", "cover", Example("K42", "Q", "K"),
        "By your agreement an honour is covered with an honour when you are numerically weak.",
        led=HONOURS_LED, most=3, when=When.OLD_COVER),
    Row(88, "analysis-of-second-hand", "cover", Example("K3", "Q", "K"),
        "The honour is led late, from weakness, to strengthen partner: often you should cover.",
        led=HONOURS_LED, weak_lead=True, when=When.HONOUR),
    Row(88, "pass-honour-without-ace", "low", Example("K42", "Q", "2"),
        "An honour that is not the ace gains more in the long run by passing.",
        led=HONOURS_LED, when=When.HONOUR),
    Row(90, "pass-honour-and-small", "low", Example("K4", "3", "4"),
        "To put the honour on shows your weakness, and the leader finesses next time.",
        led=SMALL, when=When.GUARDED),
    Row(82, "second-hand-low", "low", Example("K532", "4", "2"),
        "Nothing here is to be played high: keep your best over the leader."),
)

SECOND_ROUND = (
    *BOTH_ROUNDS,
    Row(90, "cover-to-complete-sequence", "cover", Example("KQT", "8", "T", "A432", began="A"),
        "After the ace the leader has all the others above his card, so the lowest cover wins.",
        led=MEDIUM, when=When.COMPLETES),
    Row(90, "second-round-winner", "finesse", Example("AJ", "4", "J", "K532", right="Q"),
        "What could beat this card is certainly with the leader: win, and keep the best.",
        when=When.SURE),
    Row(90, "second-round-hold-trump-winner", "low", Example("A92", "4", "2", "K853"),
        "Your winning trump must make. Strong as you are, let partner try to win with less.",
        trumps=True, strong=True, when=When.SPARE),
    Row(90, "second-round-hold-trump-winner", "win", Example("A2", "4", "A", "K853"),
        "To hold the winning trump back takes strength, and a smaller trump to play instead.",
        trumps=True, when=When.WINNER),
    Row(90, "second-round-winner", "win", Example("A92", "4", "A", "K853"),
        "In the second round of a plain suit put the winning card on: it may be trumped later.",
        trumps=False, when=When.WINNER),
    Row(82, "second-hand-moderate-sequence", "Q", Example("QJ9", "5", "J", "A742"),
        "Numerically weak, put on the lower of the two: it costs a high card to beat it.",
        holds="QJ", lacks="AK", most=3),
    Row(91, "second-round-save-partner", "head", Example("T5", "4", "T", "KJ32", "Q", "A"),
        "Partner has the best and the leader the second best, so your third best saves his.",
        when=When.THIRD),
    Row(82, "second-hand-low", "low", Example("Q52", "4", "2", "J863"),
        "You have not the winning card: play your lowest."),
)
# fmt: on
