"""The lesson file: a header in YAML, then Markdown with living blocks."""

import re
from dataclasses import dataclass, field, replace
from pathlib import Path

from trainer.records.fields import Key, ListOf, Reading, Record
from trainer.records.lesson_blocks import (
    LAW,
    Block,
    Heading,
    LessonQuestion,
    Named,
    Placed,
)
from trainer.records.problem import BadFile, Places, Problem
from trainer.records.source import Source, compose, read_source
from trainer.records.values import BOOK_PAGE, TEXT, WORD, number, pattern
from trainer.text import say

NAME = re.compile(r"lesson\.[a-z]{2}\.md")
FOLDER = re.compile(r"(\d{3})-([a-z0-9]+(?:-[a-z0-9]+)*)")
_MARK = "---"


@dataclass(frozen=True, slots=True)
class Pages:
    """A run of pages, often of one."""

    first: int
    last: int

    def __str__(self) -> str:
        return str(self.first) if self.first == self.last else f"{self.first}-{self.last}"


@dataclass(frozen=True, slots=True)
class LessonHeader:
    """What stands at the head of a lesson."""

    id: str
    title: str
    order: int
    goals: tuple[str, ...]
    minutes: int
    pages: tuple[Pages, ...]
    needs: tuple[Named[str], ...] = ()
    teaches: tuple[Named[str], ...] = ()
    laws: tuple[int, ...] = ()
    path: Path = Path()
    places: Places = field(default_factory=dict, compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class LessonRecord:
    """A lesson as written, not yet known to make sense; `study.check_lesson` tells that."""

    header: LessonHeader
    blocks: tuple[Block, ...] = field(repr=False)

    @property
    def path(self) -> Path:
        """Return the file."""
        return self.header.path

    @property
    def questions(self) -> tuple[LessonQuestion, ...]:
        """Return the questions in the order in which they come."""
        return tuple(block for block in self.blocks if isinstance(block, LessonQuestion))

    @property
    def headings(self) -> tuple[Heading, ...]:
        """Return the headings in order."""
        return tuple(block for block in self.blocks if isinstance(block, Heading))


def _pages(text: str) -> Pages:
    first, dash, last = text.strip().replace("–", "-").partition("-")
    pages = Pages(
        BOOK_PAGE.parse(first.strip()), BOOK_PAGE.parse((last if dash else first).strip())
    )
    if pages.last < pages.first:
        raise ValueError(say("the pages {text} run backwards", text=repr(text[:40])))
    return pages


_PAGES = pattern(_pages, r"^\s*[1-9][0-9]{0,2}(?:\s*[-–]\s*[1-9][0-9]{0,2})?\s*$", "integer")

LESSON = Record(
    (
        Key("id", WORD, "the name of the lesson, unique in its set, never changed", required=True),
        Key("title", TEXT, "a short title", required=True),
        Key("order", number(1, 999), "its place in the course; the folder begins with it", True),
        Key("goals", ListOf(TEXT), "what one can do after it, in short sentences", required=True),
        Key("needs", ListOf(Placed(WORD)), "the ids of the lessons to read first"),
        Key("minutes", number(5, 20), "how long it takes, from 5 to 20", required=True),
        Key("pages", ListOf(_PAGES), "pages of the book, such as 56-63", required=True),
        Key("teaches", ListOf(Placed(WORD)), "the rules it teaches, by name in the register"),
        Key("laws", ListOf(LAW), "the numbers of the laws it teaches"),
    ),
    LessonHeader,
)


def read_lesson(path: Path) -> LessonRecord:
    """Return the record of a lesson file; BadFile with every problem of form."""
    return lesson_of(read_source(path))


def read_header(path: Path) -> LessonHeader:
    """Return the header of a lesson file alone; BadFile with what is wrong with it."""
    header, problems = _header_of(_plain_ends(read_source(path)))
    if header is None:
        raise BadFile(problems)
    return header


def lesson_of(source: Source) -> LessonRecord:
    """Return the record of a lesson file's text; BadFile with every problem of form."""
    record, problems = lesson_and_problems(source)
    if problems or record is None:
        raise BadFile(problems)
    return record


def lesson_and_problems(source: Source) -> tuple[LessonRecord | None, tuple[Problem, ...]]:
    """Return the record with every problem of form, or no record if its header was lost."""
    from trainer.records.lesson_body import read_body  # a header alone needs no Markdown

    source = _plain_ends(source)
    header, problems = _header_of(source)
    cut = _end_of_header(source)
    if cut is None:
        return None, problems
    blocks, faults = read_body(source, cut)
    record = LessonRecord(header, blocks) if header else None
    return record, tuple(sorted((*problems, *faults)))


def _plain_ends(source: Source) -> Source:
    """Return the source with the line ends that Markdown and YAML count alike."""
    return replace(source, text=source.text.replace("\r\n", "\n").replace("\r", "\n"))


def _header_of(source: Source) -> tuple[LessonHeader | None, tuple[Problem, ...]]:
    end = _end_of_header(source)
    lines = source.text.split("\n")
    if end is None:
        message = say("a lesson begins with its header between two lines ---")
        if lines[0].rstrip() == _MARK:
            message = say("the header is not closed: put a line --- after it")
        return None, (source.problem(message),)
    # the lines before stay as blank ones, so that places are those of the file
    head = Source(source.path, "\n".join(["", *lines[1 : end - 1], ""]))
    try:
        root = compose(head)
    except BadFile as error:
        return None, error.problems
    reading = Reading(head)
    header = LESSON.read(root, reading)
    if header is not None:
        header = replace(header, path=source.path)
    return header, tuple(sorted(reading.problems))


def _end_of_header(source: Source) -> int | None:
    """Return how many lines the header takes with its marks, or None if there is none."""
    lines = source.text.split("\n")
    if lines[0].rstrip() != _MARK:
        return None
    return next((n for n, line in enumerate(lines[1:], 2) if line.rstrip() == _MARK), None)


def place_in_folder(path: Path) -> tuple[int, str] | None:
    """Return the order and the id that a lesson's folder tells; None for any other folder."""
    match = FOLDER.fullmatch(path.resolve().parent.name)
    return (int(match[1]), match[2]) if match else None
