"""How the table and the text share the terminal."""

from trainer.text import say
from trainer.ui.scene import Line, Span, fitted, line, line_width
from trainer.ui.screens.board import ROWS, Board, trumps_line
from trainer.ui.screens.pane import Pane
from trainer.ui.screens.screen import WIDEST, Size, beside, ends, note_line
from trainer.ui.table import trick_line

_NARROW, _WIDE = 38, 50
"""The width of the board on a terminal of 80 columns, and from 100 on."""
_LONGEST = 84
"""The longest line of text, in columns: longer ones are tiring to read."""


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
    return max(size.rows - 3 - (_head_rows(size) if size.small else 0), 1)


def full_rows(size: Size) -> int:
    """Return the height of a text that has the whole screen, in rows."""
    return max(size.rows - 3, 1)


def full_text(size: Size, pane: Pane, lines: tuple[Line, ...]) -> tuple[Line, ...]:
    """Return the body of a screen that is all text: what is in view, and whether there is more."""
    rows = full_rows(size)
    text = pane.view(lines, rows)
    return (*text, *[()] * (rows - len(text)), message_line(size, (), pane.more(lines, rows)))


def _head_rows(size: Size) -> int:
    """Return the height of what stands over the text on a small terminal, in rows."""
    return 4 if size.rows >= 12 else 2 if size.rows >= 8 else 0


def with_board(size: Size, board: Board, hand: Line, text: tuple[Line, ...]) -> tuple[Line, ...]:
    """Return the body of a screen: the board with the text beside it.

    On a small terminal the text stands beneath the trumps, the trick and the hand in one line;
    on a tall one the tricks made so far stand under the board, if they may be looked at.
    """
    room = max(size.rows - 3, 1)
    if size.small:
        head = _small_head(size, board, hand)
        body = (*head[len(head) - _head_rows(size) :], *text)
    else:
        width = board_width(size)
        left = ((), *board.lines(width), *_played(board, room - ROWS - 1))
        body = beside(left, width + 2, text, max(len(text), len(left)))
    return (*body[:room], *[()] * (room - len(body)))


def message_line(size: Size, words: Line, more: Line) -> Line:
    """Return the line over the keys: what is said, and whether there is more text."""
    width = min(size.columns, WIDEST)
    room = width - line_width(more) - 1
    return ends(fitted(words, room), more, width) if more and room > 0 else words


def _played(board: Board, room: int) -> tuple[Line, ...]:
    """Return the latest of the tricks made so far, one a line, as many as there is room for."""
    if not board.listed:
        return ()
    trumps = board.position.deal.trumps
    rows = [
        (Span(f"{number:2}. "), *trick_line(trick, trumps))
        for number, trick in enumerate(board.tricks, 1)
    ]
    return ((), *rows[-(room - 1) :]) if rows and room > 1 else ()


def _small_head(size: Size, board: Board, hand: Line) -> tuple[Line, ...]:
    words = say("Small window ({c}x{r}); better 80x24.", c=size.columns, r=size.rows)
    trumps = trumps_line(board.position.deal)
    made = Span(say("  Tricks: {made}", made=board.made))
    name = Span(f"{board.bottom}: ", "seat")
    score = (Span(board.score + "  "),) if board.score else ()
    return (*score, *note_line(words)), (*trumps, made), _small_trick(board), (name, *hand)


def _small_trick(board: Board) -> Line:
    """Return the trick on the table, or the last one, and whose turn it is."""
    if board.last:
        return line(say("The hands as dealt."))
    position = board.position
    trick = position.trick if position.trick.cards or not position.tricks else position.tricks[-1]
    shown = trick_line(trick, position.deal.trumps)
    if board.turn is None or not trick.cards:
        return shown
    words = say("{seat} is to lead.", seat=board.turn)
    if not trick.complete:
        words = say("{seat} is to play.", seat=board.turn)
    return (*shown, Span("▸", "seat.turn"), Span(words))
