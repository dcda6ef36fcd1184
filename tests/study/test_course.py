"""The course as it is shipped: every rule is taught, every law is in a lesson, nothing is dead."""

import re
from collections import Counter

import pytest

from trainer.principles.register import rules
from trainer.records.laws import read_laws
from trainer.records.lesson_blocks import HandLink, LessonQuestion, Table
from trainer.records.library import hand_files, hand_ids, lesson_files, shipped
from trainer.study.check_files import check_files
from trainer.study.hand import open_hand
from trainer.study.lesson import Lesson, open_lesson

LESSONS = [open_lesson(path) for path in lesson_files(shipped())]
TAUGHT = Counter(name.value for lesson in LESSONS for name in lesson.record.header.teaches)


def blocks(lesson: Lesson, kind: type) -> list[object]:
    return [block for block in lesson.record.blocks if isinstance(block, kind)]


def test_nothing_is_wrong_with_the_lessons() -> None:
    assert [str(each) for each in check_files(lesson_files(shipped()))] == []


@pytest.mark.parametrize("name", rules())
def test_every_rule_is_taught(name: str) -> None:
    assert TAUGHT[name]


def test_every_law_stands_in_a_lesson() -> None:
    named = {law for lesson in LESSONS for law in lesson.record.header.laws}
    laws = read_laws(shipped()).laws
    assert named == {int(law.law) for law in laws if law.law.isdecimal()}


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.record.header.id)
def test_a_lesson_asks_and_shows(lesson: Lesson) -> None:
    assert len(blocks(lesson, LessonQuestion)) >= 3
    assert blocks(lesson, HandLink) or blocks(lesson, Table)
    assert (lesson.record.header.minutes or 0) in range(1, 16)


def test_a_question_that_names_a_rule_stands_where_the_rule_is_taught() -> None:
    for lesson in LESSONS:
        for question in blocks(lesson, LessonQuestion):
            assert isinstance(question, LessonQuestion)
            if question.principle:
                assert TAUGHT[question.principle]


SHOWN = {
    name
    for path in hand_files(shipped())
    for record in [open_hand(path).record]
    for name in (
        *(question.principle for question in record.questions),
        *(mark.principle for mark in record.marks),
    )
}


@pytest.mark.parametrize("name", rules())
def test_every_rule_is_shown_by_a_hand(name: str) -> None:
    assert name in SHOWN


def test_every_example_is_met_in_a_lesson() -> None:
    written = " ".join(path.read_text("utf-8") for path in lesson_files(shipped()))
    examples = [each for each in hand_ids(shipped()) if each.startswith("example-")]
    assert examples
    assert [each for each in examples if not re.search(rf"\b{each}(?: |@)", written)] == []
