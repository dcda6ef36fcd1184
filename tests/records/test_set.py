from pathlib import Path

import pytest

from tests.records.samples import told
from trainer.records.library import shipped
from trainer.records.problem import BadFile, Place
from trainer.records.set import FILE, SetRecord, read_set, set_of
from trainer.records.source import Source

SET = "id: first-steps\ntitle: 'First steps'\nversion: 3\n"


def set_problems(text: str) -> list[str]:
    with pytest.raises(BadFile) as caught:
        set_of(Source(Path(FILE), text))
    return told(caught.value.problems)


def test_set_is_read_from_its_folder(tmp_path: Path) -> None:
    (tmp_path / "set.yaml").write_text(SET, "utf-8")
    record = read_set(tmp_path)
    assert record == SetRecord("first-steps", "First steps", 3, tmp_path / "set.yaml")
    assert record.places == {
        "": Place(1, 1),
        "id": Place(1, 5),
        "title": Place(2, 8),
        "version": Place(3, 10),
    }


def test_shipped_set() -> None:
    assert read_set(shipped()).id == "cavendish"


def test_folder_that_is_no_set(tmp_path: Path) -> None:
    with pytest.raises(BadFile) as caught:
        read_set(tmp_path)
    assert str(caught.value) == f"{tmp_path / 'set.yaml'}:1:1: there is no such file"


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("id: first-steps\n", "", "1:1: the key 'id' is missing: the name of the set"),
        ("'First steps'", "", "2:7: a value is missing here"),
        ("3", "0", "3:10: '0' is not a whole number from 1 to 9999"),
        ("3", "1.1", "3:10: '1.1' is not a whole number from 1 to 9999"),
        ("version", "versoin", "3:1: unknown key 'versoin': did you mean 'version'?"),
        ("first-steps", "First Steps", "1:5: 'First Steps' is no name: write small letters, "),
    ],
)
def test_set_that_is_none(old: str, new: str, problem: str) -> None:
    assert SET.count(old) == 1
    problems = set_problems(SET.replace(old, new))
    assert any(found.startswith(problem) for found in problems), problems


def test_every_problem_is_named_in_the_order_of_the_file() -> None:
    assert set_problems("title: ''\nversion: x\nid: A\n") == [
        "1:8: some text is expected here",
        "2:10: 'x' is not a whole number from 1 to 9999",
        "3:5: 'A' is no name: write small letters, figures and hyphens",
    ]
