import copy
import pickle

import pytest
from hypothesis import given

from tests.whist.strategies import cards, holdings, ranks, seats, suits
from trainer.whist.cards import RANKS, SUITS, Card, Rank, Suit, card, card_at, card_of
from trainer.whist.holding import Holding
from trainer.whist.score import Score
from trainer.whist.seats import SEATS, Seat, Side
from trainer.whist.trick import Play, Trick

EVERY_CARD = [Card(suit, rank) for suit in SUITS for rank in RANKS]

VALUES = [
    *SUITS,
    *RANKS,
    *SEATS,
    *Side,
    *EVERY_CARD,
    Holding(),
    Holding.of(EVERY_CARD[::3]),
    Play(Seat.B, EVERY_CARD[7]),
    Trick(Seat.Y, tuple(EVERY_CARD[:3])),
    Score(3, 4),
]


@pytest.mark.parametrize("value", VALUES, ids=repr)
def test_repr_reads_back(value: object) -> None:
    names = {
        each.__name__: each for each in (Suit, Rank, Seat, Side, Card, Holding, Play, Trick, Score)
    }
    assert eval(repr(value), names) == value


@given(holdings)
def test_repr_of_any_holding_reads_back(holding: Holding) -> None:
    assert eval(repr(holding), {"Holding": Holding}) == holding


def test_repr_names_what_it_shows() -> None:
    assert repr(Suit.DIAMONDS) == "Suit.DIAMONDS"
    assert repr(Rank.KNAVE) == "Rank.KNAVE"
    assert repr(Seat.Y) == "Seat.Y"
    assert repr(Side.YZ) == "Side.YZ"
    assert repr(card_of("DT")) == "Card(suit=Suit.DIAMONDS, rank=Rank.TEN)"


def test_strict_writing_is_suit_then_rank() -> None:
    written = [str(Card(Suit.DIAMONDS, rank)) for rank in RANKS]
    assert written == ["DA", "DK", "DQ", "DJ", "DT", "D9", "D8", "D7", "D6", "D5", "D4", "D3", "D2"]
    assert [str(Card(suit, Rank.ACE)) for suit in SUITS] == ["SA", "HA", "DA", "CA"]


def test_suits_carry_letter_and_symbol() -> None:
    assert [(str(suit), suit.symbol, suit.place) for suit in SUITS] == [
        ("S", "♠", 0),
        ("H", "♥", 1),
        ("D", "♦", 2),
        ("C", "♣", 3),
    ]


def test_ace_is_high_in_play() -> None:
    assert tuple(sorted(Rank, reverse=True)) == RANKS
    assert RANKS[0] is Rank.ACE
    assert RANKS[-1] is Rank.TWO


@given(suits, ranks)
def test_card_is_one_value_however_it_is_made(suit: Suit, rank: Rank) -> None:
    made = Card(suit, rank)
    assert card(suit, rank) == made
    assert card_of(str(made)) == made
    assert card_at(made.bit.bit_length() - 1) == made
    assert hash(card(suit, rank)) == hash(made)
    assert copy.deepcopy(made) == made
    assert pickle.loads(pickle.dumps(made)) == made


@given(cards, cards)
def test_cards_are_equal_only_when_suit_and_rank_are(one: Card, two: Card) -> None:
    same = one.suit is two.suit and one.rank is two.rank
    assert (one == two) is same
    assert (one.bit == two.bit) is same


def test_every_card_has_its_own_bit_inside_its_suit() -> None:
    assert sorted(each.bit for each in EVERY_CARD) == [1 << place for place in range(52)]
    assert all(each.bit & each.suit.mask for each in EVERY_CARD)
    assert all(
        not each.bit & suit.mask for each in EVERY_CARD for suit in SUITS if suit is not each.suit
    )


def test_higher_card_has_the_higher_bit_of_its_suit() -> None:
    for suit in SUITS:
        bits = [card(suit, rank).bit for rank in RANKS]
        assert bits == sorted(bits, reverse=True)


@pytest.mark.parametrize("code", ["", "D", "T", "TD", "dt", "D10", "DX", "D T", " DT", "♦T", "DTT"])
def test_strict_reading_takes_nothing_else(code: str) -> None:
    with pytest.raises(KeyError):
        card_of(code)


@pytest.mark.parametrize("name", ["suit", "rank", "bit"])
def test_cards_do_not_change(name: str) -> None:
    with pytest.raises(AttributeError):
        setattr(card_of("DT"), name, None)


@given(seats)
def test_seats_go_round(seat: Seat) -> None:
    assert seat.next.next is seat.partner
    assert seat.partner.partner is seat
    assert seat.next.next.next.next is seat
    assert seat.round() == (seat, seat.next, seat.partner, seat.partner.next)
    assert seat.side is seat.partner.side
    assert seat.next.side is seat.side.other


def test_seats_are_as_the_book_has_them() -> None:
    assert [str(seat) for seat in Seat.A.round()] == ["A", "Y", "B", "Z"]
    assert [seat.side for seat in SEATS] == [Side.AB, Side.YZ, Side.AB, Side.YZ]
    assert [str(side) for side in Side] == ["AB", "YZ"]
    assert Side.AB.other is Side.YZ
    assert Side.YZ.other is Side.AB
