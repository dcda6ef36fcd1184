"""Grading: by the reasons in the file, never by double dummy."""

from dataclasses import dataclass
from enum import Enum

from trainer.study.question import NO, YES, Question
from trainer.text import say
from trainer.whist.cards import Card, card_of


class Grade(Enum):
    """How an answer is judged; it is ungraded where the hand is a copy without answers."""

    BEST = "best"
    GOOD = "good"
    WRONG = "wrong"
    UNGRADED = "ungraded"


@dataclass(frozen=True, slots=True)
class Verdict:
    """The judgement of one answer: `reason` speaks of the very answer given, in Markdown."""

    question: Question
    given: str
    grade: Grade
    reason: str = ""


def grade_card(question: Question, card: Card) -> Verdict:
    """Return the verdict on a card that may be played.

    Raises IllegalPlay for one that may not: that costs the learner nothing.
    """
    if fault := question.position.fault(card):
        raise fault
    if not question.graded:
        return Verdict(question, str(card), Grade.UNGRADED)
    if card in question.best:
        return Verdict(question, str(card), Grade.BEST)
    if card in question.also:
        return Verdict(question, str(card), Grade.GOOD, question.also[card])
    reason = question.wrong.get(card, say("Another card is better."))
    return Verdict(question, str(card), Grade.WRONG, reason)


def grade_fact(question: Question, given: str) -> Verdict:
    """Return the verdict on the answer to a question of knowledge.

    Raises ValueError, with what may be answered, when `given` is none of the options.
    """
    answer = _option(question, given)
    if not question.graded:
        return Verdict(question, answer, Grade.UNGRADED)
    grade = Grade.BEST if answer == question.answer else Grade.WRONG
    return Verdict(question, answer, grade)


def grade_given(question: Question, given: str) -> Verdict:
    """Return the verdict on an answer as it is remembered, such as one from a copy without answers.

    Raises KeyError, IllegalPlay or ValueError if it is no answer to this question.
    """
    return grade_card(question, card_of(given)) if question.is_card else grade_fact(question, given)


def _option(question: Question, given: str) -> str:
    word = given.strip().casefold()
    for option in question.options:
        if word == option.casefold() or (option in (YES, NO) and word == option[0]):
            return option
    options = question.options
    shown = f"{options[0]}–{options[-1]}" if len(options) > 4 else ", ".join(options)
    raise ValueError(say("please answer one of: {options}", options=shown))
