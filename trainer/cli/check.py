"""`whist check` and `whist schema`: for those who write hands."""

import sys
from collections.abc import Callable, Sequence
from pathlib import Path

import click

from trainer.cli.face import tell_problem, write_json
from trainer.records.library import files_under
from trainer.records.problem import Problem
from trainer.records.schema import KINDS, schema_of
from trainer.study.check_files import More, check_files
from trainer.study.hand import Hand
from trainer.study.watching import Stamps
from trainer.text import count, say


@click.command()
@click.argument("paths", nargs=-1, required=True, type=click.Path(path_type=Path, readable=False))
@click.option("--no-advice", is_flag=True, help="Do not compare questions with the advisor.")
@click.option("--quote", is_flag=True, help="Show the line of each problem, as on a terminal.")
@click.option("--watch", "watched", is_flag=True, help="Check again as files are saved.")
@click.option("--json", "as_json", is_flag=True, help="One JSON object.")
def check(
    paths: tuple[Path, ...], no_advice: bool, quote: bool, watched: bool, as_json: bool
) -> None:
    """Check hands and lessons, or all in a folder; report every problem, and exit with 1 on any.

    A warning is written to the standard error, and is no problem: so are questions whose best card
    is another than the advisor's, unless the file says why, and faults of teaching.
    """
    if watched:
        if as_json:
            raise click.UsageError(say("--watch is for people: leave out --json"))
        from trainer.cli.watch import watch

        watch(paths, _again(paths, no_advice))
        return
    files, problems = _checked(paths, None if no_advice else _advice())
    failed = any(not problem.warning for problem in problems)
    if as_json:
        from trainer.ui.data import check_json

        write_json(check_json(files, problems))
        sys.exit(1 if failed else 0)
    quote = quote or sys.stdout.isatty()
    for problem in problems:
        tell_problem(problem, err=problem.warning, quote=quote)
    if failed:
        sys.exit(1)
    click.echo(count(files, "{n} file, no problems", "{n} files, no problems"))


def _checked(paths: Sequence[Path], more: More | None) -> tuple[int, list[Problem]]:
    """Return the number of files there are, and every problem of them."""
    found = list(files_under(paths))
    files = [each for each in found if isinstance(each, Path)]
    problems = [each for each in found if isinstance(each, Problem)]
    return len(files), [*problems, *check_files(files, more)]


def _advice() -> More:
    from trainer.study.check_advice import advice_warnings

    return advice_warnings


def _again(paths: Sequence[Path], no_advice: bool) -> Callable[[Stamps], list[Problem]]:
    """Return a check that compares with the advisor only the hands that have been saved."""
    kept: dict[Path, tuple[tuple[int, ...], list[Problem]]] = {}

    def check_again(found: Stamps) -> list[Problem]:
        def more(hand: Hand) -> list[Problem]:
            path = hand.record.path
            written = found.get(path, ())
            if path not in kept or kept[path][0] != written:
                kept[path] = written, list(_advice()(hand))
            return kept[path][1]

        return _checked(paths, None if no_advice else more)[1]

    return check_again


@click.command()
@click.argument("kind", type=click.Choice(list(KINDS)))
def schema(kind: str) -> None:
    """Print the JSON Schema of a kind of file, for editors that check as you type."""
    write_json(schema_of(kind))
