import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.whist.samples import ENDING, PLAYED_OUT, codes, plays
from tests.whist.strategies import (
    careless_plays,
    deals,
    lines,
    play_lists,
    plays_of,
    spoilt_plays,
    whole_deals,
)
from trainer.whist.deal import Deal
from trainer.whist.errors import IllegalPlay, Revoke
from trainer.whist.line import Line, judge
from trainer.whist.position import Position
from trainer.whist.seats import Seat
from trainer.whist.trick import Play


def replay(deal: Deal, made: list[Play]) -> tuple[int, IllegalPlay] | None:
    """Return the first play that breaks a law, as the seats' own positions refuse it."""
    position = Position.start(deal)
    for index, play in enumerate(made):
        try:
            position = position.play(play.card, play.seat)
        except IllegalPlay as error:
            return index, error
    return None


@given(lines())
def test_judge_agrees_with_legal_lines(line: Line) -> None:
    judged, faults = judge(line.deal, plays_of(line))
    assert faults == ()
    assert judged == line
    assert judged is not None
    assert judged.positions == line.positions


@given(st.data())
def test_judge_agrees_with_the_laws_on_spoilt_lines(data: st.DataObject) -> None:
    line = data.draw(lines())
    made = data.draw(spoilt_plays(line))
    check_verdict(line.deal, made)


@given(st.data())
def test_judge_agrees_with_the_laws_on_revokes(data: st.DataObject) -> None:
    deal = data.draw(deals)
    made = data.draw(careless_plays(deal))
    check_verdict(deal, made)
    kinds = {type(fault.error) for fault in judge(deal, made)[1]}
    assert kinds <= {Revoke}


@given(deals, play_lists)
def test_judge_never_raises_on_any_plays(deal: Deal, made: list[Play]) -> None:
    check_verdict(deal, made)


@given(lines(whole_deals(), played_out=True), play_lists)
def test_judge_never_raises_on_plays_after_the_last(line: Line, more: list[Play]) -> None:
    check_verdict(line.deal, [*plays_of(line), *more])


def check_verdict(deal: Deal, made: list[Play]) -> None:
    """Check what `judge` says of any plays against a replay, and against `Line.of`."""
    judged, faults = judge(deal, made)
    first = replay(deal, made)
    in_turn = first is None or first[1].seat is turn_at(deal, made[: first[0]])
    if first is None:
        assert faults == ()
        assert judged == Line.of(deal, [play.card for play in made])
        return
    index, error = first
    assert judged is None
    assert faults[0].index == index
    assert type(faults[0].error) is type(error)
    assert str(faults[0].error) == str(error)
    assert faults[0].error.legal == error.legal
    found = [fault.index for fault in faults]
    assert found == sorted(set(found))
    assert found[-1] < len(made)
    for fault in faults:
        assert (fault.error.seat, fault.error.card) == (
            made[fault.index].seat,
            made[fault.index].card,
        )
    if in_turn:
        with pytest.raises(type(error)) as caught:
            Line.of(deal, [play.card for play in made[: index + 1]])
        assert str(caught.value) == str(error)
    assert judge(deal, made[:index]) == (Line.of(deal, [play.card for play in made[:index]]), ())


def turn_at(deal: Deal, made: list[Play]) -> Seat:
    """Return the seat to play after some lawful plays."""
    return Line.of(deal, [play.card for play in made]).last.turn


def verdict(text: str) -> list[tuple[int, str]]:
    """Return the index and the words of all that is wrong with some plays to the ending."""
    judged, faults = judge(ENDING, plays(text))
    assert judged is None
    return [(fault.index, str(fault.error)) for fault in faults]


def test_judge_tells_everything() -> None:
    assert verdict("ASA YDK BSK ZHT AH5 YS7 BC4 ZS2 AH2") == [
        (1, "DK would be a revoke: Y can follow suit with S73 (Law 71)"),
        (3, "HT would be a revoke: Z can follow suit with S2 (Law 71)"),
        (6, "C4 would be a revoke: B can follow suit with HA (Law 71)"),
        (8, "H2 by A is out of turn: B is to play, from HA (Laws 62, 67-68)"),
    ]


def test_judge_finds_a_revoke_alone() -> None:
    assert verdict("ASA YDK BSK ZS2") == [
        (1, "DK would be a revoke: Y can follow suit with S73 (Law 71)")
    ]


def test_judge_takes_a_lead_out_of_turn_as_it_was_made() -> None:
    assert verdict("BSK ZS2 ASA YS3 AH5 YS7 BHA ZHT") == [
        (0, "SK by B is out of turn: A is to play, from SA H52 (Laws 62, 67-68)")
    ], "Law 63: if the others have followed, the trick is complete"


def test_judge_finds_a_card_played_twice_and_one_too_many() -> None:
    assert verdict("ASA YS3 BSK ZS2 ASA YS7") == [(4, "A does not hold SA; may play H52")]
    made = [f"{play.seat}{play.card}" for play in Line.of(ENDING, codes(PLAYED_OUT)).last.plays]
    assert verdict(" ".join([*made, "BHA"])) == [(12, "HA by B: all the cards have been played")]


def test_nothing_played_is_a_line() -> None:
    assert judge(ENDING, ()) == (Line.of(ENDING), ())
    assert Line.of(ENDING).last == Position.start(ENDING)
    assert not Line.of(ENDING).over
