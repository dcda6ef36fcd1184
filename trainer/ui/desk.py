"""The desk at which one learner sits: a set, its index, the memory, and the clock handed down."""

from collections.abc import Callable
from pathlib import Path

from trainer.records.glossary import Glossary
from trainer.records.index import HandEntry, cache_of, read_index
from trainer.records.laws import Laws
from trainer.records.lesson import LessonHeader
from trainer.records.lesson_index import LessonEntry, read_lesson_index
from trainer.records.library import find_hand, find_lesson, shipped
from trainer.records.problem import BadFile, Place, Problem
from trainer.records.set import SetRecord, read_set
from trainer.study.course import Course, read_course
from trainer.study.hand import Hand, open_hand
from trainer.study.lesson import Lesson, LessonVerdict, open_lesson
from trainer.study.progress import Answered, Progress
from trainer.study.progress import Place as HandPlace
from trainer.study.progress_tables import LessonPlace, lesson_of_answer, of_lesson
from trainer.study.quiz import Answer, Quiz
from trainer.study.shelf import Shelf
from trainer.study.standing import Standing, standing_of
from trainer.text import say
from trainer.whist.moment import END, START, Moment
from trainer.whist.seats import Seat

Clock = Callable[[], str]
"""Return the time now, in ISO form and UTC; handed down from the command."""


class Desk:
    """What lies outside of the screens, for one set and one memory.

    `now` returns the time; `lent` is a hand to be studied that need not be of the set, and is
    remembered only if it is, and so is `lent_lesson`; `put` puts some text on the clipboard.
    """

    put: Callable[[str], None]

    def __init__(
        self,
        root: Path,
        home: Path,
        progress: Progress,
        now: Clock,
        lent: Hand | None = None,
        lent_lesson: Lesson | None = None,
    ) -> None:
        self._root = root
        self._cache = cache_of(root, home)
        self._progress = progress
        self._now = now
        self._said = ""
        self._lent = lent
        self._lent_lesson = lent_lesson
        self._shelf = Shelf(root)
        self.put = lambda _: None
        self.set: SetRecord = read_set(root)

    def title(self) -> str:
        """Return the title of the set; nothing for the one that comes with the program."""
        return "" if self._root == shipped() else " ".join(self.set.title.split())

    def entries(self) -> tuple[HandEntry, ...]:
        """Return the index of the hands."""
        return read_index(self._root, self._cache)

    def standing(self) -> Standing:
        """Return how the learner stands with the set."""
        progress = self._progress
        places, answers = progress.places(), progress.answers()
        id_, version = self.set.id, self.set.version
        lessons: tuple[LessonEntry, ...] = ()
        if any(lesson_of_answer(answer.hand) for answer in answers):
            lessons = read_lesson_index(self._root, self._cache)
        return standing_of(self.entries(), places, answers, id_, version, lessons)

    def hand(self, hand_id: str) -> Hand:
        """Return a hand of the set, or the one lent; BadFile if its file is faulty or gone."""
        if self._lent is not None and hand_id == self._lent.record.id:
            return self._lent
        path = find_hand(self._root, hand_id)
        if path is None:
            message = say("there is no hand {id} in this set", id=hand_id)
            raise BadFile((Problem(self._root, Place(), message),))
        return open_hand(path)

    def lend(self, what: Hand | Lesson) -> None:
        """Lend a hand or a lesson in the place of the one before."""
        if isinstance(what, Hand):
            self._lent = what
        else:
            self._lent_lesson = what

    def begun_quiz(self, hand: Hand, seat: Seat | None, fresh: bool = False) -> tuple[Quiz, int]:
        """Return the quiz of a hand as it was left, or a new round of it if it was finished."""
        quiz = Quiz.of(hand, seat)
        if not self._is_own(hand.record.id):
            return quiz, 1
        asked = {question.id for question in quiz.questions}
        rounds = [
            answer
            for answer in self._progress.answers()
            if answer.hand == hand.record.id
            and (answer.set_id, answer.set_version) == (self.set.id, self.set.version)
            and answer.question in asked
            and answer.round
        ]
        last = max((answer.round for answer in rounds), default=1)
        given = {answer.question: answer.given for answer in rounds if answer.round == last}
        if fresh or given.keys() >= asked:
            return quiz, last + bool(given)
        return quiz.resumed(given), last

    def glossary(self) -> Glossary:
        """Return the glossary of the set, read once; an empty one if its file is faulty."""
        return self._shelf.glossary

    def lessons_on(self, word: str) -> tuple[LessonHeader, ...]:
        """Return the lessons that speak of a term, looked up when one is first asked for."""
        return self._shelf.lessons_on(word)

    def laws(self) -> Laws:
        """Return the laws of the set, or else those of the program, read once."""
        return self._shelf.laws

    def _is_own(self, hand_id: str) -> bool:
        """Tell whether a hand is of the set, so that it is remembered."""
        if self._lent is None or hand_id != self._lent.record.id:
            return True
        return self._lent.record.path.resolve().is_relative_to(self._root.resolve())

    def left_at(self, hand_id: str) -> Moment:
        """Return where a hand was left; the start if it was finished or never begun."""
        for place in self._progress.places():
            if (place.set_id, place.hand) == (self.set.id, hand_id) and self._is_own(hand_id):
                return START if place.at == str(END) else _moment(place.at)
        return START

    def note_place(self, hand: str, at: Moment, finished: bool) -> None:
        """Remember where a hand was left."""
        if not self._is_own(hand):
            return
        place = HandPlace(self.set.id, hand, str(at), finished, self._now())
        self._progress.note(places=[place])

    def note_answer(self, hand: str, answer: Answer, round_: int) -> None:
        """Remember an answer."""
        if not self._is_own(hand):
            return
        verdict = answer.verdict
        answered = Answered(
            set_id=self.set.id,
            set_version=self.set.version,
            hand=hand,
            question=answer.question.id,
            given=verdict.given if verdict else "",
            grade=verdict.grade.value if verdict else "skipped",
            hints=answer.hints,
            round=round_,
            day=self._now(),
        )
        self._progress.note(answers=[answered])

    def course(self) -> Course:
        """Return the lessons of the set, with how far the learner has come."""
        places = [place for place in self._progress.lessons() if place.set_id == self.set.id]
        left = {place.lesson: place.line for place in places}
        return read_course(self._root, left, (p.lesson for p in places if p.finished))

    def lesson(self, lesson_id: str) -> Lesson:
        """Return a lesson of the set, or the one lent; BadFile if its file is faulty or gone."""
        if self._lent_lesson is not None and lesson_id == self._lent_lesson.id:
            return self._lent_lesson
        path = find_lesson(self._root, lesson_id)
        if path is None:
            message = say("there is no lesson {id} in this set", id=lesson_id)
            raise BadFile((Problem(self._root, Place(), message),))
        return open_lesson(path)

    def note_lesson(self, lesson: str, line: int, finished: bool) -> None:
        """Remember where a lesson was left."""
        if self._owns_lesson(lesson):
            place = LessonPlace(self.set.id, lesson, line, finished, self._now())
            self._progress.note(lessons=[place])

    def note_lesson_answer(self, lesson: str, verdict: LessonVerdict, hints: int) -> None:
        """Remember an answer to a question of a lesson."""
        if not self._owns_lesson(lesson):
            return
        answered = Answered(
            set_id=self.set.id,
            set_version=self.set.version,
            hand=of_lesson(lesson),
            question=verdict.question.id,
            given=verdict.given,
            grade=verdict.grade.value,
            hints=hints,
            round=0,
            day=self._now(),
        )
        self._progress.note(answers=[answered])

    def _owns_lesson(self, lesson: str) -> bool:
        """Tell whether a lesson is of the set, so that it is remembered."""
        lent = self._lent_lesson
        if lent is None or lesson != lent.id:
            return True
        return lent.record.path.resolve().is_relative_to(self._root.resolve())

    def copy(self, text: str) -> None:
        """Put some text on the clipboard."""
        self.put(text)

    def trouble(self) -> str:
        """Return what the memory has to say, once."""
        trouble = self._progress.trouble
        if trouble == self._said:
            return ""
        self._said = trouble
        return trouble


def _moment(text: str) -> Moment:
    """Return the moment written in the memory, or the start for what is none."""
    try:
        return Moment.read(text)
    except ValueError:
        return START
