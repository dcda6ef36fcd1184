"""Lesson files: read, or refused with places; whatever the text, no other outcome."""

import re
from pathlib import Path

from hypothesis import given
from hypothesis import strategies as st

from tests.records.samples import FILES
from trainer.records.lesson import LessonRecord, lesson_of, read_lesson
from trainer.records.lesson_blocks import (
    Heading,
    Hold,
    LessonQuestion,
    Prose,
    Table,
    Teacher,
)
from trainer.records.problem import BadFile, Place
from trainer.records.source import Source
from trainer.whist.seats import Seat

KINDS = FILES / "lessons" / "good" / "kinds.md"
TEXT = KINDS.read_text("utf-8")


def of(text: str) -> LessonRecord:
    return lesson_of(Source(Path("lesson.en.md"), text))


def test_blocks_come_in_order_with_their_places() -> None:
    blocks = read_lesson(KINDS).blocks
    assert [type(block).__name__ for block in blocks] == [
        *("Prose", "Hold", "Table", "HandLink", "Teacher", "DrillLink"),
        *["LessonQuestion"] * 3,
    ]
    lines = TEXT.split("\n")
    for block in blocks:
        line = lines[block.place.line - 1]
        assert line.strip(), block
        if not isinstance(block, Prose):
            assert "```" in lines[block.place.line - 1] or "```" in lines[block.place.line - 2]


def test_what_a_block_holds() -> None:
    blocks = read_lesson(KINDS).blocks
    hold = next(block for block in blocks if isinstance(block, Hold))
    assert len(hold.cards) == 13
    assert hold.caption == "With *words*."
    table = next(block for block in blocks if isinstance(block, Table))
    assert [seat for seat, _ in table.hands] == [Seat.A, Seat.Y]
    assert table.led is not None
    assert table.led.leader is Seat.B


def test_headings_of_both_forms() -> None:
    head = TEXT[: TEXT.index("---", 4) + 4]
    record = of(f"{head}\n## One ##\n\nWords\n=====\n\nText\n")
    assert [(each.level, each.text) for each in record.headings] == [(2, "One"), (1, "Words")]
    assert isinstance(record.blocks[0], Heading)


def test_windows_line_ends_change_no_place() -> None:
    assert of(TEXT.replace("\n", "\r\n")).blocks == of(TEXT).blocks


def test_control_characters_are_stripped() -> None:
    spoilt = TEXT.replace("Words.", "Wo\x1b[31mrds.").replace("See [this]", "\x9b5mSee\x07 [this]")
    record = of(spoilt)
    assert record.blocks == of(TEXT).blocks
    teacher = next(block for block in record.blocks if isinstance(block, Teacher))
    assert teacher.text.startswith("See [this]")


def test_problems_of_a_block_have_the_places_of_the_file() -> None:
    text = TEXT.replace("hold: DKJ S2", "hold: DKX S2")
    try:
        of(text)
    except BadFile as error:
        (problem, *_) = error.problems
    line = text.split("\n")[problem.place.line - 1]
    assert line.startswith("hold: DKX")
    assert problem.place.column > 1


_LINES = TEXT.splitlines(keepends=True)
_NEW = [
    "```\n",
    "```hold\n",
    "```question\n",
    "---\n",
    "<b>\n",
    "> x\n",
    "- ```\n",
    "a: [\n",
    "\t\n",
]
_SIGNS = [*"\t\n\r -:#'\"[]{}<>&*!|`~()\x1b\x85\u2028\u202e\0é♥"]


@st.composite
def spoilt(draw: st.DrawFn) -> str:
    lines = list(_LINES)
    for _ in range(draw(st.integers(1, 4))):
        at = draw(st.integers(0, len(lines) - 1))
        if draw(st.booleans()):
            lines[at] = draw(st.sampled_from(["", lines[at] * 2, *_NEW]))
        else:
            place = draw(st.integers(0, len(lines[at])))
            lines[at] = lines[at][:place] + draw(st.sampled_from(_SIGNS)) + lines[at][place:]
    return "".join(lines)


@given(st.one_of(spoilt(), st.text(), st.text().map(lambda text: f"---\nid: a\n---\n{text}")))
def test_any_text_is_a_lesson_or_has_problems_inside_of_it(text: str) -> None:
    try:
        record = of(text)
    except BadFile as error:
        assert error.problems
        lines = len(re.split("\r\n|[\r\n]", text))
        for problem in error.problems:
            assert Place(1, 1) <= problem.place <= Place(lines + 1, len(text) + 2)
        return
    for block in record.blocks:
        shown = block.ask if isinstance(block, LessonQuestion) else getattr(block, "text", "")
        assert not re.search("[\x00-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e]", shown)
