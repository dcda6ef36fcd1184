"""The screen of the course: the lessons in their order, the next one chosen."""

from dataclasses import dataclass, replace
from typing import ClassVar

from trainer.study.course import Course, CourseEntry
from trainer.text import say
from trainer.ui.course import mark_of
from trainer.ui.prose import plain_words
from trainer.ui.scene import Line, Scene, Span, fitted, line, padded, text_width, wrapped
from trainer.ui.screens.screen import (
    WIDEST,
    Back,
    Effects,
    Keys,
    OpenLesson,
    Size,
    ends,
    framed,
    key_line,
)

_DETAIL = 7
"""The height of what is told of the chosen lesson, in rows."""

KEYS: Keys = (
    ("↑ ↓  k j  PgUp PgDn", "choose a lesson"),
    ("Home  g   and   End  G", "the first and the last"),
    ("Enter", "read it, from where you left it"),
    ("?", "this help"),
    ("q  Esc  Backspace", "back to where you came from"),
)


@dataclass(frozen=True, slots=True)
class CourseScreen:
    """The list of lessons, and which one is chosen."""

    keys: ClassVar[Keys] = KEYS
    typing: ClassVar[bool] = False
    course: Course
    chosen: int = 0

    @staticmethod
    def of(course: Course) -> "CourseScreen":
        """Return the screen with the next lesson chosen."""
        following = course.next
        return CourseScreen(course, course.entries.index(following) if following else 0)

    def update(self, event: str, size: Size) -> tuple["CourseScreen", Effects]:
        """Return the screen after an event."""
        event = event.removeprefix("click:key:")
        last = max(len(self.course.entries) - 1, 0)
        page = max(self._rows(size) - 1, 1)
        steps = {"down": 1, "j": 1, "up": -1, "k": -1, "pagedown": page, "pageup": -page}
        steps |= {"home": -last, "g": -last, "end": last, "G": last}
        match event:
            case "q" | "escape" | "backspace" | "b":
                return self, (Back(),)
            case "enter" | "right" | "l" if self.course.entries:
                return self, (OpenLesson(self.course.entries[self.chosen].header.id),)
            case _ if event in steps:
                return replace(self, chosen=max(0, min(self.chosen + steps[event], last))), ()
            case _ if event.startswith("click:lesson:"):
                return self._clicked(event.removeprefix("click:lesson:"))
            case _:
                return self, ()

    def _clicked(self, lesson: str) -> tuple["CourseScreen", Effects]:
        """Choose a lesson, or open the one that is chosen already."""
        ids = [entry.header.id for entry in self.course.entries]
        if lesson not in ids:
            return self, ()
        at = ids.index(lesson)
        return replace(self, chosen=at), ((OpenLesson(lesson),) if at == self.chosen else ())

    def _rows(self, size: Size) -> int:
        return max(size.rows - 3 - (0 if size.small else _DETAIL), 3)

    def view(self, size: Size) -> Scene:
        """Return the list, what is told of the chosen lesson, and the keys."""
        width, entries = min(size.columns, WIDEST), self.course.entries
        read = sum(entry.finished for entry in entries)
        told = line(Span(say("{n} of {all} read ", n=read, all=len(entries)), "bar"))
        top = ends(line(Span(say(" Learn"), "bar")), told, width)
        rows = self._rows(size)
        first = max(0, min(self.chosen - rows // 2, len(entries) - rows))
        names = max((text_width(entry.header.title) for entry in entries), default=0)
        shown = range(first, min(first + rows, len(entries)))
        body = [self._row(at, entries[at], names, width) for at in shown]
        if not entries:
            body.append(line(say("There are no lessons.")))
        body += [()] * (rows - len(body))
        if not size.small and entries:
            body += self._detail(entries[self.chosen], width)
        foot = key_line(
            ("↑↓", say("choose"), "down"),
            ("Enter", say("read"), "enter"),
            ("?", say("help"), "?"),
            ("q", say("back"), "q"),
        )
        return framed(size, top, tuple(body), foot)

    def _row(self, at: int, entry: CourseEntry, names: int, width: int) -> Line:
        header, chosen = entry.header, at == self.chosen
        style = "chosen" if chosen else ""
        pointer = "▸" if chosen else " "
        mark = mark_of(entry, self.course).replace("▸", " ")
        minutes = say("{n} min", n=header.minutes)
        words = f"{pointer} {mark} {header.order:03}  {header.title:<{names}}  {minutes:>6}"
        row = fitted((Span(words, style, f"lesson:{header.id}"),), width)
        return padded(row, width) if not chosen else row

    def _detail(self, entry: CourseEntry, width: int) -> list[Line]:
        header, room = entry.header, min(width, 100)
        pages = say("pp. {pages}", pages=", ".join(map(str, header.pages)))
        facts = [header.id, pages]
        if header.needs:
            facts.append(say("after {ids}", ids=", ".join(each.value for each in header.needs)))
        if entry.finished:
            facts.append(say("read"))
        elif entry.line:
            facts.append(say("begun"))
        rows: list[Line] = [(Span("―" * width, "rule"),)]
        rows += wrapped((Span("; ".join(facts), "note"),), room)
        for goal in header.goals:
            rows += wrapped(plain_words(goal), room, "• ", "  ")
        return rows[:_DETAIL]
