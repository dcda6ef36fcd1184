"""`whist report` as a teacher runs it: good files, bad files, a page."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from tests.study.test_report import BEST, WRONG, club
from tests.test_cli import whist
from trainer.study.progress import Answered
from trainer.study.results import Results, write_results


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    results = tmp_path / "results"
    results.mkdir()
    for name, answer in (("Ann", BEST), ("Bob", WRONG)):
        keep(results, name, answer)
    return results


def keep(folder: Path, name: str, *answers: Answered) -> None:
    write_results(folder / f"{name}.json", Results(name, (), answers))


def test_a_folder_of_results_is_a_table(folder: Path) -> None:
    done = whist("report", str(folder))
    assert done.stdout.startswith("2 students, 2 questions answered, 2 files read.\n")
    assert "Bob" in done.stdout
    assert "Right: D2." in whist("report", str(folder), "--ascii").stdout
    assert done.stderr == ""


def test_what_is_wrong_is_said_and_the_rest_is_read(folder: Path) -> None:
    (folder / "bad.json").write_text('{"format":\n "x"}', encoding="utf-8")
    keep(folder, "Cid", replace(BEST, question="gone"))
    done = whist("report", str(folder), str(folder / "no.json"))
    assert done.stdout.startswith("3 students, 2 questions answered, 3 files read.\n")
    bad, missing, gone = done.stderr.splitlines()
    assert bad.startswith(f"{folder / 'bad.json'}:2:2: this is no results file")
    assert missing == f"{folder / 'no.json'}:1:1: there is no such file"
    place, _, words = gone.partition(": ")
    assert place.startswith(str(folder / "Cid.json"))
    assert words == "warning: 1 answer left out: cavendish-01 has no question gone"
    data = json.loads(whist("report", str(folder), "--json").stdout)
    assert [each["warning"] for each in data["problems"]] == [False, True]


def test_nothing_read_is_a_failure(tmp_path: Path) -> None:
    (tmp_path / "bad.json").write_bytes(b"\xff\xfe")
    done = whist("report", str(tmp_path), code=1)
    assert not done.stdout
    assert "bad.json:1:1: this is not UTF-8" in done.stderr
    data = json.loads(whist("report", str(tmp_path), "--json", code=1).stdout)
    assert (data["files"], len(data["problems"])) == (0, 1)


def test_a_page_is_written_whole_and_never_over_another(folder: Path, tmp_path: Path) -> None:
    page = tmp_path / "class.html"
    done = whist("report", str(folder), "--html", "-o", str(page))
    assert done.stdout == f"Written to {page}\n"
    text = page.read_text("utf-8")
    assert text.startswith("<!doctype html>\n")
    again = whist("report", str(folder), "--html", "-o", str(page), code=1)
    assert "is there already: add --force" in again.stderr
    whist("report", str(folder), "--html", "-o", str(page), "--force")
    assert whist("report", str(folder), "--html").stdout == text
    lost = tmp_path / "no" / "x.html"
    assert "No such file" in whist("report", str(folder), "--html", "-o", str(lost), code=1).stderr


def test_options_that_do_not_go_together(folder: Path) -> None:
    both = whist("report", str(folder), "--html", "--json", code=2).stderr
    assert "either --html or --json" in both
    assert "goes with --html" in whist("report", str(folder), "-o", "x", code=2).stderr


def test_a_set_by_folder_and_by_id(folder: Path, tmp_path: Path) -> None:
    own = tmp_path / "club"
    club(own, 3)
    keep(folder, "Dan", replace(BEST, set_id="club", set_version=3, hand="first"))
    done = whist("report", str(folder), "--set", str(own))
    assert done.stdout.startswith("3 students, 1 question answered")
    assert "the report is not of the set cavendish" in done.stderr
    both = whist("report", str(folder), "--set", str(own), "--set", "cavendish", "--json").stdout
    assert [each["id"] for each in json.loads(both)["sets"]] == ["club", "cavendish"]
    refused = whist("report", str(folder), "--set", str(tmp_path), code=1).stderr
    assert "set.yaml" in refused


def test_namesakes(folder: Path) -> None:
    path = folder / "Ann2.json"
    later = replace(WRONG, day="2026-02-01T10:00:00+00:00")
    write_results(path, Results("Ann", (), (later,)))
    done = whist("report", str(folder))
    assert "Ann (Ann2.json)" in done.stdout
    assert "2 students are called Ann" in done.stderr
    data = json.loads(whist("report", str(folder), "--one-per-name", "--json").stdout)
    assert [each["name"] for each in data["students"]] == ["Ann", "Bob"]
