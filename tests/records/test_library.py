import os
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import IO, Any

import pytest

from tests.records.samples import ENDING
from trainer.records.hand import read_hand
from trainer.records.library import files_under, find_hand, hand_files, hand_ids, shipped
from trainer.records.problem import Problem


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """Return a set of hands, of which one is not named after its id."""
    for name, head in {
        "hands/positions/02.yaml": "id: positions-02\n",
        "hands/positions/01.yaml": "# A comment first.\nid: 'positions-01'  # and one behind\n",
        "hands/positions/odd.yml": 'title: x\nid: "queer-name"\n',
        "hands/alone.yaml": "id: alone\n",
        "hands/broken.yaml": "id: [\n",
        "hands/readme.txt": "id: readme\n",
        "hands/positions/.yaml": "id: hidden\n",
    }.items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(head, "utf-8")
    return tmp_path


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Return the names of the files that are opened."""
    names: list[str] = []
    really = Path.open

    def spy(self: Path, mode: str) -> IO[Any]:
        names.append(self.name)
        return really(self, mode)

    monkeypatch.setattr(Path, "open", spy)
    return names


def shown(root: Path, found: Iterable[Path | Problem]) -> list[str]:
    """Return what was found: the files by their names, the problems in words."""
    return [
        each.relative_to(root).as_posix() if isinstance(each, Path) else str(each) for each in found
    ]


# Hands of a set


def test_hand_files_come_in_order_of_their_names(root: Path) -> None:
    assert shown(root, hand_files(root)) == [
        "hands/alone.yaml",
        "hands/broken.yaml",
        "hands/positions/01.yaml",
        "hands/positions/02.yaml",
        "hands/positions/odd.yml",
    ]


def test_set_without_hands(tmp_path: Path) -> None:
    assert list(hand_files(tmp_path)) == []
    assert find_hand(tmp_path, "cavendish-01") is None


def test_ids_of_a_set(root: Path) -> None:
    assert list(hand_ids(root)) == ["alone", "positions-01", "positions-02", "queer-name"]


def test_hand_named_after_its_id_is_found_without_opening_another(
    root: Path, opened: list[str]
) -> None:
    assert find_hand(root, "positions-02") == root / "hands/positions/02.yaml"
    assert opened == ["02.yaml"]
    opened.clear()
    assert find_hand(root, "alone") == root / "hands/alone.yaml"
    assert opened == ["alone.yaml"]


def test_hand_of_another_name_is_found_by_its_id(root: Path) -> None:
    assert find_hand(root, "queer-name") == root / "hands/positions/odd.yml"


@pytest.mark.parametrize("hand_id", ["positions-03", "positions", "readme", "", "-", "x" * 5000])
def test_hand_that_is_not_there(root: Path, hand_id: str) -> None:
    assert find_hand(root, hand_id) is None


def test_file_with_the_name_of_another_id_does_not_answer_to_it(root: Path) -> None:
    (root / "hands/positions/02.yaml").write_text("id: moved\n", "utf-8")
    assert find_hand(root, "positions-02") is None
    assert find_hand(root, "moved") == root / "hands/positions/02.yaml"


def test_only_the_head_of_a_file_is_looked_at(root: Path) -> None:
    path = root / "hands/late.yaml"
    path.write_text("#" * 2000 + "\nid: late\n", "utf-8")
    assert find_hand(root, "late") is None
    path.write_text("#" * 1900 + "\nid: late\n", "utf-8")
    assert find_hand(root, "late") == path


def test_file_without_permission_has_no_id(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    really = Path.open

    def refuse(self: Path, mode: str) -> IO[Any]:
        if self.name == "01.yaml":
            raise PermissionError(13, "Permission denied")
        return really(self, mode)

    monkeypatch.setattr(Path, "open", refuse)
    assert list(hand_ids(root)) == ["alone", "positions-02", "queer-name"]
    assert find_hand(root, "positions-01") is None


def test_file_called_hands(tmp_path: Path) -> None:
    (tmp_path / "hands").touch()
    assert list(hand_files(tmp_path)) == []


def test_shipped_set() -> None:
    assert (shipped() / "hands" / "cavendish" / "01.yaml") in list(hand_files(shipped()))
    for path in hand_files(shipped()):
        assert find_hand(shipped(), read_hand(path).id) == path


# Files to check


def test_files_named_stay_and_folders_open(root: Path) -> None:
    paths = [root / "hands/readme.txt", root / "hands/positions", root / "gone.yaml"]
    assert shown(root, files_under(paths)) == [
        "hands/readme.txt",
        "hands/positions/01.yaml",
        "hands/positions/02.yaml",
        "hands/positions/odd.yml",
        "gone.yaml",
    ]


def test_folder_without_hands(tmp_path: Path) -> None:
    (tmp_path / "deeper").mkdir()
    (tmp_path / "readme.txt").write_text(ENDING, "utf-8")
    assert shown(tmp_path, files_under([tmp_path])) == [
        f"{tmp_path}:1:1: there is no .yaml file and no lesson in this folder"
    ]


@pytest.mark.parametrize(
    ("error", "problem"),
    [
        (PermissionError(13, "Permission denied"), "no permission to read this folder"),
        (OSError(5, "Input/output error"), "cannot be read: Input/output error"),
    ],
)
def test_folder_that_cannot_be_read_does_not_stop_the_others(
    root: Path, monkeypatch: pytest.MonkeyPatch, error: OSError, problem: str
) -> None:
    really = Path.iterdir

    def refuse(self: Path) -> Iterator[Path]:
        if self.name == "positions":
            raise error
        return really(self)  # type: ignore[return-value, unused-ignore]

    monkeypatch.setattr(Path, "iterdir", refuse)
    folder = root / "hands/positions"
    assert shown(root, files_under([folder, root / "hands/alone.yaml"])) == [
        f"{folder}:1:1: {problem}",
        "hands/alone.yaml",
    ]


def test_folder_within_without_permission(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    really = Path.iterdir

    def refuse(self: Path) -> Iterator[Path]:
        if self.name == "positions":
            raise PermissionError(13, "Permission denied", str(self))
        return really(self)  # type: ignore[return-value, unused-ignore]

    monkeypatch.setattr(Path, "iterdir", refuse)
    found = shown(root, files_under([root]))
    assert f"{root / 'hands/positions'}:1:1: no permission to read this folder" in found
    assert "hands/alone.yaml" in found


def test_file_in_a_folder_without_permission(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(self: Path, **_: object) -> os.stat_result:
        raise PermissionError(13, "Permission denied", str(self))

    monkeypatch.setattr(Path, "stat", refuse)
    path = root / "hands/alone.yaml"
    assert list(files_under([path])) == [path]


def test_link_to_the_folder_it_stands_in(root: Path) -> None:
    (root / "hands/positions/again").symlink_to(root / "hands/positions")
    assert len(list(files_under([root / "hands/positions"]))) == 3


def test_link_to_nothing_is_named(root: Path) -> None:
    (root / "hands/lost.yaml").symlink_to(root / "nowhere.yaml")
    assert root / "hands/lost.yaml" in list(files_under([root / "hands"]))


def test_a_hand_deep_in_folders_is_found_by_its_name_first(root: Path, opened: list[str]) -> None:
    path = root / "hands/deep/lone-name.yaml"
    path.parent.mkdir()
    path.write_bytes(b"id: some-lone-name\n")
    opened.clear()
    assert find_hand(root, "some-lone-name") == path
    assert opened == ["lone-name.yaml"]
