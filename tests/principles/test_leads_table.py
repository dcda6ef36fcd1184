"""The table of the Analysis as data: whole, without overlap, and true to its own examples."""

import pytest

from trainer.principles.leads import first_lead
from trainer.principles.leads_other import KING_LEADS, TABLE, WEAK
from trainer.principles.leads_pick import bits_of, row_for
from trainer.principles.leads_row import Row, Setting, TurnedUp, When, Where, ranks_in
from trainer.principles.leads_strong import STRONG
from trainer.principles.register import rules
from trainer.whist.cards import Rank, Suit
from trainer.whist.conventions import Conventions
from trainer.whist.notation import read_holding

LETTERS = {rank.letter: rank for rank in Rank}
BASIC = STRONG + WEAK


def setting_for(row: Row) -> Setting:
    """Return a setting in which a row applies."""
    turned = TurnedUp(LETTERS[row.turned[0]], row.place) if row.place else None
    return Setting(
        row.where is Where.TRUMPS,
        Conventions(
            american_leads=row.when is When.AMERICAN, king_leads=row.when is When.KING_LEADS
        ),
        Conventions(cover_honours=row.when is When.COVERED),
        turned,
        forced=row.when is When.FORCED,
        guided=row.when is When.GUIDED,
    )


@pytest.mark.parametrize("row", TABLE, ids=lambda row: row.title)
def test_a_row_is_sound(row: Row) -> None:
    assert row.rule in rules()
    assert 61 <= row.page <= 74 or (row in KING_LEADS and 290 <= row.page <= 293)
    assert set(row.needs) <= set(row.example)
    assert not set(row.turned) & set(row.example)
    assert (row.place is None) is (row.turned == "")
    for follow in (*row.then, *row.third):
        assert follow.rule in {"", *rules()}
        assert max(row.least, follow.least) <= min(row.most, follow.most)


@pytest.mark.parametrize("row", TABLE, ids=lambda row: row.title)
def test_a_row_leads_from_its_example(row: Row) -> None:
    held = read_holding(f"C{row.example}")
    at = setting_for(row)
    assert row_for(bits_of(held, Suit.CLUBS), at) is row
    assert first_lead(held, Suit.CLUBS, at).row is row


def test_titles_are_unique() -> None:
    titles = [row.title for row in TABLE]
    assert sorted(titles) == sorted(set(titles))


@pytest.mark.parametrize("trump", [False, True])
def test_every_suit_has_one_row_and_no_more(trump: bool) -> None:
    rows = [row for row in BASIC if row.open_in(Setting(trump))]
    for bits in range(1, 1 << 13):
        assert sum(row.fits(bits) for row in rows) == 1, ranks_in(bits)


@pytest.mark.parametrize("trump", [False, True])
def test_appendix_c_has_at_most_one_row_for_a_suit(trump: bool) -> None:
    at = Setting(trump, Conventions(king_leads=True))
    rows = [row for row in KING_LEADS if row.open_in(at)]
    for bits in range(1, 1 << 13):
        assert sum(row.fits(bits) for row in rows) <= 1, ranks_in(bits)


def test_under_appendix_c_the_king_is_led_from_four_at_the_most() -> None:
    at = Setting(conventions=Conventions(king_leads=True))
    for bits in range(1, 1 << 13):
        row = row_for(bits, at)
        assert row.lead is not Rank.KING or bits.bit_count() <= 4


def test_the_rows_stand_in_the_order_of_the_book() -> None:
    pages = [row.page for row in STRONG]
    assert pages == sorted(pages)
