"""Whose results are whose: one student's files, namesakes, files without a name, copies."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from pathlib import Path

from tests.study.test_progress import ANSWER
from trainer.records.problem import Problem
from trainer.study.progress import Answered
from trainer.study.report_people import ResultsFile, read_files, shown, students_of
from trainer.study.results import Results, write_results


def answers(who: str, *numbers: int) -> tuple[Answered, ...]:
    days = {n: f"2026-01-01T10:{n:02}:00.{who}+00:00" for n in numbers}
    return tuple(replace(ANSWER, question=f"q{n}", day=day) for n, day in days.items())


def file(path: str, name: str, given: Sequence[Answered]) -> ResultsFile:
    return ResultsFile(Path(path), Results(name, (), tuple(given)))


def groups(
    *files: ResultsFile, one_per_name: bool = False
) -> tuple[dict[str, list[str]], list[str]]:
    people, problems = students_of(files, one_per_name)
    assert all(each.warning for each in problems)
    return {each.name: [f.path.name for f in each.files] for each in people}, told(problems)


def told(problems: Iterable[Problem]) -> list[str]:
    return [f"{each.path.name}: {each.message}" for each in problems]


def test_a_later_file_of_the_same_student_is_taken_together_with_the_first() -> None:
    old, new = file("a.json", "Ann", answers("1", 1, 2)), answers("1", 1, 2, 3)
    found, said = groups(old, file("b.json", "ann", new), file("c.json", "Bob", answers("2", 1)))
    assert found == {"Ann": ["a.json", "b.json"], "Bob": ["c.json"]}
    (one,) = said
    assert one == (
        "b.json: Ann: taken together with a.json; 2 answers stand in more than one of them"
    )


def test_two_people_of_one_name_are_kept_apart_and_shown_by_their_files() -> None:
    first, second = file("x/a.json", "Ann", answers("1", 1)), answers("2", 1)
    found, said = groups(first, file("x/b.json", "Ann", second))
    assert found == {"Ann (a.json)": ["a.json"], "Ann (b.json)": ["b.json"]}
    assert said[0].startswith("b.json: 2 students are called Ann")
    assert "--one-per-name" in said[0]
    found, _ = groups(first, file("y/a.json", "Ann", second))
    assert list(found) == ["Ann (x/a.json)", "Ann (y/a.json)"]
    found, said = groups(first, file("x/b.json", "Ann", second), one_per_name=True)
    assert found == {"Ann": ["a.json", "b.json"]}
    assert "taken together" in said[0]


def test_files_of_one_name_that_answer_no_question_in_two_ways_are_one_students() -> None:
    club = [replace(each, set_id="club") for each in answers("2", 1, 2)]
    found, said = groups(file("a.json", "Ann", answers("1", 1, 2)), file("b.json", "Ann", club))
    assert found == {"Ann": ["a.json", "b.json"]}
    assert said == [
        "b.json: Ann: taken together with a.json; 0 answers stand in more than one of them"
    ]
    other = file("c.json", "Ann", answers("3", 1, 2))
    new = file("d.json", "Ann", answers("4", 7))
    found, _ = groups(file("a.json", "Ann", answers("1", 1, 2)), other, new)
    assert len(found) == 3


def test_one_answer_in_common_may_be_chance() -> None:
    first, second = answers("1", 1, 2, 3), (*answers("2", 2, 5), *answers("1", 1))
    found, _ = groups(file("a.json", "Ann", first), file("b.json", "Ann", second))
    assert len(found) == 2
    _, said = groups(file("a.json", "Ann", first), file("b.json", "Bob", second))
    assert said == []


def test_answers_copied_under_another_name_are_named_and_not_merged() -> None:
    given = answers("1", 1, 2, 3)
    found, said = groups(file("a.json", "Ann", given), file("b.json", "Bob", given))
    assert len(found) == 2
    assert said == [
        "b.json: 3 answers stand in a.json too, under another name, given at the very same moments"
    ]


def test_a_copy_that_comes_first_does_not_part_the_files_of_one_student() -> None:
    given = answers("1", 1, 2, 3)
    files = file("0.json", "Bob", given), file("a.json", "Ann", given), file("b.json", "Ann", given)
    assert groups(*files)[0] == {"Bob": ["0.json"], "Ann": ["a.json", "b.json"]}


def test_files_without_a_name_are_shown_by_their_own() -> None:
    found, said = groups(
        file("a.json", "learner", answers("1", 1)),
        file("b.json", "", answers("2", 1)),
        file("c.json", "Ann", answers("3", 1)),
    )
    assert list(found) == ["a.json", "Ann", "b.json"]
    assert said == ["a.json: there is no name in it, nor in 1 more, so the files' own are shown"]
    found, _ = groups(
        file("a.json", "", answers("1", 1)), file("b.json", "Ann", answers("1", 1, 2))
    )
    assert found == {"Ann": ["a.json", "b.json"]}


def test_a_file_without_answers_goes_to_its_name() -> None:
    found, _ = groups(file("a.json", "Ann", answers("1", 1)), file("b.json", "Ann", ()))
    assert found == {"Ann": ["a.json", "b.json"]}


def test_many_files_of_one_student_are_one() -> None:
    files = [file(f"{n}.json", "Ann", answers("1", *range(n + 1))) for n in range(40)]
    found, said = groups(*files)
    assert len(found["Ann"]) == 40
    assert "0.json, 1.json, 2.json, 3.json and 35 more" in said[0]


def test_names_are_data() -> None:
    wild = "\x1b[31mAn\u202en\x07" + "x" * 10_000 + "\u200b"
    found, _ = groups(file("a.json", wild, answers("1", 1)))
    (name,) = found
    assert len(name) == 60
    assert name.startswith("Annx")
    assert name.isprintable()
    assert shown("a\nb\tc") == "a b c"
    assert len(shown("a" + "\u0335" * 500)) == 3


def test_folders_are_read_and_what_cannot_be_is_named(tmp_path: Path) -> None:
    write_results(tmp_path / "ann.json", Results("Ann", (), (ANSWER,)))
    write_results(tmp_path / "deep.json", Results("Bob", (), (ANSWER,)))
    (tmp_path / "bad.json").write_text("{", encoding="utf-8")
    (tmp_path / "notes.txt").write_text("x", encoding="utf-8")
    (tmp_path / "empty").mkdir()
    files, problems = read_files([tmp_path, tmp_path / "ann.json", tmp_path / "empty", Path("no")])
    assert [each.path.name for each in files] == ["ann.json", "deep.json"]
    assert [each.path.name for each in problems] == ["bad.json", "empty", "no"]
    assert not any(each.warning for each in problems)
