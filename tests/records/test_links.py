"""Links in a set: none is followed out of it, since a set may come from a stranger."""

import os
from pathlib import Path

import pytest

from tests.records.samples import ENDING
from trainer.records.glossary import read_glossary
from trainer.records.hand import read_hand
from trainer.records.index import read_index
from trainer.records.library import DEEPEST, files_under, find_hand, find_lesson, hand_ids
from trainer.records.problem import BadFile, Problem
from trainer.records.set import read_set
from trainer.records.source import leads_out, read_source

OUT = "a link that leads out of its set"


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """Return a set beside which there is a file that is not of it."""
    root = tmp_path / "set"
    (root / "hands").mkdir(parents=True)
    (root / "lessons").mkdir()
    (root / "set.yaml").write_text("id: mine\ntitle: Mine\nversion: 1\n")
    (root / "hands" / "one.yaml").write_text(ENDING)
    (tmp_path / "outside.yaml").write_text(ENDING.replace("id: ", "id: x-"))
    return root


def test_a_linked_file_is_refused_with_its_place(root: Path) -> None:
    link = root / "hands" / "two.yaml"
    link.symlink_to(root.parent / "outside.yaml")
    with pytest.raises(BadFile) as error:
        read_hand(link)
    assert str(error.value).startswith(f"{link}:1:1: this is {OUT}")
    assert [entry.id for entry in read_index(root)] == [read_hand(root / "hands/one.yaml").id]


@pytest.mark.parametrize("name", ["hands/two.yaml", "lessons/glossary.en.yaml"])
def test_whatever_kind_it_is(root: Path, name: str) -> None:
    (root / name).symlink_to("/etc/passwd")
    with pytest.raises(BadFile, match=OUT):
        read_glossary(root) if "glossary" in name else read_source(root / name)


def test_the_set_file_itself(root: Path) -> None:
    (root / "set.yaml").rename(root.parent / "set.yaml")
    (root / "set.yaml").symlink_to(root.parent / "set.yaml")
    with pytest.raises(BadFile, match=OUT):
        read_set(root)


def test_a_linked_folder_is_not_looked_into(root: Path) -> None:
    other = root.parent / "other"
    (other / "hands").mkdir(parents=True)
    (other / "set.yaml").write_text("id: other\ntitle: Other\nversion: 1\n")
    (other / "1.yaml").write_text("id: far-1\n")
    (other / "lesson.en.md").write_text("---\nid: far\n---\n")
    (root / "hands" / "far").symlink_to(other)
    (root / "lessons" / "010-far").symlink_to(other)
    assert find_hand(root, "far-1") is None
    assert find_lesson(root, "far") is None
    assert "far-1" not in list(hand_ids(root))
    problems = [str(each) for each in files_under([root]) if isinstance(each, Problem)]
    assert problems == [
        f"{root / place}:1:1: this link leads out of the folder"
        for place in ("hands/far", "lessons/010-far")
    ]


def test_a_link_within_the_set_is_followed(root: Path) -> None:
    link = root / "hands" / "two.yaml"
    link.symlink_to(root / "hands" / "one.yaml")
    assert read_source(link).text == ENDING
    assert list(files_under([root / "hands"])) == [root / "hands" / "one.yaml", link]


def test_a_set_that_is_reached_by_a_link_is_whole(root: Path) -> None:
    way = root.parent / "way"
    way.symlink_to(root)
    assert read_source(way / "hands" / "one.yaml").text == ENDING


def test_outside_of_any_set_links_are_followed(tmp_path: Path) -> None:
    (tmp_path / "a.yaml").write_text(ENDING)
    (tmp_path / "deep").mkdir()
    (tmp_path / "deep" / "b.yaml").symlink_to(tmp_path / "a.yaml")
    assert read_source(tmp_path / "deep" / "b.yaml").text == ENDING


def test_in_a_folder_to_check_they_are_not(tmp_path: Path) -> None:
    (tmp_path / "a.yaml").write_text(ENDING)
    (tmp_path / "deep").mkdir()
    link = tmp_path / "deep" / "b.yaml"
    link.symlink_to(tmp_path / "a.yaml")
    (problem,) = files_under([tmp_path / "deep"])
    assert isinstance(problem, Problem)
    assert str(problem) == f"{link}:1:1: this link leads out of the folder"


def test_a_link_that_leads_to_itself(root: Path) -> None:
    link = root / "hands" / "two.yaml"
    link.symlink_to(link)
    assert not leads_out(link)
    with pytest.raises(BadFile):
        read_source(link)


def test_from_within_the_set(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (root / "hands" / "two.yaml").symlink_to(root.parent / "outside.yaml")
    monkeypatch.chdir(root / "hands")
    assert leads_out(Path("two.yaml"))
    assert not leads_out(Path("one.yaml"))


def test_a_pipe_in_a_set_keeps_nobody_waiting(root: Path) -> None:
    os.mkfifo(root / "hands" / "two.yaml")
    assert find_hand(root, "nowhere") is None
    assert find_hand(root, "two") is None
    with pytest.raises(BadFile, match="no file that can be read"):
        read_source(root / "hands" / "two.yaml")


def test_folders_in_folders_without_end(root: Path) -> None:
    deep = root / "hands"
    for _ in range(DEEPEST + 3):
        deep = deep / "d"
        deep.mkdir()
    (deep / "x.yaml").write_text("id: deep\n")
    assert "deep" not in list(hand_ids(root))
    problems = [each for each in files_under([root]) if isinstance(each, Problem)]
    assert ["nested too deep" in str(each) for each in problems] == [True]
