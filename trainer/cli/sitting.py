"""A sitting at the terminal screens: the clock, the data folder, and whether there is a screen."""

import os
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from datetime import UTC, datetime

from trainer.cli.chosen import chosen
from trainer.cli.face import can_write, fail
from trainer.cli.home import home
from trainer.records.index import HandEntry, cache_of, read_index
from trainer.records.problem import BadFile
from trainer.study.hand import Hand
from trainer.study.lesson import Lesson
from trainer.study.progress import Progress, open_progress
from trainer.ui.desk import Desk
from trainer.ui.screens.screen import Effect


def index() -> tuple[HandEntry, ...]:
    """Return the index of the chosen set, kept in the data folder."""
    root = chosen()
    return read_index(root, cache_of(root, home()))


def now() -> str:
    """Return the time in ISO form, in UTC."""
    return datetime.now(UTC).isoformat(timespec="microseconds")


def open_desk(
    progress: Progress, lent: Hand | None = None, lent_lesson: Lesson | None = None
) -> Desk:
    """Return the desk of the chosen set; on a problem with it, say so and exit."""
    try:
        return Desk(chosen(), home(), progress, now, lent, lent_lesson)
    except BadFile as error:
        fail(error.problems)


@contextmanager
def desk_at_hand(lent: Hand | None = None, lent_lesson: Lesson | None = None) -> Iterator[Desk]:
    """Open the memory and the desk, and close them afterwards."""
    progress = open_progress(home())
    try:
        yield open_desk(progress, lent, lent_lesson)
    finally:
        progress.close()


def sit(
    opening: Sequence[Effect],
    letters: bool,
    four_colour: bool,
    lent: Hand | None = None,
    lent_lesson: Lesson | None = None,
) -> None:
    """Open the screens and stay until they are left."""
    from trainer.ui.screens.session import Session
    from trainer.ui.tui.app import Terminal

    with desk_at_hand(lent, lent_lesson) as desk:
        session = Session.begin(desk, opening)
        colour = not os.environ.get("NO_COLOR")
        letters = letters or not can_write("♠", sys.stdout)
        terminal = Terminal(session, desk, colour, four_colour, letters)
        desk.put = terminal.copy
        terminal.run()
