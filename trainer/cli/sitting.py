"""A sitting at the terminal screens: the clock, the data folder, and whether there is a screen."""

import os
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path

from trainer.cli.face import can_write, fail
from trainer.records.index import HandEntry, read_index
from trainer.records.library import shipped
from trainer.records.problem import BadFile
from trainer.study.hand import Hand
from trainer.study.lesson import Lesson
from trainer.study.progress import Progress, open_progress
from trainer.ui.desk import INDEX, Desk
from trainer.ui.screens.screen import Effect


def home() -> Path:
    """Return the folder of the learner's data: WHIST_HOME, or the platform's own place."""
    if set_by_hand := os.environ.get("WHIST_HOME"):
        return Path(set_by_hand)
    from platformdirs import user_data_path

    try:
        return user_data_path("whist", appauthor=False)
    except RuntimeError:  # there is no home folder: nothing can be kept
        return Path(os.devnull) / "whist"


def index() -> tuple[HandEntry, ...]:
    """Return the index of the shipped set, kept in the data folder."""
    return read_index(shipped(), home() / INDEX)


def now() -> str:
    """Return the time in ISO form, in UTC."""
    return datetime.now(UTC).isoformat(timespec="microseconds")


def open_desk(
    progress: Progress, lent: Hand | None = None, lent_lesson: Lesson | None = None
) -> Desk:
    """Return the desk of the shipped set; on a problem with it, say so and exit."""
    try:
        return Desk(shipped(), home(), progress, now, lent, lent_lesson)
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
