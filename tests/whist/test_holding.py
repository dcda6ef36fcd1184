from collections.abc import Set
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.whist.strategies import PACK, cards, holdings, suits
from trainer.whist.cards import SUITS, Card, Rank, Suit, card_of
from trainer.whist.holding import EMPTY, Holding
from trainer.whist.notation import read_holding

S = Suit.SPADES


def of_suit(held: Set[Card], suit: Suit) -> list[Card]:
    """Return the cards of a suit, highest first, by plain sorting."""
    return sorted((each for each in held if each.suit is suit), key=lambda each: -each.rank)


@given(holdings, holdings)
def test_holding_is_a_set(one: Holding, two: Holding) -> None:
    left, right = set(one), set(two)
    assert set(one | two) == left | right
    assert set(one & two) == left & right
    assert set(one - two) == left - right
    assert len(one) == len(left)
    assert bool(one) is bool(left)
    assert (one == two) is (left == right)
    assert Holding.of(left) == one


@given(holdings, cards)
def test_one_card_in_and_out(holding: Holding, card: Card) -> None:
    assert (card in holding) is (card in set(holding))
    assert set(holding.with_card(card)) == {*holding, card}
    assert set(holding.without(card)) == set(holding) - {card}


@given(st.lists(cards, max_size=20))
def test_card_given_twice_counts_once(drawn: list[Card]) -> None:
    assert len(Holding.of(drawn)) == len(set(drawn))


@given(holdings)
def test_cards_come_by_suit_highest_first(holding: Holding) -> None:
    came = list(holding)
    assert came == [card for suit in SUITS for card in of_suit(set(came), suit)]


@given(holdings)
def test_written_in_groups(holding: Holding) -> None:
    groups = str(holding).split()
    held = [suit for suit in SUITS if holding.length(suit)]
    assert [group[0] for group in groups] == [str(suit) for suit in held]
    assert [f"{group[0]}{rank}" for group in groups for rank in group[1:]] == [
        str(card) for card in holding
    ]


@pytest.mark.parametrize("text", ["", "SA", "SQT53 HA DKJ92 CA763", "HT3 CK"])
def test_writing(text: str) -> None:
    assert str(read_holding(text)) == text


@given(holdings, suits)
def test_questions_of_a_suit(holding: Holding, suit: Suit) -> None:
    ranked = of_suit(set(holding), suit)
    assert list(holding.suit(suit)) == ranked
    assert holding.length(suit) == len(ranked)
    assert holding.highest(suit) == (ranked[0] if ranked else None)
    assert holding.lowest(suit) == (ranked[-1] if ranked else None)
    assert holding.fourth_best(suit) == (ranked[3] if len(ranked) >= 4 else None)
    assert list(holding.honours(suit)) == [card for card in ranked if card.rank >= Rank.KNAVE]


@given(holdings)
def test_nth_card_numbers_them_all(holding: Holding) -> None:
    drawn = [holding.nth(index) for index in range(len(holding))]
    assert len(set(drawn)) == len(drawn)
    assert set(drawn) == set(holding)


@given(holdings, suits)
def test_sequences_are_all_the_touching_cards(holding: Holding, suit: Suit) -> None:
    runs = holding.sequences(suit)
    ranked = {card.rank: card for card in holding.suit(suit)}
    touching = [card for rank, card in ranked.items() if {rank + 1, rank - 1} & ranked.keys()]
    assert [card for run in runs for card in run] == touching
    for run in runs:
        in_run = [card.rank for card in run]
        assert len(in_run) > 1
        assert in_run == list(range(in_run[0], in_run[-1] - 1, -1))
    for above, below in pairwise(runs):
        assert min(card.rank for card in above) > max(card.rank for card in below) + 1


@given(holdings, holdings, suits)
def test_master_and_tenace_by_counting(pack: Holding, mine: Holding, suit: Suit) -> None:
    held = pack & mine
    gone = PACK - pack
    left = of_suit(set(pack), suit)
    mine_of_suit = set(held.suit(suit))
    assert held.master(suit, gone) is (bool(left) and left[0] in mine_of_suit)
    major = len(left) >= 3 and set(left[:3]) & mine_of_suit == {left[0], left[2]}
    minor = (
        len(left) >= 3
        and left[0] not in mine_of_suit
        and left[1] in mine_of_suit
        and len(mine_of_suit) >= 2
    )
    assert held.tenace(suit, gone) is (major or minor)


@pytest.mark.parametrize(
    ("held", "gone", "tenace"),
    [
        pytest.param("SAQ", "", True, id="best and third best (p. 58)"),
        pytest.param("SAQ52", "", True, id="with small ones"),
        pytest.param("SK5", "", True, id="second best guarded (p. 58)"),
        pytest.param("SK", "", False, id="second best unguarded"),
        pytest.param("SAK", "", False, id="best and second best"),
        pytest.param("SAKQ", "", False, id="the three best"),
        pytest.param("SA", "", False, id="best alone"),
        pytest.param("SAJ", "", False, id="best and fourth best"),
        pytest.param("SKQ", "", True, id="second guarded by third"),
        pytest.param("SKJ", "SA", True, id="king and knave with the ace gone (p. 93)"),
        pytest.param("SAJ", "SKQ", False, id="ace and knave now touch"),
        pytest.param("SAT", "SKJ", True, id="ace and ten with king and knave gone"),
        pytest.param("S92", "SAKQJT876543", False, id="two cards left, both held"),
        pytest.param("HAQ", "", False, id="another suit"),
        pytest.param("", "", False, id="void"),
    ],
)
def test_tenace(held: str, gone: str, tenace: bool) -> None:
    assert read_holding(held).tenace(S, read_holding(gone)) is tenace


@pytest.mark.parametrize(
    ("held", "gone", "master"),
    [
        ("SA", "", True),
        ("SK", "", False),
        ("SK", "SA", True),
        ("S2", "SAKQJT9876543", True),
        ("", "SAKQJT98765432", False),
        ("HA", "", False),
    ],
)
def test_master(held: str, gone: str, master: bool) -> None:
    assert read_holding(held).master(S, read_holding(gone)) is master


@pytest.mark.parametrize(
    ("held", "fourth"),
    [
        pytest.param("SQT98", "S8", id="from four (p. 117)"),
        pytest.param("SQT983", "S8", id="from five (p. 117)"),
        pytest.param("SQT9832", "S8", id="from six (p. 117)"),
        pytest.param("SQT9 HA", None, id="from three"),
        pytest.param("HQT98", None, id="of another suit"),
    ],
)
def test_fourth_best(held: str, fourth: str | None) -> None:
    best = read_holding(held).fourth_best(S)
    assert best == (None if fourth is None else card_of(fourth))


@pytest.mark.parametrize(
    ("held", "runs"),
    [
        pytest.param("SQJT6", ["SQJT"], id="head sequence (p. 61)"),
        pytest.param("SAQJT", ["SQJT"], id="under sequence (p. 62)"),
        pytest.param("SKT98", ["ST98"], id="under sequence led from (p. 62)"),
        pytest.param("SAKJT7", ["SAK", "SJT"], id="two"),
        pytest.param("SAQT8", [], id="none"),
        pytest.param("S2 HA", [], id="the lowest and the highest of the next suit do not touch"),
    ],
)
def test_sequences(held: str, runs: list[str]) -> None:
    assert [str(run) for run in read_holding(held).sequences(S)] == runs


def test_void_has_nothing() -> None:
    assert not EMPTY
    assert str(EMPTY) == ""
    assert list(EMPTY) == []
    assert EMPTY.highest(S) is None
    assert EMPTY.lowest(S) is None
    assert EMPTY.sequences(S) == ()


def test_holdings_do_not_change() -> None:
    holding = read_holding("SA")
    with pytest.raises(AttributeError):
        holding.bits = 0  # type: ignore[misc]
    assert str(holding) == "SA"
