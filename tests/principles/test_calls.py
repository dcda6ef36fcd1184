from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.whist.strategies import lines, seats
from trainer.principles.calls import has_called
from trainer.whist.cards import Suit, card_of
from trainer.whist.line import Line
from trainer.whist.seats import SEATS, Seat
from trainer.whist.trick import Trick

TRUMPS = Suit.SPADES


def tricks(text: str) -> list[Trick]:
    """Return the tricks written as leader and cards, such as `A DK DQ D3 D4`, between strokes."""
    written = [trick.split() for trick in text.split("/")]
    return [Trick(Seat[seat], tuple(card_of(code) for code in codes)) for seat, *codes in written]


@pytest.mark.parametrize(
    ("seat", "played", "called"),
    [
        pytest.param(
            "Y", "A DK DQ D3 D4 / A DA D5 D6 D7", True, id="queen to the king, then small (p. 125)"
        ),
        pytest.param("Y", "A DK DQ D3 D4", False, id="not before the smaller card drops (p. 126)"),
        pytest.param(
            "Y", "A DK D9 D3 D4 / A DA D5 D6 D7", True, id="any unnecessarily high card (p. 126)"
        ),
        pytest.param(
            "Y", "A DK D5 D3 D4 / A DA D9 D6 D7", False, id="the lower first is no call (p. 126)"
        ),
        pytest.param(
            "A",
            "A D2 D3 DQ DA / Z C5 C4 CA C6 / Y CK C7 C9 C3",
            True,
            id="late, led through with queen and two small (pp. 126-127)",
        ),
        pytest.param(
            "Z",
            "A DK D3 D4 D9 / A C2 C5 CA C6 / B D2 D7 DA D5",
            True,
            id="other suits may come between",
        ),
        pytest.param(
            "B", "A HQ H5 D4 H7 / A HA H8 D3 CT", True, id="two discards (Hand XXXVIII, p. 275)"
        ),
        pytest.param(
            "Z", "A DK D3 D4 D9 / A CK C3 C4 C5", False, id="two suits make no call between them"
        ),
        pytest.param(
            "Y",
            "A D4 DT DQ D5 / B D6 D7 D8 D3",
            False,
            id="ten covers second hand, then the three comes down (p. 127)",
        ),
        pytest.param(
            "Y",
            "A D4 DT DQ D5 / B DK D7 D8 D9 / B DA D6 D2 D3",
            True,
            id="but what follows the cover may be a call",
        ),
        pytest.param(
            "B",
            "A D4 D5 DA D6 / B D2 D7 DJ D8",
            False,
            id="won with the highest, the lowest returned (pp. 113, 127)",
        ),
        pytest.param(
            "B", "A DA D3 D8 D4 / A DQ D5 D9 D6", False, id="eight then nine to unblock (p. 98)"
        ),
        pytest.param(
            "B", "A DA D3 D8 D4 / A DQ D5 D2 D6", True, id="eight then deuce has called (p. 98)"
        ),
        pytest.param(
            "A",
            "Z HK H9 H2 H3 / Z HA H4 H5 S5 / B S8 SJ SA S3 / A SK S4 S2 S6",
            True,
            id="partner calls on king and ace led (p. 128)",
        ),
        pytest.param(
            "B",
            "Z HK H9 H2 H3 / Z HA H4 H5 S5 / B S8 SJ SA S3 / A SK S4 S2 S6",
            False,
            id="the echo in trumps is not a call (p. 128)",
        ),
        pytest.param(
            "Z",
            "A SA S2 S3 S9 / A SK S4 S6 S5",
            False,
            id="nor a high trump and a low one to a trump lead (p. 128)",
        ),
        pytest.param(
            "Z",
            "A DA DT D4 D2 / A DQ D3 D5 D7 / A D8 S7 DK D6",
            True,
            id="the echo begins when partner has called, though a lower card went before (p. 261)",
        ),
        pytest.param(
            "Z",
            "A DA D3 D4 D2 / A DQ DT D5 D7 / A D8 S7 DK D6",
            False,
            id="without a call of partner's there is nothing to echo",
        ),
        pytest.param(
            "Z",
            "A DA DT D4 D2 / B DQ D7 D9 D3 / B DK D6 D8 S7",
            False,
            id="nor with a card played before the call was complete",
        ),
        pytest.param(
            "Y",
            "Y C9 C2 CA C3 / Z CK C4 C5 C6",
            False,
            id="one's own lead, high then low, shows a weak suit (p. 74)",
        ),
        pytest.param(
            "Y",
            "A DK D9 D3 D4 / Y D5 D6 D7 DA",
            False,
            id="nor does leading the lower card oneself",
        ),
        pytest.param(
            "B",
            "A DK D3 D8 D4 / A D5 D6 DA D7 / Y DQ D2 D9 DT",
            False,
            id="the lower card is the next of the suit",
        ),
        pytest.param(
            "Z", "A DK D3 D4 C9 / A CK C3 C4 C5", True, id="a discard and then a lower card"
        ),
        pytest.param(
            "Z", "A CK C3 C4 C9 / A DK D3 D4 C5", True, id="a high card and then a discard"
        ),
    ],
)
def test_call(seat: str, played: str, called: bool) -> None:
    assert has_called(Seat[seat], tricks(played), TRUMPS) is called


@pytest.mark.parametrize("trumps", [suit for suit in Suit if suit is not Suit.DIAMONDS], ids=str)
def test_one_seat_calls_at_a_time(trumps: Suit) -> None:
    played = tricks("A DK DQ D3 D4 / A DA D5 D6 D7")
    assert [seat for seat in SEATS if has_called(seat, played, trumps)] == [Seat.Y]


def test_no_call_in_trumps() -> None:
    played = tricks("A DK DQ D3 D4 / A DA D5 D6 D7")
    assert not has_called(Seat.Y, played, Suit.DIAMONDS)


def test_call_is_read_from_the_trick_in_the_making() -> None:
    first, second = tricks("A DK DQ D3 D4 / A DA D5")
    assert has_called(Seat.Y, [first, second], TRUMPS)
    assert not has_called(Seat.Y, [first, Trick(Seat.A, second.cards[:1])], TRUMPS)


def test_nothing_played_is_no_call() -> None:
    assert not has_called(Seat.A, [], TRUMPS)
    assert not has_called(Seat.A, [Trick(Seat.A)], TRUMPS)


@given(lines(), seats)
def test_call_once_made_stays_made(line: Line, seat: Seat) -> None:
    whole = [*line.last.tricks, line.last.trick]
    calls = [has_called(seat, whole[:count], line.deal.trumps) for count in range(len(whole) + 1)]
    assert calls == sorted(calls)


@given(lines(), seats, st.sampled_from(Suit))
def test_caller_played_high_then_low_in_a_plain_suit(line: Line, seat: Seat, suit: Suit) -> None:
    of_suit = [
        trick
        for trick in line.last.tricks
        if trick.cards[0].suit is suit and trick.leader is not seat
    ]
    own = [card for trick in of_suit if (card := trick.card_of(seat)) and card.suit is suit]
    rising = all(one.rank < two.rank for one, two in pairwise(own))
    if rising or suit is line.deal.trumps:
        assert not has_called(seat, of_suit, line.deal.trumps)
