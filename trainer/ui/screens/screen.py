"""What a screen is: a frozen state, `update(event, size)` and `view(size)`, both pure.

Events are words: a printable character for itself, `enter`, `escape`, `left`, `tab` and so on for
the other keys, and `click:ACTION` for a click on a span with an action.
"""

from dataclasses import dataclass
from typing import Protocol

from trainer.study.lesson import LessonVerdict
from trainer.study.quiz import Answer
from trainer.text import say
from trainer.ui.scene import Line, Scene, Span, fitted, line, line_width, padded
from trainer.whist.moment import Moment
from trainer.whist.seats import Seat

COMFORTABLE = (80, 24)
"""The size from which the full layout is drawn, in columns and rows."""
WIDEST = 150
"""The widest layout, in columns; a wider terminal leaves margins."""


@dataclass(frozen=True, slots=True)
class Size:
    """The size of the terminal in cells."""

    columns: int
    rows: int

    @property
    def small(self) -> bool:
        """Tell whether there is too little room for the full layout."""
        return self.columns < COMFORTABLE[0] or self.rows < COMFORTABLE[1]


@dataclass(frozen=True, slots=True)
class Open:
    """Open a hand, to study it or to take its quiz; `only` asks just the questions named.

    With `fresh` a quiz begins anew, whatever was answered before.
    """

    hand: str
    quiz: bool = False
    at: Moment | None = None
    seat: Seat | None = None
    only: tuple[str, ...] = ()
    fresh: bool = False


@dataclass(frozen=True, slots=True)
class OpenPage:
    """Show what there is on a page of the book."""

    page: int


@dataclass(frozen=True, slots=True)
class OpenTerm:
    """Show what a term of the glossary means."""

    word: str


@dataclass(frozen=True, slots=True)
class OpenLaw:
    """Show a law."""

    name: str


@dataclass(frozen=True, slots=True)
class OpenRule:
    """Show a rule of the register."""

    name: str


@dataclass(frozen=True, slots=True)
class OpenCourse:
    """Show the lessons of the course."""


@dataclass(frozen=True, slots=True)
class OpenLesson:
    """Open a lesson, where it was left."""

    lesson: str


@dataclass(frozen=True, slots=True)
class Back:
    """Leave this screen for the one below; from the last one, leave the program."""


@dataclass(frozen=True, slots=True)
class Quit:
    """Leave the program."""


@dataclass(frozen=True, slots=True)
class Help:
    """Show the keys of this screen."""


@dataclass(frozen=True, slots=True)
class NotePlace:
    """Remember where a hand was left."""

    hand: str
    at: Moment
    finished: bool = False


@dataclass(frozen=True, slots=True)
class NoteAnswer:
    """Remember an answer."""

    hand: str
    answer: Answer
    round: int


@dataclass(frozen=True, slots=True)
class NoteLesson:
    """Remember where a lesson was left: the line of its file."""

    lesson: str
    line: int
    finished: bool = False


@dataclass(frozen=True, slots=True)
class NoteLessonAnswer:
    """Remember an answer to a question of a lesson."""

    lesson: str
    verdict: LessonVerdict
    hints: int = 0


@dataclass(frozen=True, slots=True)
class Copy:
    """Put some text on the clipboard of the terminal."""

    text: str


Opening = Open | OpenPage | OpenTerm | OpenRule | OpenLaw | OpenCourse | OpenLesson
Noting = NotePlace | NoteAnswer | NoteLesson | NoteLessonAnswer
Effect = Opening | Noting | Back | Quit | Help | Copy
Effects = tuple[Effect, ...]


def followed(action: str) -> Effects:
    """Return what a link to a hand, a page, a term and so on does; nothing for another action."""
    kind, _, what = action.partition(":")
    match kind:
        case "open":
            hand, _, at = what.partition("@")
            return (Open(hand, at=Moment.read(at) if at else None),)
        case "principle":
            return (OpenRule(what),)
        case "lesson":
            return (OpenLesson(what),)
        case "law":
            return (OpenLaw(what),)
        case "page":
            return (OpenPage(int(what)),)
        case "term":
            return (OpenTerm(what),)
        case _:
            return ()


Keys = tuple[tuple[str, str], ...]
"""The keys of a screen with what they do, for the help page."""


class Screen(Protocol):
    """A screen of the terminal."""

    def update(self, event: str, size: Size) -> "tuple[Screen, Effects]":
        """Return the screen after an event, and what is to be done outside of it."""
        ...

    def view(self, size: Size) -> Scene:
        """Return exactly what is drawn: as many lines as there are rows, none too wide."""
        ...

    @property
    def keys(self) -> Keys:
        """Return the keys that do something here."""
        ...

    @property
    def typing(self) -> bool:
        """Tell whether letters are being typed, rather than keys pressed."""
        ...


def framed(size: Size, top: Line, body: tuple[Line, ...], foot: Line) -> Scene:
    """Return a scene of just the size: a title bar, the body, and a line of keys at the foot."""
    room = max(size.rows - 2, 0)
    width = min(size.columns, WIDEST)
    margin = (size.columns - width) // 2
    rows = [fitted(row, width) for row in body[:room]]
    rows += [()] * (room - len(rows))
    blank = (Span(" " * margin),) if margin else ()
    bar = padded(fitted((*blank, *top), size.columns), size.columns)
    lines: list[Line] = [tuple(Span(s.text, s.style or "bar", s.action) for s in bar)]
    lines += [(*blank, *row) for row in rows]
    lines.append((*blank, *fitted(_shortened(foot, width), width)))
    return Scene(tuple(lines[: size.rows]))


def _shortened(foot: Line, width: int) -> Line:
    """Return a line of keys with as many left out before the last two as do not fit."""
    spans = list(foot)
    while line_width(tuple(spans)) > width and len(spans) >= 4:
        kept = 4 if len(spans) >= 6 else 2
        del spans[-kept - 2 : -kept]
    return tuple(spans)


def beside(
    left: tuple[Line, ...], width: int, right: tuple[Line, ...], rows: int
) -> tuple[Line, ...]:
    """Return two columns side by side, the left one of a width, as many rows as asked for."""
    lines = []
    for row in range(rows):
        first = left[row] if row < len(left) else ()
        second = right[row] if row < len(right) else ()
        lines.append((*padded(fitted(first, width), width), *second))
    return tuple(lines)


def ends(left: Line, right: Line, width: int) -> Line:
    """Return a line with something at either end, the left one cut if need be."""
    gap = width - line_width(left) - line_width(right)
    if gap > 0:
        return (*left, Span(" " * gap), *right)
    room = width - line_width(right) - 1
    return (*(fitted(left, room) if room > 0 else left), Span(" "), *right)


def key_line(*keys: tuple[str, str, str]) -> Line:
    """Return the foot of a screen: each key, what it does, and the event a click on it is."""
    spans: list[Span] = []
    for name, does, event in keys:
        spans += [Span(name, "key", f"key:{event}"), Span(f" {does}  ", "foot", f"key:{event}")]
    *before, last = spans
    return (*before, Span(last.text.rstrip(), last.style, last.action))


def typing_foot(does: str) -> Line:
    """Return the keys while something is typed, and what Enter does with it."""
    return key_line(("Enter", does, "enter"), ("Esc", say("close"), "escape"))


def note_line(text: str) -> Line:
    """Return a line of a passing message."""
    return line(Span(text, "message"))
