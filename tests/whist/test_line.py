import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.whist.strategies import (
    cards,
    careless_plays,
    deals,
    endings,
    lines,
    play_lists,
    plays_of,
    spoilt_plays,
    whole_deals,
)
from trainer.whist.cards import Card, Suit, card_of
from trainer.whist.deal import Deal
from trainer.whist.errors import IllegalPlay, NotHeld, Revoke
from trainer.whist.line import Line, judge
from trainer.whist.moment import END, START, Moment
from trainer.whist.notation import read_holding
from trainer.whist.position import Position
from trainer.whist.seats import SEATS, Seat, Side
from trainer.whist.trick import Play

ENDING = Deal.ending(
    [read_holding(text) for text in ("SA H52", "S73 DK", "SK HA C4", "S2 HT D9")],
    trumps=Suit.CLUBS,
    leader=Seat.A,
)
"""Three cards each, A to lead; Y has no heart and B has a trump."""
PLAYED_OUT = "SA S3 SK S2 H5 S7 HA HT C4 D9 H2 DK"


def codes(text: str) -> list[Card]:
    """Return the cards of a list of codes."""
    return [card_of(code) for code in text.split()]


def plays(text: str) -> list[Play]:
    """Return the plays written as seat and code, such as `ASA`."""
    return [Play(Seat[each[0]], card_of(each[1:])) for each in text.split()]


def moment_of(index: int) -> Moment:
    """Return the moment of the card at an index, counted from 0."""
    return Moment.at(index // 4 + 1, index % 4 + 1)


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
def test_line_is_a_replay(line: Line) -> None:
    position = Position.start(line.deal)
    assert line.positions[0] == position
    for card, after in zip(line.cards, line.positions[1:], strict=True):
        position = position.play(card)
        assert after == position
    assert line.last == position
    assert line.winners == position.winners
    assert line.over is position.over
    assert line == Line.of(line.deal, line.cards)


@given(lines())
def test_tricks_of_a_line_add_up(line: Line) -> None:
    ab, yz = line.tricks
    assert ab + yz == len(line.cards) // 4
    assert (ab, yz) == (line.last.taken(Side.AB), line.last.taken(Side.YZ))


@given(lines(endings(), played_out=True))
def test_endings_play_out(line: Line) -> None:
    assert line.over
    assert sum(line.tricks) == line.deal.size
    assert set(line.cards) == set().union(*line.deal.hands)
    assert len(line.cards) == 4 * line.deal.size


@pytest.mark.parametrize("size", range(1, 13))
@settings(max_examples=15)
@given(data=st.data())
def test_endings_of_every_size_play_out(size: int, data: st.DataObject) -> None:
    line = data.draw(lines(endings(sizes=st.just(size)), played_out=True))
    assert line.over
    assert sum(line.tricks) == size
    assert judge(line.deal, plays_of(line)) == (line, ())


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


@pytest.mark.parametrize(
    ("text", "kind"), [("SA DK", Revoke), ("SA S3 SK S2 SA", NotHeld), ("HA", NotHeld)]
)
def test_illegal_line_cannot_be_built(text: str, kind: type[IllegalPlay]) -> None:
    with pytest.raises(kind) as caught:
        Line.of(ENDING, codes(text))
    assert caught.value.card == codes(text)[-1]


@given(lines())
def test_before_a_card_is_the_replay_up_to_it(line: Line) -> None:
    for index in range(len(line.cards)):
        assert line.before(moment_of(index)) == Line.of(line.deal, line.cards[:index]).last
    for trick in range(1, len(line.cards) // 4 + 1):
        after = line.before(Moment.after(trick))
        assert after == Line.of(line.deal, line.cards[: 4 * trick]).last
        assert len(after.tricks) == trick
    assert line.before(START) == Position.start(line.deal)
    assert line.before(END) == line.last


@given(lines())
def test_line_reaches_what_is_or_can_next_be_played(line: Line) -> None:
    last, made = 4 * line.deal.size, len(line.cards)
    for index in range(last + 8):
        reached = index <= made and index < last
        assert line.reaches(moment_of(index)) is reached
        if not reached:
            with pytest.raises(ValueError, match=r"^the play does not reach ") as caught:
                line.before(moment_of(index))
            assert str(caught.value) == f"the play does not reach {moment_of(index)}"
    for trick in range(1, line.deal.size + 3):
        assert line.reaches(Moment.after(trick)) is (4 * trick <= made)
    assert line.reaches(START)
    assert line.reaches(END)


@given(st.data())
def test_then_is_a_replay_with_one_card_more(data: st.DataObject) -> None:
    line = data.draw(lines())
    for card in line.last.legal():
        grown = line.then(card)
        assert grown == Line.of(line.deal, (*line.cards, card))
        assert grown.positions == Line.of(line.deal, (*line.cards, card)).positions
    card = data.draw(cards)
    if card not in line.last.legal():
        fault = line.last.fault(card)
        assert fault is not None
        with pytest.raises(type(fault)) as caught:
            line.then(card)
        assert str(caught.value) == str(fault)


@given(st.data())
def test_branch_is_a_replay_with_another_card(data: st.DataObject) -> None:
    line = data.draw(lines(deals))
    kept = (line.cards, line.winners, line.positions)
    index = data.draw(st.integers(0, min(len(line.cards), 4 * line.deal.size - 1)))
    card = data.draw(st.sampled_from(list(line.positions[index].legal())))
    branch = line.branch(moment_of(index), card)
    whole = Line.of(line.deal, (*line.cards[:index], card))
    assert branch == whole
    assert branch.positions == whole.positions
    assert branch.before(moment_of(index)) == line.before(moment_of(index))
    assert (line.cards, line.winners, line.positions) == kept


@given(st.data())
def test_branch_refuses_what_the_position_refuses(data: st.DataObject) -> None:
    line = data.draw(lines())
    index = data.draw(st.integers(0, min(len(line.cards), 4 * line.deal.size - 1)))
    card = data.draw(cards)
    fault = line.positions[index].fault(card)
    if fault is None:
        assert line.branch(moment_of(index), card).cards[-1] == card
        return
    with pytest.raises(type(fault)) as caught:
        line.branch(moment_of(index), card)
    assert str(caught.value) == str(fault)


@given(lines())
def test_branch_with_the_card_played_comes_back(line: Line) -> None:
    for index, card in enumerate(line.cards):
        assert line.branch(moment_of(index), card).cards == line.cards[: index + 1]


def test_branch_after_a_trick_and_at_the_start() -> None:
    line = Line.of(ENDING, codes("SA S3 SK S2 H5"))
    assert line.branch(Moment.after(1), card_of("H2")).cards == tuple(codes("SA S3 SK S2 H2"))
    assert line.branch(START, card_of("H2")).cards == (card_of("H2"),)
    assert line.branch(Moment.at(2, 2), card_of("DK")).cards[-1] == card_of("DK")
    with pytest.raises(ValueError, match=r"^the play does not reach 2\.3$"):
        line.branch(Moment.at(2, 3), card_of("HA"))


def test_lines_do_not_change() -> None:
    line = Line.of(ENDING, codes("SA"))
    grown = line.then(card_of("S3"))
    assert (len(line.cards), len(grown.cards)) == (1, 2)
    assert len(line.positions) == 2
    with pytest.raises(AttributeError):
        line.cards = ()  # type: ignore[misc]


def test_seats_of_a_played_out_ending() -> None:
    line = Line.of(ENDING, codes(PLAYED_OUT))
    assert line.over
    assert line.winners == (Seat.A, Seat.B, Seat.B)
    assert line.tricks == (3, 0)
    assert {play.seat for play in line.last.plays} == set(SEATS)
