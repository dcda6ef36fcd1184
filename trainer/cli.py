"""The command `whist`: the only place that knows the clock, the paths and the terminal."""

import os
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NoReturn, TextIO, TypeVar

import click

from trainer.records.hand import HandRecord, read_hand
from trainer.records.library import files_under, find_hand, hand_files, hand_ids, shipped
from trainer.records.problem import BadFile, Problem
from trainer.study.hand import Hand, open_hand
from trainer.text import count, say
from trainer.ui.scene import Scene
from trainer.whist.moment import Moment
from trainer.whist.seats import Seat

Command = TypeVar("Command", bound=Callable[..., Any])
PIPED_WIDTH = 80
"""The width of lines when the output is no terminal, in columns."""
WIDEST = 100
"""The widest line that is still pleasant to read, in columns."""


@dataclass(frozen=True, slots=True)
class Face:
    """How scenes are written: how wide, in colour or not, with symbols or letters."""

    width: int
    colour: bool
    letters: bool

    def write(self, scene: Scene) -> None:
        """Write a scene to the standard output."""
        if self.colour:
            from trainer.ui import ansi

            text = ansi.render(scene)
        else:
            from trainer.ui import plain

            text = plain.render(scene, self.letters)
        click.echo(text, color=True)


def _face(plain: bool, letters: bool) -> Face:
    terminal = sys.stdout.isatty()
    width = PIPED_WIDTH
    if terminal:
        from shutil import get_terminal_size

        width = get_terminal_size().columns
    letters = letters or not _can_write("♠", sys.stdout)
    colour = terminal and not plain and not letters and not os.environ.get("NO_COLOR")
    return Face(max(20, min(width, WIDEST)), colour, letters)


def _can_write(text: str, stream: TextIO) -> bool:
    try:
        text.encode(stream.encoding or "utf-8")
    except (UnicodeEncodeError, LookupError):
        return False
    return True


def face_options(command: Command) -> Command:
    """Add --plain and --ascii to a command."""
    for option in (
        click.option("--ascii", "letters", is_flag=True, help="Letters instead of suit symbols."),
        click.option("--plain", is_flag=True, help="Plain text without control codes."),
    ):
        command = option(command)
    return command


def fail(problems: tuple[Problem, ...]) -> NoReturn:
    """Write every problem to the standard error, and exit with 1."""
    for problem in problems:
        click.echo(_encodable(str(problem), sys.stderr), err=True)
    sys.exit(1)


def _encodable(text: str, stream: TextIO) -> str:
    """Return what a stream can write, whatever the file's name or text."""
    encoding = stream.encoding or "utf-8"
    return text.encode(encoding, "backslashreplace").decode(encoding)


def load(name: str) -> Hand:
    """Return the hand of an id or a file; on a problem, say so and exit."""
    try:
        return open_hand(_path_of(name))
    except BadFile as error:
        fail(error.problems)


def _path_of(name: str) -> Path:
    path = Path(name)
    if path.suffix in (".yaml", ".yml") or os.sep in name:
        return path
    if found := find_hand(shipped(), name):
        return found
    from difflib import get_close_matches

    near = get_close_matches(name, list(hand_ids(shipped())), n=3)
    hint = say("did you mean {near}?", near=", ".join(near)) if near else say("see `whist list`")
    raise click.ClickException(say("there is no hand {name}: {hint}", name=repr(name), hint=hint))


def _moment(ctx: click.Context, param: click.Parameter, value: str | None) -> Moment | None:
    """Return the moment an option names, or say what a moment looks like."""
    try:
        return Moment.read(value) if value is not None else None
    except ValueError as error:
        raise click.BadParameter(str(error), ctx, param) from None


@click.group(context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(package_name="whist-trainer", prog_name="whist")
def main() -> None:
    """Learn whist from the hands of "Cavendish", played completely through."""


@main.command("list")
@click.option("--theme", help="Only hands with this theme.")
@click.option("--json", "as_json", is_flag=True, help="One JSON object.")
@face_options
def list_(theme: str | None, as_json: bool, plain: bool, letters: bool) -> None:
    """List the hands."""
    records: list[HandRecord] = []
    try:
        records = [read_hand(path) for path in hand_files(shipped())]
    except BadFile as error:
        fail(error.problems)
    if theme:
        known = sorted({each for record in records for each in record.themes})
        records = [record for record in records if theme in record.themes]
        if not records:
            themes = ", ".join(known)
            raise click.ClickException(
                say(
                    "no hand has the theme {theme}; the themes are {themes}",
                    theme=theme,
                    themes=themes,
                )
            )
    if as_json:
        from trainer.ui.data import list_json

        _write_json(list_json(records))
        return
    from trainer.ui.listing import list_scene

    face = _face(plain, letters)
    face.write(list_scene(records, face.width))


@main.command()
@click.argument("hand")
@click.option("--json", "as_json", is_flag=True, help="One JSON object.")
@face_options
def show(hand: str, as_json: bool, plain: bool, letters: bool) -> None:
    """Show a whole hand: the four hands, every trick, the result. HAND is an id or a file."""
    loaded = load(hand)
    if as_json:
        from trainer.ui.data import hand_json

        _write_json(hand_json(loaded))
        return
    from trainer.ui.hand import show_scene

    face = _face(plain, letters)
    face.write(show_scene(loaded, face.width))


@main.command()
@click.argument("hand")
@click.option(
    "--at", callback=_moment, metavar="MOMENT", help="Only as far as this moment, such as 7.3."
)
@face_options
def study(hand: str, at: Moment | None, plain: bool, letters: bool) -> None:
    """Study a hand trick by trick, with the remarks. HAND is an id or a file."""
    from trainer.ui.hand import study_scene

    loaded = load(hand)
    face = _face(plain, letters)
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
@face_options
def quiz(hand: str, seat: str | None, plain: bool, letters: bool) -> None:
    """Take the quiz of a hand at a plain prompt. HAND is an id or a file."""
    from trainer.study.quiz import Quiz
    from trainer.ui.ask import run_quiz

    loaded = load(hand)
    asked = Quiz.of(loaded, Seat(seat) if seat else None)
    if not asked.questions:
        message = say("{id} has no questions for {seat}", id=loaded.record.id, seat=asked.seat)
        raise click.ClickException(message)
    face = _face(plain, letters)
    run_quiz(asked, _ask_line, face.write, face.width)


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
        click.echo(_encodable(typed.rstrip("\n"), sys.stdout))
    return typed


@main.command()
@click.argument("paths", nargs=-1, required=True, type=click.Path(path_type=Path))
@click.option("--json", "as_json", is_flag=True, help="One JSON object.")
def check(paths: tuple[Path, ...], as_json: bool) -> None:
    """Check hand files, or all in a folder; report every problem, and exit with 1 on any."""
    from trainer.study.check import check_files

    files: list[Path] = []
    problems: list[Problem] = []
    try:
        files = list(files_under(paths))
    except BadFile as error:
        problems += error.problems
    problems += check_files(files)
    if as_json:
        from trainer.ui.data import check_json

        _write_json(check_json(len(files), problems))
        sys.exit(1 if problems else 0)
    if problems:
        for problem in problems:
            click.echo(_encodable(str(problem), sys.stdout))
        sys.exit(1)
    click.echo(count(len(files), "{n} file, no problems", "{n} files, no problems"))


@main.command()
@click.argument("kind", type=click.Choice(["hand"]))
def schema(kind: str) -> None:
    """Print the JSON Schema of a kind of file, for editors that check as you type."""
    from trainer.records.schema import schema_of

    _write_json(schema_of(kind))


def _write_json(data: dict[str, Any]) -> None:
    import json

    text = json.dumps(data, ensure_ascii=not _can_write("♠", sys.stdout), indent=2)
    click.echo(text)
