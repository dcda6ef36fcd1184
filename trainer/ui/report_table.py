"""A table of figures: names on the left, figures on the right, at any width."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from trainer.ui.scene import Line, Span, padded, text_width, wrapped

_GAP = "  "
_LEAST = 12
"""The least room for a name; where there is less, the figures stand under it."""


@dataclass(frozen=True, slots=True)
class Row:
    """A name and its figures."""

    name: str
    figures: tuple[str, ...]


def figure_lines(heads: Sequence[str], rows: Iterable[Row], width: int) -> Iterable[Line]:
    """Return the lines of a table; the first of `heads` is that of the names."""
    rows = tuple(rows)
    head, *titles = heads
    sizes = [
        max(text_width(text) for text in (title, *(row.figures[at] for row in rows)))
        for at, title in enumerate(titles)
    ]
    room = width - sum(size + len(_GAP) for size in sizes)
    if room < _LEAST:
        yield from _stacked(titles, rows, width)
        return
    longest = max((text_width(row.name) for row in rows), default=0)
    room = min(room, max(longest, text_width(head)))
    yield (*padded((Span(head, "heading.small"),), room), *_figures(titles, sizes, "heading.small"))
    for row in rows:
        first, *more = wrapped((Span(row.name),), room, rest="  ")
        yield (*padded(first, room), *_figures(row.figures, sizes))
        yield from more


def _figures(texts: Sequence[str], sizes: Sequence[int], style: str = "") -> Line:
    return tuple(
        Span(_GAP + " " * (size - text_width(text)) + text, style)
        for text, size in zip(texts, sizes, strict=True)
    )


def _stacked(titles: Sequence[str], rows: Iterable[Row], width: int) -> Iterable[Line]:
    for row in rows:
        yield from wrapped((Span(row.name),), width, rest="  ")
        told = ", ".join(
            f"{title}\u00a0{text}" for title, text in zip(titles, row.figures, strict=True)
        )
        yield from wrapped((Span(told),), width, "  ", "  ")
