"""Spans, scenes and Markdown as HTML for paper: no scripts, no links, every text escaped."""

import re
from collections.abc import Iterable
from html import escape

from trainer.text import clean
from trainer.ui.html import Html, joined
from trainer.ui.scene import Line, Scene, Span

WIDE = 100_000
"""A width at which every paragraph is one line: the browser breaks it."""

_TAGS = {"em": "em", "strong": "strong", "code": "code"}
_PIP = re.compile("[♠♥♦♣]")
_CLASSES = ("mark", "moment", "note", "principle", "seat")
_SEATS = frozenset("AYBZ")
_OPENS = {"heading": "h3", "title": "h2", "moment": "p.lead", "result": "p.result"}
"""What a line is by the style of its first words."""


def text_html(text: str) -> str:
    """Return text as HTML that shows just that text."""
    return escape(clean(text))


def element(name: str, *inside: str, **attributes: str) -> str:
    """Return an element named `tag` or `tag.class`, round HTML that is ready."""
    tag, _, class_ = name.partition(".")
    given = {"class": class_.replace(".", " ")} | attributes if class_ else attributes
    told = "".join(f' {key}="{escape(value)}"' for key, value in given.items())
    return f"<{tag}{told}>{''.join(inside)}</{tag}>"


def spans_html(spans: Iterable[Span]) -> str:
    """Return spans as HTML, those of one style together."""
    return "".join(_styled(span.text, span.style) for span in joined(spans))


def _styled(text: str, style: str) -> str:
    inside = text_html(text).replace("   ", "&emsp;")
    if style in _TAGS:
        return element(_TAGS[style], inside)
    if style.startswith("card."):
        return element(f"span.{style}", _PIP.sub(r"<i>\g<0></i>", inside))
    if style.partition(".")[0] in _CLASSES:
        return element(f"span.{style}", inside)
    return inside


def scene_html(scene: Scene) -> str:
    """Return a scene as headings and paragraphs, one for each of its lines."""
    return lines_html(scene.lines)


def lines_html(lines: Iterable[Line]) -> str:
    """Return lines as headings and paragraphs; those that are empty part nothing on paper."""
    return "\n".join(
        _line(_bare(spans)) for spans in lines if "".join(s.text for s in spans).strip()
    )


def _bare(spans: Line) -> Line:
    """Return a line without the blanks it begins with."""
    first = next(at for at, span in enumerate(spans) if span.text.strip())
    return (Span(spans[first].text.lstrip(" "), spans[first].style), *spans[first + 1 :])


def _line(spans: Line) -> str:
    if any(span.style == "seat" and span.text.strip() in _SEATS for span in spans):
        return trick_html(spans)
    return element(_OPENS.get(spans[0].style, "p"), spans_html(spans))


def trick_html(spans: Line, number: int | None = None) -> str:
    """Return the line of a trick in columns, the card that wins underlined."""
    cells: list[list[str]] = [[]]
    won = False
    for span in spans:
        if span.style.startswith("seat"):
            cells.append([element("span.seat", text_html(span.text))])
            won = span.style == "seat.winner"
        elif span.style.startswith("card"):
            card = spans_html((span,))
            cells[-1].append(element("u", card) if won else card)
        elif span.text.strip(" *"):
            cells[-1].append(text_html(span.text))
    lead, *rest = cells
    before = element("span.number", f"{number}.") if number else "".join(lead)
    return element("p.trick", before, *(element("span.cell", *cell) for cell in rest))


class _Paper(Html):
    """Draws Markdown as `Html` does, with the classes of the sheets, and leading nowhere."""

    def spans(self, spans: Iterable[Span]) -> str:
        """Return spans one after another."""
        return spans_html(spans).replace("\n", "<br>")


def prose_html(text: str) -> str:
    """Return Markdown as HTML; raw HTML stays the text it is, and links are words."""
    return _Paper().prose(text)
