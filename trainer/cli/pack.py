"""`whist pack`: a set in one file, to hand over."""

from pathlib import Path

import click

from trainer.cli.chosen import chosen, open_named, set_option
from trainer.cli.face import fail, tell
from trainer.records.archive import told
from trainer.records.problem import BadFile
from trainer.records.set import read_set
from trainer.records.writing import write_whole
from trainer.study.packing import pack as pack_set
from trainer.text import count, say


@click.command()
@click.argument("what", metavar="[SET]", required=False)
@click.option(
    "--output",
    "-o",
    "target",
    type=click.Path(path_type=Path, dir_okay=False),
    help="The file to write; ID-VERSION.zip if not given, with -exam for a copy without answers.",
)
@click.option("--without-answers", is_flag=True, help="The copy to take an exam from.")
@click.option("--force", is_flag=True, help="Write over a file that is there.")
@set_option
def pack(what: str | None, target: Path | None, without_answers: bool, force: bool) -> None:
    """Check a set and pack it into one .zip. SET is a folder or an id; the chosen one if none."""
    root = open_named(what) if what is not None else chosen()
    try:
        record = read_set(root)
        ending = "-exam.zip" if without_answers else ".zip"
        target = target or Path(f"{record.id}-{record.version}{ending}")
        if target.exists() and not force:
            raise click.ClickException(say("{file} is there already: add --force", file=target))
        packed = pack_set(root, not without_answers)
    except BadFile as error:
        fail(error.problems)
    if words := told(packed.left_out):
        tell(words, err=True)
    if n := len(packed.silent):
        one = "{n} hand asks nothing, and is left out"
        tell(count(n, one, "{n} hands ask nothing, and are left out"), err=True)
    try:
        write_whole(target, packed.data)
    except OSError as error:
        raise click.ClickException(f"{target}: {error.strerror or error}") from None
    tell(say("{title} is packed in {file}", title=record.title, file=target))
