"""The course: the lessons in their order, and how far a learner has come."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path

from trainer.records.lesson import LessonHeader, read_header
from trainer.records.library import lesson_files
from trainer.records.problem import BadFile


@dataclass(frozen=True, slots=True)
class CourseEntry:
    """One lesson of the course; `line` is where it was left, 0 if it has not been begun."""

    header: LessonHeader
    line: int = 0
    finished: bool = False


@dataclass(frozen=True, slots=True)
class Course:
    """The lessons in order."""

    entries: tuple[CourseEntry, ...] = ()

    @property
    def next(self) -> CourseEntry | None:
        """Return the first lesson that has not been finished, or None."""
        return next((entry for entry in self.entries if not entry.finished), None)

    def beside(self, lesson_id: str, by: int) -> CourseEntry | None:
        """Return the lesson so many places after one, or None if there is none."""
        ids = [entry.header.id for entry in self.entries]
        at = ids.index(lesson_id) + by if lesson_id in ids else -1
        return self.entries[at] if 0 <= at < len(ids) else None


NO_COURSE = Course()


def read_course(
    root: Path, left: Mapping[str, int] | None = None, finished: Iterable[str] = ()
) -> Course:
    """Return the course of a set; lessons whose header cannot be read are left out."""
    left, finished = left or {}, frozenset(finished)
    entries: list[CourseEntry] = []
    for path in lesson_files(root):
        try:
            header = read_header(path)
        except BadFile:
            continue
        entries.append(CourseEntry(header, left.get(header.id, 0), header.id in finished))
    return Course(tuple(sorted(entries, key=lambda entry: entry.header.order)))
