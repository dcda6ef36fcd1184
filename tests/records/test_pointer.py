"""The place of a value told by the way to it, in YAML and in JSON."""

from pathlib import Path

import pytest

from trainer.records.pointer import place_at
from trainer.records.problem import Place
from trainer.records.source import LARGEST, Source

JSON = '{"a": [1,\n  {"b": "x"}],\n "c": {}}'


@pytest.mark.parametrize(
    ("steps", "place"),
    [
        ((), Place(1, 1)),
        (("a", 0), Place(1, 8)),
        (("a", 1, "b"), Place(2, 9)),
        (("a", 1, "gone"), Place(2, 3)),
        (("a", 7), Place(1, 7)),
        (("c", "x", "y"), Place(3, 7)),
        (("a", "b"), Place(1, 7)),
    ],
)
def test_a_value_or_what_is_around_it(steps: tuple[str | int, ...], place: Place) -> None:
    assert place_at(Source(Path("x.json"), JSON), steps) == place


@pytest.mark.parametrize("text", ["", "{", "a: b: c", "[" * 100, "#" * (LARGEST + 1)])
def test_a_text_that_cannot_be_composed_has_only_a_top(text: str) -> None:
    assert place_at(Source(Path("x.json"), text), ("a",)) == Place()
