"""Does a hand file make sense? Everything that is wrong with its meaning, each with its place."""

from trainer.records.hand import HandRecord
from trainer.records.problem import Problem
from trainer.study.check_notes import note_problems
from trainer.study.check_play import (
    can_be_judged,
    count_problems,
    deal_problems,
    judge_lines,
    result_problems,
    size_of,
)
from trainer.study.check_puzzle import puzzle_problems
from trainer.study.check_questions import question_problems
from trainer.whist.line import Line


def check_hand(record: HandRecord) -> tuple[Problem, ...]:
    """Return every problem of meaning in a record, in the order of the file."""
    return judge_hand(record)[1]


def judge_hand(record: HandRecord) -> tuple[Line | None, tuple[Problem, ...]]:
    """Return the play of a record, if its cards are sound, and every problem of meaning.

    The play is judged only against a sound deal, and questions as far as the play is lawful.
    """
    line, lawful, size = None, None, size_of(record)
    lines = [trick.trick for trick in record.play]
    found = list(deal_problems(record))
    sound = not found
    found += count_problems(record.path, lines, size)
    if sound and can_be_judged(lines, size):
        line, lawful, problems = judge_lines(record.path, record.as_deal(), lines)
        found += problems
    if line is not None:
        found += result_problems(record, line)
    found += note_problems(record, lawful)
    found += question_problems(record, lawful)
    found += puzzle_problems(record, line)
    return line, tuple(sorted(found))
