"""`whist check` and `whist schema`: for those who write hands."""

import sys
from pathlib import Path

import click

from trainer.cli.face import tell, write_json
from trainer.records.library import files_under
from trainer.records.problem import Problem
from trainer.records.schema import KINDS, schema_of
from trainer.study.check_files import check_files
from trainer.text import count


@click.command()
@click.argument("paths", nargs=-1, required=True, type=click.Path(path_type=Path, readable=False))
@click.option("--no-advice", is_flag=True, help="Do not compare questions with the advisor.")
@click.option("--json", "as_json", is_flag=True, help="One JSON object.")
def check(paths: tuple[Path, ...], no_advice: bool, as_json: bool) -> None:
    """Check hands and lessons, or all in a folder; report every problem, and exit with 1 on any.

    A warning is written to the standard error, and is no problem: so are questions whose best card
    is another than the advisor's, unless the file says why.
    """
    found = list(files_under(paths))
    files = [each for each in found if isinstance(each, Path)]
    problems = [each for each in found if isinstance(each, Problem)]
    if no_advice:
        problems += check_files(files)
    else:
        from trainer.study.check_advice import advice_warnings

        problems += check_files(files, advice_warnings)
    failed = any(not problem.warning for problem in problems)
    if as_json:
        from trainer.ui.data import check_json

        write_json(check_json(len(files), problems))
        sys.exit(1 if failed else 0)
    for problem in problems:
        tell(str(problem), err=problem.warning)
    if failed:
        sys.exit(1)
    click.echo(count(len(files), "{n} file, no problems", "{n} files, no problems"))


@click.command()
@click.argument("kind", type=click.Choice(list(KINDS)))
def schema(kind: str) -> None:
    """Print the JSON Schema of a kind of file, for editors that check as you type."""
    write_json(schema_of(kind))
