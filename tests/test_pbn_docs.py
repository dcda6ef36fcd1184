"""Every example of docs/pbn.md is read, and the first is what we write."""

import re
from pathlib import Path

import pytest

from trainer.records.pbn import hand_of, sound_boards
from trainer.records.pbn_notes import COLUMNS, KINDS, TABLE
from trainer.records.pbn_tags import OWN
from trainer.records.pbn_text import text_of
from trainer.records.pbn_writing import board_text, tags_of
from trainer.study.hand import make_hand
from trainer.whist.cards import Suit

PAGE = Path(__file__).parents[1] / "docs" / "pbn.md"
TEXT = PAGE.read_text(encoding="utf-8")
EXAMPLES = re.findall(r"```pbn\n(.*?)```", TEXT, re.DOTALL)


@pytest.mark.parametrize("example", EXAMPLES)
def test_example_is_read(example: str) -> None:
    boards, problems = sound_boards(text_of(PAGE, example.encode()))
    assert problems == ()
    hands = [make_hand(hand_of(board)) for board in boards]
    assert len(hands) == example.count("[Deal ")


def test_the_hand_is_what_we_write() -> None:
    (board,), _ = sound_boards(text_of(PAGE, EXAMPLES[0].encode()))
    assert board_text(tags_of(hand_of(board))) == EXAMPLES[0]


def test_the_boards_of_others_are_as_the_page_says() -> None:
    boards, _ = sound_boards(text_of(PAGE, EXAMPLES[-1].encode()))
    first, second = (hand_of(board) for board in boards)
    assert [str(note.at) for note in first.all_afterwords] == ["1.2", "2", "end"]
    assert second.title == "Club evening, board 2"
    assert second.trumps is Suit.HEARTS


def test_every_tag_of_ours_is_told() -> None:
    for name in (*(own.name for own in OWN), TABLE, COLUMNS, *KINDS):
        assert name in TEXT
