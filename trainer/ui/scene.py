"""A scene: what is shown, as lines of styled spans that any renderer can draw.

Style names say what a span is, never how it looks: `card.hearts`, `seat.turn`, `verdict.best`.
"""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from unicodedata import combining, east_asian_width

from trainer.text import clean


@dataclass(frozen=True, slots=True)
class Span:
    """A piece of text of one style on one line; `action` is what a click on it does."""

    text: str
    style: str = ""
    action: str = ""

    @property
    def width(self) -> int:
        """Return the number of terminal cells the text takes."""
        return text_width(self.text)


Line = tuple[Span, ...]


@dataclass(frozen=True, slots=True)
class Scene:
    """Lines of spans, from top to bottom."""

    lines: tuple[Line, ...] = ()

    def __add__(self, other: "Scene") -> "Scene":
        return Scene(self.lines + other.lines)

    @property
    def text(self) -> str:
        """Return the bare text, without styles."""
        return "\n".join("".join(span.text for span in line).rstrip() for line in self.lines)


def text_width(text: str) -> int:
    """Return the number of terminal cells that some text takes."""
    if text.isascii():
        return len(text)
    return sum(_cell(char) for char in text)


def _cell(char: str) -> int:
    if combining(char):
        return 0
    return 2 if east_asian_width(char) in "WF" else 1


def line(*parts: str | Span) -> Line:
    """Return a line of spans; bare strings are plain text."""
    return tuple(part if isinstance(part, Span) else Span(clean(part)) for part in parts)


def scene(*lines: Line | str) -> Scene:
    """Return a scene of lines; a bare string is a line of plain text."""
    return Scene(tuple(line(each) if isinstance(each, str) else each for each in lines))


def line_width(spans: Line) -> int:
    """Return the number of terminal cells a line takes."""
    return sum(span.width for span in spans)


def padded(spans: Line, width: int) -> Line:
    """Return a line filled with blanks up to a width."""
    missing = width - line_width(spans)
    return (*spans, Span(" " * missing)) if missing > 0 else spans


def fitted(spans: Line, width: int) -> Line:
    """Return a line cut to a width, with an ellipsis where something was cut off."""
    if line_width(spans) <= width:
        return spans
    if width < 1:
        return ()
    kept: list[Span] = []
    room = width - 1
    for span in spans:
        if span.width > room:
            text = span.text
            while text_width(text) > room:
                text = text[:-1]
            kept += [replace(span, text=text), Span("…")]
            break
        kept.append(span)
        room -= span.width
    return tuple(kept)


def wrapped(spans: Iterable[Span], width: int, first: str = "", rest: str = "") -> tuple[Line, ...]:
    """Return spans broken into lines of a width, at blanks; `first` and `rest` begin the lines.

    A newline in a span breaks the line. A word longer than the width is cut.
    """
    lines: list[Line] = []
    current: list[Span] = []
    used, room = 0, max(width - text_width(first), 1)

    def finish() -> None:
        nonlocal used, room
        lead = first if not lines else rest
        while current and current[-1].text.isspace():
            current.pop()
        lines.append((Span(lead), *current) if lead else tuple(current))
        current.clear()
        used, room = 0, max(width - text_width(rest), 1)

    for word in _words(spans):
        if word is _BREAK:
            finish()
            continue
        size = text_width(word[0].text) if len(word) == 1 else line_width(word)
        if used and used + size > room:
            finish()
        if not used and all(span.text.isspace() for span in word):
            continue
        if size <= room:
            current += word
            used += size
            continue
        for span in word:
            # what is cut off goes to the next line, which may have less room than this one
            for piece in _cut(span, min(room, max(width - text_width(rest), 1))):
                if used and used + piece.width > room:
                    finish()
                current.append(piece)
                used += piece.width
    if current or not lines:
        finish()
    return tuple(lines)


_BREAK: Line = (Span("\n"),)
_BLANK: Line = (Span(" "),)


def _words(spans: Iterable[Span]) -> Iterable[Line]:
    """Yield words, blanks and breaks; a word may join spans of different styles."""
    word: list[Span] = []
    for span in spans:
        for number, row in enumerate(span.text.split("\n")):
            if number:
                yield from _flush(word)
                yield _BREAK
            for index, chunk in enumerate(row.split(" ")):
                if index:
                    yield from _flush(word)
                    yield _BLANK
                if chunk:
                    word.append(Span(chunk, span.style, span.action))
    yield from _flush(word)


def _flush(word: list[Span]) -> Iterable[Line]:
    if word:
        yield tuple(word)
        word.clear()


def _cut(span: Span, room: int) -> Iterable[Span]:
    if span.width <= room:
        yield span
        return
    piece = ""
    for char in span.text:
        if text_width(piece + char) > room and piece:
            yield replace(span, text=piece)
            piece = ""
        piece += char
    yield replace(span, text=piece)
