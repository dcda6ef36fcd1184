from pathlib import Path
from typing import NoReturn

import pytest

from trainer.records.writing import write_whole


def test_text_is_written_in_utf_8(tmp_path: Path) -> None:
    path = tmp_path / "a.json"
    write_whole(path, "Дама ♥\n")
    assert path.read_bytes() == "Дама ♥\n".encode()
    assert list(tmp_path.iterdir()) == [path]


def test_text_takes_the_place_of_what_stood_there(tmp_path: Path) -> None:
    path = tmp_path / "a.json"
    path.write_text("a much longer text", "utf-8")
    write_whole(path, "new")
    assert path.read_text("utf-8") == "new"
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.parametrize("steps", [("write_text", "write_bytes"), ("replace",)])
def test_what_stood_there_stays_when_writing_fails(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, steps: tuple[str, ...]
) -> None:
    path = tmp_path / "a.json"
    path.write_text("old", "utf-8")

    def fail(self: Path, *_: object, **__: object) -> NoReturn:
        with self.open("w") as file:
            file.write("half")
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patched:
        for step in steps:
            patched.setattr(Path, step, fail)
        with pytest.raises(OSError, match="No space left"):
            write_whole(path, "new")
    assert path.read_text("utf-8") == "old"
    assert list(tmp_path.iterdir()) == [path]


def test_no_folder_to_write_in(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        write_whole(tmp_path / "gone" / "a.json", "new")
    (tmp_path / "file").touch()
    with pytest.raises(NotADirectoryError):
        write_whole(tmp_path / "file" / "a.json", "new")


def test_folder_where_the_file_should_be(tmp_path: Path) -> None:
    (tmp_path / "a.json").mkdir()
    with pytest.raises(OSError, match=r"a\.json"):
        write_whole(tmp_path / "a.json", "new")
    assert list(tmp_path.iterdir()) == [tmp_path / "a.json"]


def test_text_that_has_no_bytes_leaves_nothing_behind(tmp_path: Path) -> None:
    path = tmp_path / "a.json"
    path.write_text("old", "utf-8")
    with pytest.raises((OSError, UnicodeEncodeError)):
        write_whole(path, "\udce9")
    assert path.read_text("utf-8") == "old"
    assert list(tmp_path.iterdir()) == [path]
