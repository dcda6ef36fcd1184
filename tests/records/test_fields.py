from typing import Any, TypeVar

import pytest

from tests.records.samples import NAME, told
from trainer.records.fields import Entry, Key, ListOf, MapOf, Reading, Record, Scalar, Shape
from trainer.records.problem import Place
from trainer.records.source import Source, compose

T = TypeVar("T")

LIST_EXPECTED = "a list is expected here: lines that begin with a dash"
MAPPING_EXPECTED = "a mapping is expected here: lines of `key: value`"
VALUE_EXPECTED = "one value is expected here: a text that begins with [ or { goes in quotes"
REASONS_EXPECTED = "each with its reason is expected here: lines of `DKJ: the reason`"


class Misplaced(ValueError):
    """An error that knows where in the text it is."""

    offset = 2


def _digits(text: str) -> int:
    if "?" in text:
        raise Misplaced("no question marks")
    if not text.isdigit():
        raise ValueError(f"{text!r} is no number")
    return int(text)


NUMBER = Scalar(_digits, {"type": "string", "pattern": "^[0-9]+$"})
POINT: Record[dict[str, Any]] = Record(
    (
        Key("x", NUMBER, "how far", required=True),
        Key("turn-up", NUMBER, "a key with a hyphen"),
        Key("AB", ListOf(NUMBER), "a key in capitals"),
    ),
    dict,
)


def read(shape: Shape[T], text: str) -> tuple[T | None, list[str]]:
    """Return what a shape reads from a text, and the problems it reports."""
    reading = Reading(Source(NAME, text))
    value = shape.read(compose(reading.source), reading)
    assert {problem.path for problem in reading.problems} <= {NAME}
    return value, told(reading.problems)


# One value


@pytest.mark.parametrize("text", ["7", "'7'", '"7"', ">-\n  7", "!!str 7"])
def test_value_is_read_however_it_is_quoted(text: str) -> None:
    assert read(NUMBER, text) == (7, [])


def test_unreadable_value_is_reported_where_it_stands() -> None:
    assert read(NUMBER, "\n\n  seven") == (None, ["3:3: 'seven' is no number"])


def test_error_may_say_where_in_the_text_it_is() -> None:
    assert read(NUMBER, "12?") == (None, ["1:3: no question marks"])
    assert read(NUMBER, "'12?'") == (None, ["1:4: no question marks"])


@pytest.mark.parametrize("text", ["[7]", "{7: 7}", "- 7"])
def test_value_is_no_list_or_mapping(text: str) -> None:
    assert read(NUMBER, text) == (None, [f"1:1: {VALUE_EXPECTED}"])


def test_value_publishes_its_form() -> None:
    assert NUMBER.schema() == {"type": "string", "pattern": "^[0-9]+$"}
    NUMBER.schema()["type"] = "changed"
    assert NUMBER.schema()["type"] == "string"


# Lists


def test_list_of_values() -> None:
    assert read(ListOf(NUMBER), "[7, 8]") == ((7, 8), [])
    assert read(ListOf(NUMBER), "- 7\n- 8\n") == ((7, 8), [])
    assert read(ListOf(NUMBER), "[]") == ((), [])


def test_every_bad_item_is_reported_and_the_good_are_read() -> None:
    assert read(ListOf(NUMBER), "- x\n- 7\n- [8]\n- y\n") == (
        (7,),
        ["1:3: 'x' is no number", f"3:3: {VALUE_EXPECTED}", "4:3: 'y' is no number"],
    )


@pytest.mark.parametrize("text", ["7", "{a: 7}", "''"])
def test_list_expected(text: str) -> None:
    assert read(ListOf(NUMBER), text) == (None, [f"1:1: {LIST_EXPECTED}"])


def test_schema_of_a_list() -> None:
    assert ListOf(NUMBER).schema() == {"type": "array", "items": NUMBER.schema()}


# Free mappings


def test_entries_keep_their_order_and_place() -> None:
    assert read(MapOf(NUMBER, NUMBER), "9: 1\n8: 2\n") == (
        (Entry(9, 1, Place(1, 1)), Entry(8, 2, Place(2, 1))),
        [],
    )


def test_bad_keys_and_values_are_all_reported() -> None:
    assert read(MapOf(NUMBER, NUMBER), "x: y\n1: z\nw: 2\n3: 4\n") == (
        (Entry(3, 4, Place(4, 1)),),
        [
            "1:1: 'x' is no number",
            "1:4: 'y' is no number",
            "2:4: 'z' is no number",
            "3:1: 'w' is no number",
        ],
    )


@pytest.mark.parametrize("text", ["7", "[7]", "''"])
def test_mapping_expected(text: str) -> None:
    assert read(MapOf(NUMBER, NUMBER), text) == (None, [f"1:1: {REASONS_EXPECTED}"])
    assert read(POINT, text) == (None, [f"1:1: {MAPPING_EXPECTED}"])


def test_schema_of_a_free_mapping() -> None:
    assert MapOf(NUMBER, NUMBER).schema() == {
        "type": "object",
        "propertyNames": {"pattern": "^[0-9]+$"},
        "additionalProperties": NUMBER.schema(),
    }


# Records


def test_record_is_built_from_its_values_and_their_places() -> None:
    assert read(POINT, "x: 7\nturn-up: 8\nAB:\n  - 9\n") == (
        {
            "x": 7,
            "turn_up": 8,
            "ab": (9,),
            "places": {
                "": Place(1, 1),
                "x": Place(1, 4),
                "turn-up": Place(2, 10),
                "AB": Place(4, 3),
            },
        },
        [],
    )


def test_record_of_required_keys_alone() -> None:
    value, problems = read(POINT, "{x: 7}")
    assert value == {"x": 7, "places": {"": Place(1, 1), "x": Place(1, 5)}}
    assert problems == []


def test_missing_key_is_reported_where_the_record_begins() -> None:
    assert read(POINT, "\nturn-up: 8\n") == (None, ["2:1: the key 'x' is missing: how far"])


def test_unreadable_required_key_is_not_called_missing() -> None:
    assert read(POINT, "x: y\n") == (None, ["1:4: 'y' is no number"])


def test_unreadable_optional_key_is_left_out() -> None:
    value, problems = read(POINT, "x: 7\nturn-up: y\n")
    assert problems == ["2:10: 'y' is no number"]
    assert value is not None
    assert "turn_up" not in value


@pytest.mark.parametrize("key", ["turnup", "turn_up", "Turn-up", "turn-ups", "urn-up"])
def test_unknown_key_and_the_nearest_known(key: str) -> None:
    _, problems = read(POINT, f"x: 7\n{key}: 8\n")
    assert problems == [f"2:1: unknown key {key!r}: did you mean 'turn-up'?"]


@pytest.mark.parametrize("key", ["colour", "7", "''", "<<", "null"])
def test_unknown_key_like_none(key: str) -> None:
    _, problems = read(POINT, f"x: 7\n{key}: 8\n")
    shown = repr(key.strip("'"))
    assert problems == [f"2:1: unknown key {shown}: the keys here are x, turn-up, AB"]


def test_long_unknown_key_is_shortened_and_cannot_write_to_the_terminal() -> None:
    _, problems = read(POINT, 'x: 7\n? "\\e[31m' + "k" * 2000 + '"\n: 8\n')
    shown = "\\x1b[31m" + "k" * 35 + "…"
    assert problems == [f"2:3: unknown key '{shown}': the keys here are x, turn-up, AB"]


def test_value_of_an_unknown_key_is_not_looked_at() -> None:
    assert read(POINT, "x: 7\ncolour: {x: [y]}\n")[1] == [
        "2:1: unknown key 'colour': the keys here are x, turn-up, AB"
    ]


def test_all_problems_of_a_record_are_reported() -> None:
    assert read(POINT, "turn-up: y\ncolour: 8\nAB: 9\n") == (
        None,
        [
            "1:10: 'y' is no number",
            "2:1: unknown key 'colour': the keys here are x, turn-up, AB",
            f"3:5: {LIST_EXPECTED}",
            "1:1: the key 'x' is missing: how far",
        ],
    )


def test_schema_of_a_record() -> None:
    assert POINT.schema() == {
        "type": "object",
        "properties": {
            "x": {"description": "how far", **NUMBER.schema()},
            "turn-up": {"description": "a key with a hyphen", **NUMBER.schema()},
            "AB": {"description": "a key in capitals", **ListOf(NUMBER).schema()},
        },
        "required": ["x"],
        "additionalProperties": False,
    }
