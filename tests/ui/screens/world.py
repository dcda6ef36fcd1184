"""A world for the screens without disk or clock: the shipped hands and a memory of its own."""

from functools import cache

from trainer.records.glossary import Glossary, read_glossary
from trainer.records.index import HandEntry, read_index
from trainer.records.laws import Laws, read_laws
from trainer.records.lesson import LessonHeader
from trainer.records.library import find_hand, find_lesson, shipped
from trainer.records.problem import BadFile, Place, Problem
from trainer.study.course import Course, read_course
from trainer.study.hand import Hand, open_hand
from trainer.study.lesson import Lesson, LessonVerdict, open_lesson
from trainer.study.quiz import Answer, Quiz
from trainer.study.shelf import Shelf
from trainer.study.standing import Standing, standing_of
from trainer.ui.screens.screen import Effect, Size
from trainer.ui.screens.session import Session
from trainer.whist.moment import START, Moment
from trainer.whist.seats import Seat

LESSONS = ("original-lead", "discards")
SMALL, NORMAL, LARGE, HUGE = Size(60, 18), Size(80, 24), Size(120, 40), Size(200, 60)
SIZES = (SMALL, NORMAL, LARGE, HUGE)


@cache
def index() -> tuple[HandEntry, ...]:
    return read_index(shipped())


@cache
def glossary() -> Glossary:
    return read_glossary(shipped())


@cache
def shelf() -> Shelf:
    return Shelf(shipped())


@cache
def laws() -> Laws:
    return read_laws(shipped())


@cache
def course() -> Course:
    """Return a course of two lessons, whatever others there are."""
    entries = read_course(shipped()).entries
    return Course(tuple(each for each in entries if each.header.id in LESSONS))


@cache
def hand(hand_id: str = "cavendish-01") -> Hand:
    path = find_hand(shipped(), hand_id)
    if path is None:
        raise BadFile((Problem(shipped(), Place(), f"no {hand_id}"),))
    return open_hand(path)


class FakeWorld:
    """Notes what it is told."""

    def __init__(self, begun: int = 0) -> None:
        self.places: list[tuple[str, str, bool]] = []
        self.answers: list[tuple[str, str, int]] = []
        self.lessons: list[tuple[str, int, bool]] = []
        self.lesson_answers: list[tuple[str, str, str, int]] = []
        self.copied: list[str] = []
        self.troubles: list[str] = []
        self.left = START
        self._begun = begun

    def entries(self) -> tuple[HandEntry, ...]:
        return index()

    def title(self) -> str:
        return ""

    def standing(self) -> Standing:
        return standing_of(index(), (), (), "cavendish", 1)

    def hand(self, hand_id: str) -> Hand:
        return hand(hand_id)

    def laws(self) -> Laws:
        return laws()

    def glossary(self) -> Glossary:
        return glossary()

    def lessons_on(self, word: str) -> tuple[LessonHeader, ...]:
        return shelf().lessons_on(word)

    def begun_quiz(self, hand: Hand, seat: Seat | None, fresh: bool = False) -> tuple[Quiz, int]:
        quiz = Quiz.of(hand, seat)
        for _ in range(0 if fresh else self._begun):
            quiz = quiz.skip()
        return quiz, 1

    def left_at(self, hand_id: str) -> Moment:
        del hand_id
        return self.left

    def note_place(self, hand: str, at: Moment, finished: bool) -> None:
        self.places.append((hand, str(at), finished))

    def note_answer(self, hand: str, answer: Answer, round_: int) -> None:
        self.answers.append((hand, answer.question.id, round_))

    def course(self) -> Course:
        return course()

    def lesson(self, lesson_id: str) -> Lesson:
        path = find_lesson(shipped(), lesson_id)
        if path is None:
            raise BadFile((Problem(shipped(), Place(), f"no {lesson_id}"),))
        return open_lesson(path)

    def note_lesson(self, lesson: str, line: int, finished: bool) -> None:
        self.lessons.append((lesson, line, finished))

    def note_lesson_answer(self, lesson: str, verdict: LessonVerdict, hints: int) -> None:
        self.lesson_answers.append((lesson, verdict.question.id, verdict.grade.value, hints))

    def copy(self, text: str) -> None:
        self.copied.append(text)

    def trouble(self) -> str:
        return self.troubles.pop(0) if self.troubles else ""


def session(*opening: Effect, world: FakeWorld | None = None) -> Session:
    return Session.begin(world or FakeWorld(), opening)


def pressed(
    session: Session, *events: str, size: Size = NORMAL, world: FakeWorld | None = None
) -> Session:
    for event in events:
        session = session.update(event, size, world or FakeWorld())
    return session


def seen(session: Session, size: Size = NORMAL) -> str:
    return session.view(size).text.replace("\u00a0", " ")
