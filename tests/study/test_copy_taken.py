"""A copy without answers, taken: answers are noted, ungraded, and graded by the whole set."""

from dataclasses import replace

import pytest

from tests.records.samples import FIRST_HAND, NAME
from trainer.records.hand import hand_of
from trainer.records.index import hand_entry
from trainer.records.source import Source
from trainer.records.student_copy import without_answers
from trainer.study.check_advice import advice_warnings
from trainer.study.grade import Grade, grade_card, grade_fact, grade_given
from trainer.study.hand import Hand, make_hand
from trainer.study.progress import Answered
from trainer.study.quiz import Quiz
from trainer.study.results import GRADES
from trainer.study.standing import Count, standing_of
from trainer.ui.ending import end_scene
from trainer.ui.hand import study_scene
from trainer.ui.progress import progress_scene
from trainer.ui.quiz import summary_scene, verdict_scene
from trainer.whist.cards import card_of
from trainer.whist.errors import NotHeld


def _copy() -> Hand:
    copy = without_answers(Source(NAME, FIRST_HAND))
    assert copy is not None
    return make_hand(hand_of(copy))


COPY, WHOLE = _copy(), make_hand(hand_of(Source(NAME, FIRST_HAND)))
BY_ID = {question.id: question for question in WHOLE.questions}


def test_any_card_that_may_be_played_is_noted() -> None:
    lead = COPY.questions[0]
    for card in lead.position.legal():
        verdict = grade_card(lead, card)
        assert (verdict.given, verdict.grade) == (str(card), Grade.UNGRADED)
    with pytest.raises(NotHeld):
        grade_card(lead, card_of("H2"))


def test_so_is_any_answer_though_the_deal_has_the_right_one() -> None:
    (fact,) = (question for question in COPY.questions if not question.is_card)
    assert {grade_fact(fact, option).grade for option in fact.options} == {Grade.UNGRADED}
    with pytest.raises(ValueError, match="please answer"):
        grade_fact(fact, "nobody")


def test_what_was_given_is_graded_by_the_whole_set() -> None:
    quiz = Quiz.of(COPY)
    given = {question.id: "" for question in quiz.questions}
    given |= {"opening-lead": "D2", "second-hand-clubs": "CA", "king-of-hearts": "B"}
    taken = quiz.resumed(given)
    assert taken.question is None
    noted = {a.question.id: a.verdict.given for a in taken.answers if a.verdict}
    grades = {name: grade_given(BY_ID[name], answer).grade for name, answer in noted.items()}
    assert grades == {
        "opening-lead": Grade.BEST,
        "second-hand-clubs": Grade.WRONG,
        "king-of-hearts": Grade.BEST,
    }
    assert taken.tally() == {Grade.UNGRADED: 3}
    assert "opening-lead" not in {question.id for question in taken.to_look_at()}


@pytest.mark.parametrize("given", ["X1", "", "H2"])
def test_what_is_no_answer_to_a_question_is_not_graded(given: str) -> None:
    with pytest.raises((KeyError, ValueError)):
        grade_given(BY_ID["opening-lead"], given)


def test_nothing_that_is_shown_tells_the_answer() -> None:
    quiz = Quiz.of(COPY)
    assert quiz.next_hint is None
    verdict = grade_card(COPY.questions[0], card_of("HA"))
    assert verdict_scene(verdict, 80).text.strip() == "Noted.\n\n  Your teacher has the answer."
    summary = summary_scene(quiz.answer_card(card_of("HA")).skip(), 80).text
    assert "1 answer noted, 1 passed over, of 2 questions." in summary
    assert end_scene(COPY, 80).text.strip() == "The copy of this hand ends here."


def test_it_is_studied_to_its_first_question() -> None:
    for scene in (study_scene(COPY, 80), study_scene(COPY, 80, COPY.questions[-1].at)):
        assert scene.text.endswith("Here the questions begin: take the quiz.")
        assert "Trick 2" not in scene.text
    assert "All four hands" in study_scene(WHOLE, 80).text


def test_what_was_noted_is_told_of_when_the_whole_set_is_at_hand() -> None:
    answer = Answered("c", 1, "cavendish-01", "opening-lead", "D2", "ungraded", 0, 1, "2026-01-01")
    standing = standing_of([hand_entry(WHOLE.record)], (), [answer], "c", 1)
    assert (standing.hands[0].quiz.noted, standing.by_principle, standing.by_theme) == (1, {}, {})
    assert "1 noted" in progress_scene(standing, 80).text


def test_a_graded_answer_counts_before_one_that_is_not() -> None:
    first = Answered("c", 1, "cavendish-01", "opening-lead", "D2", "best", 0, 1, "2026-01-01")
    later = replace(first, grade="ungraded", day="2026-01-02")
    standing = standing_of([hand_entry(WHOLE.record)], (), [first, later], "c", 1)
    assert standing.hands[0].quiz == Count(best=1)
    assert {grade.value for grade in Grade} <= set(GRADES)


def test_the_advisor_is_not_held_against_it() -> None:
    assert list(advice_warnings(COPY)) == []
