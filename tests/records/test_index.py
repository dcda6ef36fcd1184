"""The index: what it keeps, and that it is never stale."""

import json
import os
from pathlib import Path

import pytest

from trainer.records import index as module
from trainer.records.hand import read_hand
from trainer.records.index import hand_entry, read_index
from trainer.records.library import find_hand, shipped

TEXT = find_hand(shipped(), "cavendish-01")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    assert TEXT is not None
    (tmp_path / "hands").mkdir()
    for name in ("a", "b"):
        text = TEXT.read_text("utf-8").replace("id: cavendish-01", f"id: {name}")
        (tmp_path / "hands" / f"{name}.yaml").write_text(text, encoding="utf-8")
    return tmp_path


def test_an_entry_has_what_lists_need() -> None:
    assert TEXT is not None
    entry = hand_entry(read_hand(TEXT))
    assert (entry.id, entry.page, entry.student) == ("cavendish-01", 158, "A")
    assert "trump-lead" in entry.themes
    assert "lead-trumps-on-establishment" in entry.principles
    assert {122, 123, 158, 160} <= set(entry.pages)
    seats = {question.id: question.seat for question in entry.questions}
    assert (seats["opening-lead"], seats["return-trumps"]) == ("A", "B")


def test_unchanged_files_are_not_read_again(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    cache = folder / "index.json"
    first = read_index(folder, cache)
    monkeypatch.setattr(module, "read_hand", lambda path: pytest.fail(f"{path} is read again"))
    assert read_index(folder, cache) == first
    assert [entry.id for entry in first] == ["a", "b"]


def test_a_changed_new_or_gone_file_is_noticed(folder: Path) -> None:
    cache = folder / "index.json"
    read_index(folder, cache)
    path = folder / "hands" / "a.yaml"
    path.write_text(path.read_text("utf-8").replace("id: a", "id: c"), encoding="utf-8")
    os.utime(path, ns=(1, 1))
    assert [entry.id for entry in read_index(folder, cache)] == ["c", "b"]
    path.unlink()
    assert [entry.id for entry in read_index(folder, cache)] == ["b"]
    (folder / "hands" / "d.yaml").write_text("id: d\n", encoding="utf-8")
    assert [entry.id for entry in read_index(folder, cache)] == ["b"]


def test_a_file_of_the_same_size_whose_time_is_set_back_is_noticed(folder: Path) -> None:
    cache, path = folder / "index.json", folder / "hands" / "a.yaml"
    os.utime(path, ns=(1, 1))
    read_index(folder, cache)
    path.write_text(path.read_text("utf-8").replace("id: a", "id: c"), encoding="utf-8")
    os.utime(path, ns=(1, 1))
    assert [entry.id for entry in read_index(folder, cache)] == ["c", "b"]


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"format": "whist-index/0", "files": {}}'])
def test_an_index_that_cannot_be_read_is_made_anew(folder: Path, text: str) -> None:
    cache = folder / "index.json"
    cache.write_text(text)
    assert len(read_index(folder, cache)) == 2
    assert len(json.loads(cache.read_text("utf-8"))["files"]) == 2


def test_a_spoilt_entry_is_read_again(folder: Path) -> None:
    cache = folder / "index.json"
    read_index(folder, cache)
    data = json.loads(cache.read_text("utf-8"))
    for kept in data["files"].values():
        del kept["entry"]["title"]
    cache.write_text(json.dumps(data), encoding="utf-8")
    assert len(read_index(folder, cache)) == 2


def test_an_index_that_cannot_be_written_is_done_without(folder: Path) -> None:
    (folder / "file").write_text("x")
    assert len(read_index(folder, folder / "file" / "index.json")) == 2
    assert len(read_index(folder)) == 2


def test_a_file_whose_name_is_no_utf_8_does_not_stop_the_index(folder: Path) -> None:
    odd = Path(os.fsdecode(os.fsencode(folder / "hands") + b"/caf\xe9.yaml"))
    try:
        (folder / "hands" / "a.yaml").rename(odd)
    except OSError:
        pytest.skip("this system has no such names")
    assert len(read_index(folder, folder / "index.json")) == 2
