"""Following a file that is being written: what was seen comes back at the same place."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import ClassVar

from trainer.records.glossary import NO_TERMS, Glossary
from trainer.records.lesson_blocks import Block
from trainer.records.problem import Problem
from trainer.study.course import NO_COURSE, Course
from trainer.study.hand import Hand
from trainer.study.lesson import Lesson
from trainer.text import count, say
from trainer.ui.problems import problems_scene
from trainer.ui.scene import Line, Scene, Span, line, wrapped
from trainer.ui.screens.layout import full_rows, full_text
from trainer.ui.screens.lesson import LessonScreen
from trainer.ui.screens.pane import TOP, Pane
from trainer.ui.screens.screen import Back, Effects, Keys, Screen, Size, ends, framed, key_line
from trainer.ui.screens.session import Session
from trainer.ui.screens.study import StudyScreen
from trainer.ui.screens.walk import last_step

_WIDEST = 100
"""The widest lines, in columns."""
KEYS: Keys = (
    ("↑ ↓  k j  PgUp PgDn", "scroll"),
    ("?", "this help"),
    ("q  Esc", "leave"),
)


@dataclass(frozen=True, slots=True)
class Faults:
    """What keeps a file from being shown, and its lines."""

    path: Path
    problems: tuple[Problem, ...]
    rows: tuple[str, ...] = ()


Loaded = Hand | Lesson | Faults
"""What a file holds."""


@dataclass(frozen=True, slots=True)
class FaultyScreen:
    """The problems of a file; `kept` is what was seen of it before, if anything."""

    keys: ClassVar[Keys] = KEYS
    typing: ClassVar[bool] = False
    faults: Faults
    kept: StudyScreen | LessonScreen | None = None
    pane: Pane = TOP

    def update(self, event: str, size: Size) -> tuple["FaultyScreen", Effects]:
        """Return the screen after an event."""
        event = event.removeprefix("click:key:")
        match event:
            case "q" | "escape" | "backspace":
                return self, (Back(),)
            case "down" | "j" | "up" | "k" | "pagedown" | "pageup":
                pane = self.pane.paged(event, self._lines(size), full_rows(size))
                return replace(self, pane=pane), ()
            case _:
                return self, ()

    def _lines(self, size: Size) -> tuple[Line, ...]:
        width = max(min(size.columns, _WIDEST), 10)
        words = say("Save the file when it is mended: it comes back here by itself.")
        told = problems_scene(self.faults.problems, self.faults.rows, width)
        return (*told.lines, *wrapped((Span(words, "note"),), width))

    def view(self, size: Size) -> Scene:
        """Return the problems and the keys."""
        number = count(len(self.faults.problems), "{n} problem ", "{n} problems ")
        top = ends(
            line(Span(f" {self.faults.path}", "bar")), line(Span(number, "bar")), size.columns
        )
        foot = key_line(("↓", say("scroll"), "down"), ("q", say("leave"), "q"))
        return framed(size, top, full_text(size, self.pane, self._lines(size)), foot)


Seen = StudyScreen | LessonScreen | FaultyScreen


def opened(loaded: Loaded, glossary: Glossary = NO_TERMS, course: Course = NO_COURSE) -> Seen:
    """Return the screen of a file as if it had not been seen before."""
    match loaded:
        case Hand():
            return StudyScreen.of(loaded, glossary=glossary)
        case Lesson():
            return LessonScreen(loaded, course, glossary=glossary)
        case Faults():
            return FaultyScreen(loaded)


def renewed(session: Session, path: Path, now: Seen, size: Size) -> Session:
    """Return the session with every screen of a file as the file is `now`, at the same place."""
    screens = tuple(_renewed(screen, path, now, size) for screen in session.screens)
    again = replace(session, screens=screens, said="")
    quiet = isinstance(now, FaultyScreen) or again.typing
    return again if quiet else replace(again, said=say("Read again."))


def _renewed(screen: Screen, path: Path, now: Seen, size: Size) -> Screen:
    """Return a screen as its file is now; the same if it is of another file."""
    match screen:
        case FaultyScreen() if screen.faults.path == path:
            if isinstance(now, FaultyScreen):
                return replace(screen, faults=now.faults)
            return _renewed(screen.kept, path, now, size) if screen.kept else now
        case StudyScreen() if screen.hand.record.path == path:
            if isinstance(now, StudyScreen):
                return _same_moment(screen, now.hand)
        case LessonScreen() if screen.lesson.record.path == path:
            if isinstance(now, LessonScreen):
                return _same_block(screen, now.lesson, size)
        case _:
            return screen
    return replace(now, kept=screen) if isinstance(now, FaultyScreen) else now


def _same_moment(screen: StudyScreen, hand: Hand) -> StudyScreen:
    """Return the study screen of a hand at the moment that was seen, as far as it is played."""
    last, before = last_step(hand), last_step(screen.hand)
    return replace(
        screen,
        hand=hand,
        step=last if screen.step == before else min(screen.step, last - 1),
        bottom=hand.student if screen.bottom is screen.hand.student else screen.bottom,
        came=tuple((step, top) for step, top in screen.came if step <= last),
    )


def _same_block(screen: LessonScreen, lesson: Lesson, size: Size) -> LessonScreen:
    """Return the reader of a lesson at the block that stood at the top.

    A question being answered goes on, and answers stay, where the question is as it was.
    """
    old = {question.id: question for question in screen.lesson.record.questions}
    now = {question.id: question for question in lesson.record.questions}
    same = {name for name, question in now.items() if old.get(name) == question}
    asking = screen.asking
    if asking is not None:
        name = asking.question.id
        asking = replace(asking, question=now[name]) if name in same else None
    headings = len(lesson.record.headings)
    section = min(screen.section, headings - 1) if screen.section is not None else None
    again = replace(
        screen,
        lesson=lesson,
        asking=asking,
        verdicts=tuple(each for each in screen.verdicts if each.question.id in same),
        section=section if headings else None,
    )
    before, after = screen.page(size).blocks, again.page(size).blocks
    row = screen.pane_in(size).top
    at = sum(shown.first <= row for shown in before) - 1
    if at < 0 or not after:
        return replace(again, pane=Pane(row))
    there = after[aligned([each.block for each in before], [each.block for each in after], at)]
    inside = min(row - before[at].first, there.last - there.first - 1)
    return replace(again, pane=Pane(there.first + max(inside, 0)))


def aligned(old: Sequence[Block], new: Sequence[Block], at: int) -> int:
    """Return where the block at a place of the old list is in the new one, or the next to it."""
    ahead = _alike(old, new)
    if at < ahead:
        return at
    if len(old) - 1 - at < _alike(old[::-1], new[::-1]):
        return len(new) - (len(old) - at)
    return min(at, len(new) - 1)


def _alike(old: Sequence[Block], new: Sequence[Block]) -> int:
    """Return how many blocks are the same from the first on."""
    pairs = zip(old, new, strict=False)
    return next((n for n, (a, b) in enumerate(pairs) if a != b), min(len(old), len(new)))
