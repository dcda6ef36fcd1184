"""What may be handed out before the answers."""

from dataclasses import replace

import pytest

from tests.ui.exports.samples import SECRET, hand, lesson, selection
from trainer.records.library import shipped
from trainer.study.exam import exam_hand, exam_lesson, for_exam
from trainer.study.lesson import options_of
from trainer.study.quiz import Quiz
from trainer.study.selection import Selection, select_set
from trainer.whist.seats import Seat


@pytest.fixture(scope="module")
def book() -> Selection:
    return select_set(shipped())


def test_no_text_of_a_hand_tells_an_answer() -> None:
    shown = exam_hand(hand(), "Quiz")
    assert SECRET in repr(hand().questions[0]) + repr(hand().record)
    assert SECRET not in repr(shown.record)
    assert not [each for each in shown.questions if SECRET in f"{each!r}{each.also}{each.wrong}"]
    assert [len(each.best) for each in shown.questions] == [0, 0, 0]
    assert {each.answer for each in shown.questions} == {""}
    assert {each.principle for each in shown.questions} == {None}
    assert {each.played for each in shown.questions} == {None}


def test_the_play_breaks_off_at_the_last_question() -> None:
    shown = exam_hand(hand(), "Quiz")
    assert len(shown.line.cards) == 4
    assert [len(trick.trick.cards) for trick in shown.record.play] == [4]
    assert shown.line.winners == (Seat.A,)
    assert shown.result is None


def test_a_trick_is_cut_in_the_middle() -> None:
    whole = hand()
    asked = tuple(each for each in whole.questions if each.id == "second")
    shown = exam_hand(replace(whole, questions=asked), "Quiz")
    assert [str(card) for card in shown.line.cards] == ["HA"]
    assert [len(trick.trick.cards) for trick in shown.record.play] == [1]


def test_a_hand_without_questions_shows_no_card() -> None:
    shown = exam_hand(replace(hand(), questions=()), "Quiz")
    assert shown.line.cards == ()
    assert shown.record.play == ()


def test_only_remarks_before_the_first_question_stay() -> None:
    shown = exam_hand(hand(), "Quiz")
    assert [note.text for note in shown.record.all_remarks] == ["Said at the start."]


def test_no_text_of_a_lesson_tells_an_answer() -> None:
    shown = exam_lesson(lesson())
    assert SECRET in repr(lesson().record.blocks)
    assert SECRET not in repr(shown.record.blocks)
    assert not [each for each in shown.record.questions if each.number is not None]
    assert not [
        choice for each in shown.record.questions for choice in each.choices if choice.right
    ]


def test_options_keep_their_letters(book: Selection) -> None:
    for whole, shown in zip(book.lessons, for_exam(book).lessons, strict=True):
        for one, other in zip(whole.record.questions, shown.record.questions, strict=True):
            assert options_of(one) == options_of(other)


def test_the_same_is_asked_at_the_same_moments(book: Selection) -> None:
    for whole, shown in zip(book.hands, for_exam(book).hands, strict=True):
        asked = [(each.id, each.at, each.ask, each.options) for each in whole.questions]
        assert asked == [(each.id, each.at, each.ask, each.options) for each in shown.questions]
        for question in Quiz.of(shown).questions:
            assert len(shown.line.cards) >= question.at.played_before


def test_titles_tell_only_the_place(book: Selection) -> None:
    titles = [hand.record.title for hand in for_exam(book).hands]
    assert titles[:2] == ["Quiz 1", "Quiz 2"]
    assert for_exam(selection()).hands[0].record.title == "Quiz"
