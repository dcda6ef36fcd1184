"""The memory: kept across sittings, and never in the way when it cannot be kept."""

import sqlite3
from dataclasses import replace
from pathlib import Path

import pytest

from trainer.study import progress as module
from trainer.study.progress import FILE, VERSION, Answered, Place, Progress, open_progress

PLACE = Place("cavendish", "cavendish-01", "7.3", False, "2026-01-01T00:00:00+00:00")
ANSWER = Answered("cavendish", 1, "cavendish-01", "opening-lead", "DJ", "wrong", 1, 1, "2026-01-01")


def noted(folder: Path) -> Progress:
    progress = open_progress(folder)
    progress.note_place(PLACE)
    progress.note_answers([ANSWER])
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
    progress.note_place(replace(PLACE, at="end", finished=True, day="2026-01-02"))
    progress.note_place(replace(PLACE, at="2.1", day="2026-01-03"))
    progress.note_place(replace(PLACE, hand="cavendish-02", day="2026-01-02"))
    first, second = progress.places()
    assert (first.at, first.finished) == ("2.1", True)
    assert second.hand == "cavendish-02"


def test_reset_forgets_a_hand_or_all(tmp_path: Path) -> None:
    progress = noted(tmp_path)
    progress.note_place(replace(PLACE, hand="cavendish-02"))
    progress.note_place(replace(PLACE, set_id="other"))
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
        module, "_MIGRATIONS", (*module._MIGRATIONS, "CREATE TABLE more (x); CREATE TABLE more (x)")
    )
    monkeypatch.setattr(module, "VERSION", VERSION + 1)
    progress = open_progress(tmp_path)
    assert not progress.saved
    assert "more already exists" in progress.trouble
    monkeypatch.undo()
    assert open_progress(tmp_path).answers() == (ANSWER,)


def test_a_folder_that_cannot_be_made_is_said_in_one_line(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("x")
    progress = noted(tmp_path / "file" / "folder")
    assert not progress.saved
    assert progress.trouble.startswith("your progress is not saved: ")
    assert "\n" not in progress.trouble
    assert progress.places() == ()


def test_a_disk_that_fills_up_ends_the_saving_and_not_the_session(tmp_path: Path) -> None:
    progress = noted(tmp_path)
    base = progress._base
    assert base is not None
    base.execute("PRAGMA max_page_count = 1")
    progress.note_answers([replace(ANSWER, given="x" * 5000)] * 100)
    assert not progress.saved
    assert "full" in progress.trouble
    progress.note_answers([ANSWER])
    assert progress.answers() == ()


def test_a_file_that_may_not_be_written_is_said(tmp_path: Path) -> None:
    progress = noted(tmp_path)
    assert progress._base is not None
    progress._base.execute("PRAGMA query_only = ON")
    progress.note_place(PLACE)
    assert "cannot be saved: attempt to write a readonly database" in progress.trouble
