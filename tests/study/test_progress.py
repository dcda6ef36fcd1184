"""The memory: kept across sittings, and never in the way when it cannot be kept."""

import os
import sqlite3
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from trainer.study import progress as module
from trainer.study.progress import FILE, VERSION, Answered, Place, Progress, open_progress
from trainer.study.progress_tables import MIGRATIONS, PLACES_AND_ANSWERS, LessonPlace, of_lesson

PLACE = Place("cavendish", "cavendish-01", "7.3", False, "2026-01-01T00:00:00+00:00")
ANSWER = Answered("cavendish", 1, "cavendish-01", "opening-lead", "DJ", "wrong", 1, 1, "2026-01-01")


def noted(folder: Path) -> Progress:
    progress = open_progress(folder)
    progress.note([PLACE], [ANSWER])
    return progress


def test_what_is_noted_is_there_next_time(tmp_path: Path) -> None:
    noted(tmp_path / "deep" / "er").close()
    again = open_progress(tmp_path / "deep" / "er")
    assert again.places() == (PLACE,)
    assert again.answers() == (ANSWER,)
    assert not again.trouble


def test_nothing_is_lost_when_the_program_is_killed(tmp_path: Path) -> None:
    progress = noted(tmp_path)
    assert open_progress(tmp_path).answers() == (ANSWER,)
    assert progress.saved


def test_the_latest_place_counts_and_finished_stays_finished(tmp_path: Path) -> None:
    progress = noted(tmp_path)
    progress.note([replace(PLACE, at="end", finished=True, day="2026-01-02")])
    progress.note([replace(PLACE, at="2.1", day="2026-01-03")])
    progress.note([replace(PLACE, hand="cavendish-02", day="2026-01-02")])
    first, second = progress.places()
    assert (first.at, first.finished) == ("2.1", True)
    assert second.hand == "cavendish-02"


def test_reset_forgets_a_hand_or_all(tmp_path: Path) -> None:
    progress = noted(tmp_path)
    progress.note([replace(PLACE, hand="cavendish-02")])
    progress.note([replace(PLACE, set_id="other")])
    progress.reset("cavendish", "cavendish-01")
    assert {place.hand for place in progress.places()} == {"cavendish-02", "cavendish-01"}
    progress.reset("cavendish")
    assert [place.set_id for place in progress.places()] == ["other"]
    assert progress.answers() == ()


def test_the_file_is_in_wal_mode_and_of_this_version(tmp_path: Path) -> None:
    noted(tmp_path)
    base = sqlite3.connect(tmp_path / FILE)
    assert base.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    assert base.execute("PRAGMA user_version").fetchone() == (VERSION,)
    base.close()


def test_a_file_of_a_newer_version_is_left_alone(tmp_path: Path) -> None:
    base = sqlite3.connect(tmp_path / FILE)
    base.execute(f"PRAGMA user_version = {VERSION + 1}")
    base.execute("CREATE TABLE future (x)")
    base.commit()
    base.close()
    before = (tmp_path / FILE).read_bytes()
    progress = noted(tmp_path)
    assert not progress.saved
    assert "newer version" in progress.trouble
    assert (tmp_path / FILE).read_bytes() == before


def test_a_damaged_file_is_set_aside_by_name(tmp_path: Path) -> None:
    for number in (1, 2):
        (tmp_path / FILE).write_bytes(b"this is no database at all, " * 100)
        progress = noted(tmp_path)
        assert progress.saved
        assert f"progress.damaged-{number}.sqlite" in progress.trouble
        assert progress.answers() == (ANSWER,)
        progress.close()
    kept = (tmp_path / "progress.damaged-1.sqlite").read_bytes()
    assert kept == b"this is no database at all, " * 100


def test_a_migration_that_fails_changes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    noted(tmp_path).close()
    monkeypatch.setattr(
        module,
        "MIGRATIONS",
        (*MIGRATIONS, "CREATE TABLE more (x); INSERT INTO answer SELECT * FROM answer"),
    )
    monkeypatch.setattr(module, "VERSION", VERSION + 1)
    progress = open_progress(tmp_path)
    assert not progress.saved
    assert "UNIQUE constraint failed" in progress.trouble
    assert not progress.whole
    monkeypatch.undo()
    again = open_progress(tmp_path)
    assert again.answers() == (ANSWER,)
    assert again._base is not None
    assert not again._base.execute("SELECT 1 FROM sqlite_master WHERE name = 'more'").fetchall()


def test_a_folder_that_cannot_be_made_is_said_in_one_line(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("x")
    progress = noted(tmp_path / "file" / "folder")
    assert not progress.saved
    assert not progress.whole
    path = tmp_path / "file" / "folder" / FILE
    assert progress.trouble == f"your progress is not saved (Not a directory): {path}"
    assert progress.places() == (PLACE,)


def test_a_disk_that_fills_up_ends_the_saving_and_not_the_session(tmp_path: Path) -> None:
    progress = noted(tmp_path)
    base = progress._base
    assert base is not None
    base.execute("PRAGMA max_page_count = 1")
    progress.note(answers=[replace(ANSWER, given="x" * 5000)] * 100)
    assert not progress.saved
    assert "full" in progress.trouble
    assert str(tmp_path / FILE) in progress.trouble
    progress.trouble = ""
    progress.note(answers=[replace(ANSWER, day="2026-02-02")])
    assert progress.whole
    assert not progress.trouble
    assert progress.places() == (PLACE,)
    assert len(progress.answers()) == 102
    progress.reset("cavendish")
    assert progress.answers() == ()
    assert open_progress(tmp_path).answers() == (ANSWER,)


def test_a_file_that_may_not_be_written_is_said(tmp_path: Path) -> None:
    progress = noted(tmp_path)
    assert progress._base is not None
    progress._base.execute("PRAGMA query_only = ON")
    progress.note([PLACE])
    assert "is not saved (attempt to write a readonly database)" in progress.trouble
    assert progress.answers() == (ANSWER,)


def written(folder: Path, answers: int) -> bytes:
    progress = open_progress(folder)
    progress.note([PLACE], [replace(ANSWER, question=f"q{n}") for n in range(answers)])
    progress.close()
    return (folder / FILE).read_bytes()


def test_a_page_gone_bad_in_the_middle_is_found_and_its_log_kept(tmp_path: Path) -> None:
    data = bytearray(written(tmp_path, 300))
    data[2 * 4096 : 5 * 4096] = b"\xa5" * (3 * 4096)
    other = open_progress(tmp_path)
    other.note(answers=[ANSWER])
    wal = tmp_path / f"{FILE}-wal"
    log, shm = wal.read_bytes(), tmp_path / f"{FILE}-shm"
    index = shm.read_bytes()
    other.close()
    (tmp_path / FILE).write_bytes(data)
    wal.write_bytes(log)
    shm.write_bytes(index)
    progress = open_progress(tmp_path)
    aside = tmp_path / "progress.damaged-1.sqlite"
    assert str(aside) in progress.trouble
    assert (progress.saved, progress.whole) == (True, False)
    assert progress.answers() == ()
    assert aside.read_bytes() == data
    assert aside.with_name(f"{aside.name}-wal").read_bytes() == log
    assert aside.with_name(f"{aside.name}-shm").exists()


def test_what_cannot_be_read_is_said(tmp_path: Path) -> None:
    progress = noted(tmp_path)
    assert progress._base is not None
    progress._base.execute("UPDATE answer SET given = CAST(x'ff' AS TEXT)")
    assert progress.answers() == ()
    assert (progress.saved, progress.whole) == (False, False)
    assert "UTF-8" in progress.trouble
    assert str(tmp_path / FILE) in progress.trouble


def test_several_programs_may_begin_at_once(tmp_path: Path) -> None:
    code = (
        "import sys; from pathlib import Path; from dataclasses import replace\n"
        "from tests.study.test_progress import ANSWER, open_progress\n"
        "sys.stdin.readline()\n"
        "progress = open_progress(Path(sys.argv[1]))\n"
        "progress.note(answers=[replace(ANSWER, question=sys.argv[2])])\n"
        "print(progress.trouble)"
    )
    programs = [
        subprocess.Popen(
            [sys.executable, "-c", code, str(tmp_path / "new"), str(n)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        for n in range(6)
    ]
    for program in programs:
        assert program.stdin is not None
        program.stdin.write("\n")
        program.stdin.flush()
    assert [program.communicate(timeout=60)[0].strip() for program in programs] == [""] * 6
    assert {answer.question for answer in open_progress(tmp_path / "new").answers()} == set(
        "012345"
    )


def test_what_another_program_made_meanwhile_is_not_made_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    check = module._check

    def meanwhile(base: sqlite3.Connection) -> None:
        check(base)
        monkeypatch.setattr(module, "_check", check)
        noted(tmp_path).close()

    monkeypatch.setattr(module, "_check", meanwhile)
    progress = open_progress(tmp_path)
    assert not progress.trouble
    assert progress.answers() == (ANSWER,)


def test_what_can_only_be_read_is_shown_and_kept_in_memory(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = written(tmp_path, 3)

    def refuse(path: Path) -> Progress:
        del path
        raise sqlite3.OperationalError("attempt to write a readonly database")

    monkeypatch.setattr(module, "_opened", refuse)
    progress = open_progress(tmp_path)
    reason = "attempt to write a readonly database"
    assert progress.trouble == f"nothing new will be saved ({reason}): {tmp_path / FILE}"
    assert (progress.saved, progress.whole) == (False, True)
    progress.note(answers=[ANSWER])
    assert [answer.question for answer in progress.answers()][-1] == "opening-lead"
    assert len(progress.answers()) == 4
    assert (tmp_path / FILE).read_bytes() == before


@pytest.mark.skipif(getattr(os, "geteuid", lambda: 0)() == 0, reason="root may write anywhere")
def test_a_folder_that_may_only_be_read(tmp_path: Path) -> None:
    written(tmp_path, 3)
    (tmp_path / FILE).chmod(0o400)
    tmp_path.chmod(0o500)
    try:
        progress = open_progress(tmp_path)
        assert (progress.saved, progress.whole) == (False, True)
        assert len(progress.answers()) == 3
    finally:
        tmp_path.chmod(0o700)


def test_answers_come_in_the_order_in_which_they_were_given(tmp_path: Path) -> None:
    progress = noted(tmp_path)
    older = replace(ANSWER, day="2025-01-01")
    progress.note(answers=[older, replace(older, given="D2")])
    assert [answer.given for answer in progress.answers()] == ["DJ", "D2", "DJ"]


def test_a_reset_that_fails_forgets_nothing(tmp_path: Path) -> None:
    progress = noted(tmp_path)
    assert progress._base is not None
    progress._base.execute(
        "CREATE TRIGGER no BEFORE DELETE ON answer BEGIN SELECT raise(ABORT, 'no'); END"
    )
    progress.reset("cavendish")
    assert not progress.saved
    assert open_progress(tmp_path).places() == (PLACE,)


# Lessons


def test_lessons_are_remembered_and_once_finished_stay_so(tmp_path: Path) -> None:
    progress = open_progress(tmp_path)
    progress.note(lessons=[LessonPlace("s", "first", 12, True, "1")])
    progress.note(lessons=[LessonPlace("s", "first", 5, False, "2")])
    progress.note(lessons=[LessonPlace("s", "second", 7, False, "3")])
    progress.close()
    again = open_progress(tmp_path)
    assert again.lessons() == (
        LessonPlace("s", "second", 7, False, "3"),
        LessonPlace("s", "first", 5, True, "2"),
    )
    again.reset("s", of_lesson("second"))
    assert [place.lesson for place in again.lessons()] == ["first"]
    again.reset("s", "first")  # a hand of the same name is another thing
    assert [place.lesson for place in again.lessons()] == ["first"]
    again.reset("s")
    assert again.lessons() == ()
    again.close()


def test_a_file_from_before_there_were_lessons_is_brought_up_to_date(tmp_path: Path) -> None:
    base = sqlite3.connect(tmp_path / FILE)
    base.executescript(PLACES_AND_ANSWERS)
    base.execute("INSERT INTO place VALUES ('s', 'h', '7.3', 0, '1')")
    base.execute("PRAGMA user_version = 1")
    base.commit()
    base.close()
    progress = open_progress(tmp_path)
    assert not progress.trouble
    assert [place.hand for place in progress.places()] == ["h"]
    progress.note(lessons=[LessonPlace("s", "first", 12, True, "1")])
    assert len(progress.lessons()) == 1
    progress.close()
