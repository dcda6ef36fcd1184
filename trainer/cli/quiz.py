"""`whist quiz`: the questions of a hand, on the screen or at a plain prompt."""

import io
import sys
from functools import partial

import click

from trainer.cli import completing
from trainer.cli.chosen import set_option
from trainer.cli.face import (
    encodable,
    face_of,
    face_options,
    load,
    look_options,
    screens_wanted,
    tell,
)
from trainer.cli.sitting import desk_at_hand, sit
from trainer.study.quiz import Quiz
from trainer.text import say
from trainer.ui.screens.screen import Open
from trainer.whist.seats import Seat


@click.command()
@click.argument("hand", shell_complete=completing.hands)
@click.option("--fresh", is_flag=True, help="Begin anew, whatever was answered before.")
@click.option("--seat", type=click.Choice([seat.value for seat in Seat]), help="Who is asked.")
@look_options
@face_options
@set_option
def quiz(
    hand: str, fresh: bool, seat: str | None, plain: bool, letters: bool, four_colour: bool
) -> None:
    """Take the quiz of a hand; with --plain at a plain prompt. HAND is an id or a file."""
    loaded, asked = load(hand), Seat(seat) if seat else None
    if not Quiz.of(loaded, asked).questions:
        who = asked or loaded.student
        message = say("{id} has no questions for {seat}", id=loaded.record.id, seat=who)
        raise click.ClickException(message)
    if screens_wanted(plain):
        opening = Open(loaded.record.id, quiz=True, seat=asked, fresh=fresh)
        sit([opening], letters, four_colour, loaded)
        return
    from trainer.ui.ask import missed_again, run_quiz

    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")
    face = face_of(plain, letters)
    with desk_at_hand(loaded) as desk:
        quiz_, round_ = desk.begun_quiz(loaded, asked, fresh)
        _warn(desk.trouble())
        again: Quiz | None = quiz_
        while again is not None:
            note = partial(desk.note_answer, loaded.record.id, round_=round_)
            done = run_quiz(again, _ask_line, face.write, face.width, note)
            again, round_ = missed_again(done, _ask_line, face.write, face.width), 0
        _warn(desk.trouble())


def _warn(trouble: str) -> None:
    if trouble:
        tell(trouble, err=True)


def _ask_line() -> str | None:
    """Return the next line typed, shown again when it does not come from a keyboard."""
    click.echo("> ", nl=False)
    try:
        typed = sys.stdin.readline()
    except KeyboardInterrupt:
        typed = ""
    if not typed:
        click.echo()
        return None
    if not sys.stdin.isatty():
        click.echo(encodable(typed.rstrip("\n"), sys.stdout))
    return typed
