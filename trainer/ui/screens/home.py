"""The home screen: continue where one was, or choose a hand."""

import re
from dataclasses import dataclass, replace
from typing import ClassVar

from trainer.principles.register import rules
from trainer.records.index import HandEntry
from trainer.study.course import NO_COURSE, Course
from trainer.study.standing import HandStanding, Standing
from trainer.text import count, say
from trainer.ui.prose import prose
from trainer.ui.scene import Line, Scene, Span, fitted, line, padded, text_width, wrapped
from trainer.ui.screens.screen import (
    WIDEST,
    Back,
    Effects,
    Keys,
    Open,
    OpenCourse,
    Size,
    ends,
    framed,
    key_line,
    note_line,
    typing_foot,
)

_DIFFICULTY = re.compile(r"\bdifficulty\s*:?\s*(\d)")
_DETAIL = 7
"""The height of what is told of the chosen hand, in rows."""

KEYS: Keys = (
    ("↑ ↓  k j  PgUp PgDn", "choose a hand"),
    ("Home  g   and   End  G", "the first and the last of the list"),
    ("the mouse", "choose a hand with a click, and study it with another; scroll with the wheel"),
    ("Enter", "study it, from where you left it"),
    ("z", "take its quiz"),
    ("c", "continue the hand you were at last"),
    ("L", "learn: the lessons of the course"),
    ("/", "search: words, a theme, a principle, difficulty 3"),
    ("Esc", "end the search; then leave"),
    ("?", "this help"),
    ("q", "leave"),
)


@dataclass(frozen=True, slots=True)
class HomeScreen:
    """The list of hands, with what has been searched for and which one is chosen."""

    keys: ClassVar[Keys] = KEYS
    entries: tuple[HandEntry, ...]
    standing: Standing
    course: Course = NO_COURSE
    query: str = ""
    typing: bool = False
    chosen: int = 0
    message: str = ""
    result: tuple[HandEntry, ...] | None = None
    title: str = ""

    @property
    def found(self) -> tuple[HandEntry, ...]:
        """Return the hands that fit what was searched for."""
        return self.entries if self.result is None else self.result

    def _searched(self, query: str) -> "HomeScreen":
        """Return the screen with the hands found that fit a search: every word must."""
        words = _DIFFICULTY.sub(r"difficulty:\1", query.casefold()).split()
        found = tuple(entry for entry in self.entries if all(_fits(entry, word) for word in words))
        return replace(self, query=query, chosen=0, result=found if words else None)

    def _unsearched(self) -> "HomeScreen":
        """Return the screen with all the hands, the chosen one still chosen."""
        kept = self.found[self.chosen] if self.found else self.entries[0] if self.entries else None
        chosen = self.entries.index(kept) if kept else 0
        return replace(self, query="", typing=False, chosen=chosen, result=None)

    def update(self, event: str, size: Size) -> tuple["HomeScreen", Effects]:
        """Return the screen after an event."""
        calm = replace(self, message="")
        if event.startswith("click:"):
            return calm._clicked(event.removeprefix("click:"), size)
        if self.typing and (moved := calm._typed(event)) is not None:
            return moved, ()
        return calm._pressed(event, size)

    def _typed(self, event: str) -> "HomeScreen | None":
        match event:
            case "escape":
                return self._unsearched()
            case "enter":
                return replace(self, typing=False)
            case "backspace":
                return self._searched(self.query[:-1])
            case _ if len(event) == 1:
                return self._searched(self.query + event)
            case _:
                return None

    def _pressed(self, event: str, size: Size) -> tuple["HomeScreen", Effects]:
        page = max(self._rows(size) - 1, 1)
        steps = {"down": 1, "j": 1, "up": -1, "k": -1, "pagedown": page, "pageup": -page}
        match event:
            case "/":
                return replace(self._searched(""), typing=True), ()
            case "home" | "g":
                return replace(self, chosen=0), ()
            case "end" | "G":
                return replace(self, chosen=max(len(self.found) - 1, 0)), ()
            case "escape" if self.query:
                return self._unsearched(), ()
            case "q" | "escape":
                return self, (Back(),)
            case "c":
                return self._continued()
            case "L" if self.course.entries:
                return self, (OpenCourse(),)
            case "enter" | "right" | "l" if self.found:
                return self._opened(self.found[self.chosen].id)
            case "z" if self.found:
                return self, (Open(self.found[self.chosen].id, quiz=True),)
            case _ if event in steps:
                last = max(len(self.found) - 1, 0)
                return replace(self, chosen=max(0, min(self.chosen + steps[event], last))), ()
            case _:
                return self, ()

    def _clicked(self, action: str, size: Size) -> tuple["HomeScreen", Effects]:
        kind, _, what = action.partition(":")
        if kind == "key":
            return self.update(what, size)
        if kind == "open":
            ids = [entry.id for entry in self.found]
            if what in ids and ids.index(what) == self.chosen:
                return self._opened(what)
            return replace(self, chosen=ids.index(what) if what in ids else self.chosen), ()
        return self, ()

    def _continued(self) -> tuple["HomeScreen", Effects]:
        if self.standing.last is None:
            return replace(self, message=say("No hand has been begun yet.")), ()
        return self._opened(self.standing.last)

    def _opened(self, hand: str) -> tuple["HomeScreen", Effects]:
        return self, (Open(hand),)

    def _of(self, hand: str) -> HandStanding | None:
        return next((each for each in self.standing.hands if each.hand == hand), None)

    @property
    def _heads(self) -> int:
        """Return the height of what stands over the list, in rows."""
        return 3 if self.course.entries else 2

    def _rows(self, size: Size) -> int:
        return max(size.rows - 3 - self._heads - (0 if size.small else _DETAIL), 3)

    def view(self, size: Size) -> Scene:
        """Return the list, what is told of the chosen hand, and the keys."""
        width = min(size.columns, WIDEST)
        studied = say("{n} of {all} studied ", n=self.standing.studied, all=len(self.entries))
        name = say(" Whist") + (f": {self.title}" if self.title else "")
        left = fitted((Span(name, "bar"),), max(width - text_width(studied) - 1, 1))
        top = ends(left, line(Span(studied, "bar")), width)
        rows, found = self._rows(size), self.found
        first = max(0, min(self.chosen - rows // 2, len(found) - rows))
        learn = [self._learn_line(width)] if self.course.entries else []
        body: list[Line] = [self._continue_line(width), *learn, ()]
        shown = range(first, min(first + rows, len(found)))
        names = max((text_width(entry.id) for entry in self.entries), default=0)
        tails = self._tails(found[first : first + rows])
        body += [self._row(i, found[i], names, tails[i - first], width) for i in shown]
        if not found:
            nothing = say("Nothing fits. Esc ends the search.")
            body.append(note_line(nothing if self.entries else say("There are no hands.")))
        body += [()] * (rows + self._heads - len(body))
        if not size.small:
            body += self._detail(width)
        body = body[: size.rows - 3] + [()] * (size.rows - 3 - len(body)) + [self._last_line(size)]
        foot = typing_foot(say("done")) if self.typing else self._foot()
        return framed(size, top, tuple(body), foot)

    def _foot(self) -> Line:
        return key_line(
            ("↑↓", say("choose"), "down"),
            ("Enter", say("study"), "enter"),
            ("z", say("quiz"), "z"),
            *((("L", say("learn"), "L"),) if self.course.entries else ()),
            ("/", say("search"), "/"),
            ("?", say("help"), "?"),
            ("q", say("leave"), "q"),
        )

    def _continue_line(self, width: int) -> Line:
        entry = next((each for each in self.entries if each.id == self.standing.last), None)
        if entry is None:
            return line(Span(say("Choose a hand, and press Enter to study it."), "note"))
        left = self._of(entry.id)
        place = say("at {at}", at=left.at) if left and left.at not in ("", "end") else ""
        words = say("c  Continue: {title} {place}", title=entry.title, place=place)
        return fitted((Span(words.rstrip(), "link", "key:c"),), width)

    def _learn_line(self, width: int) -> Line:
        """Return the way to the lessons, with the one that comes next."""
        entry = self.course.next
        words = (
            say("L  Learn: {title} ({n} min)", title=entry.header.title, n=entry.header.minutes)
            if entry
            else say("L  Learn: all lessons have been read")
        )
        return fitted((Span(words, "link", "key:L"),), width)

    def _tails(self, entries: tuple[HandEntry, ...]) -> list[str]:
        """Return how the learner stands with each hand, in as few columns as hold them all."""
        told = [_standing_words(self._of(entry.id)) for entry in entries]
        places = max((len(place) for place, _ in told), default=0)
        quizzes = max((len(quiz) for _, quiz in told), default=0)
        gap = "  " if places and quizzes else ""
        return [f"{place:>{places}}{gap}{quiz:>{quizzes}}" for place, quiz in told]

    def _row(self, index: int, entry: HandEntry, names: int, tail: str, width: int) -> Line:
        chosen = index == self.chosen
        style = "chosen" if chosen else ""
        mark = "▸ " if chosen else "  "
        title = f"{mark}{entry.id:<{names}}  {entry.title}"
        room = max(width - len(tail) - 1, 10)
        head = padded(fitted((Span(title, style, f"open:{entry.id}"),), room), room)
        return tuple(Span(s.text, style, f"open:{entry.id}") for s in (*head, Span(tail)))

    def _detail(self, width: int) -> list[Line]:
        if not self.found:
            return []
        entry = self.found[min(self.chosen, len(self.found) - 1)]
        facts = [say("p. {page}", page=entry.page)] if entry.page else []
        if entry.difficulty:
            facts.append(say("difficulty {n} of 5", n=entry.difficulty))
        facts.append(count(entry.asked, "{n} question", "{n} questions"))
        facts.append(", ".join(entry.themes))
        room = min(width, 100)
        told = [*wrapped((Span("; ".join(filter(None, facts)), "note"),), room)]
        return [(Span("―" * width, "rule"),), *[*told, *prose(entry.summary, room)][: _DETAIL - 1]]

    def _last_line(self, size: Size) -> Line:
        if self.typing:
            return (Span(say("Search: {query}", query=self.query), "prompt"), Span(" ", "cursor"))
        if self.message:
            return note_line(self.message)
        if self.query:
            n = len(self.found)
            return note_line(say("Search: {query} ({n} found)", query=self.query, n=n))
        if size.small:
            words = say(
                "Small window ({c}x{r}); 80x24 is comfortable.", c=size.columns, r=size.rows
            )
            return note_line(words)
        return ()


def _standing_words(left: HandStanding | None) -> tuple[str, str]:
    """Return how far a hand has been studied, and how its quiz went."""
    if left is None:
        return "", ""
    place = say("studied") if left.finished else left.at and say("at {at}", at=left.at)
    if left.quiz.noted:
        return place, say("{n} noted", n=left.quiz.noted)
    if not left.quiz.answered:
        return place, ""
    return place, say("{right} of {all} right", right=left.quiz.right, all=left.quiz.answered)


def _fits(entry: HandEntry, word: str) -> bool:
    if word in ("difficulty", "difficulty:"):
        return entry.difficulty is not None
    if word.startswith("difficulty:"):
        return word == f"difficulty:{entry.difficulty}"
    known = rules()
    titles = (known[name].title for name in entry.principles if name in known)
    texts = (entry.id, entry.title, *entry.themes, *entry.principles, *titles)
    return any(word in text.casefold() for text in texts)
