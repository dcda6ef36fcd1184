"""The set that a command works with: that of --set, or of the hand named, or else the shipped one.

This is the one place where the choice is kept. Nothing is opened for the shipped set: what is
remembered of other sets is read only when one of them is meant.
"""

from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import IO, Any, TypeVar

import click

from trainer.records.library import shipped
from trainer.records.problem import BadFile
from trainer.text import say

Command = TypeVar("Command", bound=Callable[..., Any])
Find = Callable[[Path, str], Path | None]
"""Return the file of an id in a set, or None."""
_KEY = "trainer.cli.chosen"
"""Where the choice is kept in click's context: as it was typed, until it is opened."""


class Refused(click.ClickException):
    """A set that cannot be used: every problem on a line of its own."""

    def __init__(self, error: BadFile) -> None:
        super().__init__(str(error))

    def show(self, file: IO[Any] | None = None) -> None:
        """Write the problems to the standard error."""
        click.echo(self.message, file=file, err=True)


def set_option(command: Command) -> Command:
    """Add --set to a command; where it stands twice, the last one counts."""
    return click.option(
        "--set",
        metavar="SET",
        expose_value=False,
        callback=_asked,
        help="Work with this set: a folder, a .zip, or the id of an added one.",
    )(command)


def _asked(ctx: click.Context, param: click.Parameter, value: str | None) -> None:  # noqa: ARG001
    if value is not None:
        ctx.meta[_KEY] = value


def chosen() -> Path:
    """Return the folder of the chosen set; Refused if it is none."""
    context = click.get_current_context(silent=True)
    choice = context.meta.get(_KEY) if context else None
    if context is None or choice is None:
        return shipped()
    if isinstance(choice, str):
        context.meta[_KEY] = choice = open_named(choice)
    assert isinstance(choice, Path)
    return choice


def choose(root: Path) -> None:
    """Work with the set in a folder from now on."""
    click.get_current_context().meta[_KEY] = root


def open_named(name: str) -> Path:
    """Return the folder of the set of an id, a folder or a .zip; Refused if it is none."""
    from trainer.cli.added import open_set

    try:
        return open_set(name)
    except BadFile as error:
        raise Refused(error) from None


def names_set(name: str) -> bool:
    """Tell whether a name is that of a set: its folder, its .zip, or its id."""
    from trainer.records.library import is_archive
    from trainer.records.set import FILE

    path = Path(name)
    return is_archive(path) or (path / FILE).is_file() or name in _known()


def seek(name: str, find: Find) -> Path | None:
    """Return the file of an id, and choose its set; None if there is none.

    `set:id` names an id of one set. An id alone is that of the chosen set, or else of the one other
    set that has it; a ClickException names them if there are several, and an unknown set.
    """
    set_id, colon, id_ = name.rpartition(":")
    if colon:
        root = _root_of(set_id)
        if found := find(root, id_):
            choose(root)
        return found
    if found := find(chosen(), name):
        return found
    others = [(each, root, path) for each, root in _others() if (path := find(root, name))]
    if not others:
        return None
    if len(others) > 1:
        names = ", ".join(f"{each}:{name}" for each, _, _ in others)
        message = say("{name} is in several sets: write {names}", name=repr(name), names=names)
        raise click.ClickException(message)
    _, root, path = others[0]
    choose(root)
    return path


def searched(name: str) -> tuple[Path, str]:
    """Return the set in which an id is to be looked for, and the id alone."""
    set_id, colon, id_ = name.rpartition(":")
    return (_root_of(set_id), id_) if colon else (chosen(), name)


def _known() -> Mapping[str, Callable[[], Path]]:
    """Return how to open every known set, by its id."""
    from trainer.cli.added import roots

    try:
        return roots()
    except BadFile as error:
        raise Refused(error) from None


def _root_of(set_id: str) -> Path:
    """Return the folder of a set by its id, which may be that of the chosen set too."""
    from trainer.records.set import read_set

    known = _known()
    try:
        if set_id == read_set(chosen()).id:
            return chosen()
        if set_id in known:
            return known[set_id]()
    except BadFile as error:
        raise Refused(error) from None
    names = ", ".join(known)
    raise click.ClickException(
        say("there is no set {name}: there is {names}", name=repr(set_id), names=names)
    )


def _others() -> Iterator[tuple[str, Path]]:
    """Yield the other sets that can be opened, by id."""
    here = chosen().resolve()
    for set_id, open_root in _known().items():
        try:
            root = open_root()
        except BadFile:
            continue
        if root.resolve() != here:
            yield set_id, root
