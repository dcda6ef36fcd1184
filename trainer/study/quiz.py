"""A quiz on one hand from one seat: a value that moves on with every answer."""

from collections import Counter
from collections.abc import Container, Mapping
from dataclasses import dataclass, replace

from trainer.study.grade import Grade, Verdict, grade_card, grade_fact, grade_given
from trainer.study.hand import Hand
from trainer.study.question import Question
from trainer.whist.cards import Card
from trainer.whist.seats import Seat


@dataclass(frozen=True, slots=True)
class Answer:
    """One question answered, or passed over when there is no verdict."""

    question: Question
    verdict: Verdict | None
    hints: int = 0


@dataclass(frozen=True, slots=True)
class Quiz:
    """The questions of one seat, the answers so far, and the hints shown for the question at hand.

    Immutable: each act returns the next state.
    """

    hand: Hand
    seat: Seat
    questions: tuple[Question, ...]
    answers: tuple[Answer, ...] = ()
    hints: int = 0

    @staticmethod
    def of(hand: Hand, seat: Seat | None = None, only: Container[str] | None = None) -> "Quiz":
        """Return the quiz of a hand for a seat, the student's if none is named.

        With `only`, it asks just the questions of those ids.
        """
        asked = seat or hand.student
        questions = hand.questions_for(asked)
        if only is not None:
            questions = tuple(question for question in questions if question.id in only)
        return Quiz(hand, asked, questions)

    def resumed(self, given: Mapping[str, str]) -> "Quiz":
        """Return the quiz with answers of before given again, as far as they come in a row.

        `given` holds what was answered by question id, with nothing for a question passed over.
        """
        quiz = self
        while (question := quiz.question) is not None and question.id in given:
            word = given[question.id]
            try:
                quiz = quiz._answered(grade_given(question, word)) if word else quiz.skip()
            except (KeyError, ValueError):  # the question has changed since
                break
        return quiz

    @property
    def question(self) -> Question | None:
        """Return the question at hand, or None when all are answered."""
        at = len(self.answers)
        return self.questions[at] if at < len(self.questions) else None

    @property
    def next_hint(self) -> str | None:
        """Return the next hint to the question at hand, if there is one left."""
        question = self.question
        if question is None or self.hints >= len(question.hints):
            return None
        return question.hints[self.hints]

    def hinted(self) -> "Quiz":
        """Return the quiz after one more hint has been shown."""
        return replace(self, hints=self.hints + 1) if self.next_hint is not None else self

    def answer_card(self, card: Card) -> "Quiz":
        """Return the quiz after a card; IllegalPlay, at no cost, if it cannot be played."""
        return self._answered(grade_card(self._asked, card))

    def answer_fact(self, given: str) -> "Quiz":
        """Return the quiz after a word; ValueError, at no cost, if it is no possible answer."""
        return self._answered(grade_fact(self._asked, given))

    def skip(self) -> "Quiz":
        """Return the quiz with the question at hand passed over."""
        return self._answered(None)

    @property
    def _asked(self) -> Question:
        if self.question is None:
            raise IndexError("the quiz is over")
        return self.question

    def _answered(self, verdict: Verdict | None) -> "Quiz":
        answer = Answer(self._asked, verdict, self.hints)
        return replace(self, answers=(*self.answers, answer), hints=0)

    def tally(self) -> Counter[Grade]:
        """Return how many answers have had each grade."""
        return Counter(answer.verdict.grade for answer in self.answers if answer.verdict)

    def to_look_at(self) -> tuple[Question, ...]:
        """Return the questions that were answered wrongly or passed over."""
        return tuple(
            answer.question
            for answer in self.answers
            if answer.verdict is None or answer.verdict.grade is Grade.WRONG
        )
