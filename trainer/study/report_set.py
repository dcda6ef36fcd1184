"""A set as a report needs it: what its questions turn on, what is right, and how to grade."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path

from trainer.records.index import read_index
from trainer.records.lesson_blocks import LessonQuestion
from trainer.records.lesson_index import read_lesson_index
from trainer.records.problem import BadFile
from trainer.records.set import read_set
from trainer.study.grade import grade_given
from trainer.study.hand import Hand, open_hand
from trainer.study.lesson import LETTERS, Lesson, grade_answer, make_lesson, right_answer
from trainer.study.progress_tables import lesson_of_answer, of_lesson
from trainer.study.question import Question
from trainer.study.shelf import Shelf
from trainer.text import say

SetKey = tuple[str, int]
"""The id and the version of a set, which every answer names."""


@dataclass(frozen=True, slots=True)
class Item:
    """A hand or a lesson: its name in answers, its title, its principles by question id."""

    name: str
    title: str
    path: Path
    questions: Mapping[str, str]

    @property
    def lesson(self) -> str | None:
        """Return the id of the lesson, or None for a hand."""
        return lesson_of_answer(self.name)


@dataclass(frozen=True, slots=True)
class Asked:
    """A question as a report tells of it.

    `right` are the best answers, as they are given; `words` say what a letter given stands for;
    `at` is the moment in a hand; `ask` and `words` are Markdown.
    """

    ask: str
    right: tuple[str, ...]
    at: str = ""
    words: Mapping[str, str] = field(default_factory=dict)


class ReportSet:
    """One set, its files read when they are first needed; BadFile if it has no sound `set.yaml`."""

    def __init__(self, root: Path, cache: Path | None = None) -> None:
        self.record = read_set(root)
        self._root = root
        self._cache = cache
        self._shelf = Shelf(root)
        self._hands: dict[str, Hand | None] = {}
        self._lessons: dict[str, Lesson | None] = {}
        self._graded: dict[tuple[str, str, str], str | ValueError] = {}

    @property
    def key(self) -> SetKey:
        """Return the id and the version."""
        return self.record.id, self.record.version

    @cached_property
    def items(self) -> Mapping[str, Item]:
        """Return the hands and then the lessons, in order, by their names in answers."""
        hands = (
            Item(
                entry.id,
                entry.title,
                Path(entry.path),
                {question.id: question.principle for question in entry.questions},
            )
            for entry in read_index(self._root, self._cache)
        )
        lessons = (
            Item(
                of_lesson(entry.id),
                entry.title,
                Path(entry.path),
                {question.id: question.principle for question in entry.questions},
            )
            for entry in read_lesson_index(self._root, self._cache)
        )
        return {item.name: item for item in (*hands, *lessons)}

    def grade(self, item: Item, question: str, given: str) -> str:
        """Return the grade of an answer; ValueError, with why, if it cannot be graded."""
        key = item.name, question, given
        if key not in self._graded:
            try:
                self._graded[key] = self._grade(item, question, given)
            except ValueError as error:
                self._graded[key] = error
        grade = self._graded[key]
        if isinstance(grade, ValueError):
            raise grade
        return grade

    def asked(self, item: Item, question: str) -> Asked | None:
        """Return what is asked and what is right; None if the file makes no sense."""
        found = self._question(item, question)
        if isinstance(found, LessonQuestion):
            right = right_answer(found)
            words = {LETTERS[at]: choice.say for at, choice in enumerate(found.choices)}
            split = found.kind in ("card", "choice")
            return Asked(found.ask, tuple(right.split()) if split else (right,), words=words)
        if isinstance(found, Question):
            right_ones = tuple(map(str, found.best)) if found.is_card else (found.answer,)
            return Asked(found.ask, right_ones, str(found.at))
        return None

    def _grade(self, item: Item, question: str, given: str) -> str:
        found = self._question(item, question)
        if not given:
            return "skipped"
        if isinstance(found, LessonQuestion):
            return grade_answer(found, given).grade.value
        if found is None:
            raise ValueError(say("its file makes no sense: see `whist check`"))
        try:
            return grade_given(found, given).grade.value
        except KeyError:
            raise ValueError(say("a card such as D9 is expected")) from None

    def _question(self, item: Item, question: str) -> Question | LessonQuestion | None:
        if item.lesson is not None:
            lesson = self._lesson(item)
            in_lesson = lesson.record.questions if lesson else ()
            return next((each for each in in_lesson if each.id == question), None)
        hand = self._hand(item)
        return (
            next((each for each in hand.questions if each.id == question), None) if hand else None
        )

    def _hand(self, item: Item) -> Hand | None:
        if item.name not in self._hands:
            try:
                self._hands[item.name] = open_hand(item.path)
            except BadFile:
                self._hands[item.name] = None
        return self._hands[item.name]

    def _lesson(self, item: Item) -> Lesson | None:
        if item.name not in self._lessons:
            from trainer.records.lesson import read_lesson

            try:
                self._lessons[item.name] = make_lesson(read_lesson(item.path), self._shelf)
            except BadFile:
                self._lessons[item.name] = None
        return self._lessons[item.name]
