"""What a lead tells: the table read backwards agrees with the table read forwards."""

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from tests.principles.test_leads import hearts, setting
from tests.whist.strategies import suits
from trainer.principles.leads import (
    PLAIN_SUIT,
    Fall,
    first_lead,
    second_lead,
    setting_of,
    third_lead,
)
from trainer.principles.leads_row import Place, Setting, TurnedUp, ranks_mask
from trainer.principles.leads_told import rows_that_lead, suits_that_lead
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
    held = Holding(bits << suit.place * 13)
    assume(not turned_up_here(held, suit, at))
    led = first_lead(held, suit, at)
    told = suits_that_lead(led.card.rank, at, bits | others, bits & shown)
    assert [row for row, each in told if each == bits] == [led.row]
    assert led.row in rows_that_lead(led.card.rank, at)


@given(masks, masks, masks, suits, settings)
def test_every_suit_that_a_lead_tells_would_have_led_it(
    bits: int, others: int, shown: int, suit: Suit, at: Setting
) -> None:
    shift = suit.place * 13
    assume(not turned_up_here(Holding(bits << shift), suit, at))
    led = first_lead(Holding(bits << shift), suit, at).card
    possible, certain = bits | others, bits & shown
    told = suits_that_lead(led.rank, at, possible, certain)
    for row, each in told[:: len(told) // 100 + 1]:
        lead = first_lead(Holding(each << shift), suit, at)
        assert (lead.card, lead.row) == (led, row)
        assert not each & ~possible
        assert each & certain == certain


def test_together_the_leads_of_a_suit_tell_every_suit_once() -> None:
    told = [bits for rank in Rank for _, bits in suits_that_lead(rank, PLAIN_SUIT)]
    assert len(told) == len(set(told)) == (1 << 13) - 1


def test_what_a_ten_tells() -> None:
    strong = [each for each in suits_that_lead(Rank.TEN, PLAIN_SUIT) if each[1].bit_count() > 3]
    sure: dict[str, int] = {}
    for row, bits in strong:
        sure[row.title] = sure.get(row.title, bits) & bits
    assert sure == {
        "king, queen, knave, ten": ranks_mask("KQJT"),
        "king, knave, ten and small": ranks_mask("KJT"),
    }


def test_a_ten_is_from_a_weak_suit_when_the_king_lies_elsewhere() -> None:
    possible = ranks_mask("AQJT98765432")
    told = suits_that_lead(Rank.TEN, PLAIN_SUIT, possible)
    assert max(bits.bit_count() for _, bits in told) == 3


def test_a_lead_that_departs_tells_no_suit() -> None:
    assert suits_that_lead(Rank.NINE, PLAIN_SUIT, certain=ranks_mask("AK9")) == ()


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
