"""The task, the known cards and the variations of a hand file: do they fit its cards?"""

from collections.abc import Iterator

from trainer.records.hand import HandRecord
from trainer.records.problem import Problem
from trainer.records.puzzle import Task, Variation
from trainer.study.check_notes import moment_problems
from trainer.study.check_play import can_be_judged, count_problems, judge_lines, size_of
from trainer.text import say
from trainer.whist.holding import Holding
from trainer.whist.line import Line


def puzzle_problems(record: HandRecord, line: Line | None) -> Iterator[Problem]:
    """Yield what is wrong with the task, what is known, and the variations."""
    if record.task is not None:
        yield from _task_problems(record, record.task, line)
    for known in record.known:
        held = Holding.of(record.deal.hands[known.seat.place])
        for key, wrong in (
            ("holds", Holding.of(known.holds) - held),
            ("lacks", Holding.of(known.lacks) & held),
        ):
            if wrong:
                verb = say("does not hold") if key == "holds" else say("holds")
                message = say("{seat} {verb} {cards}", seat=known.seat, verb=verb, cards=wrong)
                yield Problem(record.path, known.places[key], message)
    if line is None:
        return
    for variation in record.variations:
        yield from _variation_problems(record, variation, line)


def _task_problems(record: HandRecord, task: Task, line: Line | None) -> Iterator[Problem]:
    if task.tricks > (size := size_of(record)):
        message = say("there are only {n} tricks to make", n=size)
        yield Problem(record.path, task.places["tricks"], message)
    if not task.at.is_card:
        message = say("a task turns on one card: write trick.card, as in 1.3")
        yield Problem(record.path, task.places["at"], message)
        return
    if problems := list(moment_problems(record, task.at, task.places["at"])):
        yield from problems
        return
    if line is None or not task.tempting:
        return
    position = line.before(task.at)
    for card in task.tempting:
        if fault := position.fault(card):
            message = say("a tempting card that cannot be played: {fault}", fault=fault)
            yield Problem(record.path, task.places["tempting"], message)
        elif card == line.cards[task.at.played_before]:
            message = say("{card} is the card that is played", card=card)
            yield Problem(record.path, task.places["tempting"], message)


def _variation_problems(record: HandRecord, variation: Variation, line: Line) -> Iterator[Problem]:
    size = line.deal.size
    yield from count_problems(record.path, variation.play, size)
    if can_be_judged(variation.play, size):
        yield from judge_lines(record.path, line.deal, variation.play)[2]
