"""The walkthrough for a class works as it is written, from an empty folder to the report."""

import os
import re
import shlex
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import pytest

from trainer.records.library import find_hand, shipped
from trainer.study.hand import open_hand
from trainer.study.question import Question
from trainer.study.quiz import Quiz

ROOT = Path(__file__).parents[1]
_BLOCK = re.compile(r"^```(\S+) ([^\n]+)\n(.*?)^```$", re.DOTALL | re.MULTILINE)
WHIST = f'whist() {{ {shlex.quote(sys.executable)} -m trainer "$@"; }}\n'
STUDENTS = ("Ann", "Bob")


@dataclass(frozen=True)
class Block:
    kind: str
    whose: str
    text: str


def blocks() -> list[Block]:
    page = (ROOT / "docs" / "class.md").read_text(encoding="utf-8")
    return [Block(*found) for found in _BLOCK.findall(page)]


def typed(command: str, folder: Path, student: str) -> str:
    """Return what a student types at a quiz: Ann what is right, Bob now and then."""
    words = shlex.split(command)
    if words[:2] != ["whist", "quiz"]:
        return ""
    asked = questions(words[-1], folder.parent / "teacher" / "club")
    answers = [right(each) if student == "Ann" or n % 2 else "skip" for n, each in enumerate(asked)]
    return "\n".join([*answers, ""])


def questions(hand: str, own: Path | None = None) -> tuple[Question, ...]:
    """Return what is asked in a hand, `set:hand` being one of the teacher's own."""
    *_, hand_id = hand.split(":")
    path = find_hand(own if own and ":" in hand else shipped(), hand_id)
    assert path is not None
    return Quiz.of(open_hand(path)).questions


def right(question: Question) -> str:
    return str(next(iter(question.best))) if question.is_card else question.answer


def run(command: str, folder: Path, student: str = "") -> str:
    folder.mkdir(exist_ok=True)
    done = subprocess.run(
        ["bash", "-ec", WHIST + command],
        cwd=folder,
        input=typed(command, folder, student),
        env=os.environ
        | {"PYTHONUTF8": "1", "PYTHONPATH": str(ROOT), "WHIST_HOME": str(folder / "home")},
        capture_output=True,
        encoding="utf-8",
        timeout=120,
        check=False,
    )
    assert done.returncode == 0, f"{command}: {done.stderr}"
    assert done.stderr == "" or "taken together" in done.stderr, f"{command}: {done.stderr}"
    return done.stdout


@pytest.mark.skipif(shutil.which("bash") is None, reason="the page is written for a shell")
def test_the_walkthrough_works(tmp_path: Path) -> None:
    teacher = tmp_path / "teacher"
    said: list[str] = []
    for block in blocks():
        for command in block.text.splitlines():
            if block.whose.startswith("teacher"):
                said.append(run(command, teacher))
                continue
            for name in STUDENTS:
                own = command.replace("ann", name.lower()).replace("Ann", name)
                run(own, tmp_path / name, name)
        for handed_in in tmp_path.glob("[AB]*/*.json"):
            shutil.copy(handed_in, teacher / "results")
        for handed_out in teacher.glob("*.zip"):
            for name in STUDENTS:
                shutil.copy(handed_out, tmp_path / name)
    reports = [text for text in said if text.startswith("2 students")]
    first, second, *more = reports
    asked = len(questions("cavendish-01"))
    bob = round(100 * (asked // 2) / asked)
    assert re.search(rf"^Ann +{asked} +100% +100%", first, re.MULTILINE)
    assert re.search(rf"^Bob +{asked} +{bob}% +{bob}%", first, re.MULTILINE)
    assert "cavendish-02" in second
    assert "4 files read" in second
    assert more
    assert (teacher / "class.html").read_text("utf-8").startswith("<!doctype html>")
