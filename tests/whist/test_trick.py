import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.whist.strategies import cards, seats, suits
from trainer.whist.cards import Card, Suit, card_of
from trainer.whist.seats import SEATS, Seat
from trainer.whist.trick import Play, Trick, beats


def best_by_sorting(played: list[Card], trumps: Suit) -> Card:
    """Return the winning card: the highest trump, or the highest of the suit led."""
    trumped = [card for card in played if card.suit is trumps]
    followed = [card for card in played if card.suit is played[0].suit]
    return max(trumped or followed, key=lambda card: card.rank)


@given(st.lists(cards, min_size=1, max_size=4, unique=True), seats, suits)
def test_winner_holds_the_best_card(played: list[Card], leader: Seat, trumps: Suit) -> None:
    trick = Trick(leader, tuple(played))
    winner = trick.winner(trumps)
    assert winner is not None
    assert trick.card_of(winner) == best_by_sorting(played, trumps)


@given(st.lists(cards, min_size=2, max_size=4, unique=True), suits)
def test_beats_what_was_best_before(played: list[Card], trumps: Suit) -> None:
    *before, card = played
    best = best_by_sorting(before, trumps)
    assert beats(card, best, trumps) is (best_by_sorting(played, trumps) == card)


@given(st.lists(cards, max_size=4, unique=True), seats)
def test_turn_goes_round_from_the_leader(played: list[Card], leader: Seat) -> None:
    trick = Trick(leader)
    for count, card in enumerate(played):
        assert trick.turn is leader.round()[count]
        assert trick.card_of(leader.round()[count]) is None
        trick = trick.with_card(card)
    assert trick == Trick(leader, tuple(played))
    assert trick.complete is (len(played) == 4)
    assert trick.turn is (None if len(played) == 4 else leader.round()[len(played)])
    assert list(trick.plays) == [
        Play(seat, card) for seat, card in zip(leader.round(), played, strict=False)
    ]
    assert [trick.card_of(seat) for seat in leader.round()[: len(played)]] == played


@pytest.mark.parametrize(
    ("led", "trumps", "winner"),
    [
        pytest.param("D2 D4 DQ DA", Suit.SPADES, "Z", id="highest of the suit (p. 158, trick 1)"),
        pytest.param("DK DT D8 SJ", Suit.SPADES, "Z", id="one trump"),
        pytest.param("C5 S2 CA S3", Suit.SPADES, "Z", id="the higher of two trumps"),
        pytest.param("C5 S3 CA S2", Suit.SPADES, "Y", id="undertrumped (p. 151)"),
        pytest.param("S2 HA DA CA", Suit.CLUBS, "Z", id="a trump on a small card"),
        pytest.param("S2 HA DA HK", Suit.CLUBS, "A", id="discards never win"),
        pytest.param("S2 HA S3 HK", Suit.CLUBS, "B", id="nor stop those who follow"),
        pytest.param("C2 C9 CT C4", Suit.CLUBS, "B", id="trumps led"),
    ],
)
def test_winner(led: str, trumps: Suit, winner: str) -> None:
    trick = Trick(Seat.A, tuple(card_of(code) for code in led.split()))
    assert trick.winner(trumps) is Seat[winner]


@pytest.mark.parametrize("leader", SEATS, ids=str)
def test_no_one_wins_before_the_first_card(leader: Seat) -> None:
    trick = Trick(leader)
    assert trick.winner(Suit.CLUBS) is None
    assert trick.turn is leader
    assert not trick.complete


def test_tricks_do_not_change() -> None:
    trick = Trick(Seat.A)
    assert trick.with_card(card_of("SA")) != trick
    assert trick.cards == ()
    with pytest.raises(AttributeError):
        trick.cards = (card_of("SA"),)  # type: ignore[misc]
