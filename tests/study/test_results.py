"""The results file: a round trip, and clear words for a file that is none."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from tests.study.test_progress import ANSWER, PLACE
from trainer.records.problem import BadFile, Place
from trainer.study.progress_tables import LessonPlace
from trainer.study.results import (
    Results,
    new_answers,
    new_places,
    place_of_answer,
    read_results,
    results_json,
    write_results,
)

LESSON = LessonPlace("cavendish", "original-lead", 40, True, "2026-01-02")
RESULTS = Results("Ann", (PLACE,), (ANSWER,), (LESSON,))


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
ROW, SPOT = GOOD["answers"][0], GOOD["places"][0]


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "1:1: this is no results file: from here on it is not JSON"),
        ('{"format": 1,\n x}', "2:2: this is no results file: from here on it is not JSON"),
        ("[]", "1:1: this is no results file: an object is expected, in braces"),
        ("{}", "this is no results file: format: it is missing"),
        ('{"format": "whist-results/2"}', "the format is 'whist-results/2', and 'whist-results/1'"),
        (json.dumps(GOOD | {"name": 3}), "name: a text is expected"),
        (json.dumps(GOOD | {"name": "a\ud800"}), "name: half a letter"),
        (json.dumps(GOOD | {"answers": {}}), "answers: a list is expected"),
        (json.dumps(GOOD | {"answers": [1]}), "answers[0]: an object is expected"),
        (json.dumps(GOOD | {"places": [SPOT, {}]}), "places[1].set_id: it is missing"),
        (json.dumps(GOOD | {"places": [SPOT | {"at": "x"}]}), "places[0].at: 'x' is no moment"),
        (json.dumps(GOOD | {"places": [SPOT | {"finished": 1}]}), "true or false is expected"),
        (json.dumps(GOOD | {"places": [SPOT | {"day": "2026-13-01"}]}), "places[0].day: a time in"),
        (json.dumps(GOOD | {"answers": [ROW | {"day": "now"}]}), "answers[0].day: a time in UTC"),
        (json.dumps(GOOD | {"answers": [ROW, ROW | {"hints": "1"}]}), "answers[1].hints: a whole"),
        (json.dumps(GOOD | {"answers": [ROW | {"hints": True}]}), "answers[0].hints: a whole"),
        (json.dumps(GOOD | {"answers": [ROW | {"hints": -1}]}), "from 0 to 1000000"),
        (json.dumps(GOOD | {"answers": [ROW | {"round": 10**30}]}), "from 0 to 1000000"),
        (json.dumps(GOOD | {"answers": [ROW | {"grade": "top"}]}), "there is no grade 'top'"),
        ('{"format": ' + "9" * 5000 + "}", "a number in it is too large"),
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
    assert new_answers([ANSWER], [ANSWER, other]) == (replace(other, round=0),)
    later, earlier = replace(PLACE, day="2027"), replace(PLACE, day="2025")
    assert new_places([PLACE], [later]) == (later,)
    assert new_places([PLACE], [earlier]) == ()
    assert new_places([PLACE], [replace(earlier, finished=True)]) == (
        replace(PLACE, finished=True),
    )
    assert new_places([], [PLACE]) == (PLACE,)


def test_keys_that_are_added_are_let_be_and_texts_are_cleaned(tmp_path: Path) -> None:
    path = tmp_path / "r.json"
    row = ROW | {"more": [1], "given": "D\x1b[31mJ", "day": "2026-01-01T10:00:00Z"}
    data = GOOD | {"more": {}, "name": "An\x1b[2Jn\nX", "answers": [row]}
    path.write_text(json.dumps(data), encoding="utf-8")
    results = read_results(path)
    assert results.name == "Ann X"
    assert results.places == (PLACE,)
    assert results.answers == (replace(ANSWER, day="2026-01-01T10:00:00+00:00"),)


def test_imported_answers_are_of_no_round_of_ones_own() -> None:
    other = replace(ANSWER, given="D2")
    assert new_answers([ANSWER], [other, other]) == (replace(other, round=0),)
    assert new_answers([], [other]) == (other,)
    assert new_answers([ANSWER, replace(other, round=0)], [other]) == ()


def test_a_place_finished_anywhere_stays_finished() -> None:
    done, later = replace(PLACE, finished=True, day="2020"), replace(PLACE, day="2027")
    assert new_places([done], [later]) == (replace(later, finished=True),)
    assert new_places([], [later, done]) == (replace(later, finished=True),)
    assert new_places([PLACE], [PLACE]) == ()


def test_a_file_of_before_has_no_lessons(tmp_path: Path) -> None:
    path = tmp_path / "r.json"
    path.write_text(json.dumps({k: v for k, v in GOOD.items() if k != "lessons"}), "utf-8")
    assert read_results(path) == replace(RESULTS, lessons=())
    later = replace(LESSON, line=60, finished=False, day="2027")
    assert new_places([LESSON], [later, LESSON]) == (replace(later, finished=True),)


def test_what_is_wrong_has_its_line_and_column(tmp_path: Path) -> None:
    path = tmp_path / "r.json"
    data = GOOD | {"answers": [ROW, ROW | {"grade": "top"}, {}]}
    path.write_text(json.dumps(data, indent=1), encoding="utf-8")
    with pytest.raises(BadFile) as caught:
        read_results(path)
    (problem,) = caught.value.problems
    line = path.read_text("utf-8").splitlines()[problem.place.line - 1]
    assert line[problem.place.column - 1 :].startswith('"top"')
    assert place_of_answer(path, 0, "given").line < problem.place.line
    assert place_of_answer(tmp_path / "gone", 0, "given") == Place()


def test_one_set_alone() -> None:
    other = replace(ANSWER, set_id="club")
    results = replace(RESULTS, answers=(ANSWER, other))
    assert results.of_set("cavendish") == RESULTS
    assert results.of_set("club") == Results("Ann", (), (other,))
