"""The index of the lessons: their questions, and that a fresh one reads no lesson."""

import os
from pathlib import Path

import pytest

from trainer.records import lesson as module
from trainer.records.lesson_index import LessonQuestionEntry, read_lesson_index
from trainer.records.library import find_lesson, shipped

LESSON = find_lesson(shipped(), "original-lead")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    assert LESSON is not None
    home = tmp_path / "lessons" / LESSON.parent.name
    home.mkdir(parents=True)
    (home / LESSON.name).write_bytes(LESSON.read_bytes())
    return tmp_path


def test_a_lesson_is_kept_with_the_principles_of_its_questions(folder: Path) -> None:
    (entry,) = read_lesson_index(folder)
    assert (entry.id, entry.title) == ("original-lead", module.read_header(Path(entry.path)).title)
    assert LessonQuestionEntry("fourth-best", "lead-fourth-best") in entry.questions
    asked = module.read_lesson(Path(entry.path)).questions
    assert [each.id for each in entry.questions] == [each.id for each in asked]


def test_a_lesson_is_read_again_only_when_it_changes(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    cache = folder / "index.json"
    (entry,) = read_lesson_index(folder, cache)
    with monkeypatch.context() as patch:
        patch.setattr(module, "read_lesson", lambda path: pytest.fail(f"{path} is read again"))
        assert read_lesson_index(folder, cache) == (entry,)
    path = Path(entry.path)
    path.write_text(path.read_text("utf-8").replace(entry.title, "Another"), encoding="utf-8")
    os.utime(path, ns=(1, 1))
    assert [each.title for each in read_lesson_index(folder, cache)] == ["Another"]


def test_a_lesson_that_cannot_be_read_is_left_out(folder: Path) -> None:
    (entry,) = read_lesson_index(folder)
    Path(entry.path).write_text("no lesson", encoding="utf-8")
    assert read_lesson_index(folder) == ()
