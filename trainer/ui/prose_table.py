"""A table of Markdown as lines: in columns where they fit, or else one cell under another."""

from dataclasses import dataclass

from trainer.ui.scene import Line, Span, line_width, padded, text_width, wrapped

_GAP = 2
"""The blanks between two columns."""
_LEAST = 24
"""The least room in which the last column is wrapped, in cells."""


@dataclass(frozen=True, slots=True)
class Rows:
    """The cells of a table, the first row its heads."""

    cells: tuple[tuple[Line, ...], ...]


def table_lines(rows: Rows, width: int, indent: str) -> tuple[Line, ...]:
    """Return the table in lines of a width, each after an indent."""
    columns = max((len(row) for row in rows.cells), default=0)
    sizes = [
        max((line_width(row[n]) for row in rows.cells if n < len(row)), default=0)
        for n in range(columns)
    ]
    lead = (Span(indent),) if indent else ()
    before = text_width(indent) + sum(sizes[:-1]) + _GAP * max(columns - 1, 0)
    if before + min(_LEAST, sizes[-1] if sizes else 0) > width:
        return _stacked(rows, width, indent)
    sizes[-1:] = [min(size, width - before) for size in sizes[-1:]]
    lines: list[Line] = []
    for number, row in enumerate(rows.cells):
        spans: list[Span] = list(lead)
        for size, cell in zip(sizes[:-1], row, strict=False):
            spans += [*padded(cell, size), Span(" " * _GAP)]
        last, *rest = wrapped(row[-1], sizes[-1]) if len(row) == columns and row else ((),)
        lines.append((*spans, *last))
        lines += [(Span(" " * before), *more) for more in rest]
        if number == 0:
            rule = (" " * _GAP).join("―" * size for size in sizes)
            lines.append((*lead, Span(rule, "rule")))
    return tuple(lines)


def _stacked(rows: Rows, width: int, indent: str) -> tuple[Line, ...]:
    """Return each row as its cells one under another, each after the head of its column."""
    heads, *body = rows.cells or ((),)
    lines: list[Line] = []
    for row in body:
        for number, cell in enumerate(row):
            head = heads[number] if number < len(heads) else ()
            spans = (*head, Span(": "), *cell) if head else cell
            first = indent + ("" if number == 0 else "  ")
            lines += wrapped(spans, width, first, indent + "    ")
    return tuple(lines)
