"""The command `whist`: it alone knows the clock, the paths and the terminal."""

import sys
from functools import partial
from pathlib import Path

import click

from trainer.cli.face import encodable, face_of, face_options, load, write_json
from trainer.cli.progress import progress
from trainer.cli.reference import glossary, list_hands, page, principle
from trainer.cli.sitting import desk_at_hand, look_options, screens_wanted, sit
from trainer.records.library import files_under
from trainer.records.problem import Problem
from trainer.text import count, say
from trainer.ui.screens.screen import Open
from trainer.whist.moment import Moment
from trainer.whist.seats import Seat


def _moment(ctx: click.Context, param: click.Parameter, value: str | None) -> Moment | None:
    """Return the moment an option names, or say what a moment looks like."""
    try:
        return Moment.read(value) if value is not None else None
    except ValueError as error:
        raise click.BadParameter(str(error), ctx, param) from None


@click.group(invoke_without_command=True, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(package_name="whist-trainer", prog_name="whist")
@look_options
@face_options
@click.pass_context
def main(context: click.Context, plain: bool, letters: bool, four_colour: bool) -> None:
    """Learn whist from the hands of "Cavendish", played completely through.

    Without a command, on a terminal, the home screen opens.
    """
    if context.invoked_subcommand is not None:
        return
    if not screens_wanted(plain):
        click.echo(context.get_help())
        return
    sit([], letters, four_colour)


for _command in (list_hands, page, principle, glossary, progress):
    main.add_command(_command)


@main.command()
@click.argument("hand")
@click.option("--json", "as_json", is_flag=True, help="One JSON object.")
@face_options
def show(hand: str, as_json: bool, plain: bool, letters: bool) -> None:
    """Show a whole hand: the four hands, every trick, the result. HAND is an id or a file."""
    loaded = load(hand)
    if as_json:
        from trainer.ui.data import hand_json

        write_json(hand_json(loaded))
        return
    from trainer.ui.hand import show_scene

    face = face_of(plain, letters)
    face.write(show_scene(loaded, face.width))


@main.command()
@click.argument("hand")
@click.option(
    "--at", callback=_moment, metavar="MOMENT", help="Only as far as this moment, such as 7.3."
)
@look_options
@face_options
def study(hand: str, at: Moment | None, plain: bool, letters: bool, four_colour: bool) -> None:
    """Study a hand trick by trick, with the remarks. HAND is an id or a file."""
    loaded = load(hand)
    if screens_wanted(plain):
        sit([Open(loaded.record.id, at=at)], letters, four_colour, loaded)
        return
    from trainer.ui.hand import study_scene

    face = face_of(plain, letters)
    try:
        scene = study_scene(loaded, face.width, at)
    except ValueError:
        tricks = len(loaded.record.play)
        message = say("there is no moment {at}: the play has {n} tricks", at=at, n=tricks)
        raise click.BadParameter(message, param_hint="--at") from None
    face.write(scene)


@main.command()
@click.argument("hand")
@click.option("--seat", type=click.Choice([seat.value for seat in Seat]), help="Who is asked.")
@look_options
@face_options
def quiz(hand: str, seat: str | None, plain: bool, letters: bool, four_colour: bool) -> None:
    """Take the quiz of a hand; with --plain at a plain prompt. HAND is an id or a file."""
    from trainer.study.quiz import Quiz

    loaded, asked = load(hand), Seat(seat) if seat else None
    if not Quiz.of(loaded, asked).questions:
        who = asked or loaded.student
        message = say("{id} has no questions for {seat}", id=loaded.record.id, seat=who)
        raise click.ClickException(message)
    if screens_wanted(plain):
        sit([Open(loaded.record.id, quiz=True, seat=asked)], letters, four_colour, loaded)
        return
    from trainer.ui.ask import run_quiz

    face = face_of(plain, letters)
    with desk_at_hand(loaded) as desk:
        quiz_, round_ = desk.begun_quiz(loaded, asked)
        note = partial(desk.note_answer, loaded.record.id, round_=round_)
        run_quiz(quiz_, _ask_line, face.write, face.width, note)
        if trouble := desk.trouble():
            click.echo(trouble, err=True)


def _ask_line() -> str | None:
    """Return the next line typed, shown again when it does not come from a keyboard."""
    click.echo("> ", nl=False)
    try:
        typed = sys.stdin.readline()
    except (UnicodeDecodeError, KeyboardInterrupt):
        typed = ""
    if not typed:
        click.echo()
        return None
    if not sys.stdin.isatty():
        click.echo(encodable(typed.rstrip("\n"), sys.stdout))
    return typed


@main.command()
@click.argument("paths", nargs=-1, required=True, type=click.Path(path_type=Path))
@click.option("--json", "as_json", is_flag=True, help="One JSON object.")
def check(paths: tuple[Path, ...], as_json: bool) -> None:
    """Check hand files, or all in a folder; report every problem, and exit with 1 on any."""
    from trainer.study.check import check_files

    found = list(files_under(paths))
    files = [each for each in found if isinstance(each, Path)]
    problems = [each for each in found if isinstance(each, Problem)]
    problems += check_files(files)
    if as_json:
        from trainer.ui.data import check_json

        write_json(check_json(len(files), problems))
        sys.exit(1 if problems else 0)
    if problems:
        for problem in problems:
            click.echo(encodable(str(problem), sys.stdout))
        sys.exit(1)
    click.echo(count(len(files), "{n} file, no problems", "{n} files, no problems"))


@main.command()
@click.argument("kind", type=click.Choice(["hand"]))
def schema(kind: str) -> None:
    """Print the JSON Schema of a kind of file, for editors that check as you type."""
    from trainer.records.schema import schema_of

    write_json(schema_of(kind))
