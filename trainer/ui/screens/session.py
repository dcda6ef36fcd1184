"""The screens of one sitting, one upon another, and what their effects come to."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Protocol

from trainer.principles.register import rules
from trainer.records.glossary import Glossary
from trainer.records.index import HandEntry
from trainer.records.laws import Laws
from trainer.records.lesson import LessonHeader
from trainer.records.problem import BadFile
from trainer.study.course import NO_COURSE, Course
from trainer.study.hand import Hand
from trainer.study.lesson import Lesson, LessonVerdict
from trainer.study.quiz import Answer, Quiz
from trainer.study.standing import Standing
from trainer.text import say
from trainer.ui.glossary import word_scene
from trainer.ui.laws import law_scene
from trainer.ui.rules import page_scene, rule_scene
from trainer.ui.scene import Scene, Span, wrapped
from trainer.ui.screens.course import CourseScreen
from trainer.ui.screens.help import HelpScreen
from trainer.ui.screens.home import HomeScreen
from trainer.ui.screens.lesson import LessonScreen
from trainer.ui.screens.lookup import LookUpScreen
from trainer.ui.screens.quiz import QuizScreen
from trainer.ui.screens.screen import (
    WIDEST,
    Back,
    Copy,
    Effect,
    Help,
    NoteAnswer,
    NoteLesson,
    NoteLessonAnswer,
    NotePlace,
    Open,
    OpenCourse,
    OpenLaw,
    OpenLesson,
    OpenPage,
    OpenRule,
    OpenTerm,
    Quit,
    Screen,
    Size,
)
from trainer.ui.screens.study import StudyScreen
from trainer.whist.moment import START, Moment
from trainer.whist.seats import Seat


class World(Protocol):
    """What lies outside of the screens: the library, the memory, the clipboard."""

    def title(self) -> str:
        """Return the title of the set; nothing for the one that comes with the program."""
        ...

    def entries(self) -> tuple[HandEntry, ...]:
        """Return the index of the hands."""
        ...

    def standing(self) -> Standing:
        """Return how the learner stands."""
        ...

    def hand(self, hand_id: str) -> Hand:
        """Return a hand; BadFile if its file is faulty or gone."""
        ...

    def glossary(self) -> Glossary:
        """Return the glossary of the set."""
        ...

    def lessons_on(self, word: str) -> tuple[LessonHeader, ...]:
        """Return the lessons that speak of a term of the glossary."""
        ...

    def laws(self) -> Laws:
        """Return the laws of the set."""
        ...

    def begun_quiz(self, hand: Hand, seat: Seat | None, fresh: bool = False) -> tuple[Quiz, int]:
        """Return the quiz of a hand as it was left, or anew, and the number of its round."""
        ...

    def left_at(self, hand_id: str) -> Moment:
        """Return where a hand was left."""
        ...

    def note_place(self, hand: str, at: Moment, finished: bool) -> None:
        """Remember where a hand was left."""
        ...

    def note_answer(self, hand: str, answer: Answer, round_: int) -> None:
        """Remember an answer."""
        ...

    def course(self) -> Course:
        """Return the lessons, with how far the learner has come."""
        ...

    def lesson(self, lesson_id: str) -> Lesson:
        """Return a lesson; BadFile if its file is faulty or gone."""
        ...

    def note_lesson(self, lesson: str, line: int, finished: bool) -> None:
        """Remember where a lesson was left."""
        ...

    def note_lesson_answer(self, lesson: str, verdict: LessonVerdict, hints: int) -> None:
        """Remember an answer to a question of a lesson."""
        ...

    def copy(self, text: str) -> None:
        """Put some text on the clipboard."""
        ...

    def trouble(self) -> str:
        """Return what is to be said once about the memory, if anything."""
        ...


@dataclass(frozen=True, slots=True)
class Session:
    """The screens, the last of which is seen, and a line that is said until the next event."""

    screens: tuple[Screen, ...]
    said: str = ""

    @staticmethod
    def begin(world: World, opening: Sequence[Effect] = ()) -> "Session":
        """Return the session at its home screen, or where the effects lead to from there."""
        course = NO_COURSE if opening else world.course()  # it is read when one comes home
        home = HomeScreen(world.entries(), world.standing(), course, title=world.title())
        session = Session((home,), world.trouble())
        for effect in opening:
            session = session.after(effect, world)
        return session

    @property
    def over(self) -> bool:
        """Tell whether the last screen has been left."""
        return not self.screens

    @property
    def typing(self) -> bool:
        """Tell whether letters are being typed on the screen that is seen."""
        return not self.over and self.screens[-1].typing

    def update(self, event: str, size: Size, world: World) -> "Session":
        """Return the session after an event."""
        if self.over:
            return self
        top = self.screens[-1]
        calm = replace(self, said="")
        if event == "c-c":
            return calm.after(Quit(), world)
        asked = event in ("f1", "click:key:?") or (event == "?" and not top.typing)
        if asked and not isinstance(top, HelpScreen):
            return calm.after(Help(), world)
        screen, effects = top.update(event, size)
        session = replace(calm, screens=(*self.screens[:-1], screen))
        for effect in effects:
            session = session.after(effect, world)
        return session

    def after(self, effect: Effect, world: World) -> "Session":
        """Return the session after one effect has been carried out."""
        match effect:
            case Back():
                return self._left(world)
            case Help():
                return self._with(HelpScreen(self.screens[-1].keys))
            case Quit():
                return replace(self, screens=())
            case Open():
                return self._opened(effect, world)
            case OpenLesson(lesson):
                return self._lesson(lesson, world)
            case OpenCourse():
                return self._with(CourseScreen.of(world.course()))
            case OpenRule(name) if name in rules():
                headers = tuple(entry.header for entry in world.course().entries)
                look = partial(rule_scene, rules()[name], world.entries(), lessons=headers)
                return self._with(LookUpScreen(say("A rule of the book"), look))
            case OpenLaw(name) if (law := world.laws().find(name)) is not None:
                headers = tuple(entry.header for entry in world.course().entries)
                look = partial(law_scene, law, world.laws(), lessons=headers)
                return self._with(LookUpScreen(say("The laws"), look))
            case OpenPage(page):
                title = say("Page {page} of the book", page=page)
                laws = world.laws().on_page(page)
                look = partial(page_scene, page, world.entries(), world.glossary(), laws=laws)
                return self._with(LookUpScreen(title, look))
            case OpenTerm(word):
                lessons = world.lessons_on(word)
                look = partial(word_scene, word, world.glossary(), lessons=lessons)
                return self._with(LookUpScreen(say("Glossary"), look))
            case NotePlace(hand, at, finished):
                world.note_place(hand, at, finished)
            case NoteAnswer(hand, answer, round_):
                world.note_answer(hand, answer, round_)
            case NoteLesson(lesson, line, finished):
                world.note_lesson(lesson, line, finished)
            case NoteLessonAnswer(lesson, verdict, hints):
                world.note_lesson_answer(lesson, verdict, hints)
            case Copy(text):
                world.copy(text)
        trouble = world.trouble()
        return replace(self, said=trouble) if trouble else self

    def _with(self, screen: Screen) -> "Session":
        return replace(self, screens=(*self.screens, screen))

    def _opened(self, effect: Open, world: World) -> "Session":
        try:
            hand = world.hand(effect.hand)
        except BadFile as error:
            return replace(self, said=str(error.problems[0]))
        if not effect.quiz:
            try:
                screen: Screen = StudyScreen.of(
                    hand, effect.at or world.left_at(effect.hand), world.glossary()
                )
            except ValueError:
                screen = StudyScreen.of(hand, START, world.glossary())
            return self._with(screen)
        quiz, round_ = (
            (Quiz.of(hand, effect.seat, effect.only), 0)
            if effect.only
            else world.begun_quiz(hand, effect.seat, effect.fresh)
        )
        if not quiz.questions:
            words = say("{id} has no questions for {seat}", id=effect.hand, seat=quiz.seat)
            return replace(self, said=words)
        asking = QuizScreen.of(quiz, round_, world.glossary())
        return self._with(asking.begun_at(effect.at) if effect.at else asking)

    def _lesson(self, lesson_id: str, world: World) -> "Session":
        try:
            lesson = world.lesson(lesson_id)
        except BadFile as error:
            return replace(self, said=str(error.problems[0]))
        course = world.course()
        left = next((each.line for each in course.entries if each.header.id == lesson_id), 0)
        return self._with(LessonScreen(lesson, course, left, glossary=world.glossary()))

    def _left(self, world: World) -> "Session":
        screens = self.screens[:-1]
        if screens and isinstance(screens[-1], HomeScreen):
            home = replace(screens[-1], standing=world.standing(), course=world.course())
            screens = (*screens[:-1], home)
        if screens and isinstance(screens[-1], CourseScreen):
            screens = (*screens[:-1], replace(screens[-1], course=world.course()))
        return replace(self, screens=screens)

    def view(self, size: Size) -> Scene:
        """Return what is drawn."""
        if self.over:
            return Scene()
        scene = self.screens[-1].view(size)
        if not self.said or len(scene.lines) < 2:
            return scene
        width = min(size.columns, WIDEST)
        margin = " " * ((size.columns - width) // 2)
        told = wrapped((Span(self.said, "message"),), max(width, 1))[: len(scene.lines) - 1]
        rows = [(Span(margin), *row) if margin else row for row in told]
        return Scene((*scene.lines[: -1 - len(rows)], *rows, scene.lines[-1]))
