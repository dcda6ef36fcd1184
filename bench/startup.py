"""Cold start of the command, against importing the libraries alone."""

import compileall
from pathlib import Path

import trainer
from bench.measure import Measure, command_seconds

IMPORTS = "import yaml, click, markdown_it"


def measure() -> Measure:
    """Measure `whist show cavendish-01` from start to end."""
    compileall.compile_dir(str(Path(trainer.__file__).parent), quiet=1)  # as an installer does
    ours = command_seconds("-m", "trainer", "show", "cavendish-01")
    theirs = command_seconds("-c", IMPORTS)
    detail = f"{ours * 1000:.0f} ms; python -c '{IMPORTS}' {theirs * 1000:.0f} ms"
    return Measure("cold start of whist show", ours / theirs, 1.5, False, detail)


def completion() -> Measure:
    """Measure what one Tab costs: `whist study cav<Tab>` in a shell."""
    ask = (
        "from click.shell_completion import ShellComplete; from trainer.cli.main import main;"
        "assert ShellComplete(main, {}, 'whist', 'X').get_completions(['study'], 'cav')"
    )
    ours = command_seconds("-c", ask)
    theirs = command_seconds("-c", IMPORTS)
    detail = f"{ours * 1000:.0f} ms; python -c '{IMPORTS}' {theirs * 1000:.0f} ms"
    return Measure("completion of an id", ours / theirs, 1.5, False, detail)
