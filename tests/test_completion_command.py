"""What a shell is given to complete, and that nothing heavy is loaded for it."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from click.shell_completion import ShellComplete

from tests.test_cli import whist
from trainer.cli.main import COMMANDS, main

ROOT = Path(__file__).parents[1]
HEAVY = ("prompt_toolkit", "markdown_it", "sqlite3", "trainer.principles.advisor", "jsonschema")


def completed(*words: str) -> list[str]:
    *before, last = words
    found = ShellComplete(main, {}, "whist", "_WHIST_COMPLETE").get_completions(before, last)
    return [f"<{item.type}>" if item.type != "plain" else item.value for item in found]


def test_commands_and_their_own_commands() -> None:
    assert completed("") == sorted(COMMANDS)
    assert completed("pre") == ["preview"]
    assert completed("--four") == ["--four-colour"]
    assert completed("--ascii", "stu") == ["study"]
    assert completed("new", "") == ["hand", "lesson", "position", "set"]


@pytest.mark.parametrize("command", ["show", "study", "quiz", "advise"])
def test_ids_of_hands_or_files(command: str) -> None:
    assert completed(command, "cavendish-0") == [f"cavendish-0{n}" for n in range(1, 10)]
    assert completed(command, "./han") == ["<file>"]
    assert completed(command, "zzz") == ["<file>"]


def test_lessons_rules_laws_and_terms() -> None:
    assert "discards" in completed("learn", "dis")
    assert "echo" in completed("principle", "ec")
    assert "echo" in completed("list", "--principle", "ec")
    assert completed("law", "case-1") == ["case-1", "case-10", "case-11"]
    assert {"7", "72"} <= set(completed("law", "7"))
    assert "tenace" in completed("glossary", "ten")
    assert "long suit" in completed("glossary", "long")
    assert "suit" in completed("glossary", "long", "s")
    assert completed("glossary", "zzz") == []


@pytest.mark.parametrize("command", ["study", "advise"])
def test_moments(command: str) -> None:
    at = (command, "cavendish-01", "--at")
    assert completed(*at, "7") == ["7", "7.1", "7.2", "7.3", "7.4"]
    assert completed(*at, "13.") == ["13.1", "13.2", "13.3", "13.4"]
    assert completed(*at, "e") == ["end"]
    assert completed(*at, "x") == []
    assert len(completed(*at, "")) == 15


@pytest.mark.parametrize(
    "words", [[""], ["study", "cav"], ["learn", "d"], ["principle", "e"], ["glossary", "t"]]
)
def test_nothing_heavy_is_loaded(words: list[str]) -> None:
    """The commands themselves may be, but no screen, no parser of Markdown and no memory."""
    code = (
        "import sys; from click.shell_completion import ShellComplete as S;"
        "from trainer.cli.main import main; *b, l = sys.argv[1:];"
        "assert S(main, {}, 'whist', 'X').get_completions(b, l);"
        f"print([m for m in {HEAVY!r} if m in sys.modules])"
    )
    done = subprocess.run(
        [sys.executable, "-c", code, *words], capture_output=True, text=True, check=True, cwd=ROOT
    )
    heavy = set(HEAVY) - {"sqlite3"} if words[0] in ("principle", "glossary") else set(HEAVY)
    assert not [name for name in heavy if repr(name) in done.stdout]


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_the_script_asks_the_command(shell: str) -> None:
    script = whist("completion", shell).stdout
    assert "_WHIST_COMPLETE" in script
    assert f"{shell}_complete" in script
    assert "'csh' is not one of" in whist("completion", "csh", code=2).stderr


@pytest.mark.skipif(shutil.which("bash") is None, reason="bash is not here")
def test_bash_completes_with_the_script(tmp_path: Path) -> None:
    command = tmp_path / "whist"
    command.write_text(f'#!/bin/sh\nexec "{sys.executable}" -m trainer "$@"\n', "utf-8")
    command.chmod(0o755)
    asks = (
        'eval "$(whist completion bash)"; COMP_WORDS=(whist study cavendish-3); COMP_CWORD=2; '
        '_whist_completion whist; echo "${COMPREPLY[@]}"'
    )
    path = f"{tmp_path}{os.pathsep}{os.environ['PATH']}"
    done = subprocess.run(
        ["bash", "-c", asks],
        capture_output=True,
        text=True,
        check=True,
        env=os.environ | {"PATH": path, "PYTHONPATH": str(ROOT)},
    )
    assert done.stdout.split() == [f"cavendish-3{n}" for n in range(10)]
