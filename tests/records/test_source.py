import os
import tracemalloc
from itertools import pairwise
from pathlib import Path
from typing import NoReturn

import pytest
from hypothesis import given
from yaml import MappingNode, Node, ScalarNode

from tests.records.samples import ENDING, NAME, any_bytes, inside, told
from trainer.records.problem import BadFile, Place, Problem
from trainer.records.source import (
    DEEPEST,
    LARGEST,
    Source,
    compose,
    decode,
    place_of,
    read_source,
)

BINARY = "1:1: this is a binary file; a text file in UTF-8 is expected"
NOT_UTF8 = "this is not UTF-8 (perhaps Latin-1): save the file as UTF-8"
TOO_DEEP = "nested too deep: at most 20 levels"
ALIAS = "aliases (*name) are not used here: write the text out"


def decoding_problems(data: bytes) -> list[str]:
    with pytest.raises(BadFile) as caught:
        decode(NAME, data)
    return told(caught.value.problems)


def syntax_problems(text: str) -> list[str]:
    with pytest.raises(BadFile) as caught:
        compose(Source(NAME, text))
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


@pytest.mark.xfail(reason="the place is three bytes short behind a byte order mark")
def test_latin_1_behind_a_byte_order_mark() -> None:
    assert decoding_problems(b"\xef\xbb\xbfid: a\ntitle: Caf\xe9\n") == [f"2:11: {NOT_UTF8}"]


@pytest.mark.xfail(reason="the column counts bytes, not characters")
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


# From text to nodes


def test_nodes_know_their_place() -> None:
    root = compose(Source(NAME, "id: a\n\ndeal:\n  A: SA ♥2\n"))
    assert isinstance(root, MappingNode)
    deal_key, deal = root.value[1]
    _, hand = deal.value[0]
    assert place_of(root) == Place(1, 1)
    assert place_of(deal_key) == Place(3, 1)
    assert place_of(deal) == Place(4, 3)
    assert place_of(hand) == Place(4, 6)


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("SA H1", Place(1, 4)),
        ("'SA H1'", Place(1, 5)),
        ('"SA H1"', Place(1, 5)),
        ("SA\n  H1", Place(1, 1)),
        ("'SA\n  H1'", Place(1, 1)),
        ("|\n  SA H1", Place(1, 1)),
        (">-\n  SA H1", Place(1, 1)),
    ],
)
def test_offset_moves_along_a_text_on_one_line(text: str, place: Place) -> None:
    node = compose(Source(NAME, text))
    assert isinstance(node, ScalarNode)
    assert place_of(node, 3) == place


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("[" * 20_000, "1:1001"),
        ("[" * 20_000 + "]" * 20_000, "1:1001"),
        ("{a: " * 20_000, "1:4001"),
        ("id: " + "[" * 20_000, "1:1004"),
        ("- " * 20_000, "1:1999"),
        ("? " * 20_000, "1:1999"),
        ("[" * 900 + "]" * 900, f"1:{DEEPEST + 1}"),
        ("- " * (DEEPEST + 1) + "x", f"1:{2 * DEEPEST + 1}"),
    ],
    ids=["flow", "closed", "mappings", "behind a key", "block", "keys", "900", "one too many"],
)
def test_nested_too_deep(text: str, place: str) -> None:
    assert syntax_problems(text) == [f"{place}: {TOO_DEEP}"]


@pytest.mark.parametrize("opening", ["[", "- ", "{a: "])
def test_deepest_nesting_is_read(opening: str) -> None:
    levels = DEEPEST - 1
    closing = {"[": "]", "- ": "", "{a: ": "}"}[opening]
    node = compose(Source(NAME, opening * levels + "x" + closing * levels))
    assert not isinstance(node, ScalarNode)


def test_tags_run_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    ran: list[str] = []
    monkeypatch.setattr(os, "system", ran.append)
    text = "id: !!python/object/apply:os.system [touch here]\ntitle: !strange x\n"
    assert syntax_problems(text) == [
        "1:5: the tag !!python/object/apply:os.system is not used here",
        "2:8: the tag !strange is not used here",
    ]
    assert ran == []


@pytest.mark.parametrize("text", ["!!str a", "!!int 7", "!!map {a: b}", "!!seq [a]", "! a"])
def test_tags_of_plain_data_are_fine(text: str) -> None:
    assert isinstance(compose(Source(NAME, text)), Node)


@pytest.mark.xfail(reason="the tag of a key is not looked at")
def test_tag_on_a_key() -> None:
    text = "!!python/name:os.system id: a\n"
    assert syntax_problems(text) == ["1:1: the tag !!python/name:os.system is not used here"]


@pytest.mark.xfail(reason="a tag is written into the message as it is")
def test_tag_brings_no_escape_sequence_into_the_message() -> None:
    (problem,) = syntax_problems("id: !a%1b%5b31m x\n")
    assert "\x1b" not in problem


@pytest.mark.parametrize(
    ("text", "place"),
    [("id: &a [*a]\n", "1:5"), ("a: &a [x]\nb: *a\n", "1:4"), ("id: *a\n", "1:5")],
)
def test_aliases(text: str, place: str) -> None:
    assert syntax_problems(text) == [f"{place}: {ALIAS}"]


@pytest.mark.xfail(reason="the alias of a single value passes", raises=pytest.fail.Exception)
def test_alias_of_a_single_value() -> None:
    assert syntax_problems("a: &a x\nb: *a\n") == [f"2:4: {ALIAS}"]


def test_alias_bomb_is_refused_at_once() -> None:
    names = "abcdefghijklmnopqrstuvwxyz"
    bomb = "a: &a [x]\n" + "".join(
        f"{name}: &{name} [{', '.join([f'*{before}'] * 50)}]\n" for before, name in pairwise(names)
    )
    assert syntax_problems(bomb) == [f"1:4: {ALIAS}"]


def test_every_double_key_is_named_with_its_first_line() -> None:
    assert syntax_problems("a: 1\nb: 2\na: 3\n'b': 4\na: 5\n") == [
        "3:1: the key 'a' stands twice (first at line 1)",
        "4:1: the key 'b' stands twice (first at line 2)",
        "5:1: the key 'a' stands twice (first at line 1)",
    ]


def test_long_double_key_is_shortened() -> None:
    (problem,) = syntax_problems(f"{'x' * 100}: 1\n{'x' * 100}: 2\n")
    assert problem == f"2:1: the key '{'x' * 40}…' stands twice (first at line 1)"


def test_key_must_be_a_word() -> None:
    assert syntax_problems("? [a]\n: 1\n? {b: c}\n: 2\n") == [
        "1:3: a key must be a word",
        "3:3: a key must be a word",
    ]


@pytest.mark.xfail(reason="problems of this kind come level by level, not line by line")
def test_problems_come_in_the_order_of_the_file() -> None:
    assert syntax_problems("a: {b: 1, b: 2}\na: 3\n") == [
        "1:11: the key 'b' stands twice (first at line 1)",
        "2:1: the key 'a' stands twice (first at line 1)",
    ]


@pytest.mark.parametrize("text", ["", "\n\n", "  ", "# nothing\n", "\ufeff"])
def test_nothing_to_read(text: str) -> None:
    assert syntax_problems(text) == ["1:1: the file is empty"]


def test_forbidden_character_is_named_with_its_place() -> None:
    reason = "unacceptable character #x001b: control characters are not allowed"
    assert syntax_problems("id: a\ntitle: a\x1b[31m\n") == [
        f"2:9: cannot be read as YAML: {reason}"
    ]


@pytest.mark.xfail(reason="the place counts bytes, not characters")
def test_forbidden_character_behind_other_letters() -> None:
    reason = "unacceptable character #x001b: control characters are not allowed"
    assert syntax_problems("title: Дама\x1b[31m\nid: a\n") == [
        f"1:12: cannot be read as YAML: {reason}"
    ]


@pytest.mark.parametrize("character", ["\x85", "\u2028", "\u2029"])
@pytest.mark.xfail(reason="YAML 1.1 ends a line where no editor does")
def test_lines_are_those_of_an_editor(character: str) -> None:
    root = compose(Source(NAME, f"a: 'x{character}y'\nb: z\n"))
    assert place_of(root.value[1][0]) == Place(2, 1)


@pytest.mark.xfail(reason="the end of a file without a last line end is put on the next line")
def test_end_of_a_file_that_breaks_off() -> None:
    with pytest.raises(BadFile) as caught:
        compose(Source(NAME, "id: a\ntitle"))
    assert all(inside(problem, b"id: a\ntitle") for problem in caught.value.problems)


@pytest.mark.parametrize("ends", ["\n", "\r\n", "\r"])
def test_any_line_ends(ends: str) -> None:
    root = compose(Source(NAME, ENDING.replace("\n", ends)))
    assert [place_of(key).line for key, _ in root.value] == [1, 2, 3, 4, 5]


@given(any_bytes)
def test_any_bytes_give_a_node_or_a_problem_in_the_file(data: bytes) -> None:
    problems: tuple[Problem, ...]
    try:
        problems = (Problem(NAME, place_of(compose(decode(NAME, data))), "no problem"),)
    except BadFile as error:
        problems = error.problems
    assert problems
    assert all(inside(problem, data) for problem in problems)
