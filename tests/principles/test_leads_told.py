"""What a lead tells: the table read backwards agrees with the table read forwards."""

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from tests.principles.test_leads import hearts, setting
from tests.whist.strategies import suits
from trainer.principles.leads import Fall, first_lead, second_lead, setting_of, third_lead
from trainer.principles.leads_row import Place, Setting, TurnedUp
from trainer.principles.leads_told import holdings_that_lead, told_by, told_by_second
from trainer.records.library import shipped
from trainer.study.hand import open_hand
from trainer.whist.cards import Rank, Suit, card
from trainer.whist.conventions import Conventions
from trainer.whist.holding import Holding
from trainer.whist.moment import Moment
from trainer.whist.notation import read_cards
from trainer.whist.seats import Seat
from trainer.whist.trick import Trick

masks = st.integers(1, (1 << 13) - 1)
settings = st.builds(
    Setting,
    st.booleans(),
    st.builds(Conventions, american_leads=st.booleans(), king_leads=st.booleans()),
    st.builds(Conventions, cover_honours=st.booleans()),
    st.none() | st.builds(TurnedUp, st.sampled_from(Rank), st.sampled_from(Place)),
    st.booleans(),
    st.booleans(),
)


def turned_up_here(held: Holding, suit: Suit, at: Setting) -> bool:
    """Tell whether the suit has the very card that is turned up in another hand."""
    return at.trump and at.turned is not None and card(suit, at.turned.rank) in held


@given(masks, masks, masks, suits, settings)
def test_a_suit_is_among_those_that_its_lead_tells(
    bits: int, others: int, shown: int, suit: Suit, at: Setting
) -> None:
    shift = suit.place * 13
    held = Holding(bits << shift)
    assume(not turned_up_here(held, suit, at))
    possible, certain = held | Holding(others << shift), held & Holding(shown << shift)
    led = first_lead(held, suit, at)
    told = told_by(led.card, at, possible, certain)
    assert [each.row for each in told if held in each.holdings] == [led.row]
    assert held in set(holdings_that_lead(led.card, at, possible, certain))


@given(masks, masks, suits, settings)
def test_every_suit_that_a_lead_tells_would_have_led_it(
    bits: int, others: int, suit: Suit, at: Setting
) -> None:
    shift = suit.place * 13
    assume(not turned_up_here(Holding(bits << shift), suit, at))
    led = first_lead(Holding(bits << shift), suit, at).card
    possible = Holding((bits | others) << shift)
    for told in told_by(led, at, possible):
        assert told.holdings
        least, most = told.lengths
        for held in told.holdings[:: len(told.holdings) // 20 + 1]:
            lead = first_lead(held, suit, at)
            assert (lead.card, lead.row) == (led, told.row)
            assert held - possible == Holding()
            assert told.sure - held == held - told.possible == Holding()
            assert least <= len(held) <= most


def test_together_the_leads_of_a_suit_tell_every_suit_once() -> None:
    leads = [told_by(card(Suit.CLUBS, rank)) for rank in Rank]
    holdings = [held for told in leads for each in told for held in each.holdings]
    assert len(holdings) == len(set(holdings)) == (1 << 13) - 1


def test_what_a_ten_tells() -> None:
    strong = [told for told in told_by(card(Suit.HEARTS, Rank.TEN)) if told.lengths[0] > 3]
    assert [(told.row.title, str(told.sure)) for told in strong] == [
        ("king, queen, knave, ten", "HKQJT"),
        ("king, knave, ten and small", "HKJT"),
    ]


def test_a_ten_is_from_a_weak_suit_when_the_king_lies_elsewhere() -> None:
    seen = hearts("K")
    told = told_by(card(Suit.HEARTS, Rank.TEN), possible=hearts("AKQJT98765432") - seen)
    assert max(each.lengths[1] for each in told) == 3


def test_the_second_lead_tells_the_number() -> None:
    at, ace, gone = Setting(), card(Suit.HEARTS, Rank.ACE), hearts("A762")
    told = told_by(ace, at, certain=hearts("AQJ"))
    assert {each.row.title for each in told} == {
        "ace, queen, knave alone",
        "ace, queen, knave and small",
        "ace, queen, knave, ten",
    }
    fall = Fall(True, gone)
    (low,) = told_by_second(told, card(Suit.HEARTS, Rank.KNAVE), fall, at)
    assert low.lengths[0] == 5
    four = told_by_second(told, card(Suit.HEARTS, Rank.QUEEN), fall, at)
    assert {length for each in four for length in each.lengths} == {3, 4}


@pytest.mark.parametrize(
    ("cards", "words", "round_", "second", "third"),
    [
        ("KQJT9", "plain", "HT2A3", "J", None),
        ("KQJT9", "plain", "HT234", "Q", None),
        ("KJT9", "plain", "H9Q23", "K", None),
        ("KJT98", "plain", "H92A3", "K", "T"),
        ("KJT98", "plain", "H9QA2", "J", None),
        ("AKJ6", "plain", "HK2Q3", "J", None),
        ("AKJ6", "plain", "HK234", "A", None),
        ("AKT6", "plain", "HKQJ2", "T", None),
        ("AKT6", "plain", "HKJ23", "A", None),
        ("KQ653", "plain", "HK274", "3", None),
        ("KQ653", "plain", "HK2A4", None, None),
        ("KJ93", "plain", "H3Q24", None, None),
        ("AKQJ5", "trumps", "HJ234", "A", "Q"),
        ("QJ5", "plain", "HQ234", "J", None),
        ("QJ5", "plain", "HQK34", None, None),
    ],
)
def test_the_second_lead_follows_the_first_round(
    cards: str, words: str, round_: str, second: str | None, third: str | None
) -> None:
    trick, at = Trick(Seat.A, read_cards(round_)), setting(words)
    fall = Fall.of(trick, Suit.CLUBS)
    leads = (lead(hearts(cards), Suit.HEARTS, fall, at) for lead in (second_lead, third_lead))
    assert [lead and lead.card.rank.letter for lead in leads] == [second, third]


def test_a_trumped_card_has_not_won() -> None:
    fall = Fall.of(Trick(Seat.A, read_cards("HT23 C2")), Suit.CLUBS)
    assert not fall.won
    assert second_lead(hearts("KQJT9"), Suit.HEARTS, fall) is None


def test_the_setting_of_a_lead_is_what_the_table_knows() -> None:
    hand = open_hand(shipped() / "hands" / "cavendish" / "35.yaml")
    sight = hand.sight(Seat.B, hand.line.before(Moment.read("1.1")))
    places = {seat: setting_of(sight, seat, sight.trumps).turned for seat in Seat}
    assert places == {
        Seat.A: TurnedUp(Rank.KING, Place.RIGHT),
        Seat.B: TurnedUp(Rank.KING, Place.LEFT),
        Seat.Y: TurnedUp(Rank.KING, Place.PARTNER),
        Seat.Z: None,
    }
    assert setting_of(sight, Seat.A, Suit.CLUBS) == Setting()
    later = hand.sight(Seat.B, hand.line.before(Moment.read("6.1")))
    assert setting_of(later, Seat.Z, Suit.CLUBS) == Setting(forced=True)
    assert setting_of(later, Seat.A, later.trumps).turned is None
