"""A set and a hand as PBN."""

from trainer.records.library import shipped
from trainer.records.pbn import sound_boards
from trainer.records.pbn_text import text_of
from trainer.study.selection import Selection, select_hand, select_set
from trainer.ui.exports.as_pbn import export
from trainer.ui.exports.wanted import OutFile, Wishes

SET = select_set(shipped())


def exported(selection: Selection, answers: bool = True) -> OutFile:
    (file,) = export(selection, Wishes(answers=answers))
    return file


def test_a_set_is_one_file_with_every_hand() -> None:
    file = exported(SET)
    boards, problems = sound_boards(text_of(shipped() / file.name, file.data))
    assert file.name == "cavendish.pbn"
    assert problems == ()
    assert [board.value("whistid") for board in boards] == [hand.record.id for hand in SET.hands]


def test_a_hand_is_one_board() -> None:
    file = exported(select_hand(SET.hands[0], shipped()))
    assert file.name == "cavendish-01.pbn"
    assert file.data.count(b"[Deal ") == 1
    assert b"[Play " in file.data


def test_without_answers_the_deals_alone() -> None:
    data = exported(SET, answers=False).data
    assert data.count(b"[Deal ") == len(SET.hands)
    for tag in (b"[Play ", b"WhistNoteTable", b'[Result "4"]'):
        assert tag not in data
