"""`whist check` and `whist schema`: for those who write hands."""

import sys
from dataclasses import replace
from pathlib import Path

import click

from trainer.cli.face import tell, write_json
from trainer.records.library import is_archive
from trainer.records.problem import BadFile, Place, Problem
from trainer.records.schema import KINDS, schema_of
from trainer.study.check_files import More, check_paths
from trainer.text import count


@click.command()
@click.argument("paths", nargs=-1, required=True, type=click.Path(path_type=Path, readable=False))
@click.option("--no-advice", is_flag=True, help="Do not compare questions with the advisor.")
@click.option("--json", "as_json", is_flag=True, help="One JSON object.")
def check(paths: tuple[Path, ...], no_advice: bool, as_json: bool) -> None:
    """Check hands, lessons and sets; report every problem.

    PATHS are files, folders, or sets in a .zip. Exits with 1 on any problem.

    A warning is written to the standard error, and is no problem: so are questions whose best card
    is another than the advisor's, unless the file says why.
    """
    more = None
    if not no_advice:
        from trainer.study.check_advice import advice_warnings

        more = advice_warnings
    checked, problems = check_paths([each for each in paths if not is_archive(each)], more)
    for path in filter(is_archive, paths):
        n, found = _check_archive(path, more)
        checked, problems = checked + n, problems + found
    failed = any(not problem.warning for problem in problems)
    if as_json:
        from trainer.ui.data import check_json

        write_json(check_json(checked, problems))
        sys.exit(1 if failed else 0)
    for problem in problems:
        tell(str(problem), err=problem.warning)
    if failed:
        sys.exit(1)
    click.echo(count(checked, "{n} file, no problems", "{n} files, no problems"))


def _check_archive(path: Path, more: More | None) -> tuple[int, list[Problem]]:
    """Return the number of files of an archive, and its problems, named as in the archive."""
    from tempfile import TemporaryDirectory

    from trainer.records.archive import passed_over, told, unpacked

    with TemporaryDirectory() as scratch:
        try:
            root = unpacked(path, Path(scratch))
        except BadFile as error:
            return 1, list(error.problems)
        checked, problems = check_paths([root], more)
        found = [
            replace(
                each,
                path=path / each.path.relative_to(root),
                message=each.message.replace(str(root), str(path)),
            )
            for each in problems
        ]
        if words := told(passed_over(path)):
            found.append(Problem(path, Place(), words, warning=True))
        return checked, found


@click.command()
@click.argument("kind", type=click.Choice(list(KINDS)))
def schema(kind: str) -> None:
    """Print the JSON Schema of a kind of file, for editors that check as you type."""
    write_json(schema_of(kind))
