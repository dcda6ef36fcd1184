"""How a learner stands: the latest answer counts, whatever order they come in."""

from dataclasses import replace

from tests.study.test_progress import ANSWER, PLACE
from trainer.records.index import HandEntry, QuestionEntry
from trainer.records.lesson_index import LessonEntry, LessonQuestionEntry
from trainer.study.progress_tables import of_lesson
from trainer.study.standing import Count, LessonStanding, standing_of

ENTRY = HandEntry(
    id=ANSWER.hand,
    path="cavendish/01.yaml",
    title="Hand I",
    page=121,
    student="A",
    themes=("trumps",),
    difficulty=1,
    summary="",
    pages=(),
    questions=(
        QuestionEntry("opening-lead", "A", "lead-from-strength"),
        QuestionEntry("second", "A", ""),
    ),
)


def test_the_latest_answer_counts_by_the_moment_it_was_given() -> None:
    old = replace(ANSWER, grade="wrong", day="2025-01-01")
    new = replace(ANSWER, grade="best", day="2026-01-01")
    for answers in ([old, new], [new, old]):
        standing = standing_of([ENTRY], [PLACE], answers, "cavendish", 1)
        assert standing.by_principle == {"lead-from-strength": Count(best=1)}
        assert standing.by_theme == {"trumps": Count(best=1)}
    same = [replace(old, grade="good"), replace(old, grade="skipped")]
    (hand,) = standing_of([ENTRY], [], same, "cavendish", 1).hands
    assert hand.quiz == Count(wrong=1)


def test_other_versions_and_sets_do_not_count() -> None:
    answers = [replace(ANSWER, set_version=2), replace(ANSWER, set_id="other")]
    standing = standing_of([ENTRY], [replace(PLACE, set_id="other")], answers, "cavendish", 1)
    assert standing.hands[0].quiz.answered == 0
    assert standing.last is None
    assert standing.studied == 0


def test_a_hand_that_is_gone_is_not_the_last() -> None:
    places = [replace(PLACE, hand="gone"), replace(PLACE, finished=True)]
    standing = standing_of([ENTRY], places, [], "cavendish", 1)
    assert standing.last == ENTRY.id
    assert standing.studied == 1


LESSON = LessonEntry(
    "original-lead",
    "030-original-lead/lesson.en.md",
    "The original lead",
    (LessonQuestionEntry("fourth-best", "lead-from-strength"), LessonQuestionEntry("law", "")),
)


def test_answers_of_lessons_count_by_principle_beside_those_of_hands() -> None:
    wrong = replace(ANSWER, hand=of_lesson("original-lead"), question="fourth-best", grade="wrong")
    plain = replace(wrong, question="law", grade="best")
    best = replace(ANSWER, grade="best")
    standing = standing_of([ENTRY], [], [best, wrong, plain], "cavendish", 1, [LESSON])
    assert standing.by_principle == {"lead-from-strength": Count(best=1, wrong=1)}
    assert standing.lessons == (LessonStanding("original-lead", Count(best=1, wrong=1)),)
    assert standing.by_theme == {"trumps": Count(best=1)}
    assert standing_of([ENTRY], [], [best], "cavendish", 1, [LESSON]).lessons == ()


def test_an_answer_that_nobody_has_graded_does_not_count() -> None:
    old = replace(ANSWER, grade="best", day="2025-01-01")
    new = replace(ANSWER, grade="ungraded", day="2026-01-01")
    assert standing_of([ENTRY], [], [old, new], "cavendish", 1).hands[0].quiz == Count(best=1)
    assert standing_of([ENTRY], [], [new], "cavendish", 1).by_principle == {}
