"""What is said of a hand, as a table of its own in PBN: `[WhistNoteTable "At;Kind;Page;Text"]`.

A row has a moment, a kind, a page or a dash, and a text in quotes. A long text goes on in rows of
the kind `more`, joined as they are, and of the kind `line`, on a new line of it.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from trainer.records.pbn_syntax import Board, quoted, unquoted
from trainer.records.problem import Place, Problem
from trainer.records.question import Note
from trainer.records.values import MOMENT, PAGE, TEXT
from trainer.text import say
from trainer.whist.moment import START, Moment

TABLE = "WhistNoteTable"
COLUMNS = "At;Kind;Page;Text"
KINDS = ("remark", "afterword", "summary", "correction")
_WIDEST = 180
"""How many letters of a text stand in one row: no line of PBN is longer than 255."""


@dataclass(frozen=True, slots=True)
class Told:
    """One text with its kind, and where it stands in the file."""

    kind: str
    note: Note


def told_in(board: Board, problems: list[Problem]) -> Iterator[Told]:
    """Yield what the table of a board says; a row that cannot be read is added to `problems`."""
    rows: list[tuple[list[str], int]] = []
    row: list[str] = []
    for word, at in board.words(TABLE.lower()):
        if not row:
            rows.append((row, at))
        row.append(word)
        if len(row) == COLUMNS.count(";") + 1:
            row = []
    texts: list[tuple[list[str], int]] = []
    for cells, at in rows:
        if len(cells) > 1 and cells[1] in ("more", "line") and texts and len(cells) == 4:
            text = unquoted(cells[3])
            texts[-1][0][3] += ("\n" if cells[1] == "line" else "") + text
        elif len(cells) == 4:
            texts.append(([*cells[:3], unquoted(cells[3])], at))
        else:
            texts.append((cells, at))
    for cells, at in texts:
        try:
            yield _told(cells, board.text.place(at))
        except ValueError as error:
            problems.append(board.text.problem(str(error), at))


def _told(cells: list[str], place: Place) -> Told:
    if len(cells) != 4 or cells[1] not in KINDS:
        message = say(
            'a note is a moment, one of {kinds}, a page or -, and a text: 7.3 remark 122 "…"',
            kinds=", ".join(KINDS),
        )
        raise ValueError(message)
    at, kind, page, text = cells
    moment: Moment = START if at == "-" else MOMENT.parse(at)
    number = None if page == "-" else PAGE.parse(page)
    return Told(kind, Note(moment, TEXT.parse(text), number, {"at": place, "": place}))


def table_of(told: Iterable[Told]) -> str:
    """Return the section that holds some texts, a row or more for each."""
    return "".join(f"\n{row}" for each in told for row in _rows(each))


def _rows(told: Told) -> Iterator[str]:
    note = told.note
    head = f"{note.at} {told.kind} {note.page or '-'}"
    for line in note.text.split("\n"):
        for piece in _pieces(line):
            yield f"{head} {quoted(piece)}"
            head = "- more -"
        head = "- line -"


def _pieces(line: str) -> Iterator[str]:
    """Yield a line in pieces that are not too long, cut at a blank where there is one."""
    while len(line) > _WIDEST:
        cut = line.rfind(" ", 1, _WIDEST) + 1 or _WIDEST
        yield line[:cut]
        line = line[cut:]
    yield line
