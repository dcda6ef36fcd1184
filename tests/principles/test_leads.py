"""The Analysis of Leads, line by line as the book prints it (pp. 60-74, 281-293)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from trainer.principles.leads import FollowUp, first_lead, second_leads, third_leads
from trainer.principles.leads_row import Place, Setting, TurnedUp
from trainer.whist.cards import Rank, Suit
from trainer.whist.conventions import Conventions
from trainer.whist.holding import Holding
from trainer.whist.notation import read_holding

LETTERS = {rank.letter: rank for rank in Rank}

LINES = """
60 KJ93    plain            3
60 Q975    plain            5
61 K8642   plain            4
61 K9764   trumps           6
61 987653  trumps           6
62 KT98    plain            8
62 KT984   plain            8
62 KT987   plain            7
63 KT987   american         8
63 KJT9    american         9 won:J,queen:K,ace-alone:K ace-alone:J

64 AKQJ    trumps           J any:A any:K
64 AKQJ5   trumps           J any:A any:Q
64 AKQJ    plain            K any:J any:A
64 AKQJ5   plain            K any:J any:Q
64 AKQ     trumps           Q any:A
64 AKQ5    trumps           Q any:A
64 AKQ65   trumps           Q any:K
64 AKQ     plain            K any:Q
64 AKQ65   plain            K any:Q
64 AKJ     plain            K command:J,any:A
64 AKJ6    plain            K command:J,any:A
64 AKJ65   trumps           K command:J,any:A

65 AK86432 trumps           K any:A
65 AK9642  trumps           2
65 AK962   trumps           2
65 AK962   trumps,american  6
65 AK93    trumps           3
65 AK4     trumps           4
65 AK63    plain            K any:A
65 AK3     plain            K any:A
65 AKT4    plain            K command:T,any:A
65 AK63    forced           A
65 AKQ5    forced           A
65 AK93    trumps,forced    3

66 AQJT    plain            A any:T any:Q
66 AQJT9   trumps           A any:T any:J
66 AQJ8    plain            A any:Q
66 AQJ65   plain            A any:J
66 AQJ65   trumps           A any:J
66 AQT4    trumps,J@right   Q
66 AQT4    trumps,J@left    4
66 AQT4    trumps           4
66 AT98432 trumps           A any:2
66 AT98432 trumps,american  A any:8
66 AT942   trumps           2
66 AT942   trumps,american  4
66 AQJ5    trumps,K@partner 5
66 A987432 trumps,K@partner 2
66 AJ987   plain            A any:7
66 AJ987   american         A any:8
67 AQ87    plain            7

67 KQJT    plain            T won:K,ace:Q
67 KQJT9   plain            T won:Q,ace:J
67 KQJT98  trumps           T won:J,ace:J
68 KQJ652  plain            J any:Q
68 KQJ65   plain            J any:K
68 KQJ6    trumps           K any:J
68 KQT4    trumps           K won:4
68 KQ87432 trumps           K won:2
68 KQ87432 trumps,american  K won:7
68 KQ74    trumps           4
68 KQ9742  trumps,american  7
68 KQ653   plain            K won:3
68 KQ653   american         K won:5
68 KQT4    plain            K won:4
68 KJT9    plain            9 won:J,queen:K,ace-alone:K ace-alone:J
68 KJT98   trumps           9 won:T,queen:J,ace-alone:K ace-alone:T
68 KJT982  plain            9 won:T,queen:T,ace-alone:K ace-alone:T
69 KJT4    plain            T won:4,queen:K,ace-alone:K
69 KJT43   plain            T won:3,queen:J,ace-alone:K
69 KJT43   american         T won:4,queen:J,ace-alone:K
69 KJ94    trumps,T@right   J
69 KJ94    trumps           4
69 K954    plain            4

70 QJT9    plain            Q any:9 any:J
70 QJT98   plain            Q any:9 any:T
70 QJT5    plain            Q any:J
70 QJT65   trumps           Q any:T
70 QJ94    trumps,T@right   Q
70 QJ94    trumps           4
70 QJ72    plain            2
70 QJ9532  plain            Q
70 QJ9532  american         5
70 QJ953   plain            5
70 JT98    trumps,K@left    J
70 JT98    trumps,Q@left    J
70 JT98    trumps,K@right   8 any:J
70 JT987   plain            8 any:T
70 JT9876  plain            8 any:9
71 JT98    covered          J any:8 any:T
71 JT984   covered          J any:8 any:9
71 JT96    trumps,Q@left    J
71 JT96    plain            6
71 JT962   american         6
71 JT96    covered          J any:T
71 JT964   covered          J any:9
71 JT84    trumps,9@right   J
71 JT84    trumps           4
71 JT65    trumps           5
71 J9532   plain            3
71 T853    plain            3

72 987     plain            9 won:8
73 QJT     plain            Q won:J
73 QJ5     plain            Q won:J
73 JT4     plain            J won:T
73 KQ2     plain            K won:Q
73 AQ4     plain            4
73 AT4     plain            4
73 K64     plain            4
73 QT3     trumps           3
73 AT4     guided           A
73 K64     guided           K
73 Q65     guided           Q
73 J85     plain            J won:8
73 A5      plain            5
74 AK      plain            A any:K
59 7       plain            7

281 QT87642 american        7
282 AJ98753 american        A any:8
283 AQJ4    american        A any:Q
290 AKQJ5   appendix-c      J any:A
290 AKQJ52  trumps,appendix-c J any:K
290 AKQJ532 appendix-c      J any:Q
290 AKQJ    trumps,appendix-c K any:J
290 AKQ652  appendix-c      Q any:K
290 AKQ65   trumps,appendix-c Q any:A
290 AKQ5    trumps,appendix-c K any:Q
290 AKJ65   appendix-c      A any:K
291 AK632   appendix-c      A any:K
291 AK96432 trumps,appendix-c A any:K
291 AK963   trumps,appendix-c 6
291 AK63    appendix-c      K any:A
291 AK63    trumps,appendix-c 3
291 KQJT9   appendix-c      T won:K,ace:Q
291 KQJT98  appendix-c      T won:Q,ace:J
291 KQJT987 appendix-c      T won:J,ace:J
291 KQJT    appendix-c      K any:T
292 KQJ65   appendix-c      J any:K
292 KQJ652  appendix-c      J any:Q
292 KQJ6    appendix-c      K any:J
292 KQT43   trumps,appendix-c Q won:3
292 KQT432  trumps,appendix-c Q won:2
293 KQT4    trumps,appendix-c K won:4
293 KQ753   appendix-c      Q won:3
293 KQ87432 trumps,appendix-c Q won:3
293 KQ7432  trumps,appendix-c 4
293 KQ53    appendix-c      K won:3
293 KQ53    trumps,appendix-c 3
"""
"""Page, suit, setting, first lead, second leads and third leads, each after what happened."""


def setting(words: str) -> Setting:
    """Return the setting of words such as `trumps,american,K@left`."""
    given = words.split(",")
    turned = next((word.split("@") for word in given if "@" in word), None)
    return Setting(
        "trumps" in given,
        Conventions(american_leads="american" in given, king_leads="appendix-c" in given),
        Conventions(cover_honours="covered" in given),
        TurnedUp(LETTERS[turned[0]], Place(turned[1])) if turned else None,
        forced="forced" in given,
        guided="guided" in given,
    )


def hearts(ranks: str) -> Holding:
    return read_holding(f"H{ranks}")


def written(leads: tuple[FollowUp, ...]) -> str:
    return ",".join(f"{each.after.value}:{each.lead.card.rank.letter}" for each in leads)


def cases() -> list[object]:
    rows = [line.split() for line in LINES.splitlines() if line.strip()]
    return [
        pytest.param(*row[1:4], *[*row[4:], "", ""][:2], id=f"p. {row[0]} {row[1]} {row[2]}")
        for row in rows
    ]


@pytest.mark.parametrize(("cards", "words", "first", "second", "third"), cases())
def test_the_book_leads(cards: str, words: str, first: str, second: str, third: str) -> None:
    held, at = hearts(cards), setting(words)
    assert first_lead(held, Suit.HEARTS, at).card.rank.letter == first
    assert written(second_leads(held, Suit.HEARTS, at)) == second
    assert written(third_leads(held, Suit.HEARTS, at)) == third


@pytest.mark.parametrize(
    ("cards", "words", "rule", "page"),
    [
        ("KJ93", "plain", "lead-lowest-of-strong-suit", 60),
        ("K8642", "plain", "lead-fourth-best", 61),
        ("KT987", "plain", "lead-lowest-of-under-sequence", 62),
        ("KT987", "american", "american-fourth-best", 281),
        ("AK63", "plain", "king-from-ace-king", 65),
        ("AJ987", "plain", "lead-ace-from-five", 66),
        ("K64", "plain", "low-from-unguided-honour", 73),
    ],
)
def test_a_lead_names_its_rule_and_page(cards: str, words: str, rule: str, page: int) -> None:
    lead = first_lead(hearts(cards), Suit.HEARTS, setting(words))
    assert (lead.rule, lead.page) == (rule, page)


def test_a_lead_says_why_in_plain_words() -> None:
    held = hearts("KQJT2")
    assert first_lead(held, Suit.HEARTS).why.startswith(
        "From king, queen, knave, ten, lead the ten"
    )
    won, forced = second_leads(held, Suit.HEARTS)
    assert won.lead.why == (
        "If the first card wins, go on with the queen. It shows 5 in suit exactly."
    )
    assert (won.lead.rule, won.lead.page) == ("high-indifferent-cards", 67)
    assert forced.lead.why.endswith("It shows more than 4 in suit.")
    low = second_leads(hearts("AJ987"), Suit.HEARTS, setting("american"))[0].lead
    assert (low.rule, low.page) == ("american-low-after-high", 282)


def test_only_the_suit_asked_for_counts() -> None:
    hand = read_holding("SAK HKJ93 DAKQ CAKQJ")
    assert first_lead(hand, Suit.HEARTS) == first_lead(hearts("KJ93"), Suit.HEARTS)
    with pytest.raises(ValueError, match="no card of the suit"):
        first_lead(read_holding("SA"), Suit.HEARTS)


@given(st.integers(1, (1 << 13) - 1), st.booleans(), st.booleans(), st.booleans(), st.booleans())
def test_what_is_led_is_held(
    bits: int, trump: bool, american: bool, by_number: bool, covered: bool
) -> None:
    at = Setting(
        trump,
        Conventions(american_leads=american, king_leads=by_number),
        Conventions(cover_honours=covered),
    )
    held = Holding(bits << Suit.HEARTS.place * 13)
    first = first_lead(held, Suit.HEARTS, at).card
    assert first in held
    for follow in second_leads(held, Suit.HEARTS, at):
        assert follow.lead.card in held.without(first)
    for follow in third_leads(held, Suit.HEARTS, at):
        assert follow.lead.card in held.without(first)
