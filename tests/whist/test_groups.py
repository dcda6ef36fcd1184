import string

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.whist.strategies import cards, holdings
from trainer.whist.cards import SUITS, Card, Rank, card_of
from trainer.whist.errors import UnreadableCard
from trainer.whist.holding import Holding
from trainer.whist.notation import read_cards, read_holding

IN_GROUPS = {Rank.KING: "Kg", Rank.QUEEN: "Qn", Rank.KNAVE: "Knv", Rank.TEN: "10"}


@given(holdings)
def test_groups_read_back(holding: Holding) -> None:
    assert read_cards(str(holding)) == tuple(holding)
    assert read_holding(str(holding)) == holding


@given(holdings, st.sampled_from(("", " ", ", ", ",", "\n")), st.sampled_from(("", " ")))
def test_groups_read_back_however_set_out(holding: Holding, between: str, within: str) -> None:
    groups = [
        suit.symbol + "".join(within + IN_GROUPS.get(card.rank, str(card.rank)) for card in held)
        for suit in SUITS
        if (held := holding.suit(suit))
    ]
    assert read_cards(between.join(groups)) == tuple(holding)


@given(st.lists(cards, max_size=20))
def test_cards_come_in_the_order_written(written: list[Card]) -> None:
    assert read_cards(" ".join(map(str, written))) == tuple(written)


@pytest.mark.parametrize(
    ("text", "codes"),
    [
        ("SQT53 HA", "SQ ST S5 S3 HA"),
        ("♠ Q 10, ♥ A", "SQ ST HA"),
        ("d kg qn knv 10", "DK DQ DJ DT"),
        ("CKn7", "CJ C7"),
        ("SAHADA", "SA HA DA"),
        ("S3A", "S3 SA"),
        ("SA K", "SA SK"),
        ("  HA,,", "HA"),
        ("", ""),
    ],
)
def test_groups(text: str, codes: str) -> None:
    assert read_cards(text) == tuple(card_of(code) for code in codes.split())


@pytest.mark.parametrize(
    ("text", "word", "offset"),
    [
        ("x", "x", 0),
        ("SA x9 HA", "x9", 3),
        ("SA, HK,  D", "D", 9),
        ("SQT53 HA DX2", "DX2", 9),
        ("SA\nS1", "S1", 3),
        ("QD", "QD", 0),
        ("S", "S", 0),
        ("SAx", "SAx", 0),
        (", SA", ",", 0),
    ],
)
def test_no_group(text: str, word: str, offset: int) -> None:
    with pytest.raises(UnreadableCard) as caught:
        read_cards(text)
    assert str(caught.value) == (
        f"{word!r} is no group of cards: write a suit and its ranks, such as DKJ92"
    )
    assert caught.value.offset == offset


@pytest.mark.parametrize(
    ("text", "twice"), [("SA SA", "SA"), ("SAA", "SA"), ("S105T", "ST"), ("HA SK HA", "HA")]
)
def test_holding_holds_no_card_twice(text: str, twice: str) -> None:
    with pytest.raises(UnreadableCard) as caught:
        read_holding(text)
    assert str(caught.value) == f"{twice} stands here twice"
    assert len(read_cards(text)) > len(set(read_cards(text)))


@given(st.text(alphabet=string.printable, max_size=30).filter(str.strip))
def test_offset_is_where_the_text_goes_wrong(text: str) -> None:
    try:
        read_cards(text)
    except UnreadableCard as error:
        before, after = text[: error.offset], text[error.offset :]
        assert after == after.lstrip()
        assert isinstance(read_cards(before.strip()), tuple)
        with pytest.raises(UnreadableCard) as caught:
            read_cards(after)
        assert caught.value.offset == 0
