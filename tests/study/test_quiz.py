from collections.abc import Callable
from dataclasses import FrozenInstanceError

import pytest

from tests.records.samples import GOOD
from trainer.study.grade import Grade
from trainer.study.hand import open_hand
from trainer.study.quiz import Answer, Quiz
from trainer.whist.errors import IllegalPlay, NotHeld
from trainer.whist.notation import read_card
from trainer.whist.seats import Seat

(HAND,) = (open_hand(path) for path in GOOD if path.stem == "questions")
QUIZ = Quiz.of(HAND)
IDS = ("lead", "the-ace", "called-too-soon", "hearts-of-z", "called")


def at_hand(quiz: Quiz) -> str | None:
    """Return the id of the question at hand."""
    return quiz.question.id if quiz.question else None


def played_through() -> Quiz:
    """Return a quiz with an answer of every kind: good, wrong, passed over, best, best."""
    quiz = QUIZ.hinted().answer_card(read_card("HK")).answer_fact("B").skip()
    return quiz.answer_fact("1").hinted().answer_fact("y")


def test_quiz_is_of_the_student() -> None:
    assert QUIZ.seat is HAND.student is Seat.A
    assert tuple(question.id for question in QUIZ.questions) == IDS
    assert (QUIZ.answers, QUIZ.hints) == ((), 0)
    assert at_hand(QUIZ) == "lead"


def test_quiz_of_another_seat() -> None:
    assert [question.id for question in Quiz.of(HAND, Seat.Y).questions] == ["follow"]
    assert [question.id for question in Quiz.of(HAND, Seat.Z).questions] == ["seen-from-z"]


def test_quiz_of_a_seat_that_is_asked_nothing() -> None:
    quiz = Quiz.of(HAND, Seat.B)
    assert (quiz.questions, quiz.question, quiz.next_hint) == ((), None, None)
    assert quiz.tally() == {}
    assert quiz.to_look_at() == ()


def test_quiz_of_some_questions() -> None:
    quiz = Quiz.of(HAND, only={"called", "lead", "follow", "gone"})
    assert [question.id for question in quiz.questions] == ["lead", "called"]
    assert Quiz.of(HAND, only=()).questions == ()


def test_questions_come_one_after_another() -> None:
    quiz, seen = QUIZ, []
    while quiz.question is not None:
        seen.append(quiz.question.id)
        quiz = quiz.skip()
    assert tuple(seen) == IDS
    assert len(quiz.answers) == len(IDS)


def test_answers_are_kept_with_their_verdicts() -> None:
    quiz = played_through()
    assert quiz.question is None
    assert tuple(answer.question for answer in quiz.answers) == QUIZ.questions
    assert [answer.verdict and answer.verdict.given for answer in quiz.answers] == [
        *("HK", "B", None, "1", "yes")
    ]
    assert [answer.verdict and answer.verdict.grade for answer in quiz.answers] == [
        *(Grade.GOOD, Grade.WRONG, None, Grade.BEST, Grade.BEST)
    ]
    assert [answer.hints for answer in quiz.answers] == [1, 0, 0, 0, 1]


# Nothing changes but by moving on


def test_quiz_cannot_be_changed() -> None:
    with pytest.raises(FrozenInstanceError):
        QUIZ.hints = 3  # type: ignore[misc]
    with pytest.raises(FrozenInstanceError):
        Answer(QUIZ.questions[0], None).hints = 3  # type: ignore[misc]


@pytest.mark.parametrize(
    "act",
    [
        Quiz.hinted,
        Quiz.skip,
        lambda quiz: quiz.answer_card(read_card("HA")),
        lambda quiz: quiz.answer_card(read_card("S2")),
    ],
)
def test_every_act_gives_a_new_quiz_and_leaves_the_old(act: Callable[[Quiz], Quiz]) -> None:
    quiz = Quiz.of(HAND)
    after = act(quiz)
    assert after != quiz
    assert quiz == QUIZ
    assert act(quiz) == after


# Hints


def test_hints_are_shown_one_by_one() -> None:
    assert QUIZ.next_hint == "Which suit is yours?"
    once = QUIZ.hinted()
    assert (once.hints, once.next_hint) == (1, "Which of two touching cards?")
    twice = once.hinted()
    assert (twice.hints, twice.next_hint) == (2, None)
    assert twice.hinted() is twice
    assert at_hand(twice) == "lead"


def test_hints_begin_anew_with_the_next_question() -> None:
    quiz = QUIZ.hinted().hinted().answer_card(read_card("HA"))
    assert quiz.answers[0].hints == 2
    assert (quiz.hints, quiz.next_hint) == (0, None)
    assert quiz.hinted() is quiz


def test_hints_are_counted_when_the_question_is_passed_over() -> None:
    assert QUIZ.hinted().skip().answers == (Answer(QUIZ.questions[0], None, 1),)


# What costs nothing


def test_card_that_cannot_be_played_costs_nothing() -> None:
    quiz = QUIZ.hinted()
    with pytest.raises(NotHeld):
        quiz.answer_card(read_card("H6"))
    assert (quiz.answers, quiz.hints, at_hand(quiz)) == ((), 1, "lead")
    assert quiz.answer_card(read_card("HA")).tally() == {Grade.BEST: 1}


def test_word_that_is_no_answer_costs_nothing() -> None:
    quiz = QUIZ.skip()
    with pytest.raises(ValueError, match="please answer one of: Y, B, Z"):
        quiz.answer_fact("A")
    assert (len(quiz.answers), at_hand(quiz)) == (1, "the-ace")


def test_quiz_that_is_over_takes_no_more() -> None:
    quiz = played_through()
    for act in (
        quiz.skip,
        lambda: quiz.answer_card(read_card("HA")),
        lambda: quiz.answer_fact("yes"),
    ):
        with pytest.raises(IndexError, match="the quiz is over"):
            act()
    assert quiz.hinted() is quiz


# At the end


def test_tally_counts_the_grades() -> None:
    assert QUIZ.tally() == {}
    assert played_through().tally() == {Grade.BEST: 2, Grade.GOOD: 1, Grade.WRONG: 1}
    assert QUIZ.skip().tally() == {}


def test_what_to_look_at_again() -> None:
    assert QUIZ.to_look_at() == ()
    assert [question.id for question in played_through().to_look_at()] == [
        "the-ace",
        "called-too-soon",
    ]


# Going on with a quiz of before


def given(quiz: Quiz) -> dict[str, str]:
    """Return the answers of a quiz as they are kept: by question id, nothing for a skip."""
    return {
        answer.question.id: answer.verdict.given if answer.verdict else ""
        for answer in quiz.answers
    }


def test_answers_of_before_are_given_again() -> None:
    quiz = QUIZ
    for act in (
        lambda quiz: quiz.answer_card(read_card("HK")),
        lambda quiz: quiz.answer_fact("B"),
        Quiz.skip,
        lambda quiz: quiz.answer_fact("1"),
        lambda quiz: quiz.answer_fact("y"),
    ):
        assert QUIZ.resumed(given(quiz)) == quiz
        quiz = act(quiz)
    assert QUIZ.resumed(given(quiz)) == quiz


def test_answers_of_before_count_as_far_as_they_come_in_a_row() -> None:
    assert at_hand(QUIZ.resumed({})) == "lead"
    assert at_hand(QUIZ.resumed({"the-ace": "Y"})) == "lead"
    assert at_hand(QUIZ.resumed({"lead": "HA", "called": "yes"})) == "the-ace"


@pytest.mark.parametrize("card", ["H6", "XX", "yes"])
def test_answer_of_before_that_no_longer_fits_is_asked_again(card: str) -> None:
    assert at_hand(QUIZ.resumed({"lead": card, "the-ace": "Y"})) == "lead"
    assert at_hand(QUIZ.resumed({"lead": "HA", "the-ace": card})) == "the-ace"


def test_illegal_play_is_what_a_quiz_refuses() -> None:
    follow = Quiz.of(HAND, Seat.Y)
    with pytest.raises(IllegalPlay, match="D3 would be a revoke"):
        follow.answer_card(read_card("D3"))
    assert follow.answers == ()
