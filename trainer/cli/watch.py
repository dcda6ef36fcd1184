"""Checking files again and again, as they are saved."""

import time
from collections.abc import Callable, Iterator, Sequence
from datetime import datetime
from pathlib import Path

from trainer.cli.face import tell, tell_problem
from trainer.records.problem import Problem
from trainer.study.watching import News, Quiet, Stamps, news, saved, stamps
from trainer.text import count, say

EVERY = 0.3
"""How often files are looked at, in seconds."""
Check = Callable[[Stamps], list[Problem]]
Sleep = Callable[[float], None]
Clock = Callable[[], datetime]


def settled(paths: Sequence[Path], sleep: Sleep) -> Iterator[Stamps]:
    """Yield the stamps of some files at first, and whenever they have changed and are quiet."""
    found = stamps(paths)
    quiet = Quiet(found)
    yield found
    while True:
        sleep(EVERY)
        found = stamps(paths)
        if quiet.changed(found):
            yield found


def watch(
    paths: Sequence[Path],
    check: Check,
    sleep: Sleep = time.sleep,
    clock: Clock = datetime.now,
) -> None:
    """Check files whenever they are saved, and tell what has changed, until Ctrl-C."""
    before: Stamps | None = None
    known: list[Problem] = []
    try:
        for found in settled(paths, sleep):
            problems = check(found)
            if before is None:
                _begin(found, problems)
            else:
                for each in news(known, problems, saved(before, found)):
                    _tell(each, clock())
            before, known = found, problems
    except KeyboardInterrupt:
        tell("\n" + say("Watching no more."))


def _begin(found: Stamps, problems: list[Problem]) -> None:
    for problem in problems:
        tell_problem(problem, quote=True)
    files = count(len(found), "{n} file", "{n} files")
    tell(
        say("Watching {files}, {n} to mend. Ctrl-C ends.", files=files, n=len(problems))
        if problems
        else say("Watching {files}, nothing to mend. Ctrl-C ends.", files=files)
    )


def _tell(each: News, now: datetime) -> None:
    parts = [
        say("{n} new", n=len(each.new)) if each.new else "",
        say("{n} mended", n=each.mended) if each.mended else "",
        say("{n} as before", n=each.left) if each.left else "",
    ]
    words = ", ".join(filter(None, parts))
    if not each.new and not each.left:
        words = say("nothing to mend")
    time_ = now.strftime("%H:%M:%S")
    tell(say("{time}  {file}: {words}", time=time_, file=each.path, words=words))
    for problem in each.new:
        tell_problem(problem, quote=True)
