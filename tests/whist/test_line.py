import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.whist.samples import ENDING, PLAYED_OUT, codes
from tests.whist.strategies import cards, deals, endings, lines, plays_of
from trainer.whist.cards import card_of
from trainer.whist.errors import IllegalPlay, NotHeld, Revoke
from trainer.whist.line import Line, judge
from trainer.whist.moment import END, START, Moment
from trainer.whist.position import Position
from trainer.whist.seats import SEATS, Seat, Side


def moment_of(index: int) -> Moment:
    """Return the moment of the card at an index, counted from 0."""
    return Moment.at(index // 4 + 1, index % 4 + 1)


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
