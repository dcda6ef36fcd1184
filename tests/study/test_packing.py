"""Packing a set: refused while anything is wrong, the same every time, whole or without answers."""

from io import BytesIO
from pathlib import Path
from zipfile import ZipFile

import pytest

from tests.records.samples import ENDING, FIRST_HAND, PLAY
from trainer.records.archive import unpacked
from trainer.records.library import shipped
from trainer.records.problem import BadFile
from trainer.study.check_files import check_paths
from trainer.study.hand import open_hand
from trainer.study.packing import pack
from trainer.study.selection import select_set


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """Return a small set with everything that a set can hold, and a file that is none of it."""
    for name, text in {
        "set.yaml": "id: mine\ntitle: Mine\nversion: 3\n",
        "hands/asking.yaml": FIRST_HAND,
        "hands/deep/silent.yaml": ENDING + PLAY,
        "lessons/glossary.en.yaml": "- term: tenace\n  text: A term.\n",
        "notes.txt": "x",
    }.items():
        path = tmp_path / "set" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    return tmp_path / "set"


def names(data: bytes) -> list[str]:
    return ZipFile(BytesIO(data)).namelist()


def test_a_set_is_packed_in_one_folder_in_order_of_names(root: Path) -> None:
    packed = pack(root)
    assert names(packed.data) == [
        "mine/hands/asking.yaml",
        "mine/hands/deep/silent.yaml",
        "mine/lessons/glossary.en.yaml",
        "mine/set.yaml",
    ]
    assert (packed.left_out, packed.silent) == ((), ())
    assert pack(root).data == packed.data


def test_the_time_of_a_file_is_nothing_to_the_archive(root: Path) -> None:
    before = pack(root).data
    for path in root.rglob("*.yaml"):
        path.touch()
    assert pack(root).data == before


def test_a_file_in_a_place_where_none_is_read_is_named(root: Path) -> None:
    (root / "lessons" / "stray.yaml").write_text(ENDING + PLAY, "utf-8")
    assert pack(root).left_out == ("lessons/stray.yaml",)


def test_a_faulty_set_is_not_packed_and_every_problem_is_told(root: Path) -> None:
    (root / "hands" / "a.yaml").write_text("id: a\n", "utf-8")
    (root / "hands" / "b.yaml").symlink_to("/etc/passwd")
    (root / "lessons" / "glossary.en.yaml").write_text("- {}\n", "utf-8")
    with pytest.raises(BadFile) as error:
        pack(root)
    told = str(error.value)
    for name in ("a.yaml", "b.yaml", "glossary.en.yaml"):
        assert name in told
    (root / "set.yaml").unlink()
    with pytest.raises(BadFile, match=r"set\.yaml"):
        pack(root)


def test_the_copy_without_answers_holds_the_hands_that_ask(root: Path, tmp_path: Path) -> None:
    packed = pack(root, answers=False)
    assert packed.silent == ("hands/deep/silent.yaml",)
    assert names(packed.data) == [
        "mine/hands/asking.yaml",
        "mine/lessons/glossary.en.yaml",
        "mine/set.yaml",
    ]
    path = tmp_path / "mine.zip"
    path.write_bytes(packed.data)
    copy = unpacked(path, tmp_path / "cache")
    assert check_paths([copy]) == (3, [])
    assert open_hand(copy / "hands" / "asking.yaml").record.exam


def test_a_set_that_asks_nothing_has_no_copy_without_answers(root: Path) -> None:
    (root / "hands" / "asking.yaml").unlink()
    with pytest.raises(BadFile, match="no hand of this set asks anything"):
        pack(root, answers=False)


def test_the_shipped_set_can_be_packed_and_read_again(tmp_path: Path) -> None:
    path = tmp_path / "book.zip"
    path.write_bytes(pack(shipped()).data)
    copy, whole = select_set(unpacked(path, tmp_path / "cache")), select_set(shipped())
    assert [hand.record.id for hand in copy.hands] == [hand.record.id for hand in whole.hands]
    assert [lesson.id for lesson in copy.lessons] == [lesson.id for lesson in whole.lessons]
    assert copy.glossary == whole.glossary
