"""`whist preview`: a hand or a lesson as it is being written."""

import os
import sys
from contextlib import closing, suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

import click

from trainer.cli.face import can_write, face_of, face_options, fail, look_options, screens_wanted
from trainer.records.problem import BadFile
from trainer.study.hand import Hand, open_hand
from trainer.study.lesson import Lesson, open_lesson
from trainer.text import say

if TYPE_CHECKING:
    from trainer.study.progress import Progress
    from trainer.ui.desk import Desk


@click.command()
@click.argument("file", type=click.Path(path_type=Path, readable=False))
@look_options
@face_options
def preview(file: Path, plain: bool, letters: bool, four_colour: bool) -> None:
    """Show the hand or lesson of a FILE as a learner sees it.

    It is shown again whenever it is saved; while it is faulty, its problems are shown. Nothing that
    is done here is remembered.
    """
    if file.suffix not in (".yaml", ".yml", ".md"):
        message = say("{file} is no hand (.yaml) and no lesson (.md)", file=file)
        raise click.BadParameter(message, param_hint="FILE")
    if screens_wanted(plain):
        _follow(file, letters, four_colour)
        return
    try:
        loaded = _open(file)
    except BadFile as error:
        fail(error.problems)
    face = face_of(plain, letters)
    if isinstance(loaded, Hand):
        from trainer.ui.hand import study_scene

        face.write(study_scene(loaded, face.width))
        return
    from trainer.ui.lesson import lesson_scene

    face.write(lesson_scene(loaded, face.width, teacher=True))


def _open(file: Path) -> Hand | Lesson:
    return open_lesson(file) if file.suffix == ".md" else open_hand(file)


def _follow(file: Path, letters: bool, four_colour: bool) -> None:
    """Open the screen of a file, and renew it as the file is saved, until it is left."""
    from trainer.records.library import set_above
    from trainer.study.progress import open_progress
    from trainer.study.watching import Quiet, stamps
    from trainer.ui.problems import rows_of
    from trainer.ui.screens.preview import Faults, Seen, opened, renewed
    from trainer.ui.screens.screen import Size
    from trainer.ui.screens.session import Session
    from trainer.ui.tui.app import Terminal

    root = set_above(file)
    watched = [file, root / "hands"] if root and file.suffix == ".md" else [file]
    quiet = Quiet(stamps(watched))
    with (
        TemporaryDirectory(prefix="whist-preview-") as folder,
        closing(open_progress(Path(folder))) as progress,
    ):
        desk = _desk(root, Path(folder), progress)

        def load() -> Seen:
            try:
                loaded = _open(file)
            except BadFile as error:
                return opened(Faults(file, error.problems, rows_of(file)))
            desk.lend(loaded)
            return opened(loaded, desk.glossary(), desk.course())

        def refresh(session: Session, size: Size) -> Session:
            if not quiet.changed(stamps(watched)):
                return session
            return renewed(session, file, load(), size)

        session = Session((load(),))
        colour = not os.environ.get("NO_COLOR")
        letters = letters or not can_write("♠", sys.stdout)
        terminal = Terminal(session, desk, colour, four_colour, letters)
        terminal.refresh, desk.put = refresh, terminal.copy
        terminal.run()


def _desk(root: Path | None, home: Path, progress: "Progress") -> "Desk":
    """Return the desk of the set that a file is of, or of the program's if that is faulty."""
    from trainer.cli.sitting import now
    from trainer.records.library import shipped
    from trainer.ui.desk import Desk

    if root is not None:
        with suppress(BadFile):
            return Desk(root, home, progress, now)
    return Desk(shipped(), home, progress, now)
