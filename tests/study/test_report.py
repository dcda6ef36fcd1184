"""The report of a class: what counts, what is left out and said, and the tables."""

from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest

from trainer.records.library import shipped
from trainer.study.progress import Answered, Place
from trainer.study.progress_tables import LessonPlace
from trainer.study.report import Given, Report, read_report
from trainer.study.report_set import ReportSet
from trainer.study.results import Results, write_results
from trainer.study.standing import Count

BEST = Answered(
    "cavendish", 1, "cavendish-01", "opening-lead", "D2", "best", 0, 1, "2026-01-01T10:00:00+00:00"
)
WRONG = replace(BEST, given="DJ", grade="wrong", hints=2)
LESSON = replace(BEST, hand="lesson/original-lead", question="fourth-best", given="D4")


@cache
def cavendish() -> ReportSet:
    return ReportSet(shipped())


def at(answer: Answered, minute: int, **changes: object) -> Answered:
    return replace(answer, day=f"2026-01-01T10:{minute:02}:00+00:00", **changes)  # type: ignore[arg-type]


def report_of(
    folder: Path, sets: Sequence[ReportSet] = (), **students: Sequence[Answered]
) -> Report:
    for name, given in students.items():
        write_results(folder / f"{name}.json", Results(name, (), tuple(given)))
    return read_report([folder], sets or [cavendish()])


def told(report: Report) -> list[str]:
    return [each.message for each in report.problems]


def test_the_first_answer_counts_and_the_latest_shows_what_was_learnt(tmp_path: Path) -> None:
    later = at(BEST, 30, round=0)
    report = report_of(tmp_path, Ann=[later, at(WRONG, 5)])
    (row,) = report.students
    assert (row.score.first, row.score.latest) == (Count(wrong=1), Count(best=1))
    assert (row.again, row.hints, row.last) == (1, 2, later.day)
    assert report.answered == 1


def test_hands_and_principles_count_every_student_once_a_question(tmp_path: Path) -> None:
    principle = cavendish().items["cavendish-01"].questions["opening-lead"]
    report = report_of(
        tmp_path, Ann=[at(WRONG, 1), at(LESSON, 2)], Bob=[at(BEST, 3)], Cid=[at(WRONG, 4)]
    )
    hand, lesson = report.items
    assert (hand.item.name, hand.students) == ("cavendish-01", 3)
    assert hand.score.first == Count(best=1, wrong=2)
    assert (lesson.item.lesson, lesson.students) == ("original-lead", 1)
    counted = {row.principle: row.score.first for row in report.principles}
    assert counted == {principle: Count(best=1, wrong=2), "lead-fourth-best": Count(best=1)}
    assert [row.principle for row in report.principles] == [principle, "lead-fourth-best"]


def test_the_most_missed_have_the_answers_most_given(tmp_path: Path) -> None:
    report = report_of(
        tmp_path,
        Ann=[at(WRONG, 1)],
        Bob=[at(WRONG, 2)],
        Cid=[at(WRONG, 3, given="SQ")],
        Dan=[at(BEST, 4), at(LESSON, 5)],
    )
    (row,) = report.missed
    assert row.score.first == Count(best=1, wrong=3)
    assert row.given[0] == Given("DJ", "wrong", 2)
    assert {each.given for each in row.given} == {"DJ", "SQ", "D2"}
    assert row.asked is not None
    assert row.asked.right == ("D2",)
    assert row.asked.at == "1.1"


def test_answers_without_a_grade_are_graded_against_the_set(tmp_path: Path) -> None:
    lesson = cavendish().items[LESSON.hand]
    asked = cavendish().asked(lesson, "fourth-best")
    assert asked is not None
    open_ = replace(BEST, grade="ungraded")
    report = report_of(
        tmp_path,
        Ann=[open_],
        Bob=[replace(open_, given="DJ"), replace(LESSON, grade="ungraded", given=asked.right[0])],
        Cid=[replace(open_, given="")],
    )
    counted = [row.score.first for row in report.students]
    assert counted == [Count(best=1), Count(best=1, wrong=1), Count(wrong=1)]
    assert told(report) == []


@pytest.mark.parametrize(
    ("given", "why"), [("HK", "does not hold"), ("x", "a card such as D9"), ("\x1b[31mx", "a card")]
)
def test_an_answer_that_cannot_be_graded_is_left_out(tmp_path: Path, given: str, why: str) -> None:
    report = report_of(tmp_path, Ann=[replace(BEST, grade="ungraded", given=given)])
    assert report.answered == 0
    (message,) = told(report)
    assert "1 answer left out: cannot be graded in cavendish-01: opening-lead" in message
    assert why in message


def test_a_copy_without_answers_grades_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ReportSet, "grade", lambda *_: "ungraded")
    report = report_of(tmp_path, Ann=[replace(BEST, grade="ungraded")])
    assert (report.answered, report.principles) == (0, ())
    assert "this copy of the set has no right answers either" in told(report)[0]


@pytest.mark.parametrize(
    ("spoilt", "words"),
    [
        ({"set_id": "club"}, "the report is not of the set club; --set names others"),
        ({"set_version": 7}, "version 7 of the set cavendish was answered, and here is version 1"),
        ({"hand": "cavendish-99"}, "the set cavendish has no cavendish-99"),
        ({"hand": "lesson/gone"}, "the set cavendish has no lesson/gone"),
        ({"question": "gone"}, "cavendish-01 has no question gone"),
    ],
)
def test_what_is_not_of_the_set_is_left_out_and_said_once(
    tmp_path: Path, spoilt: dict[str, object], words: str
) -> None:
    odd = [replace(at(BEST, n), **spoilt) for n in range(3)]  # type: ignore[arg-type]
    report = report_of(tmp_path, Ann=[BEST, *odd], Bob=[at(odd[0], 40)])
    assert report.answered == 1
    assert told(report) == [f"4 answers of 2 files left out: {words}"]
    (problem,) = report.problems
    text = problem.path.read_text("utf-8").splitlines()[problem.place.line - 1]
    assert str(next(iter(spoilt.values()))) in text
    assert problem.warning


def test_many_names_are_cut_short(tmp_path: Path) -> None:
    odd = [replace(BEST, question=f"q{n}") for n in range(30)]
    (message,) = told(report_of(tmp_path, Ann=odd))
    assert message.endswith("has no question q0, q1, q2, q3 and 26 more")


def test_the_same_answer_twice_counts_once(tmp_path: Path) -> None:
    write_results(tmp_path / "a.json", Results("Ann", (), (at(WRONG, 1),)))
    write_results(tmp_path / "b.json", Results("Ann", (), (at(WRONG, 1, round=0), at(BEST, 2))))
    (row,) = read_report([tmp_path], [cavendish()]).students
    assert (row.again, row.score.first.answered) == (1, 1)
    assert [path.name for path in row.files] == ["a.json", "b.json"]


def test_what_was_studied_and_read_counts_once(tmp_path: Path) -> None:
    place = Place("cavendish", "cavendish-01", "end", True, BEST.day)
    places = (place, replace(place, hand="cavendish-02", finished=False))
    lesson = LessonPlace("cavendish", "discards", 40, True, BEST.day)
    elsewhere = replace(lesson, set_id="club")
    for name in "ab":
        results = Results("Ann", places, (BEST,), (lesson, elsewhere))
        write_results(tmp_path / f"{name}.json", results)
    (row,) = read_report([tmp_path], [cavendish()]).students
    assert (row.studied, row.read) == (1, 1)


def club(folder: Path, version: int) -> ReportSet:
    """Return a set of one hand, made in a folder."""
    (folder / "hands").mkdir(parents=True)
    text = (shipped() / "hands" / "cavendish" / "01.yaml").read_text("utf-8")
    hand = text.replace("id: cavendish-01", "id: first")
    (folder / "hands" / "first.yaml").write_text(hand, encoding="utf-8")
    words = f"id: club\ntitle: The club\nversion: {version}\n"
    (folder / "set.yaml").write_text(words, encoding="utf-8")
    return ReportSet(folder)


def test_several_sets_and_versions_stand_side_by_side(tmp_path: Path) -> None:
    one, two = club(tmp_path / "one", 1), club(tmp_path / "two", 2)
    answer = replace(BEST, set_id="club", hand="first")
    results = tmp_path / "results"
    results.mkdir()
    given = [answer, replace(answer, set_version=2, given="DJ", grade="wrong"), BEST]
    report = report_of(results, [cavendish(), one, two], Ann=given)
    assert [(row.set.id, row.set.version) for row in report.items] == [
        ("cavendish", 1),
        ("club", 1),
        ("club", 2),
    ]
    assert told(report) == []


def test_a_set_that_nobody_answered_is_not_told_of(tmp_path: Path) -> None:
    own, results = club(tmp_path / "club", 1), tmp_path / "results"
    results.mkdir()
    (only,) = report_of(results, [own, cavendish()], Ann=[BEST]).sets
    assert only.id == "cavendish"


def test_nothing_that_can_be_read_is_an_empty_report(tmp_path: Path) -> None:
    (tmp_path / "a.json").write_text("[1", encoding="utf-8")
    report = read_report([tmp_path], [cavendish()])
    assert (report.files, report.students, report.missed) == (0, (), ())
    assert len(report.problems) == 1
