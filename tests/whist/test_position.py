import copy

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.whist.samples import ENDING, PLAYED_OUT, codes
from tests.whist.strategies import cards, lines, seats, whole_deals
from trainer.whist.cards import Card, Suit, card_of
from trainer.whist.deal import Deal
from trainer.whist.errors import HandOver, IllegalPlay, NotHeld, OutOfTurn, Revoke, WhistError
from trainer.whist.holding import EMPTY, Holding
from trainer.whist.line import Line
from trainer.whist.notation import read_holding
from trainer.whist.position import Position
from trainer.whist.ruleset import COTTON_WHIST, SHORT_WHIST, Ruleset
from trainer.whist.seats import SEATS, Seat, Side
from trainer.whist.trick import Play


def after(played: str) -> Position:
    """Return the position of the ending after some cards."""
    return Line.of(ENDING, codes(played)).last


def follows(hand: Holding, led: Suit | None) -> set[Card]:
    """Return what Law 71 lets a hand play, by plain counting."""
    of_suit = {card for card in hand if card.suit is led}
    return of_suit or set(hand)


@given(whole_deals(), st.data())
def test_random_legal_play_never_dead_ends(deal: Deal, data: st.DataObject) -> None:
    position, size = Position.start(deal), deal.rules.hand_size
    for count in range(4 * size):
        assert not position.over
        legal = list(position.legal())
        assert legal, f"nothing to play after {count} cards"
        position = position.play(data.draw(st.sampled_from(legal)))
    assert position.over
    assert len(position.tricks) == len(position.winners) == size
    assert position.hands == (EMPTY,) * 4
    assert position.legal() == EMPTY
    played = [play.card for play in position.plays]
    assert len(played) == len(set(played)) == len(deal.rules.pack)
    assert set(played) == set(deal.rules.pack)


@pytest.mark.parametrize(("rules", "tricks"), [(SHORT_WHIST, 13), (COTTON_WHIST, 12)])
@given(data=st.data())
def test_hand_is_so_many_tricks(rules: Ruleset, tricks: int, data: st.DataObject) -> None:
    line = data.draw(lines(whole_deals(st.just(rules)), played_out=True))
    assert len(line.last.tricks) == tricks
    assert line.last.taken(Side.AB) + line.last.taken(Side.YZ) == tricks


@given(lines())
def test_legal_is_the_suit_led_if_held(line: Line) -> None:
    for position in line.positions:
        led = position.trick.cards[0].suit if position.trick.cards else None
        assert set(position.legal()) == follows(position.hand(position.turn), led)


@given(lines())
def test_every_position_accounts_for_every_card(line: Line) -> None:
    for count, position in enumerate(line.positions):
        played = [play.card for play in position.plays]
        assert played == list(line.cards[:count])
        for seat in SEATS:
            gone = {play.card for play in position.plays if play.seat is seat}
            assert set(position.hand(seat)) == set(line.deal.hand(seat)) - gone
            assert gone <= set(line.deal.hand(seat))
        assert position.over is (count == 4 * line.deal.size)


@given(lines())
def test_winner_of_a_trick_leads_to_the_next(line: Line) -> None:
    last = line.last
    leaders = [trick.leader for trick in (*last.tricks, last.trick)]
    assert leaders[0] is line.deal.leader
    assert leaders[1:] == list(last.winners)
    assert [trick.winner(line.deal.trumps) for trick in last.tricks] == list(last.winners)
    assert last.turn is last.trick.leader.round()[len(last.trick.cards)]


@given(lines())
def test_tricks_add_up(line: Line) -> None:
    for position in line.positions:
        assert position.taken(Side.AB) + position.taken(Side.YZ) == len(position.tricks)
        ab = [seat for seat in position.winners if seat in (Seat.A, Seat.B)]
        assert position.taken(Side.AB) == len(ab)
        assert 4 * len(position.tricks) + len(position.trick.cards) == len(position.plays)


@given(lines())
def test_playing_leaves_the_position_as_it_was(line: Line) -> None:
    position = line.last
    kept = copy.deepcopy(position)
    for card in position.legal():
        assert position.play(card) != position
        assert position.play(card) == position.play(card, position.turn) == position.after(card)
    assert position == kept


@pytest.mark.parametrize("name", ["deal", "hands", "tricks", "winners", "trick", "turn"])
def test_positions_do_not_change(name: str) -> None:
    with pytest.raises(AttributeError):
        setattr(Position.start(ENDING), name, None)


@given(lines(), cards, st.one_of(st.none(), seats))
def test_fault_says_whether_the_card_may_be_played(
    line: Line, card: Card, seat: Seat | None
) -> None:
    position = line.last
    fault = position.fault(card, seat)
    in_turn = seat is None or seat is position.turn
    assert (fault is None) is (in_turn and card in position.legal())
    if fault is None:
        assert position.play(card, seat).plays[-1] == Play(position.turn, card)
        return
    with pytest.raises(type(fault)) as caught:
        position.play(card, seat)
    assert str(caught.value) == str(fault)
    assert (fault.card, fault.seat) == (card, seat or position.turn)
    assert fault.legal == position.legal()
    assert str(card) in str(fault)
    assert str(fault.seat) in str(fault)
    assert str(fault.legal) in str(fault)


@given(lines(), cards, st.one_of(st.none(), seats))
def test_kind_of_fault(line: Line, card: Card, seat: Seat | None) -> None:
    position, seat = line.last, seat or line.last.turn
    held = card in position.hand(position.turn)
    if line.over:
        kind: type[IllegalPlay] | None = HandOver
    elif seat is not position.turn:
        kind = OutOfTurn
    elif not held:
        kind = NotHeld
    else:
        kind = None if card in position.legal() else Revoke
    fault = position.fault(card, seat)
    assert (None if fault is None else type(fault)) is kind


@pytest.mark.parametrize(
    ("played", "card", "seat", "kind", "message", "legal", "law"),
    [
        pytest.param(
            "",
            "HA",
            None,
            NotHeld,
            "A does not hold HA; may play SA H52",
            "SA H52",
            0,
            id="not held, on lead",
        ),
        pytest.param(
            "SA",
            "D9",
            "Y",
            NotHeld,
            "Y does not hold D9; may play S73",
            "S73",
            0,
            id="not held, to follow",
        ),
        pytest.param(
            "SA S3 SK S2",
            "SA",
            None,
            NotHeld,
            "A does not hold SA; may play H52",
            "H52",
            0,
            id="played already",
        ),
        pytest.param(
            "SA",
            "DK",
            None,
            Revoke,
            "DK would be a revoke: Y can follow suit with S73 (Law 71)",
            "S73",
            71,
            id="revoke (Law 71)",
        ),
        pytest.param(
            "H5 DK",
            "C4",
            "B",
            Revoke,
            "C4 would be a revoke: B can follow suit with HA (Law 71)",
            "HA",
            71,
            id="trumping with the suit in hand (Law 71)",
        ),
        pytest.param(
            "",
            "SK",
            "B",
            OutOfTurn,
            "SK by B is out of turn: A is to play, from SA H52 (Laws 62, 67-68)",
            "SA H52",
            62,
            id="lead out of turn (Law 62)",
        ),
        pytest.param(
            "SA",
            "SK",
            "B",
            OutOfTurn,
            "SK by B is out of turn: Y is to play, from S73 (Laws 62, 67-68)",
            "S73",
            62,
            id="third hand before the second (Law 67)",
        ),
        pytest.param(
            PLAYED_OUT,
            "C4",
            "B",
            HandOver,
            "C4 by B: all the cards have been played",
            "",
            0,
            id="the hand is over",
        ),
        pytest.param(
            PLAYED_OUT,
            "SA",
            "Y",
            HandOver,
            "SA by Y: all the cards have been played",
            "",
            0,
            id="the hand is over, whoever plays",
        ),
    ],
)
def test_illegal_play_names_card_seat_and_what_was_legal(
    played: str,
    card: str,
    seat: str | None,
    kind: type[IllegalPlay],
    message: str,
    legal: str,
    law: int,
) -> None:
    position = after(played)
    with pytest.raises(IllegalPlay) as caught:
        position.play(card_of(card), None if seat is None else Seat[seat])
    error = caught.value
    assert type(error) is kind
    assert isinstance(error, WhistError)
    assert str(error) == message
    assert (error.card, error.seat) == (card_of(card), Seat[seat] if seat else position.turn)
    assert error.legal == read_holding(legal)
    assert error.law == law


def test_out_of_turn_names_whose_turn_it_is() -> None:
    with pytest.raises(OutOfTurn) as caught:
        after("SA").play(card_of("SK"), Seat.B)
    assert caught.value.turn is Seat.Y


@pytest.mark.parametrize(
    ("played", "card", "wins"),
    [
        pytest.param("", "H2", True, id="on lead"),
        pytest.param("SA", "S7", False, id="below the best"),
        pytest.param("H2", "DK", False, id="a discard"),
        pytest.param("SA S3", "SK", False, id="second best"),
        pytest.param("SA S3 SK S2 H5 S7 HA", "HT", False, id="fourth hand, below the best"),
        pytest.param("H2 S3 HA HT", "C4", True, id="a trump led"),
        pytest.param("H2 S3 HA HT C4", "D9", False, id="a discard on a trump"),
        pytest.param("SA S3 SK S2 H5 S7 HA HT", "C4", True, id="the last trump"),
    ],
)
def test_who_would_win_with_a_card(played: str, card: str, wins: bool) -> None:
    position = after(played)
    assert card_of(card) in position.legal()
    winner = position.trick.with_card(card_of(card)).winner(position.deal.trumps)
    assert (winner is position.turn) is wins
