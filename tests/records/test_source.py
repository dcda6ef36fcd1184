import os
import tracemalloc
from pathlib import Path
from typing import NoReturn

import pytest

from tests.records.samples import NAME, told
from trainer.records.problem import BadFile
from trainer.records.source import LARGEST, Source, decode, read_source

BINARY = "1:1: this is a binary file; a text file in UTF-8 is expected"
NOT_UTF8 = "this is not UTF-8 (perhaps Latin-1): save the file as UTF-8"


def decoding_problems(data: bytes) -> list[str]:
    with pytest.raises(BadFile) as caught:
        decode(NAME, data)
    return told(caught.value.problems)


# From bytes to text


def test_text_is_decoded() -> None:
    assert decode(NAME, "title: Дама ♥\n".encode()) == Source(NAME, "title: Дама ♥\n")


def test_byte_order_mark_is_taken_off() -> None:
    assert decode(NAME, b"\xef\xbb\xbfid: a\n").text == "id: a\n"


@pytest.mark.parametrize("data", [b"\0", b"id: a\n\0", b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR"])
def test_binary_file(data: bytes) -> None:
    assert decoding_problems(data) == [BINARY]


@pytest.mark.parametrize("encoding", ["utf-16", "utf-16-le", "utf-16-be", "utf-32"])
def test_wide_encodings(encoding: str) -> None:
    assert decoding_problems("id: a\n".encode(encoding)) == [BINARY]


def test_latin_1_names_the_place_of_the_byte() -> None:
    assert decoding_problems(b"id: a\ntitle: Caf\xe9\n") == [f"2:11: {NOT_UTF8}"]
    assert decoding_problems(b"\xe9") == [f"1:1: {NOT_UTF8}"]


def test_latin_1_behind_a_byte_order_mark() -> None:
    assert decoding_problems(b"\xef\xbb\xbfid: a\ntitle: Caf\xe9\n") == [f"2:11: {NOT_UTF8}"]


def test_latin_1_behind_other_letters() -> None:
    assert decoding_problems("title: Дама ".encode() + b"\xe9\n") == [f"1:13: {NOT_UTF8}"]


def test_largest_file_is_read_and_no_larger() -> None:
    assert len(decode(NAME, b"#" * LARGEST).text) == LARGEST
    assert decoding_problems(b"#" * (LARGEST + 1)) == [
        "1:1: the file is larger than 1,000,000 bytes"
    ]


# From a file to bytes


def reading_problems(path: Path) -> list[str]:
    with pytest.raises(BadFile) as caught:
        read_source(path)
    assert {problem.path for problem in caught.value.problems} == {path}
    return told(caught.value.problems)


def test_file_is_read(tmp_path: Path) -> None:
    path = tmp_path / "a.yaml"
    path.write_bytes(b"id: a\r\n")
    assert read_source(path) == Source(path, "id: a\r\n")


def test_no_such_file(tmp_path: Path) -> None:
    assert reading_problems(tmp_path / "a.yaml") == ["1:1: there is no such file"]


def test_folder_given_as_a_file(tmp_path: Path) -> None:
    assert reading_problems(tmp_path) == ["1:1: this is a folder, not a file"]


def test_file_under_a_file(tmp_path: Path) -> None:
    (tmp_path / "a").touch()
    assert reading_problems(tmp_path / "a" / "b.yaml") == ["1:1: cannot be read: Not a directory"]


def test_file_without_permission(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> NoReturn:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "open", refuse)
    assert reading_problems(tmp_path / "a.yaml") == ["1:1: no permission to read this file"]


def test_broken_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> NoReturn:
        raise OSError(5, "Input/output error")

    monkeypatch.setattr(Path, "open", fail)
    assert reading_problems(tmp_path / "a.yaml") == ["1:1: cannot be read: Input/output error"]


def test_huge_file_is_refused_without_reading_it_whole(tmp_path: Path) -> None:
    path = tmp_path / "huge.yaml"
    path.touch()
    os.truncate(path, 50_000_000)
    tracemalloc.start()
    try:
        assert reading_problems(path) == ["1:1: the file is larger than 1,000,000 bytes"]
        _, peak = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert peak < 3 * LARGEST
