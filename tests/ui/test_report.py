"""The faces of a class report: a table at any width, a sound page, one JSON object."""

import json
import re
from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from html.parser import HTMLParser
from pathlib import Path

import pytest

from trainer.principles.register import rules
from trainer.records.library import shipped
from trainer.study.progress import Answered
from trainer.study.report import Report, read_report
from trainer.study.report_set import ReportSet
from trainer.study.results import Results, write_results
from trainer.ui.plain import render
from trainer.ui.report import report_scene
from trainer.ui.report_data import report_json
from trainer.ui.report_html import report_html
from trainer.ui.scene import line_width

WRONG = Answered(
    "cavendish", 1, "cavendish-01", "opening-lead", "DJ", "wrong", 1, 1, "2026-01-01T10:00:00+00:00"
)
BEST = replace(WRONG, given="D2", grade="best", day="2026-01-01T11:00:00+00:00")
WILD = "<script>alert(1)</script>&\"'\x1b[31m" + "x" * 10_000
VOID = {"meta", "br"}


@cache
def cavendish() -> ReportSet:
    return ReportSet(shipped())


def report_of(folder: Path, *students: tuple[str, Sequence[Answered]]) -> Report:
    for number, (name, answers) in enumerate(students):
        write_results(folder / f"{number}.json", Results(name, (), tuple(answers)))
    return read_report([folder], [cavendish()])


@pytest.fixture
def report(tmp_path: Path) -> Report:
    lesson = cavendish().items["lesson/original-lead"]
    answers = [replace(WRONG, hand=lesson.name, question=each) for each in lesson.questions]
    wild = replace(WRONG, given="<b>&\n" + "y" * 5_000, day="2026-01-02T10:00:00+00:00")
    return report_of(
        tmp_path,
        ("Ann", [WRONG, BEST, *answers]),
        (WILD, [wild, replace(BEST, question="gone<i>")]),
        ("Ольга", [BEST]),
    )


@pytest.mark.parametrize("width", [20, 30, 40, 60, 80, 100])
def test_no_line_is_wider_than_the_screen(report: Report, width: int) -> None:
    scene = report_scene(report, width)
    assert max(map(line_width, scene.lines)) <= width
    text = render(scene)
    assert "\x1b" not in text
    assert "Ольга" in text
    assert render(scene, letters=True).isascii()


def test_the_tables_say_who_did_what(report: Report) -> None:
    rows = [re.split(r"  +", row) for row in render(report_scene(report, 100)).splitlines()]
    ann = next(row for row in rows if row[0] == "Ann")
    assert ann == ["Ann", "6", "0%", "17%", "1", "6", "0", "0", "2026-01-01"]
    hand = next(row for row in rows if "(cavendish-01)" in row[0])
    assert hand == ["The second time you have the lead (cavendish-01)", "3", "3", "33%", "67%"]
    asked = cavendish().items["cavendish-01"].questions["opening-lead"]
    rule = rules()[asked]
    assert [f"{rule.title} (p. {rule.page})", "3", "3", "33%", "67%"] in rows
    text = render(report_scene(report, 100))
    assert "missed by 2 of 3" in text
    assert "Right: ♦2." in text
    assert "Given instead: ♦J (1)" in text


def test_letters_say_what_they_stand_for(report: Report) -> None:
    missed = [row for row in report.missed if row.asked and row.asked.words]
    assert missed
    asked = missed[0].asked
    assert asked is not None
    letter = asked.right[0]
    assert f"Right: {letter}) {asked.words[letter][:20]}" in " ".join(
        render(report_scene(report, 100)).split()
    )


def test_an_empty_report_is_one_line(tmp_path: Path) -> None:
    text = render(report_scene(report_of(tmp_path), 80))
    assert text == "0 students, 0 questions answered, 0 files read."


class Page(HTMLParser):
    """Reads a page, and fails where a tag is not closed."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.texts: list[str] = []
        self.feed(text)
        self.close()
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.texts.append(data)


def test_the_page_is_sound_and_holds_nothing_but_itself(report: Report) -> None:
    page = Page(report_html(report, "2026-02-01"))
    names = [tag for tag, _ in page.tags]
    assert names.count("table") == names.count("caption") == 3
    assert not {"script", "link", "img", "iframe", "b", "i", "a"} & set(names)
    assert not [a for _, attrs in page.tags for a in attrs if a in ("src", "href", "onclick")]
    assert dict(page.tags[names.index("html")][1])["lang"] == "en"
    assert {attrs.get("scope") for tag, attrs in page.tags if tag == "th"} == {"row", "col"}
    text = "".join(page.texts)
    assert "<script>alert(1)</script>&\"'" in text
    assert "Ольга" in text
    assert "2026-02-01" in text
    assert "x" * 100 not in text
    assert "y" * 100 not in text
    assert "url(" not in text
    assert "\x1b" not in text


def test_one_object_with_everything(report: Report) -> None:
    data = json.loads(json.dumps(report_json(report)))
    assert data["format"] == "whist-report/1"
    assert data["sets"] == [{"id": "cavendish", "version": 1, "title": cavendish().record.title}]
    assert data["files"] == 3
    ann = next(each for each in data["students"] if each["name"] == "Ann")
    assert ann["answered"] == 6
    assert ann["first"] == {"best": 0, "good": 0, "wrong": 6}
    assert ann["now"] == {"best": 1, "good": 0, "wrong": 5}
    assert [each["hand"] for each in data["hands"]] == ["cavendish-01", "lesson/original-lead"]
    missed = data["missed"][0]
    assert missed["right"] == ["D2"]
    assert missed["at"] == "1.1"
    (problem,) = data["problems"]
    assert problem["warning"] is True
    assert set(problem) == {"file", "line", "column", "message", "warning"}
