"""How the table and the text share the terminal."""

from trainer.text import say
from trainer.ui.scene import Line
from trainer.ui.screens.board import ROWS, Board, trumps_line
from trainer.ui.screens.screen import WIDEST, Size, beside, note_line
from trainer.ui.table import trick_line

_NARROW, _WIDE = 38, 50
"""The width of the board on a terminal of 80 columns, and from 100 on."""
_LONGEST = 84
"""The longest line of text, in columns: longer ones are tiring to read."""
_SMALL_HEAD = 4


def board_width(size: Size) -> int:
    """Return the width of the board, in columns."""
    return _NARROW if size.columns < 100 else _WIDE


def text_width(size: Size) -> int:
    """Return the width of the text beside the board, or of all there is on a small terminal."""
    if size.small:
        return max(size.columns - 1, 10)
    return min(min(size.columns, WIDEST) - board_width(size) - 2, _LONGEST)


def pane_rows(size: Size) -> int:
    """Return the height of the text, in rows: all but title, message, keys and a small head."""
    return max(size.rows - 3 - (_SMALL_HEAD if size.small else 0), 1)


def with_board(size: Size, board: Board, hand: Line, text: tuple[Line, ...]) -> tuple[Line, ...]:
    """Return the body of a screen: the board with the text beside it.

    On a small terminal the text stands beneath the trumps, the trick and the hand in one line.
    """
    room = max(size.rows - 3, 1)
    if size.small:
        body = (*_small_head(size, board, hand), *text)
    else:
        width = board_width(size)
        body = beside(((), *board.lines(width)), width + 2, text, max(len(text), ROWS + 1))
    return (*body[:room], *[()] * (room - len(body)))


def _small_head(size: Size, board: Board, hand: Line) -> tuple[Line, ...]:
    words = say("Small window ({c}x{r}); 80x24 shows the table.", c=size.columns, r=size.rows)
    position = board.position
    trick = position.trick if position.trick.cards or not position.tricks else position.tricks[-1]
    trumps = position.deal.trumps
    return note_line(words), trumps_line(position.deal), trick_line(trick, trumps), hand
