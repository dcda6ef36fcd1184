"""How the command speaks: the width, the colours, the problems, and the hand that is named."""

import os
import re
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NoReturn, TextIO, TypeVar

import click

from trainer.cli.chosen import names_set, searched, seek
from trainer.records.library import find_hand, hand_ids
from trainer.records.problem import BadFile, Problem
from trainer.study.hand import Hand, make_hand, open_hand
from trainer.text import say
from trainer.ui.scene import Scene

Command = TypeVar("Command", bound=Callable[..., Any])
_UNSEEN = re.compile("[\x7f-\x9f\u202a-\u202e\u2066-\u2069\ud800-\udfff]")
"""Letters that may stand in JSON but should not reach a terminal."""
_PBN = re.compile(r"\.pbn(?::[^/\\]*)?$", re.IGNORECASE)
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


def face_of(plain: bool, letters: bool) -> Face:
    """Return how to write, from the terminal and what was asked for."""
    terminal = sys.stdout.isatty()
    width = PIPED_WIDTH
    if terminal:
        from shutil import get_terminal_size

        width = get_terminal_size().columns
    letters = letters or not can_write("♠", sys.stdout)
    colour = terminal and not plain and not letters and not os.environ.get("NO_COLOR")
    return Face(max(20, min(width, WIDEST)), colour, letters)


def can_write(text: str, stream: TextIO) -> bool:
    """Tell whether a stream knows the letters of some text."""
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


def screens_wanted(plain: bool) -> bool:
    """Tell whether the terminal screens can be shown, and are not declined."""
    return not plain and sys.stdin.isatty() and sys.stdout.isatty()


def look_options(command: Command) -> Command:
    """Add the option of a four-colour deck to a command that opens the screens."""
    help_ = "Diamonds blue and clubs green, on the screens."
    return click.option("--four-colour", is_flag=True, help=help_)(command)


def fail(problems: tuple[Problem, ...]) -> NoReturn:
    """Write every problem to the standard error, and exit with 1."""
    for problem in problems:
        tell(str(problem), err=True)
    sys.exit(1)


def encodable(text: str, stream: TextIO) -> str:
    """Return what a stream can write, whatever the file's name or text."""
    encoding = stream.encoding or "utf-8"
    return text.encode(encoding, "backslashreplace").decode(encoding)


def tell(words: str, err: bool = False) -> None:
    """Write a line to the standard output, or error, whatever letters it has."""
    click.echo(encodable(words, sys.stderr if err else sys.stdout), err=err)


def tell_problem(problem: Problem, err: bool = False, quote: bool = False) -> None:
    """Write a problem in one line, and with `quote` the line of the file that it stands on."""
    tell(str(problem), err)
    if quote:
        from trainer.ui import plain
        from trainer.ui.problems import quoted, rows_of

        lines = quoted(problem, rows_of(problem.path), face_of(True, False).width)
        if lines:
            tell(plain.render(Scene(lines)), err)


def did_you_mean(near: Sequence[str], command: str) -> str:
    """Return what to try instead of an unknown name: those near it, or the command that lists."""
    if near:
        return say("did you mean {near}?", near=", ".join(near))
    return say("see `{command}`", command=command)


def load(name: str, whole: bool = False) -> Hand:
    """Return the hand of an id, a file or a board of a PBN file, and choose its set.

    On a problem, say so and exit. It is a problem too if the `whole` hand is to be shown, and this
    is a copy without answers.
    """
    try:
        hand = _board(name) if _PBN.search(name) else open_hand(_path_of(name))
    except BadFile as error:
        fail(error.problems)
    if whole and hand.record.exam:
        message = say(
            "{id} is a copy without answers: study it, or take its quiz", id=hand.record.id
        )
        raise click.ClickException(message)
    return hand


def _board(name: str) -> Hand:
    from trainer.records.pbn import Address, read_board  # PBN is wished for seldom

    address = Address.read(name)
    if address is None:
        message = say("{name} names no board: write FILE.pbn, FILE.pbn:3, FILE.pbn:3:S", name=name)
        raise click.ClickException(message)
    record, warnings = read_board(address)
    for warning in warnings:
        tell(str(warning), err=True)
    return make_hand(record)


def _path_of(name: str) -> Path:
    path = Path(name)
    if path.suffix in (".yaml", ".yml") or os.sep in name:
        return path
    if found := seek(name, find_hand):
        return found
    root, id_ = searched(name)
    file = f"{name}.yaml"
    near = [file] if Path(file).is_file() else _near(id_, list(hand_ids(root)))
    command = f"whist --set {name} list" if names_set(name) else "whist list"
    hint = did_you_mean(near, command)
    raise click.ClickException(say("there is no hand {name}: {hint}", name=repr(name), hint=hint))


def _near(name: str, ids: list[str]) -> list[str]:
    """Return the ids most like a name: those of its number first, as `cavendish-07` for 7."""
    from difflib import get_close_matches

    number = name.rpartition("-")[2]
    numbered = [id_ for id_ in ids if number.isdecimal() and id_.endswith(f"-{number:>02}")]
    return numbered or get_close_matches(name, ids, n=3)


def write_json(data: dict[str, Any]) -> None:
    """Write one JSON object, in symbols where the output knows them."""
    import json

    text = json.dumps(data, ensure_ascii=not can_write("♠", sys.stdout), indent=2)
    if not text.replace("\n", "").isprintable():  # from the names of files, for example
        text = _UNSEEN.sub(lambda found: f"\\u{ord(found[0]):04x}", text)
    click.echo(text)
