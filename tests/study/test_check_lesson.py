"""The check of lessons: fixtures with exactly their problems, and the shipped course."""

from pathlib import Path

import pytest

from tests.records.samples import FILES, told
from trainer.records.library import files_under, lesson_files, shipped
from trainer.study.check_files import check_files

BAD = sorted((FILES / "lessons" / "bad").glob("*.md"))
GOOD = sorted((FILES / "lessons" / "good").glob("*.md"))
LESSONS = list(lesson_files(shipped()))


@pytest.mark.parametrize("path", BAD, ids=lambda path: path.stem)
def test_bad_lesson_has_exactly_the_expected_problems(path: Path) -> None:
    problems = [each for each in check_files([path]) if not each.warning]
    assert told(problems) == path.with_suffix(".expected").read_text("utf-8").splitlines()
    assert problems
    lines = path.read_text("utf-8").split("\n")
    for problem in problems:
        assert 1 <= problem.place.column <= len(lines[problem.place.line - 1]) + 1


@pytest.mark.parametrize("path", [*GOOD, *LESSONS], ids=lambda path: path.stem + path.parent.name)
def test_good_lesson_has_no_problem(path: Path) -> None:
    assert [str(each) for each in check_files([path]) if not each.warning] == []


def test_fixtures_are_all_there() -> None:
    assert len(BAD) >= 10
    assert len(LESSONS) >= 2
    assert sorted(path.with_suffix(".expected") for path in BAD) == sorted(
        (FILES / "lessons" / "bad").glob("*.expected")
    )


def test_a_lesson_short_of_questions_and_hands_is_warned_of(tmp_path: Path) -> None:
    head = GOOD[-1].read_text("utf-8").partition("```")[0]
    path = tmp_path / "few.md"
    path.write_text(head, encoding="utf-8")
    problems = list(check_files([path]))
    assert [problem.warning for problem in problems] == [True, True]
    assert "warning: a lesson has at least 3 questions; this has 0" in str(problems[0])
    path.write_text(head.replace("minutes", "laws: [72]\nminutes"), encoding="utf-8")
    assert len(list(check_files([path]))) == 1


def lesson_in(root: Path, folder: str, text: str) -> Path:
    path = root / "lessons" / folder / "lesson.en.md"
    path.parent.mkdir(parents=True)
    path.write_text(text, encoding="utf-8")
    return path


def test_folder_and_header_must_agree_and_ids_be_unique(tmp_path: Path) -> None:
    text = "\n".join(GOOD[-1].read_text("utf-8").split("\n")[:9]) + "\n\nWords.\n"
    lesson_in(tmp_path, "900-a-lesson", text)
    lesson_in(tmp_path, "901-a-lesson", text)
    found = [path for path in files_under([tmp_path]) if isinstance(path, Path)]
    assert [path.parent.name for path in found] == ["900-a-lesson", "901-a-lesson"]
    problems = [str(each) for each in check_files(found) if not each.warning]
    assert len(problems) == 2
    assert "the folder says 901-a-lesson, the header 900-a-lesson" in problems[0]
    assert "the id a-lesson is already that of" in problems[1]


LAW = "- {law: 7, title: t, group: g, page: 1, text: x}\n"
LAST = "there is no law 8: they go to 7"


@pytest.mark.parametrize(
    ("laws", "told_of_8", "told_of_72"),
    [(LAW, LAST, LAST.replace("8", "72")), (None, "", ""), ("a: b", "", "")],
    ids=["own laws", "no laws", "faulty laws"],
)
def test_links_to_laws_lead_into_the_set_or_else_the_program(
    laws: str | None, told_of_8: str, told_of_72: str, tmp_path: Path
) -> None:
    head = "\n".join(GOOD[-1].read_text("utf-8").split("\n")[:9]).replace("900-", "")
    path = lesson_in(tmp_path, "900-a-lesson", head + "\n\n[a](law:8)\n\n[b](law:72)\n")
    if laws is not None:
        (tmp_path / "lessons" / "laws.en.yaml").write_text(laws, encoding="utf-8")
    problems = [each.message for each in check_files([path]) if "law" in each.message]
    assert problems == [each for each in (told_of_8, told_of_72) if each]
