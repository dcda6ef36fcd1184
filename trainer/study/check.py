"""Does a hand file make sense? Everything that is wrong with its meaning, each with its place."""

from collections.abc import Iterable, Iterator
from pathlib import Path

from trainer.records.hand import HandRecord, read_hand
from trainer.records.problem import BadFile, Problem
from trainer.study.check_notes import note_problems
from trainer.study.check_play import deal_problems, law_problems, play_problems, result_problems
from trainer.study.check_puzzle import puzzle_problems
from trainer.study.check_questions import question_problems
from trainer.text import say
from trainer.whist.line import Line, judge


def check_hand(record: HandRecord) -> tuple[Problem, ...]:
    """Return every problem of meaning in a record, in the order of the file."""
    return judge_hand(record)[1]


def judge_hand(record: HandRecord) -> tuple[Line | None, tuple[Problem, ...]]:
    """Return the play of a record, if its cards are sound, and every problem of meaning."""
    line = None
    found = [*deal_problems(record), *play_problems(record)]
    if not found:
        deal = record.as_deal()
        line, faults = judge(deal, record.plays)
        if faults:
            found += law_problems(record, deal, faults)
    if line is not None:
        found += result_problems(record, line)
    found += note_problems(record)
    found += question_problems(record, line)
    found += puzzle_problems(record, line)
    return line, tuple(sorted(found))


def check_files(paths: Iterable[Path]) -> Iterator[Problem]:
    """Yield every problem of some hand files: of form, or else of meaning, or an id used twice."""
    owners: dict[str, Path] = {}
    for path in paths:
        try:
            record = read_hand(path)
        except BadFile as error:
            yield from error.problems
            continue
        yield from check_hand(record)
        if record.id in owners:
            message = say(
                "the id {id} is already that of {path}", id=record.id, path=owners[record.id]
            )
            yield Problem(path, record.places["id"], message)
        owners.setdefault(record.id, path)
