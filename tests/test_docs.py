"""Every example in the documentation works."""

import re
from pathlib import Path
from typing import get_args

from tests.ui.captures import indented
from trainer.records.hand import hand_of
from trainer.records.lesson import lesson_of
from trainer.records.lesson_blocks import Block
from trainer.records.source import Source
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
