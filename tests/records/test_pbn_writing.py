"""What is written as PBN is read again, by us and by others."""

from collections.abc import Iterable
from pathlib import Path

import pytest
from hypothesis import given

from tests.records.pbn_samples import GOOD, records, text_from
from tests.records.samples import GOOD as GOOD_YAML
from tests.records.samples import SHIPPED
from trainer.records.hand import HandRecord, read_hand
from trainer.records.pbn import boards_of, hand_of, sound_boards
from trainer.records.pbn_writing import board_text, file_text, tags_of
from trainer.study.check import judge_hand
from trainer.whist.line import Line
from trainer.whist.seats import SEATS, Seat

KEPT = (
    *("id", "title", "source", "page", "student", "turn_up", "trumps", "leader", "score", "themes"),
    *("conventions", "difficulty", "corrections", "result", "all_remarks", "all_afterwords"),
    *("plays", "summary"),
)
OURS = [read_hand(path) for path in (*SHIPPED, *GOOD_YAML)]


def again(record: HandRecord) -> HandRecord:
    (board,), problems = sound_boards(text_from(file_text([tags_of(record)])))
    assert problems == ()
    return hand_of(board)


def assert_same(record: HandRecord) -> None:
    read = again(record)
    for name in KEPT:
        assert getattr(read, name) == getattr(record, name), name
    assert read.as_deal() == record.as_deal()
    assert [trick.completed for trick in read.play] == [trick.completed for trick in record.play]
    line, problems = judge_hand(read)
    assert problems == ()
    assert line == Line.of(record.as_deal(), [play.card for play in record.plays])


@pytest.mark.parametrize("record", OURS, ids=lambda record: record.id)
def test_every_hand_is_read_again(record: HandRecord) -> None:
    assert_same(record)


@given(records())
def test_any_hand_is_read_again(record: HandRecord) -> None:
    assert_same(record)


@pytest.mark.parametrize("path", GOOD, ids=lambda path: path.stem)
def test_all_tags_of_others_are_written_again(path: Path) -> None:
    before = boards_of(path)[0]
    text = file_text(board.tags for board in before)
    after, problems = sound_boards(text_from(text))
    assert problems == ()
    for one, two in zip(before, after, strict=True):
        assert [(name, value) for name, value, _ in one.tags] == [
            (name, value) for name, value, _ in two.tags
        ]
        assert [section.split() for _, _, section in one.tags] == [
            section.split() for _, _, section in two.tags
        ]


def test_a_whole_set_is_one_file() -> None:
    text = file_text(tags_of(record, number) for number, record in enumerate(OURS, 1))
    found, problems = sound_boards(text_from(text))
    assert problems == ()
    assert [board.value("board") for board in found] == [str(n + 1) for n in range(len(OURS))]
    assert max(map(len, text.split("\n"))) <= 255


def test_the_deal_alone() -> None:
    for record in OURS:
        tags = {name: value for name, value, _ in tags_of(record, 1, played=False)}
        assert not {"Play", "WhistNoteTable"} & set(tags)
        assert tags["Result"] == "?"


def test_hand_i_is_written_as_the_standard_has_it() -> None:
    (first,) = (record for record in OURS if record.id == "cavendish-01")
    text = board_text(tags_of(first, 1))
    for tag in (
        '[West "A"]\n[North "Y"]\n[East "B"]\n[South "Z"]\n[Dealer "S"]',
        '[Deal "W:QT53.A.KJ92.A763 A64.J98742.T64.Q K7.KQ65.Q875.J94 J982.T3.A3.KT852"]',
        '[Declarer "S"]\n[Contract "1S"]\n[Result "4"]\n',
        '[WhistTurnUp "S2"]\n',
        '[Play "W"]\nD2 D4 DQ DA\nC3 CQ C4 C5\nHA H7 HQ H3\n',
    ):
        assert tag in text


def _their_seat(seat: Seat) -> str:
    return "WNES"[SEATS.index(seat)]


def test_endplay_reads_what_we_write() -> None:
    pbn = pytest.importorskip("endplay.parsers.pbn", reason="endplay is not installed (make bench)")
    text = file_text(tags_of(record, number) for number, record in enumerate(OURS, 1))
    boards = pbn.loads(text)
    player = pytest.importorskip("endplay.types").Player
    assert len(boards) == len(OURS)
    for record, board in zip(OURS, boards, strict=True):
        deal = record.as_deal()
        assert _codes(board.play) == [str(play.card) for play in record.plays], record.id
        assert board.contract.denom.name[0].upper() == deal.trumps.value
        assert board.contract.declarer.abbr == _their_seat(deal.dealer)
        assert board.deal.first.abbr == _their_seat(deal.leader)
        for seat in SEATS:
            theirs = board.deal[player.find(_their_seat(seat))]
            assert sorted(_codes(theirs)) == sorted(map(str, deal.hand(seat)))


def _codes(cards: Iterable[object]) -> list[str]:
    """Return the cards of endplay as we write them."""
    symbols = dict(zip("♠♥♦♣", "SHDC", strict=True))
    return [symbols.get(str(card)[0], str(card)[0]) + str(card)[1] for card in cards]
