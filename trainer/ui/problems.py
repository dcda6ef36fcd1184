"""Problems of files shown with the line they stand on, and a mark under the place."""

from collections.abc import Iterable
from pathlib import Path

from trainer.records.problem import BadFile, Problem
from trainer.records.source import read_source
from trainer.text import clean, say
from trainer.ui.scene import Line, Scene, Span, fitted, text_width, wrapped

MARK = "^"
_MARGIN = 2
"""How far the number of a line is set in, in columns."""


def rows_of(path: Path) -> tuple[str, ...]:
    """Return the lines of a file, none if it cannot be read."""
    try:
        text = read_source(path).text
    except BadFile:
        return ()
    return tuple(text.replace("\r\n", "\n").replace("\r", "\n").split("\n"))


def quoted(problem: Problem, rows: tuple[str, ...], width: int) -> tuple[Line, ...]:
    """Return the line of a problem and a mark under its column; nothing for a line not there.

    Of a line longer than the width the part about the mark is shown.
    """
    place = problem.place
    if not 1 <= place.line <= len(rows) or not rows[place.line - 1].strip():
        return ()
    number = f"{'':{_MARGIN}}{place.line} | "
    room = max(width - text_width(number), 8)
    row = rows[place.line - 1].rstrip()
    before, after = _shown(row[: place.column - 1]), _shown(row[place.column - 1 :])
    if text_width(before) > room * 2 // 3:
        while text_width(before) > room // 2 - 1:
            before = before[1:]
        before = f"…{before}"
    blank = f"{'':{len(number) - 2}}| {'':{text_width(before)}}"
    line = fitted((Span(before + after),), room)
    return ((Span(number, "note"), *line), (Span(blank, "note"), Span(MARK, "verdict.wrong")))


def problems_scene(problems: Iterable[Problem], rows: tuple[str, ...], width: int) -> Scene:
    """Return the problems of one file to be read on a screen, each with its line."""
    lines: list[Line] = []
    for problem in problems:
        at = problem.place
        place = say("Line {line}, column {column}: ", line=at.line, column=at.column)
        message = problem.message
        if problem.warning:
            message = say("warning: {message}", message=message)
        lines += wrapped((Span(place, "strong"), Span(clean(message))), width)
        lines += [*quoted(problem, rows, width), ()]
    return Scene(tuple(lines))


def _shown(text: str) -> str:
    """Return some text of a line as it is shown: a tab is one blank."""
    return clean(text).replace("\t", " ")
