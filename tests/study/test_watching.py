"""What has changed from one check of some files to the next."""

from pathlib import Path

from trainer.records.problem import Place, Problem
from trainer.study.watching import News, news, saved, stamps

A, B = Path("a.yaml"), Path("b.yaml")


def problem(path: Path, line: int, message: str, warning: bool = False) -> Problem:
    return Problem(path, Place(line), message, warning)


def test_nothing_new_is_no_news() -> None:
    said = [problem(A, 1, "x"), problem(B, 2, "y")]
    assert list(news(said, said)) == []
    assert list(news(said, said, [A])) == [News(A, (), 0, 1)]


def test_a_problem_that_has_moved_is_not_new() -> None:
    before = [problem(A, 1, "x"), problem(A, 1, "x"), problem(A, 5, "y")]
    after = [problem(A, 8, "x"), problem(A, 9, "z"), problem(B, 1, "x")]
    assert list(news(before, after)) == [
        News(A, (after[1],), 2, 1),
        News(B, (after[2],), 0, 0),
    ]


def test_a_warning_that_becomes_a_problem_is_new() -> None:
    before, after = [problem(A, 1, "x", warning=True)], [problem(A, 1, "x")]
    assert list(news(before, after)) == [News(A, (after[0],), 1, 0)]


def test_a_file_that_is_gone_has_its_problems_mended() -> None:
    assert list(news([problem(A, 1, "x")], [])) == [News(A, (), 1, 0)]


def test_saved_files_are_found_by_their_stamps(tmp_path: Path) -> None:
    first, lesson = tmp_path / "a.yaml", tmp_path / "lesson.en.md"
    first.write_text("x", "utf-8")
    before = stamps([tmp_path])
    assert list(before) == [first]
    assert saved(before, stamps([tmp_path])) == ()
    first.write_text("longer", "utf-8")
    lesson.write_text("x", "utf-8")
    after = stamps([tmp_path])
    assert saved(before, after) == (first, lesson)
    first.unlink()
    assert first not in stamps([tmp_path])
    assert stamps([first]) == {first: ()}
