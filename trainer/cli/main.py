"""The command `whist`: it alone knows the clock, the paths and the terminal."""

import os
import sys

import click

from trainer.cli.chosen import set_option
from trainer.cli.face import face_options, look_options, screens_wanted
from trainer.cli.lazy import LazyGroup

COMMANDS = {
    "advise": "advise:advise",
    "check": "check:check",
    "completion": "completion:completion",
    "export": "export:export",
    "glossary": "reference:glossary",
    "law": "law:law",
    "lead": "leads:lead",
    "learn": "learn:learn",
    "list": "reference:list_hands",
    "new": "new:new",
    "pack": "pack:pack",
    "page": "reference:page",
    "preview": "preview:preview",
    "principle": "reference:principle",
    "progress": "progress:progress",
    "quiz": "quiz:quiz",
    "report": "report:report",
    "schema": "check:schema",
    "second": "second:second",
    "sets": "sets:sets",
    "show": "show:show",
    "study": "study:study",
}
"""Every command with the module and name of its function, loaded only when it is called."""


@click.group(
    cls=LazyGroup,
    commands_of=COMMANDS,
    invoke_without_command=True,
    context_settings={"help_option_names": ["-h", "--help"]},
)
@click.version_option(package_name="whist-trainer", prog_name="whist")
@look_options
@face_options
@set_option
@click.pass_context
def main(context: click.Context, plain: bool, letters: bool, four_colour: bool) -> None:
    """Learn whist from the hands of "Cavendish", played completely through.

    Without a command, on a terminal, the home screen opens. --plain, --ascii, --four-colour and
    --set may stand before a command or after it.
    """
    if context.invoked_subcommand is not None:
        look = {"plain": plain, "letters": letters, "four_colour": four_colour}
        context.default_map = {**dict.fromkeys(COMMANDS, look), "sets": {"list": look}}
        return
    if not screens_wanted(plain):
        click.echo(context.get_help())
        return
    from trainer.cli.sitting import sit

    sit([], letters, four_colour)


def run() -> None:
    """Run the command; a stream that is closed or full ends it with a line, never a traceback."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: SIM115
    try:
        try:
            main(prog_name="whist")
        finally:
            sys.stdout.flush()
    except OSError as error:
        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
        click.echo(f"whist: {error.strerror or error}", err=True)
        sys.exit(1)
