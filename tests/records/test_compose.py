import os
import re
from itertools import pairwise

import pytest
from hypothesis import given
from yaml import MappingNode, Node, ScalarNode

from tests.records.samples import ENDING, NAME, any_bytes, inside, told
from trainer.records.problem import BadFile, Place, Problem
from trainer.records.source import DEEPEST, Source, compose, decode, place_of

TOO_DEEP = "nested too deep: at most 20 levels"
ALIAS = "aliases (*name) are not used here: write the text out"


def syntax_problems(text: str) -> list[str]:
    with pytest.raises(BadFile) as caught:
        compose(Source(NAME, text))
    return told(caught.value.problems)


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
        "1:5: the tag '!!python/object/apply:os.system' is not used here",
        "2:8: the tag '!strange' is not used here",
    ]
    assert ran == []


@pytest.mark.parametrize("text", ["!!str a", "!!int 7", "!!map {a: b}", "!!seq [a]", "! a"])
def test_tags_of_plain_data_are_fine(text: str) -> None:
    assert isinstance(compose(Source(NAME, text)), Node)


def test_tag_on_a_key() -> None:
    text = "!!python/name:os.system id: a\n"
    assert syntax_problems(text) == ["1:1: the tag '!!python/name:os.system' is not used here"]


def test_tag_brings_no_escape_sequence_into_the_message() -> None:
    (problem,) = syntax_problems("id: !a%1b%5b31m x\n")
    assert "\x1b" not in problem


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("id: &a [*a]\n", 1),
        ("a: &a [x]\nb: *a\n", 2),
        ("a: &a x\nb: *a\n", 2),
        ("- &a x\n- y\n- *a\n", 3),
        ("id: *a\n", 1),
    ],
    ids=["in itself", "of a list", "of a single value", "in a list", "of nothing"],
)
def test_alias_is_reported_on_its_own_line(text: str, line: int) -> None:
    (problem,) = syntax_problems(text)
    assert re.fullmatch(rf"{line}:\d+: {re.escape(ALIAS)}", problem)


def test_alias_bomb_is_refused_at_once() -> None:
    names = "abcdefghijklmnopqrstuvwxyz"
    bomb = "a: &a [x]\n" + "".join(
        f"{name}: &{name} [{', '.join([f'*{before}'] * 50)}]\n" for before, name in pairwise(names)
    )
    (problem,) = syntax_problems(bomb)
    assert problem.endswith(ALIAS)


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


def test_forbidden_character_behind_other_letters() -> None:
    reason = "unacceptable character #x001b: control characters are not allowed"
    assert syntax_problems("title: Дама\x1b[31m\nid: a\n") == [
        f"1:12: cannot be read as YAML: {reason}"
    ]


@pytest.mark.parametrize("character", ["\x85", "\u2028", "\u2029"])
def test_lines_are_those_of_an_editor(character: str) -> None:
    root = compose(decode(NAME, f"a: 'x{character}y'\nb: z\n".encode()))
    assert place_of(root.value[1][0]) == Place(2, 1)


def test_key_without_its_colon_is_reported_on_its_own_line() -> None:
    (problem,) = syntax_problems("id: a\npage 158\ntitle: b\n")
    assert problem.startswith("2:")
    assert problem.endswith(": a key without its colon: write `key: value`")


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("a:\n\tb: c\n", "2:1: a tab cannot indent YAML: use spaces"),
        ("a: b: c\n", "1:5: a colon here begins a new key: put the text in quotes or after >-"),
        ("a: 'b\n", "1:4: this quote is not closed"),
        ("a: >- b\n", "1:7: the text begins on the next line"),
        ("a: b\n---\nc: d\n", "2:1: one file holds one document: take out the line ---"),
        ("a: 'b' c\n", "1:8: this does not fit what stands above: a wrong indentation"),
        ("a: @b\n", "1:4: a text cannot begin like this: put it in quotes"),
        ("a: *b* c\n", "1:6: a text cannot begin like this: put it in quotes"),
    ],
    ids=["tab", "colon", "quote", "block", "documents", "after a quote", "at sign", "asterisk"],
)
def test_syntax_is_explained_to_who_has_never_read_of_yaml(text: str, problem: str) -> None:
    (found,) = syntax_problems(text)
    assert found.startswith(problem)


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
