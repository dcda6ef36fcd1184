"""Lessons as text: at any width, with answers or without, and as JSON."""

import json
from pathlib import Path

import pytest

from tests.records.samples import FILES
from trainer.records.library import lesson_files, shipped
from trainer.study.course import read_course
from trainer.study.lesson import open_lesson
from trainer.ui.course import course_scene
from trainer.ui.lesson import lesson_scene
from trainer.ui.lesson_data import course_json, lesson_json
from trainer.ui.plain import render
from trainer.ui.prose import prose
from trainer.ui.scene import Scene, line_width

KINDS = FILES / "lessons" / "good" / "kinds.md"
PATHS = [KINDS, *lesson_files(shipped())]


@pytest.mark.parametrize("width", [20, 40, 80, 100, 120])
@pytest.mark.parametrize("path", PATHS, ids=lambda path: path.parent.name)
def test_no_line_is_too_wide(path: Path, width: int) -> None:
    lesson = open_lesson(path)
    scene = lesson_scene(lesson, width, teacher=True)
    assert [each for each in scene.lines if line_width(each) > width] == []
    course = course_scene(read_course(shipped()), width)
    assert [each for each in course.lines if line_width(each) > width] == []


def test_what_is_shown_of_each_block() -> None:
    text = render(lesson_scene(open_lesson(KINDS), 80))
    for words in (
        "♠ A Q 4   ♥ K J 2   ♦ 9 8   ♣ 10 7 6 5 2",
        "♦ K J 9 2",
        "Trick: B ♦Q",
        "│ The second time you have the lead, at end",
        "Drill: Echo partner's call",
        "Played before you: ♦3",
        "  a) This",
        "the web (on the web: https://example.org/)",
        "The best is ♦J.",
        "The answer is a.",
        "1. first",
        "Law 72. p. 96",
    ):
        assert words in text.replace("\u00a0", " "), words
    assert "For the teacher" not in text


def test_answers_and_notes_for_the_teacher_are_left_out_or_put_in() -> None:
    lesson = open_lesson(KINDS)
    bare = render(lesson_scene(lesson, 80, answers=False))
    assert "Answers" not in bare
    assert "The best is" not in bare
    assert "For the teacher" in render(lesson_scene(lesson, 80, teacher=True))


def test_other_hands_stay_hidden_in_a_hand_block() -> None:
    lesson = open_lesson(next(path for path in PATHS if path.parent.name == "120-discards"))
    text = render(lesson_scene(lesson, 80))
    assert "You (A):" in text
    assert "B:  " not in text


def test_links_lead_where_they_say() -> None:
    written = "[a](term:tenace) [b](hand:a-1@7.3) [c](page:62) [d](principle:echo) [e](f:g)"
    actions = {s.text: s.action for row in prose(written, 80) for s in row if s.text.strip()}
    assert actions == {
        "a": "term:tenace",
        "b": "open:a-1@7.3",
        "c": "page:62",
        "d": "principle:echo",
        "e": "",
    }


def test_a_table_wraps_its_last_column_or_stands_cell_under_cell() -> None:
    table = "| You hold | Lead |\n|---|---|\n| DKJ | the lowest of the suit, always |"
    wide = render(Scene(prose(table, 60))).split("\n")
    assert wide[0] == "You hold  Lead"
    assert wide[2] == "♦K J      the lowest of the suit, always"
    narrow = render(Scene(prose(table, 36))).split("\n")
    assert narrow[2:] == ["♦K J      the lowest of the suit,", "          always"]
    assert render(Scene(prose(table, 24))).startswith("You hold: ♦K J\n  Lead: the lowest of")


def test_json_says_what_the_file_says() -> None:
    data = lesson_json(open_lesson(KINDS))
    assert data["format"] == "whist-lesson/1"
    assert [block["block"] for block in data["blocks"]] == [
        *("text", "hold", "table", "hand", "teacher", "drill"),
        *["question"] * 3,
    ]
    card = data["blocks"][6]
    assert (card["kind"], card["best"], card["also"]) == (
        "card",
        ["DJ"],
        [{"card": "DK", "why": "Fine."}],
    )
    assert json.loads(json.dumps(data)) == data
    course = course_json(read_course(shipped(), finished=["original-lead"]))
    lead = next(each for each in course["lessons"] if each["id"] == "original-lead")
    assert lead["finished"] is True
    assert course["next"] != "original-lead"
