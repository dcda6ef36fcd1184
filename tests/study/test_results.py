"""The results file: a round trip, and clear words for a file that is none."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from tests.study.test_progress import ANSWER, PLACE
from trainer.records.problem import BadFile
from trainer.study.results import (
    Results,
    new_answers,
    new_places,
    read_results,
    results_json,
    write_results,
)

RESULTS = Results("Ann", (PLACE,), (ANSWER,))


def test_a_file_reads_back(tmp_path: Path) -> None:
    write_results(tmp_path / "r.json", RESULTS)
    assert read_results(tmp_path / "r.json") == RESULTS
    assert [path.name for path in tmp_path.iterdir()] == ["r.json"]
    assert json.loads((tmp_path / "r.json").read_text("utf-8"))["format"] == "whist-results/1"


def test_a_folder_that_is_gone_leaves_nothing(tmp_path: Path) -> None:
    with pytest.raises(OSError, match="No such file"):
        write_results(tmp_path / "gone" / "r.json", RESULTS)
    assert list(tmp_path.iterdir()) == []


GOOD = results_json(RESULTS)
ROW = GOOD["answers"][0]


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "1:1: this is no results file: Expecting value"),
        ('{"format": 1,\n x}', "2:2: this is no results file: Expecting property name"),
        ("[]", "1:1: this is no results file: TypeError"),
        ("{}", "this is no results file: KeyError 'format'"),
        ('{"format": "whist-results/2"}', "the format is 'whist-results/2', and 'whist-results/1'"),
        (json.dumps(GOOD | {"name": 3}), "name is of another kind"),
        (json.dumps(GOOD | {"answers": [1]}), "this is no results file"),
        (json.dumps(GOOD | {"answers": [ROW | {"more": 1}]}), "unexpected keyword"),
        (json.dumps(GOOD | {"answers": [ROW | {"hints": "1"}]}), "hints is of another kind"),
        (json.dumps(GOOD | {"answers": [ROW | {"grade": "top"}]}), "there is no grade 'top'"),
        ("[" * 100_000, "nested too deep"),
    ],
)
def test_a_file_that_is_none_is_named(tmp_path: Path, text: str, words: str) -> None:
    path = tmp_path / "r.json"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(BadFile) as caught:
        read_results(path)
    assert words in str(caught.value)


def test_what_is_there_is_not_added_twice() -> None:
    other = replace(ANSWER, given="D2")
    assert new_answers([ANSWER], [ANSWER, other]) == (other,)
    later, earlier = replace(PLACE, day="2027"), replace(PLACE, day="2025")
    assert new_places([PLACE], [later]) == (later,)
    assert new_places([PLACE], [earlier]) == ()
    assert new_places([PLACE], [replace(earlier, finished=True)]) == (
        replace(PLACE, finished=True),
    )
    assert new_places([], [PLACE]) == (PLACE,)
