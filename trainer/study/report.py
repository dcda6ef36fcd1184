"""The report of a class: results files of many students merged into tables.

The first answer that a student gives to a question is the one that counts; the latest stands
beside it, so that what has been learnt since can be seen.
"""

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from trainer.records.problem import Problem
from trainer.records.set import SetRecord
from trainer.study.report_answers import Attempt, Sieve
from trainer.study.report_people import Student, read_files, students_of
from trainer.study.report_set import Asked, Item, ReportSet, SetKey
from trainer.study.standing import Count

MOST_MISSED = 20
"""How many of the questions missed are told of."""


@dataclass(frozen=True, slots=True)
class Score:
    """Answers counted: the first to each question, and the latest."""

    first: Count
    latest: Count


@dataclass(frozen=True, slots=True)
class StudentRow:
    """One student.

    `again` are the answers given to questions answered before; `hints` those shown before first
    answers; `studied` the hands, and `read` the lessons, gone through to the end; `last` the
    moment of the latest answer, empty if there is none.
    """

    name: str
    files: tuple[Path, ...]
    score: Score
    again: int
    hints: int
    studied: int
    read: int
    last: str


@dataclass(frozen=True, slots=True)
class ItemRow:
    """One hand or lesson, and how many students answered any question of it."""

    set: SetRecord
    item: Item
    students: int
    score: Score


@dataclass(frozen=True, slots=True)
class PrincipleRow:
    """One principle, and how many students answered a question that turns on it."""

    principle: str
    students: int
    score: Score


@dataclass(frozen=True, slots=True)
class Given:
    """One answer to a question, its grade, and how many gave it first; empty if passed over."""

    given: str
    grade: str
    students: int


@dataclass(frozen=True, slots=True)
class MissedRow:
    """One question that was missed at first; `given` are the first answers, the commonest first."""

    set: SetRecord
    item: Item
    question: str
    principle: str
    score: Score
    given: tuple[Given, ...]
    asked: Asked | None


@dataclass(frozen=True, slots=True)
class Report:
    """What the results of a class come to.

    `sets` are those that were answered, or all if none was; `files` is how many could be read.
    """

    sets: tuple[SetRecord, ...]
    files: int
    students: tuple[StudentRow, ...]
    items: tuple[ItemRow, ...]
    principles: tuple[PrincipleRow, ...]
    missed: tuple[MissedRow, ...]
    problems: tuple[Problem, ...]

    @property
    def answered(self) -> int:
        """Return how many questions were answered, each student's counted."""
        return sum(row.score.first.answered for row in self.students)


def read_report(
    paths: Iterable[Path], sets: Iterable[ReportSet], one_per_name: bool = False
) -> Report:
    """Return the report of results files and of folders of them.

    What is wrong with a file, and what is left out of it, is in its `problems`; nothing stops it.
    """
    files, faults = read_files(paths)
    people, remarks = students_of(files, one_per_name)
    known: dict[SetKey, ReportSet] = {}
    for each in sets:
        known.setdefault(each.key, each)
    sieve, tables = Sieve(known), _Tables(known)
    for student in people:
        tables.add(student, sieve.attempts(student))
    items = tuple(tables.items())
    answered = {(row.set.id, row.set.version) for row in items} or known.keys()
    return Report(
        sets=tuple(each.record for key, each in known.items() if key in answered),
        files=len(files),
        students=tuple(tables.students),
        items=items,
        principles=tuple(tables.principles()),
        missed=tuple(tables.missed()),
        problems=(*faults, *remarks, *sieve.problems()),
    )


class _Tally:
    """Grades counted while they come in."""

    def __init__(self) -> None:
        self.students: set[int] = set()
        self._first: Counter[str] = Counter()
        self._latest: Counter[str] = Counter()

    def add(self, student: int, attempt: Attempt) -> None:
        self.students.add(student)
        self._first[attempt.first.grade] += 1
        self._latest[attempt.latest.grade] += 1

    @property
    def score(self) -> Score:
        return Score(_count(self._first), _count(self._latest))


def _count(grades: Counter[str]) -> Count:
    return Count(grades["best"], grades["good"], grades["wrong"] + grades["skipped"])


@dataclass(slots=True)
class _Answers:
    """One answer to one question, by how many students it was given."""

    grade: str
    students: int = 0


class _Tables:
    """The tables while they are filled, student after student."""

    def __init__(self, sets: Mapping[SetKey, ReportSet]) -> None:
        self.students: list[StudentRow] = []
        self._sets = sets
        self._items: defaultdict[tuple[SetKey, str], _Tally] = defaultdict(_Tally)
        self._principles: defaultdict[str, _Tally] = defaultdict(_Tally)
        self._questions: defaultdict[tuple[SetKey, str, str], _Tally] = defaultdict(_Tally)
        self._given: dict[tuple[SetKey, str, str], dict[str, _Answers]] = {}

    def add(self, student: Student, attempts: Sequence[Attempt]) -> None:
        """Add all that a student has answered."""
        own = _Tally()
        who = len(self.students)
        for attempt in attempts:
            key, item, question = attempt.set.key, attempt.item, attempt.question
            own.add(who, attempt)
            self._items[key, item.name].add(who, attempt)
            if principle := item.questions[question]:
                self._principles[principle].add(who, attempt)
            asked = key, item.name, question
            self._questions[asked].add(who, attempt)
            first = attempt.first
            given = self._given.setdefault(asked, {})
            given.setdefault(first.given, _Answers(first.grade)).students += 1
        self.students.append(self._student(student, attempts, own))

    def _student(self, student: Student, attempts: Sequence[Attempt], own: _Tally) -> StudentRow:
        known = {set_id for set_id, _ in self._sets}
        results = [file.results for file in student.files]
        hands = {
            (place.set_id, place.hand)
            for each in results
            for place in each.places
            if place.finished and place.set_id in known
        }
        lessons = {
            (place.set_id, place.lesson)
            for each in results
            for place in each.lessons
            if place.finished and place.set_id in known
        }
        return StudentRow(
            name=student.name,
            files=tuple(file.path for file in student.files),
            score=own.score,
            again=sum(len(attempt.answers) - 1 for attempt in attempts),
            hints=sum(attempt.first.hints for attempt in attempts),
            studied=len(hands),
            read=len(lessons),
            last=max((attempt.latest.day for attempt in attempts), default=""),
        )

    def items(self) -> Iterator[ItemRow]:
        """Yield the hands and lessons that were answered, in the order of their sets."""
        for key, each in self._sets.items():
            for item in each.items.values():
                if tally := self._items.get((key, item.name)):
                    yield ItemRow(each.record, item, len(tally.students), tally.score)

    def principles(self) -> list[PrincipleRow]:
        """Return the principles, those answered worst first."""
        rows = (
            PrincipleRow(name, len(tally.students), tally.score)
            for name, tally in self._principles.items()
        )
        return sorted(rows, key=lambda row: (_share(row.score.first), row.principle))

    def missed(self) -> Iterator[MissedRow]:
        """Yield the questions missed by most students."""
        scores = {key: tally.score for key, tally in self._questions.items()}
        wrong = [key for key, score in scores.items() if score.first.wrong]
        wrong.sort(key=lambda key: (-scores[key].first.wrong, _share(scores[key].first), key))
        for key in wrong[:MOST_MISSED]:
            set_key, name, question = key
            set_ = self._sets[set_key]
            item = set_.items[name]
            given = (
                Given(word, each.grade, each.students) for word, each in self._given[key].items()
            )
            yield MissedRow(
                set=set_.record,
                item=item,
                question=question,
                principle=item.questions[question],
                score=scores[key],
                given=tuple(sorted(given, key=lambda each: (-each.students, each.given))),
                asked=set_.asked(item, question),
            )


def _share(of: Count) -> float:
    return of.right / of.answered
