import os
import re
from pathlib import Path
from typing import IO, Any

import pytest
from hypothesis import given

from tests.records.samples import (
    BAD,
    ENDING,
    GOOD,
    NAME,
    SHIPPED,
    any_bytes,
    inside,
    spoilt_hands,
    told,
)
from trainer.records.hand import hand_of
from trainer.records.library import files_under
from trainer.records.problem import BadFile
from trainer.records.source import decode
from trainer.study.check import judge_hand
from trainer.study.check_files import check_files
from trainer.study.hand import make_hand, open_hand

# The fixtures


@pytest.mark.parametrize("path", BAD, ids=lambda path: path.stem)
def test_bad_file_has_exactly_the_expected_problems(path: Path) -> None:
    problems = list(check_files([path]))
    assert told(problems) == path.with_suffix(".expected").read_text("utf-8").splitlines()
    assert problems
    data = path.read_bytes()
    for problem in problems:
        assert problem.path == path
        assert inside(problem, data)
    with pytest.raises(BadFile) as caught:
        open_hand(path)
    assert caught.value.problems == tuple(problems)


@pytest.mark.parametrize("path", [*GOOD, *SHIPPED], ids=lambda path: path.stem)
def test_good_file_has_no_problem(path: Path) -> None:
    assert told(each for each in check_files([path]) if not each.warning) == []
    hand = open_hand(path)
    assert hand.line.cards == tuple(play.card for play in hand.record.plays)


def test_fixtures_are_all_there() -> None:
    expected = sorted(path.with_suffix(".expected") for path in BAD)
    assert expected == sorted((BAD[0].parent).glob("*.expected"))
    assert len(GOOD) >= 8
    assert len(BAD) >= 50


# Several files


def test_every_file_is_checked_whatever_the_others_are(tmp_path: Path) -> None:
    texts = {"a": "", "b": ENDING, "c": "x", "d": ENDING.replace("HAK S2", "HAK S4")}
    for name, text in texts.items():
        (tmp_path / f"{name}.yaml").write_text(text, "utf-8")
    (tmp_path / "f.yaml").mkdir()
    names = ("a", "b", "gone", "c", "f", "d")
    problems = list(check_files(tmp_path / f"{name}.yaml" for name in names))
    assert [(problem.path.stem, problem.message) for problem in problems] == [
        ("a", "the file is empty"),
        ("gone", "there is no such file"),
        ("c", "a mapping is expected here: lines of `key: value`"),
        ("f", "this is a folder, not a file"),
        ("d", "S4 is dealt twice: to A at line 6, and to B"),
        ("d", f"the id ending is already that of {tmp_path / 'b.yaml'}"),
    ]


def test_id_used_twice_is_reported_at_each_but_the_first(tmp_path: Path) -> None:
    paths = [tmp_path / f"{name}.yaml" for name in "abc"]
    for path in paths:
        path.write_text("# x\n" + ENDING, "utf-8")
    assert [str(problem) for problem in check_files(paths)] == [
        f"{paths[1]}:2:5: the id ending is already that of {paths[0]}",
        f"{paths[2]}:2:5: the id ending is already that of {paths[0]}",
    ]


def test_file_that_vanishes_between_listing_and_reading(tmp_path: Path) -> None:
    for name in "ab":
        (tmp_path / f"{name}.yaml").write_text(ENDING, "utf-8")
    files = [path for path in files_under([tmp_path]) if isinstance(path, Path)]
    (tmp_path / "a.yaml").unlink()
    assert [str(problem) for problem in check_files(files)] == [
        f"{tmp_path / 'a.yaml'}:1:1: there is no such file"
    ]


def test_file_without_permission_does_not_stop_the_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    really = Path.open

    def refuse(self: Path, mode: str) -> IO[Any]:
        if self.name == "a.yaml":
            raise PermissionError(13, "Permission denied")
        return really(self, mode)

    for name in "ab":
        (tmp_path / f"{name}.yaml").write_text("x", "utf-8")
    monkeypatch.setattr(Path, "open", refuse)
    paths = [tmp_path / "a.yaml", tmp_path / "b.yaml"]
    assert [problem.message for problem in check_files(paths)] == [
        "no permission to read this file",
        "a mapping is expected here: lines of `key: value`",
    ]


@pytest.mark.parametrize(
    ("data", "problem"),
    [
        (b"\0\1\2", "1:1: this is a binary file; a text file in UTF-8 is expected"),
        (
            ENDING.encode("utf-16"),
            "1:1: this is a binary file; a text file in UTF-8 is expected",
        ),
        (
            ENDING.replace("A test", "Café").encode("latin-1"),
            "2:11: this is not UTF-8 (perhaps Latin-1): save the file as UTF-8",
        ),
        (b"deal: " + b"[" * 20_000, "1:1006: nested too deep: at most 20 levels"),
        (b"- " * 20_000, "1:1999: nested too deep: at most 20 levels"),
    ],
)
def test_file_that_is_no_hand_file(tmp_path: Path, data: bytes, problem: str) -> None:
    path = tmp_path / "a.yaml"
    path.write_bytes(data)
    assert told(check_files([path])) == [problem]


def test_huge_file(tmp_path: Path) -> None:
    path = tmp_path / "huge.yaml"
    path.touch()
    os.truncate(path, 50_000_000)
    assert told(check_files([path])) == ["1:1: the file is larger than 1,000,000 bytes"]


@pytest.mark.parametrize("mark", [b"", b"\xef\xbb\xbf"])
def test_windows_file_has_the_same_problems_at_the_same_places(tmp_path: Path, mark: bytes) -> None:
    (original,) = (path for path in BAD if path.stem == "several-of-questions")
    path = tmp_path / "a.yaml"
    path.write_bytes(mark + original.read_bytes().replace(b"\n", b"\r\n"))
    assert told(check_files([path])) == told(check_files([original]))


# Whatever the file holds


@given(any_bytes)
def test_any_bytes_give_problems_in_the_file(data: bytes) -> None:
    with pytest.raises(BadFile) as caught:
        make_hand(hand_of(decode(NAME, data)))
    assert all(inside(problem, data) for problem in caught.value.problems)


@given(spoilt_hands())
def test_spoilt_hand_is_judged_with_every_problem_in_the_file(data: bytes) -> None:
    line = None
    try:
        line, problems = judge_hand(hand_of(decode(NAME, data)))
    except BadFile as error:
        problems = error.problems
    assert line is not None or problems
    for problem in problems:
        assert inside(problem, data)
        assert re.fullmatch(r"\S.*\S", problem.message)
