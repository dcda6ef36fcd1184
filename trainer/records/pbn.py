"""Portable Bridge Notation, version 2.1: the boards of a file, and the hand that a board is.

    boards, problems = boards_of(Path("deals.pbn"))
    hand = hand_of(boards[0])                     # BadFile if it is no hand of whist
    hand = hand_of(boards[0], Suit.SPADES)        # trumps, where the board states none

A board whose syntax is bad is among the problems alone; a board that is read well can still be no
hand of whist, for want of trumps or of a deal. Docs: docs/pbn.md.
"""

from pathlib import Path

from trainer.records.hand import HandRecord
from trainer.records.pbn_hand import hand_and_problems
from trainer.records.pbn_reading import boards_in
from trainer.records.pbn_syntax import Board
from trainer.records.pbn_text import PbnText, read_text
from trainer.records.problem import BadFile, Place, Problem
from trainer.text import count, say
from trainer.whist.cards import Suit


def boards_of(path: Path) -> tuple[tuple[Board, ...], tuple[Problem, ...]]:
    """Return the sound boards of a file and every problem of the others.

    BadFile is raised for a file that cannot be read at all.
    """
    return sound_boards(read_text(path))


def sound_boards(text: PbnText) -> tuple[tuple[Board, ...], tuple[Problem, ...]]:
    """Return the sound boards of a text and every problem of the others."""
    boards, outside = boards_in(text)
    problems = [*outside, *(problem for board in boards for problem in board.problems)]
    return tuple(board for board in boards if _sound(board)), tuple(sorted(problems))


def hand_of(board: Board, trumps: Suit | None = None) -> HandRecord:
    """Return the record of a board; BadFile with everything that is wrong with its form."""
    record, problems = hand_and_problems(board, trumps)
    if record is None:
        raise BadFile(problems)
    return record


def read_board(
    path: Path, number: int = 1, trumps: Suit | None = None
) -> tuple[HandRecord, tuple[Problem, ...]]:
    """Return the hand on a board of a file, counted from 1, and what there is to warn of.

    BadFile is raised if there is no such board, or with everything that is wrong with it.
    """
    boards, outside = boards_in(read_text(path))
    if not boards:
        raise BadFile(outside)
    if not 1 <= number <= len(boards):
        has = count(len(boards), "{n} board", "{n} boards")
        message = say("there is no board {n}: the file has {boards}", n=number, boards=has)
        raise BadFile((Problem(path, Place(), message),))
    record, problems = hand_and_problems(boards[number - 1], trumps)
    if record is None:
        raise BadFile(problems)
    return record, problems


def _sound(board: Board) -> bool:
    return all(problem.warning for problem in board.problems)
