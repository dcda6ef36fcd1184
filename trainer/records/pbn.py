"""Portable Bridge Notation, version 2.1: the boards of a file, and the hand that a board is.

    boards, problems = boards_of(Path("deals.pbn"))
    hand = hand_of(boards[0])                     # BadFile if it is no hand of whist
    hand = hand_of(boards[0], Suit.SPADES)        # trumps, where the board states none

A board whose syntax is bad is among the problems alone; a board that is read well can still be no
hand of whist, for want of trumps or of a deal. Docs: docs/pbn.md.
"""

import re
from dataclasses import dataclass
from pathlib import Path

from trainer.records.hand import HandRecord
from trainer.records.pbn_hand import hand_and_problems
from trainer.records.pbn_reading import boards_in
from trainer.records.pbn_syntax import Board
from trainer.records.pbn_text import PbnText, read_text
from trainer.records.problem import BadFile, Place, Problem
from trainer.text import count, say
from trainer.whist.cards import Suit

_ADDRESS = re.compile(r"(.*\.pbn)(?::0*([1-9]\d{0,5}))?(?::([SHDC]))?", re.IGNORECASE | re.DOTALL)


@dataclass(frozen=True, slots=True)
class Address:
    """A board of a file as commands name it: `deals.pbn`, `deals.pbn:3`, `deals.pbn:3:S`.

    The number counts the boards of the file; the suit is trumps where the board states none.
    """

    path: Path
    number: int = 1
    trumps: Suit | None = None

    @staticmethod
    def read(text: str) -> "Address | None":
        """Return the address that a text is, or None if it names no PBN file."""
        found = _ADDRESS.fullmatch(text)
        if found is None:
            return None
        path, number, suit = found.groups()
        return Address(Path(path), int(number or 1), Suit(suit.upper()) if suit else None)


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


def read_board(address: Address) -> tuple[HandRecord, tuple[Problem, ...]]:
    """Return the hand on a board of a file, and what there is to warn of.

    BadFile is raised if there is no such board, or with everything that is wrong with it.
    """
    boards, outside = boards_in(read_text(address.path))
    if not boards:
        raise BadFile(outside)
    if address.number > len(boards):
        has = count(len(boards), "{n} board", "{n} boards")
        message = say("there is no board {n}: the file has {boards}", n=address.number, boards=has)
        raise BadFile((Problem(address.path, Place(), message),))
    record, problems = hand_and_problems(boards[address.number - 1], address.trumps)
    if record is None:
        raise BadFile(problems)
    return record, problems


def _sound(board: Board) -> bool:
    return all(problem.warning for problem in board.problems)
