"""The memory: one SQLite file with the place in each hand and lesson, and every answer given.

Nothing that happens to the file stops a session: a `Progress` that cannot be written says so once,
in `trouble`, and goes on in memory with what was read. Hands and lessons are never written to.
"""

import os
import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import closing, contextmanager, suppress
from dataclasses import astuple, dataclass
from itertools import count as count_from
from pathlib import Path
from typing import Any

from trainer.study.progress_tables import MIGRATIONS, LessonPlace
from trainer.text import say

FILE = "progress.sqlite"
VERSION = len(MIGRATIONS)
_PATIENCE = 5
"""How long to wait for another program that is writing, in seconds."""
_PLACE = "set_id, hand, at, finished, day"
_LESSON = "set_id, lesson, line, finished, day"
_ANSWER = "set_id, set_version, hand, question, given, grade, hints, round, day"
Rows = list[tuple[object, ...]]


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
    """One answer as it is remembered; `grade` is best, good, wrong, skipped or ungraded.

    `round` counts the whole quizzes taken of the hand from 1; it is 0 where missed questions were
    taken again by themselves, or where the answer came to a hand already begun from another file.
    `day` is the moment it was given, in ISO form, in UTC.
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
    """The memory of one learner; open it with `open_progress`.

    `trouble` is what is to be said of it, `saved` tells whether what is noted will be kept, and
    `whole` whether all that the file holds could be read.
    """

    def __init__(
        self, base: sqlite3.Connection, path: Path, trouble: str = "", whole: bool = True
    ) -> None:
        self._base: sqlite3.Connection | None = base
        self._path = path
        self.trouble = trouble
        self.saved = not trouble
        self.whole = whole

    def close(self) -> None:
        """Close the file; what is noted afterwards is not kept."""
        if self._base is not None:
            self._base.close()
            self._base = None
        self.saved = False

    def note(
        self,
        places: Iterable[Place] = (),
        answers: Iterable[Answered] = (),
        lessons: Iterable[LessonPlace] = (),
    ) -> None:
        """Remember places and answers, all or none; what was once finished stays finished."""
        self._write(
            (
                f"INSERT INTO place ({_PLACE}) VALUES (?, ?, ?, ?, ?)"
                " ON CONFLICT (set_id, hand) DO UPDATE SET at = excluded.at, day = excluded.day,"
                " finished = max(finished, excluded.finished)",
                [astuple(place) for place in places],
            ),
            (
                f"INSERT INTO answer ({_ANSWER}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
                [astuple(answer) for answer in answers],
            ),
            (
                f"INSERT INTO lesson ({_LESSON}) VALUES (?, ?, ?, ?, ?)"
                " ON CONFLICT (set_id, lesson) DO UPDATE SET line = excluded.line,"
                " day = excluded.day, finished = max(finished, excluded.finished)",
                [astuple(lesson) for lesson in lessons],
            ),
        )

    def places(self) -> tuple[Place, ...]:
        """Return the place in every hand, the latest first."""
        rows = self._read(f"SELECT {_PLACE} FROM place ORDER BY day DESC, hand")
        return tuple(Place(s, h, at, bool(done), day) for s, h, at, done, day in rows)

    def lessons(self) -> tuple[LessonPlace, ...]:
        """Return the place in every lesson, the latest first."""
        rows = self._read(f"SELECT {_LESSON} FROM lesson ORDER BY day DESC, lesson")
        return tuple(LessonPlace(s, id_, line, bool(done), day) for s, id_, line, done, day in rows)

    def answers(self) -> tuple[Answered, ...]:
        """Return every answer, in the order in which they were given, wherever that was."""
        sql = f"SELECT {_ANSWER} FROM answer ORDER BY day, number"
        return tuple(Answered(*row) for row in self._read(sql))

    def reset(self, set_id: str, hand: str | None = None) -> None:
        """Forget a set, or one hand of it, or what `of_lesson` names, all or nothing."""
        where = "WHERE set_id = ? AND hand = coalesce(?, hand)"
        lesson = "WHERE set_id = ? AND 'lesson/' || lesson = coalesce(?, 'lesson/' || lesson)"
        rows: Rows = [(set_id, hand)]
        self._write(
            (f"DELETE FROM place {where}", rows),
            (f"DELETE FROM answer {where}", rows),
            (f"DELETE FROM lesson {lesson}", rows),
        )

    def _write(self, *changes: tuple[str, Rows]) -> None:
        if self._base is None:
            return
        try:
            _change(self._base, changes)
        except sqlite3.Error as error:
            self._go_on_without(error, self._base)
            with suppress(sqlite3.Error):
                _change(self._base, changes)

    def _read(self, sql: str) -> list[tuple[Any, ...]]:
        if self._base is None:
            return []
        try:
            return list(self._base.execute(sql))
        except sqlite3.Error as error:
            self._go_on_without(error, None)
            return []

    def _go_on_without(self, error: sqlite3.Error, source: sqlite3.Connection | None) -> None:
        """Leave the file, and go on in memory with what a source holds."""
        base, self.saved = self._base, False
        self.trouble = _not_saved(error, self._path)
        try:
            self._base = _in_memory(source)
        except sqlite3.Error:
            self._base, source = _in_memory(), None
        self.whole = self.whole and source is not None
        if base is not None:
            base.close()


def _change(base: sqlite3.Connection, changes: Iterable[tuple[str, Rows]]) -> None:
    with _whole(base):
        for sql, rows in changes:
            base.executemany(sql, rows)


def open_progress(folder: Path) -> Progress:
    """Return the memory kept in a folder, made if there is none.

    A file of a newer version is left alone and a damaged one is set aside under another name,
    never overwritten; where nothing can be kept, what can be read is, and `trouble` says why.
    """
    path = folder / FILE
    try:
        folder.mkdir(parents=True, exist_ok=True)
        return _opened(path)
    except OSError as error:
        return _copied(path, error.strerror or str(error))
    except sqlite3.Error as error:
        # subclasses of DatabaseError mean trouble around the file, not damage to it
        return _set_aside(path) if type(error) is sqlite3.DatabaseError else _copied(path, error)


def _opened(path: Path) -> Progress:
    if path.exists():
        if not os.access(path, os.W_OK):  # SQLite would only say so at the first answer
            return _copied(path, say("the file may only be read"))
        # looked at without writing first, so that closing a damaged file leaves its -wal alone
        with suppress(sqlite3.OperationalError), closing(_read_only(path)) as base:
            _check(base)
            if _version(base) > VERSION:
                words = say("it is of a newer version of the program, and is left alone")
                return _unread(path, words)
    base = sqlite3.connect(path, timeout=_PATIENCE, isolation_level=None)
    try:
        _check(base)
        _migrate(base)
        with suppress(sqlite3.OperationalError):  # another program is just doing it
            base.execute("PRAGMA journal_mode = WAL")
        base.execute("PRAGMA synchronous = NORMAL")
    except sqlite3.Error:
        base.close()
        raise
    return Progress(base, path)


def _read_only(path: Path, more: str = "") -> sqlite3.Connection:
    uri = f"{path.absolute().as_uri()}?mode=ro{more}"
    return sqlite3.connect(uri, _PATIENCE, isolation_level=None, uri=True)


def _check(base: sqlite3.Connection) -> None:
    """Raise DatabaseError if the file is not sound."""
    answer = base.execute("PRAGMA quick_check(1)").fetchone()
    if answer != ("ok",):
        raise sqlite3.DatabaseError(str(answer))


def _version(base: sqlite3.Connection) -> int:
    return int(base.execute("PRAGMA user_version").fetchone()[0])


def _migrate(base: sqlite3.Connection) -> None:
    """Bring the tables up to date, all or none; an error if nothing can be written."""
    with _whole(base):
        for step in range(_version(base), VERSION):
            for statement in MIGRATIONS[step].split(";"):
                base.execute(statement)
            base.execute(f"PRAGMA user_version = {step + 1}")


@contextmanager
def _whole(base: sqlite3.Connection) -> Iterator[None]:
    """Make some changes all or none."""
    base.execute("BEGIN IMMEDIATE")
    try:
        yield
        base.commit()
    except BaseException:
        base.rollback()
        raise


def _in_memory(source: sqlite3.Connection | None = None) -> sqlite3.Connection:
    """Return a memory that lasts as long as the program, with what a source holds."""
    base = sqlite3.connect(":memory:", isolation_level=None)
    if source is not None:
        _check(source)  # this fails where a backup would wait for ever
        if _version(source) > VERSION:
            raise sqlite3.OperationalError(say("it is of a newer version of the program"))
        source.backup(base)
    _migrate(base)
    return base


def _copied(path: Path, reason: object) -> Progress:
    """Return what a file holds that cannot be written, to go on with unsaved."""
    trouble = say("nothing new will be saved ({reason}): {path}", reason=reason, path=path)
    for more in ("", "&immutable=1"):
        with suppress(sqlite3.Error), closing(_read_only(path, more)) as source:
            return Progress(_in_memory(source), path, trouble)
    return _unread(path, reason)


def _set_aside(path: Path) -> Progress:
    tails = ("-wal", "-shm", "")
    names = (f"progress.damaged-{n}.sqlite" for n in count_from(1))
    aside = next(n for n in names if not any(path.with_name(n + t).exists() for t in tails))
    try:
        for tail in tails:
            with suppress(FileNotFoundError):
                path.with_name(path.name + tail).rename(path.with_name(aside + tail))
        progress = _opened(path)
    except (OSError, sqlite3.Error) as error:
        return _unread(path, error)
    progress.whole = False
    progress.trouble = say(
        "the file of your progress was damaged; it is kept as {path}, and a new one is begun",
        path=path.with_name(aside),
    )
    return progress


def _unread(path: Path, reason: object) -> Progress:
    return Progress(_in_memory(), path, _not_saved(reason, path), whole=False)


def _not_saved(reason: object, path: Path) -> str:
    return say("your progress is not saved ({reason}): {path}", reason=reason, path=path)
