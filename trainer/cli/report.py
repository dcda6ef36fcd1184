"""`whist report`: the results of a class put together."""

import sys
from pathlib import Path

import click

from trainer.cli.chosen import open_named
from trainer.cli.face import face_of, face_options, fail, tell, write_json
from trainer.cli.home import home
from trainer.records.index import cache_of
from trainer.records.problem import BadFile
from trainer.study.report import read_report
from trainer.study.report_set import ReportSet
from trainer.text import say


@click.command()
@click.argument("files", nargs=-1, required=True, type=click.Path(path_type=Path, readable=False))
@click.option("--set", "sets", multiple=True, metavar="SET", help="A set, by folder or id.")
@click.option("--one-per-name", is_flag=True, help="Files of one name are one student's, always.")
@click.option("--html", "as_html", is_flag=True, help="One page for a browser.")
@click.option(
    "--output",
    "-o",
    "target",
    type=click.Path(path_type=Path, dir_okay=False),
    help="Where the page goes.",
)
@click.option("--force", is_flag=True, help="Write over a file that is there.")
@click.option("--json", "as_json", is_flag=True, help="One JSON object.")
@face_options
def report(
    files: tuple[Path, ...],
    sets: tuple[str, ...],
    one_per_name: bool,
    as_html: bool,
    target: Path | None,
    force: bool,
    as_json: bool,
    plain: bool,
    letters: bool,
) -> None:
    """Put the results of a class together.

    They are told by student, by hand and by principle, with what was missed most. FILES are what
    `whist progress export` writes, or folders of them. What is wrong with one is said, and the
    others are read all the same.
    """
    if as_html and as_json:
        raise click.UsageError(say("either --html or --json"))
    if target is not None and not as_html:
        raise click.UsageError(say("--output goes with --html"))
    if target is not None and target.exists() and not force:
        raise click.ClickException(say("{file} is there already: add --force", file=target))
    found = read_report(files, _sets(sets), one_per_name)
    if as_json:
        from trainer.ui.report_data import report_json

        write_json(report_json(found))
        sys.exit(0 if found.files else 1)
    for problem in found.problems:
        tell(str(problem), err=True)
    if not found.files:
        sys.exit(1)
    if as_html:
        from trainer.cli.sitting import now
        from trainer.ui.report_html import report_html

        _write(report_html(found, now()[:10]), target)
        return
    from trainer.ui.report import report_scene

    face = face_of(plain, letters)
    face.write(report_scene(found, face.width))


def _sets(names: tuple[str, ...]) -> list[ReportSet]:
    """Return the sets named, or all that are known; on a problem, say so and exit."""
    from trainer.cli.added import roots

    try:
        found = [open_named(name) for name in names] or [each() for each in roots().values()]
        return [ReportSet(root, cache_of(root, home())) for root in found]
    except BadFile as error:
        fail(error.problems)


def _write(page: str, target: Path | None) -> None:
    from trainer.records.writing import write_whole

    if target is None:
        click.echo(page, nl=False)
        return
    try:
        write_whole(target, page)
    except OSError as error:
        raise click.ClickException(f"{target}: {error.strerror or error}") from None
    tell(say("Written to {file}", file=target.resolve()))
