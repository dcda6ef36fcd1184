"""`whist sets`: the sets that are at hand, beside the one that comes with the program."""

from pathlib import Path
from typing import NoReturn

import click

from trainer.cli.added import add, added, forget
from trainer.cli.chosen import chosen, set_option
from trainer.cli.face import face_of, face_options, fail, tell, write_json
from trainer.records.library import hand_files, is_archive, lesson_files, shipped
from trainer.records.problem import BadFile
from trainer.records.set import SetRecord, read_set
from trainer.text import say
from trainer.ui.sets import SetEntry, sets_json, sets_scene


@click.group()
def sets() -> None:
    """Add, remove and list sets. `whist --set ID` works with one, `set:hand` names a hand of it."""


@sets.command("add")
@click.argument("path", type=click.Path(path_type=Path))
def add_set(path: Path) -> None:
    """Add the set of a folder or a .zip.

    A folder is read where it lies; a .zip is unpacked into your data folder.
    """
    try:
        record, new = add(path)
    except BadFile as error:
        fail(error.problems)
    except OSError as error:
        _cannot_be_kept(error)
    if is_archive(path):
        from trainer.records.archive import passed_over, told

        if words := told(passed_over(path)):
            tell(words, err=True)
    named = {"id": record.id, "title": record.title}
    tell(
        say("{id} is added: {title}", **named)
        if new
        else say("{id} was added before: {title}", **named)
    )


@sets.command("remove")
@click.argument("set_id", metavar="ID")
def remove(set_id: str) -> None:
    """Forget an added set. Its folder and what you have answered stay."""
    try:
        if not forget(set_id):
            known = ", ".join(each.id for each in added()) or say("none")
            message = say(
                "no set {id} has been added: there is {known}", id=repr(set_id), known=known
            )
            raise click.ClickException(message)
    except BadFile as error:
        fail(error.problems)
    except OSError as error:
        _cannot_be_kept(error)
    tell(say("{id} is removed; what you answered in it is kept", id=set_id))


@sets.command("list")
@click.option("--json", "as_json", is_flag=True, help="One JSON object.")
@face_options
@set_option
def list_sets(as_json: bool, plain: bool, letters: bool) -> None:
    """List the sets at hand; the chosen one is marked."""
    try:
        here = chosen()
        entries = [_entry(read_set(shipped()), shipped(), shipped(), here)]
        for each in added():
            try:
                root = each.open()
                entries.append(_entry(read_set(root), each.path, root, here))
            except BadFile as error:
                entries.append(
                    SetEntry(each.id, "", None, each.path, 0, 0, False, False, str(error))
                )
        if not any(entry.chosen for entry in entries):
            entries.append(_entry(read_set(here), here, here, here))
    except BadFile as error:
        fail(error.problems)
    if as_json:
        write_json(sets_json(entries))
        return
    face = face_of(plain, letters)
    face.write(sets_scene(entries, face.width))


def _entry(record: SetRecord, path: Path, root: Path, here: Path) -> SetEntry:
    return SetEntry(
        record.id,
        record.title,
        record.version,
        path,
        sum(1 for _ in hand_files(root)),
        sum(1 for _ in lesson_files(root)),
        root == shipped(),
        root.resolve() == here.resolve(),
    )


def _cannot_be_kept(error: OSError) -> NoReturn:
    reason = error.strerror or str(error)
    raise click.ClickException(say("the list of sets cannot be written: {reason}", reason=reason))
