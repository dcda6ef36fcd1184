"""The reader: a lesson to scroll through, its questions answered where they stand."""

from dataclasses import dataclass, replace
from typing import ClassVar

from trainer.records.glossary import NO_TERMS, Glossary
from trainer.records.lesson_blocks import HandLink, LessonQuestion
from trainer.study.course import NO_COURSE, Course
from trainer.study.lesson import Lesson, LessonVerdict, grade_answer
from trainer.text import say
from trainer.ui.prose import plain_words
from trainer.ui.scene import Line, Scene, Span, line
from trainer.ui.screens.layout import full_rows, message_line
from trainer.ui.screens.lesson_asking import Asking
from trainer.ui.screens.lesson_text import (
    KEYS,
    Page,
    asking_foot,
    contents_foot,
    contents_lines,
    page_of,
    reading_foot,
)
from trainer.ui.screens.pane import Pane
from trainer.ui.screens.screen import (
    Back,
    Effects,
    Keys,
    NoteLesson,
    NoteLessonAnswer,
    Open,
    OpenLesson,
    Size,
    ends,
    followed,
    framed,
    note_line,
    typing_foot,
)

_WIDEST = 84
"""The longest line of text, in columns: longer ones are tiring to read."""


@dataclass(frozen=True, slots=True)
class LessonScreen:
    """A lesson as it is read.

    `left` is the line of the file at which it was left, until the first move; `asking` is the
    question being answered, `section` the heading chosen in the contents, `search` what is being
    typed to be searched for, and `sought` what was searched for last.
    """

    keys: ClassVar[Keys] = KEYS
    lesson: Lesson
    course: Course = NO_COURSE
    left: int = 0
    pane: Pane | None = None
    verdicts: tuple[LessonVerdict, ...] = ()
    asking: Asking | None = None
    section: int | None = None
    search: str | None = None
    sought: str = ""
    message: str = ""
    glossary: Glossary = NO_TERMS

    @property
    def typing(self) -> bool:
        """Tell whether an answer or a search is being typed."""
        return self.asking is not None or self.search is not None

    def update(self, event: str, size: Size) -> tuple["LessonScreen", Effects]:
        """Return the screen after an event."""
        calm = replace(self, message="")
        if event.startswith("click:key:"):
            event = event.removeprefix("click:key:")
        elif event.startswith("click:"):
            return calm._followed(event.removeprefix("click:"), size)
        if self.section is not None:
            return calm._in_contents(event, self.section, size)
        if self.search is not None:
            return calm._searching(event, self.search, size)
        if event in ("pagedown", "pageup", "down", "up"):
            return calm._moved(calm.pane_in(size).paged(event, *calm._text(size)), size)
        if calm.asking is not None:
            return calm._answering(event, calm.asking, size)
        return calm._reading(event, size)

    def _reading(self, event: str, size: Size) -> tuple["LessonScreen", Effects]:
        pane, (lines, rows) = self.pane_in(size), self._text(size)
        match event:
            case "j" | "k":
                return self._moved(pane.paged(event, lines, rows), size)
            case " ":
                return self._moved(pane.paged("pagedown", lines, rows), size)
            case "home" | "g":
                return self._moved(Pane(), size)
            case "end" | "G":
                return self._moved(Pane(max(len(lines) - rows, 0)), size)
            case "tab" | "s-tab":
                by = 1 if event == "tab" else -1
                return self._moved(pane.next_link(by, lines, rows), size)
            case "enter":
                return self._entered(size)
            case "c" if self.lesson.record.headings:
                return replace(self, section=self._section(size)), ()
            case "/":
                return replace(self, search=""), ()
            case "n" | "N" if self.sought:
                return self._found(self.sought, 1 if event == "n" else -1, size)
            case "]" | "[":
                return self._other(1 if event == "]" else -1, size)
            case "q" | "escape" | "backspace" | "b":
                return self, (self._note(size), Back())
            case _:
                return self, ()

    def _entered(self, size: Size) -> tuple["LessonScreen", Effects]:
        """Follow the chosen link, or else do what the first living block in view asks for."""
        pane, (lines, rows) = self.pane_in(size), self._text(size)
        if action := pane.action(lines):
            return replace(self, pane=pane.unlinked)._followed(action, size)
        match self._living(size):
            case LessonQuestion() as question:
                return self._asked(question, size)
            case HandLink() as link:
                return self, (self._note(size), Open(link.hand, at=link.at))
            case _:
                return self._moved(pane.paged("pagedown", lines, rows), size)

    def _living(self, size: Size) -> LessonQuestion | HandLink | None:
        """Return the first block in view that can be entered: answered questions cannot."""
        answered = frozenset(verdict.question.id for verdict in self.verdicts)
        return self.page(size).living(self.pane_in(size).top, full_rows(size), answered)

    def _followed(self, action: str, size: Size) -> tuple["LessonScreen", Effects]:
        kind, _, what = action.partition(":")
        match kind:
            case "ask":
                asked = {question.id: question for question in self.lesson.record.questions}
                return self._asked(asked[what], size)
            case "answer" if self.asking is not None:
                return self._given(what, self.asking, size)
            case "section":
                return self._jumped(int(what), size)
            case "next":
                return self, (self._note(size), Back(), OpenLesson(what))
            case _:
                return self, followed(action)

    def _asked(self, question: LessonQuestion, size: Size) -> tuple["LessonScreen", Effects]:
        """Begin to answer a question, again if it has been answered."""
        others = tuple(v for v in self.verdicts if v.question.id != question.id)
        return replace(self, asking=Asking(question), verdicts=others)._beside(question, size), ()

    def _beside(self, question: LessonQuestion, size: Size) -> "LessonScreen":
        """Return the screen scrolled so far that a question can be seen whole, or from its head."""
        shown, pane, rows = self.page(size).of(question), self.pane_in(size), full_rows(size)
        assert shown is not None
        top = pane.top if shown.last <= pane.top + rows else shown.last - rows
        return replace(self, pane=Pane(max(0, min(top, shown.first))))

    def _answering(self, event: str, asking: Asking, size: Size) -> tuple["LessonScreen", Effects]:
        match event:
            case "escape" if not asking.answer:
                return replace(self, asking=None, pane=self.pane_in(size)), ()
            case "tab" if asking.hints >= len(asking.question.hints):
                return replace(self, message=say("No more hints for this question.")), ()
            case "tab":
                hinted = replace(self, asking=replace(asking, hints=asking.hints + 1))
                return hinted._beside(asking.question, size), ()
            case "enter" if asking.answer:
                return self._given(asking.answer, asking, size)
            case "enter":
                return replace(self, message=say("Type an answer, or pick one with ← →.")), ()
            case _:
                return replace(self, asking=asking.pressed(event)), ()

    def _given(self, word: str, asking: Asking, size: Size) -> tuple["LessonScreen", Effects]:
        try:
            verdict = grade_answer(asking.question, word)
        except ValueError as error:
            return replace(self, message=str(error), asking=replace(asking, typed="")), ()
        answered = replace(self, asking=None, verdicts=(*self.verdicts, verdict))
        note = NoteLessonAnswer(self.lesson.id, verdict, asking.hints)
        return answered._beside(asking.question, size), (note,)

    def _in_contents(self, event: str, section: int, size: Size) -> tuple["LessonScreen", Effects]:
        match event:
            case "enter" | "right" | "l":
                return self._jumped(section, size)
            case "escape" | "c" | "q" | "backspace":
                return replace(self, section=None), ()
            case _:
                last = len(self.lesson.record.headings) - 1
                by = {"down": 1, "j": 1, "up": -1, "k": -1, "home": -last, "end": last}
                return replace(self, section=max(0, min(section + by.get(event, 0), last))), ()

    def _section(self, size: Size) -> int:
        """Return the number of the section that is being read."""
        here = self.page(size).source_of(self.pane_in(size).top)
        before = [h for h in self.lesson.record.headings if h.place.line <= here]
        return max(len(before) - 1, 0)

    def _jumped(self, section: int, size: Size) -> tuple["LessonScreen", Effects]:
        shown = self.page(size).of(self.lesson.record.headings[section])
        top = shown.first if shown else 0
        return replace(self, section=None)._moved(Pane(top), size)

    def _searching(self, event: str, typed: str, size: Size) -> tuple["LessonScreen", Effects]:
        match event:
            case "escape":
                return replace(self, search=None), ()
            case "enter":
                return replace(self, search=None, sought=typed)._found(typed, 1, size)
            case "backspace":
                return replace(self, search=typed[:-1]), ()
            case _ if len(event) == 1 and len(typed) < 40:
                return replace(self, search=typed + event), ()
            case _:
                return self, ()

    def _found(self, word: str, by: int, size: Size) -> tuple["LessonScreen", Effects]:
        """Scroll to the next line that has a word, beginning again at the other end."""
        row = self.page(size).find(word, self.pane_in(size).top, by)
        if row is None:
            return replace(self, message=say("{word} is not in this lesson.", word=word)), ()
        return self._moved(Pane(row), size)

    def _other(self, by: int, size: Size) -> tuple["LessonScreen", Effects]:
        entry = self.course.beside(self.lesson.id, by)
        if entry is None:
            words = say("This is the last lesson.") if by > 0 else say("This is the first lesson.")
            return replace(self, message=words), ()
        return self, (self._note(size), Back(), OpenLesson(entry.header.id))

    def _moved(self, pane: Pane, size: Size) -> tuple["LessonScreen", Effects]:
        """Return the screen scrolled; the place is noted when another block stands at the top."""
        lines, rows = self._text(size)
        top = max(0, min(pane.top, len(lines) - rows))
        moved = replace(self, pane=replace(pane, top=top))
        before, after = self._note(size), moved._note(size)
        return moved, (after,) if after != before else ()

    def _note(self, size: Size) -> NoteLesson:
        pane, (lines, rows) = self.pane_in(size), self._text(size)
        line_ = self.page(size).source_of(pane.top)
        return NoteLesson(self.lesson.id, line_, pane.top + rows >= len(lines))

    def page(self, size: Size) -> Page:
        """Return the lesson laid out for a size."""
        following = self.course.beside(self.lesson.id, 1)
        header = following.header if following else None
        width = max(min(size.columns - 1, _WIDEST), 10)
        return page_of(self.lesson, width, self.verdicts, self.asking, header, self.glossary)

    def _text(self, size: Size) -> tuple[tuple[Line, ...], int]:
        return self.page(size).lines, full_rows(size)

    def pane_in(self, size: Size) -> Pane:
        """Return the pane: where the lesson was left, before the first move."""
        return self.pane or Pane(self.page(size).row_of(self.left) if self.left else 0)

    def view(self, size: Size) -> Scene:
        """Return the title, the text, and the keys."""
        header = self.lesson.record.header
        pane, (lines, rows) = self.pane_in(size), self._text(size)
        part = min(100, 100 * (pane.top + rows) // max(len(lines), 1))
        top = ends(
            line(Span(f" {header.title}", "bar")),
            line(Span(say("{part}% ", part=part), "bar")),
            min(size.columns, 150),
        )
        if self.section is not None:
            body = contents_lines(self.lesson.record.headings, self.section, size.columns)[:rows]
            foot = contents_foot()
        else:
            body = pane.view(lines, rows)
            foot = self._foot(size)
        more = pane.more(lines, rows) if self.section is None else ()
        body = (*body, *[()] * (rows - len(body)), message_line(size, self._message(), more))
        return framed(size, top, body, foot)

    def _foot(self, size: Size) -> Line:
        if self.search is not None:
            return typing_foot(say("search"))
        return asking_foot() if self.asking else reading_foot(self._living(size))

    def _message(self) -> Line:
        if self.search is not None:
            words = say("Search: {typed}", typed=self.search)
            return (Span(words, "prompt"), Span(" ", "cursor"))
        if self.message or self.asking is None:
            return note_line(self.message)
        if self.asking.pick >= 0:
            return (Span(say("Your answer: "), "prompt"), *plain_words(self.asking.answer))
        words = say("Your answer: {typed}", typed=self.asking.typed)
        return (Span(words, "prompt"), Span(" ", "cursor"))
