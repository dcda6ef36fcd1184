"""`whist export`: hands and lessons for other programs, for a browser, for paper."""

from collections.abc import Iterable
from importlib import import_module
from pathlib import Path

import click

from trainer.cli import completing
from trainer.cli.chosen import chosen, names_set, open_named, set_option
from trainer.cli.face import fail, load, tell
from trainer.records.library import set_above
from trainer.records.problem import BadFile
from trainer.records.writing import write_whole
from trainer.study.selection import Selection, select_hand, select_set
from trainer.text import count, say
from trainer.ui.exports.wanted import CannotExport, Export, OutFile, Wishes

KINDS = {
    "html": "html",
    "json": "as_json",
    "lin": "as_lin",
    "pbn": "as_pbn",
    "print": "paper",
    "anki": "as_anki",
}
"""Every kind of export with its module in `trainer.ui.exports`, loaded only when it is wished."""


@click.command()
@click.argument("what", required=False, shell_complete=completing.hands)
@click.option("--to", "kind", type=click.Choice(list(KINDS)), required=True, help="The kind.")
@click.option(
    "--output",
    "-o",
    "target",
    type=click.Path(path_type=Path),
    default=Path(),
    help="The folder to write into; this one if not given.",
)
@click.option("--single", is_flag=True, help="One file that holds everything, where there is one.")
@click.option("--without-answers", is_flag=True, help="Leave out what gives the answers away.")
@click.option("--force", is_flag=True, help="Write over files that are there.")
@set_option
def export(
    what: str | None, kind: str, target: Path, single: bool, without_answers: bool, force: bool
) -> None:
    """Export a hand or a set. WHAT is an id, a file, a folder or a .zip; the chosen set if none."""
    make: Export = import_module(f"trainer.ui.exports.{KINDS[kind]}").export
    try:
        files = list(make(_selection(what), Wishes(single, not without_answers)))
    except CannotExport as error:
        raise click.ClickException(str(error)) from None
    _write(files, target, force)
    tell(say("{files} written to {target}", files=_counted(files), target=target.resolve()))


def _selection(what: str | None) -> Selection:
    try:
        if what is None:
            return select_set(chosen())
        if names_set(what):
            return select_set(open_named(what))
        hand = load(what)
        return select_hand(hand, set_above(hand.record.path))
    except BadFile as error:
        fail(error.problems)


def _write(files: Iterable[OutFile], target: Path, force: bool) -> None:
    """Write every file, or none if one of them stands there already."""
    places = {target / file.name: file for file in files}
    if not force and (there := next((path for path in places if path.exists()), None)):
        raise click.ClickException(say("{file} is there already: add --force", file=there))
    for path, file in places.items():
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            write_whole(path, file.data)
        except OSError as error:
            raise click.ClickException(f"{path}: {error.strerror or error}") from None


def _counted(files: list[OutFile]) -> str:
    return count(len(files), "{n} file", "{n} files")
