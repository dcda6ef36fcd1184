"""The index of a set: what lists and searches need of each hand, kept so that no list reads all."""

import os
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any
from zlib import crc32

from trainer.records.hand import HandRecord, read_hand
from trainer.records.kept import Keeper
from trainer.records.library import hand_files
from trainer.records.pages import pages_in

FORMAT = "whist-index/3"


@dataclass(frozen=True, slots=True)
class QuestionEntry:
    """What the index keeps of a question."""

    id: str
    seat: str
    principle: str


@dataclass(frozen=True, slots=True)
class HandEntry:
    """What the index keeps of a hand; `pages` are those that its notes and questions stand on."""

    id: str
    path: str
    title: str
    page: int | None
    student: str
    themes: tuple[str, ...]
    difficulty: int | None
    summary: str
    pages: tuple[int, ...]
    questions: tuple[QuestionEntry, ...]

    @property
    def asked(self) -> int:
        """Return how many of its questions are for the seat it is studied from."""
        return sum(question.seat == self.student for question in self.questions)

    @property
    def principles(self) -> tuple[str, ...]:
        """Return the principles its questions turn on, each once."""
        return tuple(dict.fromkeys(question.principle for question in self.questions))


def hand_entry(record: HandRecord) -> HandEntry:
    """Return what the index keeps of a record."""
    pages = {note.page for note in (*record.all_remarks, *record.all_afterwords) if note.page}
    pages |= {said.page for said in record.marks if said.page}
    pages |= {question.page for question in record.questions if question.page}
    for text in _texts(record):
        pages |= pages_in(text)
    return HandEntry(
        id=record.id,
        path=str(record.path),
        title=record.title,
        page=record.page,
        student=record.student.value,
        themes=record.themes,
        difficulty=record.difficulty,
        summary=record.summary,
        pages=tuple(sorted(pages | ({record.page} if record.page else set()))),
        questions=tuple(_question_entries(record)),
    )


def _texts(record: HandRecord) -> Iterator[str]:
    yield record.summary
    yield from (note.text for note in (*record.all_remarks, *record.all_afterwords))
    yield from (mark.why for mark in record.marks)
    for question in record.questions:
        yield question.why
        yield from (entry.value for entry in (*question.also, *question.wrong))


def _question_entries(record: HandRecord) -> Iterator[QuestionEntry]:
    for number, trick in enumerate(record.play, 1):
        seats = [play.seat for play in trick.plays]
        for question in trick.questions:
            player = record.student
            if question.kind == "card" and question.at.trick == number and question.at.is_card:
                player = seats[min(question.at.card, len(seats)) - 1]
            seat = question.seat or player
            yield QuestionEntry(question.id, seat.value, question.principle or "")


def read_index(root: Path, cache: Path | None = None) -> tuple[HandEntry, ...]:
    """Return an entry for every sound hand file of a set, in the order of their names.

    Files that cannot be read are left out: `whist check` names them.
    """
    return _HANDS.entries(hand_files(root), cache)


def cache_of(root: Path, folder: Path) -> Path:
    """Return the file, in the folder of the data, where the index of a set is kept."""
    return folder / f"index-{crc32(os.fsencode(root.resolve())):08x}.json"


def _thawed(data: dict[str, Any]) -> HandEntry:
    questions = tuple(QuestionEntry(**question) for question in data["questions"])
    themes, pages = tuple(data["themes"]), tuple(data["pages"])
    return HandEntry(**{**data, "questions": questions, "themes": themes, "pages": pages})


_HANDS = Keeper(FORMAT, lambda path: hand_entry(read_hand(path)), asdict, _thawed)
