"""Questions of a lesson, graded; the course and what comes next in it."""

import pytest

from tests.records.samples import FILES
from trainer.records.lesson_blocks import LessonQuestion
from trainer.records.library import shipped
from trainer.study.course import CourseEntry, read_course
from trainer.study.grade import Grade
from trainer.study.lesson import grade_answer, open_lesson, options_of, right_answer

LESSON = open_lesson(FILES / "lessons" / "good" / "kinds.md")
NUMBER = open_lesson(FILES / "lessons" / "good" / "small.md").record.questions[0]


def asked(question_id: str) -> LessonQuestion:
    return next(each for each in LESSON.record.questions if each.id == question_id)


@pytest.mark.parametrize(
    ("question_id", "typed", "given", "grade", "reason"),
    [
        ("card", "dj", "DJ", Grade.BEST, ""),
        ("card", "king", "DK", Grade.GOOD, "Fine."),
        ("choice", "a", "a", Grade.BEST, "Yes."),
        ("choice", "B)", "b", Grade.WRONG, "No."),
        ("choice", "that", "b", Grade.WRONG, "No."),
    ],
)
def test_answers(question_id: str, typed: str, given: str, grade: Grade, reason: str) -> None:
    verdict = grade_answer(asked(question_id), typed)
    assert (verdict.given, verdict.grade, verdict.reason) == (given, grade, reason)


@pytest.mark.parametrize(
    ("question_id", "typed", "told"),
    [
        ("card", "s2", "you must follow suit"),
        ("card", "dq", "not in your hand"),
        ("card", "x", "no card"),
        ("choice", "c", "one of: a, b"),
        ("order", "ab", "each letter once"),
        ("order", "aab", "each letter once"),
    ],
)
def test_what_is_no_answer_costs_nothing(question_id: str, typed: str, told: str) -> None:
    with pytest.raises(ValueError, match=told):
        grade_answer(asked(question_id), typed)


def test_numbers() -> None:
    assert grade_answer(NUMBER, " 03 ").grade is Grade.BEST
    assert grade_answer(NUMBER, "4").grade is Grade.WRONG
    with pytest.raises(ValueError, match="number"):
        grade_answer(NUMBER, "three")


def test_an_order_is_shown_in_another_one_and_always_the_same() -> None:
    order = asked("order")
    assert sorted(options_of(order)) == sorted(order.order)
    assert options_of(order) != order.order
    assert options_of(order) == options_of(order)
    assert grade_answer(order, " ".join(right_answer(order))).grade is Grade.BEST
    assert grade_answer(order, "abc").grade is Grade.WRONG


def test_every_right_answer_of_the_course_is_right() -> None:
    for entry in read_course(shipped()).entries:
        for question in open_lesson(entry.header.path).record.questions:
            for word in right_answer(question).split():
                assert grade_answer(question, word).grade is Grade.BEST, question.id


def test_the_course_is_in_order_and_knows_what_is_next() -> None:
    fresh = read_course(shipped()).entries
    orders = [entry.header.order for entry in fresh]
    assert orders == sorted(orders)
    first, second = fresh[0], fresh[1]
    course = read_course(shipped(), {first.header.id: 40}, [first.header.id])
    assert course.entries[0] == CourseEntry(first.header, 40, True)
    assert course.next == second
    assert course.beside(first.header.id, 1) == second
    assert course.beside(first.header.id, -1) is None
    assert course.beside("nothing", 1) is None
