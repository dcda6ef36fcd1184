"""How a learner stands: answers counted by principle and by theme."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace

from trainer.records.index import HandEntry
from trainer.records.lesson_index import LessonEntry
from trainer.study.progress import Answered, Place
from trainer.study.progress_tables import UNGRADED, of_lesson

RIGHT = ("best", "good")
"""The grades of answers that were right."""


@dataclass(frozen=True, slots=True)
class Count:
    """Questions answered, and how the latest answer to each was; `noted` are those ungraded."""

    best: int = 0
    good: int = 0
    wrong: int = 0
    noted: int = 0

    @property
    def answered(self) -> int:
        """Return the number of questions answered and graded."""
        return self.best + self.good + self.wrong

    @property
    def right(self) -> int:
        """Return the number answered well."""
        return self.best + self.good

    def with_grade(self, grade: str) -> "Count":
        """Return the count with one more answer."""
        return Count(
            self.best + (grade == "best"),
            self.good + (grade == "good"),
            self.wrong + (grade in ("wrong", "skipped")),
            self.noted,
        )


@dataclass(frozen=True, slots=True)
class HandStanding:
    """How one hand stands: where it was left, and its quiz."""

    hand: str
    at: str = ""
    finished: bool = False
    quiz: Count = Count()


@dataclass(frozen=True, slots=True)
class LessonStanding:
    """How the questions of one lesson stand."""

    lesson: str
    quiz: Count


@dataclass(frozen=True, slots=True)
class Standing:
    """How a learner stands with one set; `lessons` are those with questions answered."""

    hands: tuple[HandStanding, ...]
    lessons: tuple[LessonStanding, ...]
    by_principle: Mapping[str, Count]
    by_theme: Mapping[str, Count]
    last: str | None

    @property
    def studied(self) -> int:
        """Return the number of hands studied to the end."""
        return sum(1 for hand in self.hands if hand.finished)


def standing_of(
    entries: Iterable[HandEntry],
    places: Iterable[Place],
    answers: Iterable[Answered],
    set_id: str,
    set_version: int,
    lessons: Iterable[LessonEntry] = (),
) -> Standing:
    """Return how a learner stands with a set.

    Only answers to the set's present version count, and of each question only the latest by the
    moment it was given; one that nobody has graded yet is noted, if there is no other.
    """
    answers = [
        answer
        for answer in answers
        if answer.set_id == set_id and answer.set_version == set_version
    ]
    at = {place.hand: place for place in places if place.set_id == set_id}
    latest = {
        (answer.hand, answer.question): answer.grade
        for answer in sorted(answers, key=lambda answer: answer.day)
        if answer.grade != UNGRADED
    }
    noted = {(answer.hand, answer.question) for answer in answers if answer.grade == UNGRADED}
    hands: list[HandStanding] = []
    by_principle: dict[str, Count] = {}
    by_theme: dict[str, Count] = {}
    for entry in entries:
        quiz = Count()
        for question in entry.questions:
            grade = latest.get((entry.id, question.id))
            if grade is None:
                new = (entry.id, question.id) in noted
                quiz = replace(quiz, noted=quiz.noted + new)
                continue
            quiz = quiz.with_grade(grade)
            if question.principle:
                _add(by_principle, question.principle, grade)
            for theme in entry.themes:
                _add(by_theme, theme, grade)
        place = at.get(entry.id)
        hands.append(
            HandStanding(
                entry.id,
                place.at if place else "",
                place.finished if place else False,
                quiz,
            )
        )
    told = tuple(_lesson_standing(entry, latest, by_principle) for entry in lessons)
    known = {hand.hand for hand in hands}
    last = next((place.hand for place in at.values() if place.hand in known), None)
    lessons_begun = tuple(each for each in told if each.quiz.answered)
    return Standing(tuple(hands), lessons_begun, by_principle, by_theme, last)


def _lesson_standing(
    entry: LessonEntry, latest: Mapping[tuple[str, str], str], by_principle: dict[str, Count]
) -> LessonStanding:
    """Return how a lesson stands, and add its answers to the counts by principle."""
    quiz = Count()
    for question in entry.questions:
        grade = latest.get((of_lesson(entry.id), question.id))
        if grade is None:
            continue
        quiz = quiz.with_grade(grade)
        if question.principle:
            _add(by_principle, question.principle, grade)
    return LessonStanding(entry.id, quiz)


def _add(counts: dict[str, Count], name: str, grade: str) -> None:
    counts[name] = counts.get(name, Count()).with_grade(grade)
