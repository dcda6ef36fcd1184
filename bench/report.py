"""The report of a class of a thousand, in seconds."""

import random
import tempfile
from pathlib import Path

from bench.measure import Measure, command_seconds
from trainer.records.index import read_index
from trainer.records.lesson_index import read_lesson_index
from trainer.records.library import shipped
from trainer.records.set import read_set
from trainer.study.progress import Answered, Place
from trainer.study.progress_tables import of_lesson
from trainer.study.results import Results, write_results

CLASS = 1_000
ANSWERS = 60
ALLOWED = 10.0
"""How long the report may take, in seconds."""


def write_class(folder: Path, number: int = CLASS) -> None:
    """Write so many files, every tenth of them a later one of the learner before."""
    chance = random.Random(1889)
    record = read_set(shipped())
    asked = [(entry.id, each.id) for entry in read_index(shipped()) for each in entry.questions]
    for lesson in read_lesson_index(shipped()):
        asked += [(of_lesson(lesson.id), each.id) for each in lesson.questions]
    before: tuple[Answered, ...] = ()
    for file in range(number):
        later = file % 10 == 9
        new = ANSWERS // 2 if later else ANSWERS
        answers = tuple(
            Answered(
                set_id=record.id,
                set_version=record.version,
                hand=hand,
                question=question,
                given=chance.choice(("D2", "SA", "a", "C9")),
                grade=chance.choice(("best", "good", "wrong", "skipped")),
                hints=chance.randrange(3),
                round=1,
                day=f"2026-01-{at % 28 + 1:02}T10:{at:02}:00.{file:06}+00:00",
            )
            for at, (hand, question) in enumerate(chance.sample(asked, new))
        )
        before = before[:new] + answers if later else answers
        places = tuple(Place(record.id, each.hand, "end", True, each.day) for each in before[:9])
        results = Results(f"Student {file - later}", places, before)
        write_results(folder / f"{file:04}.json", results)


def measure() -> Measure:
    """Measure `whist report --json` on the results of a class, from start to end."""
    with tempfile.TemporaryDirectory() as folder:
        write_class(Path(folder))
        ours = command_seconds("-m", "trainer", "report", folder, "--json", runs=3)
    detail = f"{CLASS:,} files of {ANSWERS} answers each: {ours:.2f} s"
    return Measure("the report of a class, of the 10 s allowed", ours / ALLOWED, 1, False, detail)
