"""The index of the lessons of a set: their questions, kept so that no table reads every lesson."""

from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from trainer.records.kept import Keeper
from trainer.records.library import lesson_files

FORMAT = "whist-lesson-index/1"


@dataclass(frozen=True, slots=True)
class LessonQuestionEntry:
    """What the index keeps of a question."""

    id: str
    principle: str


@dataclass(frozen=True, slots=True)
class LessonEntry:
    """What the index keeps of a lesson."""

    id: str
    path: str
    title: str
    questions: tuple[LessonQuestionEntry, ...]


def read_lesson_index(root: Path, cache: Path | None = None) -> tuple[LessonEntry, ...]:
    """Return an entry for every lesson of a set that can be read, in the order of the course.

    `cache` is that of the hands; this one is kept beside it.
    """
    beside = cache.with_name(f"lesson-{cache.name}") if cache else None
    return _LESSONS.entries(lesson_files(root), beside)


def _read(path: Path) -> LessonEntry:
    from trainer.records.lesson import read_lesson  # an index that is fresh reads no lesson

    record = read_lesson(path)
    asked = tuple(LessonQuestionEntry(each.id, each.principle or "") for each in record.questions)
    return LessonEntry(record.header.id, str(path), record.header.title, asked)


def _thawed(data: dict[str, Any]) -> LessonEntry:
    asked = tuple(LessonQuestionEntry(**question) for question in data["questions"])
    return LessonEntry(**{**data, "questions": asked})


_LESSONS = Keeper(FORMAT, _read, asdict, _thawed)
