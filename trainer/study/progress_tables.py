"""The tables of the memory, as they came to be: one migration for each change."""

from dataclasses import dataclass

PLACES_AND_ANSWERS = """
CREATE TABLE place (
    set_id TEXT NOT NULL,
    hand TEXT NOT NULL,
    at TEXT NOT NULL,
    finished INTEGER NOT NULL DEFAULT 0,
    day TEXT NOT NULL,
    PRIMARY KEY (set_id, hand)
);
CREATE TABLE answer (
    number INTEGER PRIMARY KEY,
    set_id TEXT NOT NULL,
    set_version INTEGER NOT NULL,
    hand TEXT NOT NULL,
    question TEXT NOT NULL,
    given TEXT NOT NULL,
    grade TEXT NOT NULL,
    hints INTEGER NOT NULL,
    round INTEGER NOT NULL,
    day TEXT NOT NULL
)
"""

LESSONS = """
CREATE TABLE lesson (
    set_id TEXT NOT NULL,
    lesson TEXT NOT NULL,
    line INTEGER NOT NULL,
    finished INTEGER NOT NULL DEFAULT 0,
    day TEXT NOT NULL,
    PRIMARY KEY (set_id, lesson)
)
"""

UNGRADED = "ungraded"
"""The grade of an answer that was given where its question stood without the right one."""

MIGRATIONS = (PLACES_AND_ANSWERS, LESSONS)
"""In the order in which they are carried out; one that has been released is never changed."""


@dataclass(frozen=True, slots=True)
class LessonPlace:
    """Where a lesson was left: the line of its file, whether it has been read to the end, and when.

    Answers to its questions are remembered as those of the hand `of_lesson(lesson)`.
    """

    set_id: str
    lesson: str
    line: int
    finished: bool
    day: str


def of_lesson(lesson: str) -> str:
    """Return what stands for a lesson where answers name a hand; no hand can have this name."""
    return f"lesson/{lesson}"
