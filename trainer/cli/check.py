"""`whist check` and `whist schema`: for those who write hands."""

import sys
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path

import click

from trainer.cli.face import tell_problem, write_json
from trainer.records.library import is_archive
from trainer.records.problem import BadFile, Place, Problem
from trainer.records.schema import KINDS, schema_of
from trainer.study.check_files import More, check_paths
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
    """Check hands, lessons and sets; report every problem.

    PATHS are files, folders, or sets in a .zip. Exits with 1 on any problem.

    A warning is written to the standard error, and is no problem: so are questions whose best card
    is another than the advisor's, unless the file says why, and faults of teaching.
    """
    if watched:
        if as_json:
            raise click.UsageError(say("--watch is for people: leave out --json"))
        from trainer.cli.watch import watch

        watch(paths, _again(paths, no_advice))
        return
    checked, problems = _checked(paths, None if no_advice else _advice())
    failed = any(not problem.warning for problem in problems)
    if as_json:
        from trainer.ui.data import check_json

        write_json(check_json(checked, problems))
        sys.exit(1 if failed else 0)
    quote = quote or sys.stdout.isatty()
    for problem in problems:
        tell_problem(problem, err=problem.warning, quote=quote)
    if failed:
        sys.exit(1)
    click.echo(count(checked, "{n} file, no problems", "{n} files, no problems"))


def _checked(paths: Sequence[Path], more: More | None) -> tuple[int, list[Problem]]:
    """Return the number of files there are, and every problem of them."""
    checked, problems = check_paths([each for each in paths if not is_archive(each)], more)
    for path in filter(is_archive, paths):
        n, found = _check_archive(path, more)
        checked, problems = checked + n, problems + found
    return checked, problems


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
    """Print the JSON Schema of a kind of file. With it an editor checks as you type."""
    write_json(schema_of(kind))
