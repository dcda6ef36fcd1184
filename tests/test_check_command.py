"""`whist check` on a terminal and while files are being written."""

import os
from collections.abc import Callable
from datetime import datetime
from pathlib import Path

import pytest

from tests.records.samples import ENDING, PLAY
from tests.test_cli import whist
from trainer.cli.check import _again
from trainer.cli.watch import watch

GOOD = ENDING + PLAY
NOON = datetime(2026, 1, 1, 12, 0, 5)


def watched(folder: Path, steps: list[Callable[[], object]]) -> None:
    """Watch a folder; at every pause the next step is taken, and after the last Ctrl-C."""

    def sleep(seconds: float) -> None:
        assert seconds > 0
        if not steps:
            raise KeyboardInterrupt
        steps.pop(0)()

    watch([folder], _again([folder], False), sleep, lambda: NOON)


def wait() -> None:
    """Let the file be."""


@pytest.fixture
def path(tmp_path: Path) -> Path:
    path = tmp_path / "hand.yaml"
    path.write_text(GOOD, "utf-8")
    return path


def test_only_what_has_changed_is_told(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    broken = GOOD.replace("title:", "titel:")
    worse = "# a line more\n" + broken.replace("HA H6", "HA D3")
    saves = [broken, worse, broken, broken + "\n", GOOD]
    steps: list[Callable[[], object]] = [wait, wait]
    for text in saves:
        steps += [lambda text=text: path.write_text(text, "utf-8"), wait, wait]  # type: ignore[misc]
    watched(path.parent, steps)
    first, *rest = capsys.readouterr().out.replace(f"{path}", "FILE").split("\n")
    assert first == "Watching 1 file, nothing to mend. Ctrl-C ends."
    assert [line for line in rest if line.startswith(("12:00:05", "FILE", "Watching"))] == [
        "12:00:05  FILE: 2 new",
        "FILE:1:1: the key 'title' is missing: a short title",
        "FILE:2:1: unknown key 'titel': did you mean 'title'?",
        "12:00:05  FILE: 2 as before",
        "12:00:05  FILE: 2 as before",
        "12:00:05  FILE: 2 as before",
        "12:00:05  FILE: nothing to mend",
        "Watching no more.",
    ]
    assert "  2 | titel: A test\n    | ^" in "\n".join(rest)


def test_a_save_in_pieces_and_by_renaming_is_waited_for(
    path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    def renamed() -> None:
        beside = path.with_suffix(".tmp")
        beside.write_text(GOOD + "# saved\n", "utf-8")
        os.replace(beside, path)

    watched(
        path.parent,
        [
            wait,
            wait,
            lambda: path.write_text("", "utf-8"),
            lambda: path.write_text(GOOD[:40], "utf-8"),
            lambda: path.write_text(GOOD + "#\n", "utf-8"),
            wait,
            path.unlink,
            renamed,
            wait,
            wait,
        ],
    )
    told = capsys.readouterr().out.replace(f"{path}", "FILE").split("\n")
    assert told == [
        "Watching 1 file, nothing to mend. Ctrl-C ends.",
        "12:00:05  FILE: nothing to mend",
        "12:00:05  FILE: nothing to mend",
        "",
        "Watching no more.",
        "",
    ]


def test_a_warning_of_the_advisor_is_told_again_with_its_line(
    path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    odd = GOOD.replace(
        "  - 1. A HA H6 H2 H7\n",
        "  - trick: 1. A HA H6 H2 H7\n    questions:\n      - id: q\n        at: 1.2\n"
        "        best: H6\n        wrong: {H4: x}\n        why: x\n",
    )
    path.write_text(odd, "utf-8")
    save = lambda: path.write_text("\n" + odd, "utf-8")  # noqa: E731
    watched(path.parent, [wait, wait, save, wait, wait])
    told = capsys.readouterr().out
    assert "the advisor would play H4" in told
    assert told.count("the advisor would play") == 1
    assert "1 as before" in told


def test_the_line_is_shown_when_asked_for_and_not_in_a_pipe(path: Path) -> None:
    path.write_text(GOOD.replace("title:", "titel:"), "utf-8")
    assert "|" not in whist("check", str(path), code=1).stdout
    quoted = whist("check", "--quote", str(path), code=1).stdout
    assert "unknown key 'titel': did you mean 'title'?\n  2 | titel: A test\n    | ^\n" in quoted
    assert "leave out --json" in whist("check", "--watch", "--json", str(path), code=2).stderr
