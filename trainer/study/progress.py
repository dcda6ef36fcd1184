"""The memory: one SQLite file with the place in each hand and every answer given.

Nothing that happens to the file stops a session: a `Progress` that cannot be written says so once,
in `trouble`, and goes on unsaved. The hand and lesson files are never written to.
"""

import sqlite3
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import astuple, dataclass
from pathlib import Path
from typing import Any

from trainer.text import say

FILE = "progress.sqlite"
_MIGRATIONS = (
    """
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
    );
    CREATE INDEX answer_by_question ON answer (set_id, hand, question);
    """,
)
VERSION = len(_MIGRATIONS)


@dataclass(frozen=True, slots=True)
class Place:
    """Where a hand was left: the moment, whether it has been studied to the end, and when.

    `day` is a moment of the clock in ISO form, in UTC.
    """

    set_id: str
    hand: str
    at: str
    finished: bool
    day: str


@dataclass(frozen=True, slots=True)
class Answered:
    """One answer as it is remembered; `grade` is best, good, wrong or skipped.

    `round` counts the whole quizzes taken of the hand from 1; it is 0 where missed questions were
    taken again by themselves.
    """

    set_id: str
    set_version: int
    hand: str
    question: str
    given: str
    grade: str
    hints: int
    round: int
    day: str


class Progress:
    """The memory of one learner; open it with `open_progress`."""

    def __init__(self, base: sqlite3.Connection | None, trouble: str = "") -> None:
        self._base = base
        self.trouble = trouble

    @property
    def saved(self) -> bool:
        """Tell whether what is noted will be kept."""
        return self._base is not None

    def close(self) -> None:
        """Close the file; what is noted afterwards is not kept."""
        if self._base is not None:
            self._base.close()
            self._base = None

    def note_place(self, place: Place) -> None:
        """Remember where a hand was left; once finished it stays finished."""
        self._write(
            "INSERT INTO place (set_id, hand, at, finished, day) VALUES (?, ?, ?, ?, ?)"
            " ON CONFLICT (set_id, hand) DO UPDATE SET at = excluded.at, day = excluded.day,"
            " finished = max(finished, excluded.finished)",
            [(place.set_id, place.hand, place.at, place.finished, place.day)],
        )

    def note_answers(self, answers: Iterable[Answered]) -> None:
        """Remember some answers."""
        self._write(
            "INSERT INTO answer (set_id, set_version, hand, question, given, grade, hints, round,"
            " day) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
            [astuple(answer) for answer in answers],
        )

    def places(self) -> tuple[Place, ...]:
        """Return the place in every hand, the latest first."""
        rows = self._read(
            "SELECT set_id, hand, at, finished, day FROM place ORDER BY day DESC, hand"
        )
        return tuple(Place(s, h, at, bool(finished), day) for s, h, at, finished, day in rows)

    def answers(self) -> tuple[Answered, ...]:
        """Return every answer, in the order in which they were given."""
        rows = self._read(
            "SELECT set_id, set_version, hand, question, given, grade, hints, round, day"
            " FROM answer ORDER BY number"
        )
        return tuple(Answered(*row) for row in rows)

    def reset(self, set_id: str, hand: str | None = None) -> None:
        """Forget a set, or one hand of it."""
        for table in ("place", "answer"):
            where, values = "set_id = ?", [set_id]
            if hand is not None:
                where, values = where + " AND hand = ?", [set_id, hand]
            self._write(f"DELETE FROM {table} WHERE {where}", [tuple(values)])

    def _write(self, sql: str, rows: list[tuple[object, ...]]) -> None:
        if self._base is None:
            return
        try:
            with self._base:
                self._base.executemany(sql, rows)
        except sqlite3.Error as error:
            self._give_up(error)

    def _read(self, sql: str) -> list[tuple[Any, ...]]:
        if self._base is None:
            return []
        try:
            return list(self._base.execute(sql))
        except sqlite3.Error as error:
            self._give_up(error)
            return []

    def _give_up(self, error: sqlite3.Error) -> None:
        self.trouble = say("your progress cannot be saved: {reason}", reason=error)
        self.close()


def open_progress(folder: Path) -> Progress:
    """Return the memory kept in a folder, made if there is none.

    A file of a newer version is left alone and a damaged one is set aside under another name,
    never overwritten; where nothing can be kept, the memory returned says why in `trouble`.
    """
    path = folder / FILE
    try:
        folder.mkdir(parents=True, exist_ok=True)
        return _opened(path)
    except sqlite3.DatabaseError as error:
        if isinstance(error, sqlite3.OperationalError) or not path.exists():
            return _unsaved(str(error))
        return _set_aside(path)
    except OSError as error:
        return _unsaved(error.strerror or str(error))


def _opened(path: Path) -> Progress:
    base = sqlite3.connect(path, timeout=5)
    try:
        (version,) = base.execute("PRAGMA user_version").fetchone()
        if version > VERSION:
            base.close()
            return _unsaved(
                say("{path} is of a newer version of the program, and is left alone", path=path)
            )
        base.execute("PRAGMA journal_mode = WAL")
        base.execute("PRAGMA synchronous = NORMAL")
        base.execute("PRAGMA quick_check(1)").fetchone()
        for step in range(version, VERSION):
            with _whole(base):
                for statement in _MIGRATIONS[step].split(";"):
                    base.execute(statement)
                base.execute(f"PRAGMA user_version = {step + 1}")
    except sqlite3.Error:
        base.close()
        raise
    return Progress(base)


@contextmanager
def _whole(base: sqlite3.Connection) -> Iterator[None]:
    """Make some changes all or none."""
    base.execute("BEGIN IMMEDIATE")
    try:
        yield
    except BaseException:
        base.rollback()
        raise
    base.commit()


def _set_aside(path: Path) -> Progress:
    aside = next(
        name
        for n in range(1, 1000)
        if not (name := path.with_name(f"progress.damaged-{n}.sqlite")).exists()
    )
    try:
        path.rename(aside)
        for tail in ("-wal", "-shm"):
            path.with_name(path.name + tail).unlink(missing_ok=True)
        progress = _opened(path)
    except (OSError, sqlite3.Error) as error:
        return _unsaved(str(error))
    progress.trouble = say(
        "the file of your progress was damaged; it is kept as {name}, and a new one is begun",
        name=aside.name,
    )
    return progress


def _unsaved(reason: str) -> Progress:
    return Progress(None, say("your progress is not saved: {reason}", reason=reason))


Clock = Callable[[], str]
"""Return the time now, in ISO form and UTC; handed down from the command."""
