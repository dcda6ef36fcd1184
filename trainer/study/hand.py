"""A hand ready to be studied: its record made sense of."""

from dataclasses import dataclass, field
from pathlib import Path

from trainer.records.hand import HandRecord, read_hand
from trainer.records.problem import BadFile, Problem
from trainer.study.check import judge_hand
from trainer.study.question import Question, make_question
from trainer.whist.line import Line
from trainer.whist.moment import END, Moment
from trainer.whist.position import Position
from trainer.whist.score import Result, settle
from trainer.whist.seats import Seat, Side
from trainer.whist.sight import Sight


@dataclass(frozen=True, slots=True)
class Hand:
    """A hand whose file is sound: the play, its questions, and what may be seen of it."""

    record: HandRecord
    line: Line
    questions: tuple[Question, ...] = field(repr=False)

    @property
    def student(self) -> Seat:
        """Return the seat from which the hand is studied."""
        return self.record.student

    @property
    def result(self) -> Result | None:
        """Return what the hand comes to, once it is played out."""
        if not self.line.over or self.line.deal.turn_up is None:
            return None
        honours = (self.line.deal.honours(Side.AB), self.line.deal.honours(Side.YZ))
        return settle(self.line.tricks, honours, self.record.as_score(), self.line.deal.rules)

    @property
    def open_to(self) -> Moment:
        """Return how far it may be studied: in a copy without answers, to the first question."""
        exam = self.record.exam and self.questions
        return self.questions[0].at if exam else END

    def sight(self, seat: Seat, position: Position) -> Sight:
        """Return what a seat may know in a position of this hand."""
        record = self.record
        known = tuple(each.as_known() for each in record.known)
        return position.seen_by(seat, record.as_score(), record.conventions, known)

    def questions_for(self, seat: Seat) -> tuple[Question, ...]:
        """Return the questions that are asked of one seat, in order."""
        return tuple(question for question in self.questions if question.seat is seat)


def make_hand(record: HandRecord) -> Hand:
    """Return the hand of a record; BadFile with everything in it that makes no sense."""
    hand, problems = judged_hand(record)
    if hand is None:
        raise BadFile(problems)
    return hand


def judged_hand(record: HandRecord) -> tuple[Hand | None, tuple[Problem, ...]]:
    """Return the hand of a record and no problem, or no hand and all that makes no sense."""
    line, problems = judge_hand(record)
    if problems or line is None:
        return None, problems
    said = {"sourced": bool(record.source), "graded": not record.exam}
    asked = (make_question(each, line, record.student, **said) for each in record.questions)
    return Hand(record, line, tuple(sorted(asked, key=_in_order))), ()


def open_hand(path: Path) -> Hand:
    """Return the hand of a file; BadFile with everything that is wrong with it."""
    return make_hand(read_hand(path))


def _in_order(question: Question) -> Moment:
    return question.at
