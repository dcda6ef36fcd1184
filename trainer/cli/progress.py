"""`whist progress`: what has been studied and answered, and moving it about."""

import sys
from pathlib import Path
from typing import TYPE_CHECKING

import click

from trainer.cli import completing
from trainer.cli.chosen import seek, set_option
from trainer.cli.face import face_of, face_options, fail, tell, write_json
from trainer.cli.home import home
from trainer.cli.sitting import open_desk
from trainer.records.library import find_hand
from trainer.records.problem import BadFile
from trainer.study.progress import Progress, open_progress
from trainer.text import count, say

if TYPE_CHECKING:
    from trainer.study.results import Results


@click.group(invoke_without_command=True)
@click.option("--json", "as_json", is_flag=True, help="One JSON object.")
@face_options
@set_option
@click.pass_context
def progress(context: click.Context, as_json: bool, plain: bool, letters: bool) -> None:
    """Show what you have studied, and how sure you are of it.

    The answers are counted by hand, by principle and by theme.
    """
    if context.invoked_subcommand is not None:
        return
    memory = _memory()
    standing = open_desk(memory).standing()
    _must_be_whole(memory)
    if as_json:
        from trainer.ui.data import standing_json

        write_json(standing_json(standing))
        return
    from trainer.ui.progress import progress_scene

    face = face_of(plain, letters)
    face.write(progress_scene(standing, face.width))


@progress.command("export")
@click.argument("file", type=click.Path(path_type=Path, dir_okay=False))
@click.option("--name", help="Your name or a pseudonym, for a teacher.")
@click.option("--only", metavar="SET", help="Leave out all but this set, named by its id.")
@click.option("--force", is_flag=True, help="Write over a file that is there.")
def export(file: Path, name: str | None, only: str | None, force: bool) -> None:
    """Save your results as a file. Hand it to a teacher, or take it to another machine."""
    from trainer.study.results import Results, nameless, write_results

    if file.exists() and not force:
        raise click.ClickException(say("{file} is there already: add --force", file=file))
    memory = _memory()
    who = (name or nameless()).encode("utf-8", "replace").decode("utf-8")
    results = Results(who, memory.places(), memory.answers(), memory.lessons())
    _must_be_whole(memory)
    if only is not None:
        results = _of_set(results, only)
    try:
        write_results(file, results)
    except OSError as error:
        raise click.ClickException(f"{file}: {error.strerror}") from None
    answers = count(len(results.answers), "{n} answer", "{n} answers")
    tell(say("{answers} written to {file}", answers=answers, file=file))
    if name is None:
        tell(say("A teacher cannot tell whose they are: --name adds your name or a pseudonym."))


def _of_set(results: "Results", set_id: str) -> "Results":
    """Return the results of one set alone; exit if there are none, with the sets there are."""
    chosen = results.of_set(set_id)
    if chosen.set_ids:
        return chosen
    raise click.ClickException(
        say(
            "nothing is remembered of the set {name}; there is: {sets}",
            name=repr(set_id),
            sets=", ".join(results.set_ids) or say("nothing yet"),
        )
    )


@progress.command("import")
@click.argument("file", type=click.Path(path_type=Path, readable=False))
def import_(file: Path) -> None:
    """Add the results of a file to your own. What is there already is not added twice."""
    from trainer.study.results import nameless, new_answers, new_places, read_results

    try:
        results = read_results(file)
    except BadFile as error:
        fail(error.problems)
    memory = _memory(to_write=True)
    answers = new_answers(memory.answers(), results.answers)
    places = new_places(memory.places(), results.places)
    lessons = new_places(memory.lessons(), results.lessons)
    _must_be_saved(memory)
    memory.note(places, answers, lessons)
    _must_be_saved(memory)
    tell(
        say(
            "{name}: {answers}, {places} added",
            name=results.name or nameless(),
            answers=count(len(answers), "{n} answer", "{n} answers"),
            places=count(len(places) + len(lessons), "{n} place", "{n} places"),
        )
    )


@progress.command("reset")
@click.argument("item", required=False, shell_complete=completing.hands)
@click.option("--yes", is_flag=True, help="Do not ask first.")
@set_option
def reset(item: str | None, yes: bool) -> None:
    """Forget the place and answers of one hand, or of all; asks first."""
    if item is not None:
        if seek(item, find_hand) is None:
            raise click.ClickException(say("there is no hand {name}", name=repr(item)))
        item = item.rpartition(":")[2]
    what = item or say("all hands")
    if not yes and not click.confirm(say("Forget your place and answers in {what}?", what=what)):
        click.echo(say("Nothing is changed."))
        return
    memory = _memory(to_write=True)
    memory.reset(open_desk(memory).set.id, item)
    _must_be_saved(memory)
    click.echo(say("Forgotten: {what}", what=what))


def _memory(to_write: bool = False) -> Progress:
    """Return the memory, having said what is wrong with it; exit if it is of no use."""
    memory = open_progress(home())
    if memory.trouble:
        tell(memory.trouble, err=True)
    if not (memory.saved if to_write else memory.whole):
        sys.exit(1)
    return memory


def _must_be_whole(memory: Progress) -> None:
    """Exit with what is wrong, if something could not be read."""
    if not memory.whole:
        raise click.ClickException(memory.trouble)


def _must_be_saved(memory: Progress) -> None:
    """Exit with what is wrong, if something could not be written."""
    if not memory.saved:
        raise click.ClickException(memory.trouble)
