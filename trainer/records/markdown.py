"""The one door to Markdown: the parsers, the links of a text, and what no text may hold."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING

from trainer.records.problem import Place
from trainer.text import clean, say

if TYPE_CHECKING:
    from markdown_it import MarkdownIt
    from markdown_it.token import Token

TOP = Place()


@dataclass(frozen=True, slots=True)
class Link:
    """A link as written: `term:tenace`; `kind` is what stands before the first colon."""

    target: str
    place: Place = TOP

    @property
    def kind(self) -> str:
        """Return the scheme in small letters; empty for a bare path."""
        head, colon, _ = self.target.partition(":")
        return head.lower() if colon else ""

    @property
    def name(self) -> str:
        """Return what the link names, its blanks as blanks."""
        from urllib.parse import unquote

        return clean(unquote(self.target.partition(":")[2]))


@dataclass(frozen=True, slots=True)
class Fault:
    """Something in a Markdown text that is not allowed, and where."""

    message: str
    place: Place


@cache
def reader() -> "MarkdownIt":
    """Return the parser of what is shown: CommonMark with tables; raw HTML stays text."""
    from markdown_it import MarkdownIt  # costly to load, and not every path shows prose

    parser = MarkdownIt("commonmark", {"html": False}).enable("table")
    parser.validateLink = _any_link  # type: ignore[method-assign]
    return parser


@cache
def strict() -> "MarkdownIt":
    """Return the parser that recognises raw HTML, so that it can be reported."""
    from markdown_it import MarkdownIt

    parser = MarkdownIt("commonmark").enable("table")
    parser.validateLink = _any_link  # type: ignore[method-assign]
    return parser


def _any_link(url: str) -> bool:  # noqa: ARG001
    """Take any link for one: which are followed is decided where they are shown and checked."""
    return True


def looked_over(text: str, at: Place = TOP) -> tuple[tuple[Link, ...], tuple[Fault, ...]]:
    """Return the links of a Markdown text, and its faults; `at` is where the text begins."""
    seen: dict[str, object] = {}
    tokens = strict().parse(text, seen)
    lines = text.split("\n")
    links: list[Link] = []
    faults: list[Fault] = []
    for token in tokens:
        first, last = token.map or (0, len(lines))
        if token.type == "html_block":
            faults.append(_html(_moved(at, first, _column(lines[first], "<"))))
        elif token.type == "inline":
            _inline(token, lines, (first, last), at, links, faults)
    references = seen.get("references")
    if isinstance(references, dict):
        for each in references.values():
            message = say("a link is written where it stands: [text](term:tenace)")
            faults.append(Fault(message, _moved(at, each["map"][0], 0)))
    return tuple(links), tuple(faults)


def _inline(
    token: "Token",
    lines: list[str],
    rows: tuple[int, int],
    at: Place,
    links: list[Link],
    faults: list[Fault],
) -> None:
    """Add the links and faults of one run of text; the parser does not tell their columns."""
    search = _Search(lines, *rows)
    for child in token.children or ():
        if child.type == "link_open":
            target = str(child.attrGet("href") or "")
            links.append(Link(target, _moved(at, *search.next(_LINK))))
        elif child.type == "html_inline":
            faults.append(_html(_moved(at, *search.next(re.compile(re.escape(child.content))))))
        elif child.type == "image":
            message = say("there are no pictures here: show cards in a block ```hold or ```table")
            faults.append(Fault(message, _moved(at, *search.next(re.compile(r"!\[")))))


_LINK = re.compile(r"(?<=\]\()|(?<=<)(?=[A-Za-z][\w+.-]*:)")


class _Search:
    """Looks for one thing after another in some rows of a text."""

    def __init__(self, lines: list[str], first: int, last: int) -> None:
        self._lines, self._last = lines, min(last, len(lines))
        self._row, self._column, self._begin = first, 0, first

    def next(self, wanted: "re.Pattern[str]") -> tuple[int, int]:
        """Return row and column of the next match, or the beginning if there is none."""
        for row in range(self._row, self._last):
            start = self._column if row == self._row else 0
            if match := wanted.search(self._lines[row], start):
                self._row, self._column = row, match.start() + 1
                return row, match.start()
        return self._begin, 0


def _html(place: Place) -> Fault:
    return Fault(say("raw HTML is not shown: write it in Markdown, or as `code`"), place)


def _column(line: str, sign: str) -> int:
    return max(line.find(sign), 0)


def _moved(at: Place, row: int, column: int) -> Place:
    return Place(at.line + row, column + (at.column if row == 0 else 1))


def top_level(text: str) -> Iterator["Token"]:
    """Yield the tokens that begin a block at the margin, each with its lines in `map`."""
    return (token for token in strict().parse(text) if token.level == 0 and token.map)
