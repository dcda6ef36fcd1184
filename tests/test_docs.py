"""Every example in the documentation works."""

import re
import shlex
from pathlib import Path
from typing import get_args

import click
import pytest

from tests.ui.captures import indented
from trainer.cli.main import main
from trainer.records import archive
from trainer.records.archive_names import DEEPEST as NAMES_DEEPEST
from trainer.records.archive_names import belongs, name_fault
from trainer.records.hand import hand_of
from trainer.records.lesson import lesson_of
from trainer.records.lesson_blocks import Block
from trainer.records.library import DEEPEST as FOLDERS_DEEPEST
from trainer.records.set import set_of
from trainer.records.source import LARGEST, Source
from trainer.study.check import check_hand
from trainer.study.check_lesson import check_lesson
from trainer.study.hand import make_hand

ROOT = Path(__file__).parents[1]


def test_the_hand_in_the_documentation_is_sound() -> None:
    text = (ROOT / "docs" / "hand-file.md").read_text(encoding="utf-8")
    (example,) = re.findall(r"```yaml\n(.*?)```", text, re.DOTALL)
    record = hand_of(Source(ROOT / "docs" / "hand-file.md", example))
    assert check_hand(record) == ()
    hand = make_hand(record)
    assert [question.answer for question in hand.questions if not question.is_card] == ["Z"]


def test_the_lesson_in_the_documentation_is_sound() -> None:
    path = ROOT / "docs" / "lesson-file.md"
    (example,) = re.findall(r"````markdown\n(.*?)````", path.read_text(encoding="utf-8"), re.DOTALL)
    record = lesson_of(Source(path, example))
    assert [str(each) for each in check_lesson(record)] == []
    used = {type(block) for block in record.blocks}
    assert used == set(get_args(Block))
    assert [each.kind for each in record.questions] == ["card", "choice", "number", "order"]


def test_the_screen_in_the_readme_is_the_capture() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    capture = (ROOT / "docs" / "screens" / "study-80x24.txt").read_text(encoding="utf-8")
    assert indented(capture) in readme


def test_links_of_the_documentation_lead_somewhere() -> None:
    for page in (*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md")):
        for target in re.findall(r"\]\(([^)#:]+)\)", page.read_text(encoding="utf-8")):
            assert (page.parent / target).exists(), f"{page.name}: {target}"


def test_the_set_in_the_documentation_is_one() -> None:
    text = (ROOT / "docs" / "sets.md").read_text(encoding="utf-8")
    (example,) = re.findall(r"```yaml\n(.*?)```", text, re.DOTALL)
    (tree,) = re.findall(r"```text\n(.*?)```", text, re.DOTALL)
    record = set_of(Source(ROOT / "docs" / "sets.md", example))
    top, *rows = tree.splitlines()
    assert top == f"{record.id}/"
    folder, names = "", []
    for row in rows:
        name = row.strip()
        if name.endswith("/"):
            folder = name
        else:
            names.append(folder + name if row.startswith("    ") else name)
    assert len(names) == 6
    assert all(belongs(name) and not name_fault(name) for name in names)


def test_the_limits_in_the_documentation_are_those_of_the_program() -> None:
    text = (ROOT / "docs" / "sets.md").read_text(encoding="utf-8")
    told = [int(n.replace(",", "")) for n in re.findall(r"^\|.*\| *([0-9,]+)", text, re.MULTILINE)]
    limits = [archive.MOST_BYTES, archive.MOST_FILES, archive.MOST_UNPACKED, LARGEST]
    assert told == [*limits, archive.MOST_SQUEEZED, NAMES_DEEPEST]
    assert f"{NAMES_DEEPEST} in a `.zip`, {FOLDERS_DEEPEST} in a folder" in text


PAGES = (ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md")))
TYPED = re.compile(r"^ *(whist [^\n]*)$|`(whist [a-z][^`]*)`", re.MULTILINE)


def commands(page: Path) -> list[str]:
    """Return the commands on a page, without what is said beside them."""
    found = TYPED.findall(page.read_text(encoding="utf-8"))
    return [re.split(r"\s#", line or quoted)[0].strip(" …") for line, quoted in found]


def parse(words: list[str]) -> None:
    """Read a command line as the program does, without doing it; raises click's own errors."""
    command: click.Command = main
    context = click.Context(main, info_name="whist")
    while isinstance(command, click.Group):
        parser = command.make_parser(context)
        parser.allow_interspersed_args = False
        _, words, _ = parser.parse_args(words)
        if not words:
            return
        found = command.get_command(context, words[0])
        assert found is not None, f"there is no command {words[0]}"
        context = click.Context(found, info_name=words[0], parent=context)
        command, words = found, words[1:]
    command.make_parser(context).parse_args(words)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_command_that_is_shown_can_be_typed(page: Path) -> None:
    for line in commands(page):
        parse(shlex.split(line)[1:])


def test_commands_are_found_on_the_pages() -> None:
    assert len([line for page in PAGES for line in commands(page)]) > 100
