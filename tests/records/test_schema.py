from pathlib import Path
from typing import Any

import pytest
import yaml
from jsonschema import Draft202012Validator

from tests.records.samples import BAD, ENDING, GOOD, PLAY, SHIPPED, form_problems
from trainer.records.problem import BadFile
from trainer.records.schema import schema_of
from trainer.records.source import compose, read_source

SCHEMA = schema_of("hand")
VALIDATOR = Draft202012Validator(SCHEMA)
ASKED = """\
play:
  - trick: 1. A HA H6 H2 H7
    questions:
      - {id: a, why: x, at: 1, kind: how-many, suit: H, of: Y, answer: "1"}
"""


def has_plain_data(path: Path) -> bool:
    """Tell whether a file is YAML of the kind used here, so that there is data to validate."""
    try:
        compose(read_source(path))
    except BadFile:
        return False
    return True


def agree(text: str) -> bool:
    """Tell whether the schema accepts the data of a text exactly when the reader reads it."""
    reads = not form_problems(text)
    return VALIDATOR.is_valid(yaml.safe_load(text)) == reads


def test_schema_is_one() -> None:
    Draft202012Validator.check_schema(SCHEMA)
    assert SCHEMA["$schema"] == "https://json-schema.org/draft/2020-12/schema"
    assert SCHEMA["title"] == "A hand of whist, with remarks and questions"
    assert SCHEMA["required"] == ["id", "title", "deal"]


def test_there_is_no_schema_of_other_kinds() -> None:
    with pytest.raises(KeyError):
        schema_of("sonnet")


def objects(schema: Any) -> list[dict[str, Any]]:
    """Return every schema of a record inside a schema."""
    if isinstance(schema, list):
        return [found for each in schema for found in objects(each)]
    if not isinstance(schema, dict):
        return []
    own = [schema] if "properties" in schema else []
    return own + [found for each in schema.values() for found in objects(each)]


def test_every_key_is_described_and_no_other_is_allowed() -> None:
    records = objects(SCHEMA)
    names = {name for record in records for name in record["properties"]}
    assert {"id", "turn-up", "trick", "best", "american-leads", "better", "AB", "Z"} <= names
    for record in records:
        assert record["additionalProperties"] is False
        assert all(value["description"] for value in record["properties"].values())


@pytest.mark.parametrize(
    "path",
    [path for path in (*GOOD, *BAD, *SHIPPED) if has_plain_data(path)],
    ids=lambda path: f"{path.parent.name}-{path.stem}",
)
def test_schema_accepts_a_file_exactly_when_the_reader_does(path: Path) -> None:
    assert agree(path.read_text("utf-8"))


@pytest.mark.parametrize(
    ("old", "new", "good"),
    [
        ("id: ending", "id: 'ending'", True),
        ("id: ending", "id: The Ending", False),
        ("id: ending\n", "", False),
        ("A test", "'7'", True),
        ("A test", "''", False),
        ("trumps: S", "trumps: ♠", True),
        ("trumps: S", "trumps: N", False),
        ("leader: A", "leader: a", False),
        ("leader: A", "leader: A\ndealer: N", False),
        ("leader: A", "leader: A\npage: 0", False),
        ("leader: A", "leader: A\npage: 9999", True),
        ("leader: A", "leader: A\ndifficulty: 6", False),
        ("leader: A", "leader: A\nscore: {AB: 4, YZ: 0}", True),
        ("leader: A", "leader: A\nscore: {AB: 4}", False),
        ("leader: A", "leader: A\nscore: {AB: 5, YZ: 0}", False),
        ("leader: A", "leader: A\nresult: {AB: 14, YZ: 0}", False),
        ("leader: A", "leader: A\nthemes: [a, b]", True),
        ("leader: A", "leader: A\nthemes: a", False),
        ("leader: A", "leader: A\nthemes: [A]", False),
        ("leader: A", "leader: A\ncolour: red", False),
        ("leader: A", "leader: A\nconventions: {AB: {king-leads: true}}", True),
        ("leader: A", "leader: A\nconventions: {AB: {king-leads: 1}}", False),
        ("leader: A", "leader: A\nconventions: {A: {}}", False),
        ("leader: A", "leader: A\nremarks: [{at: start, text: x}]", True),
        ("leader: A", "leader: A\nremarks: [{at: 1.2, text: x}]", True),
        ("leader: A", "leader: A\nremarks: [{at: 0, text: x}]", False),
        ("leader: A", "leader: A\nremarks: [{at: 100, text: x}]", False),
        ("leader: A", "leader: A\nremarks: [{text: x}]", False),
        ("  Z: H87 S5\n", "", False),
        ("Z: H87 S5", "Z: ♥ 8 7, ♠5", True),
        ("Z: H87 S5", "Z: H87S10", True),
        ("Z: H87 S5", "Z: H87 S1", False),
        ("Z: H87 S5", "N: H87 S5", False),
        ("1. A HA", "1. A: HA", False),
        ("1. A HA", "A HA", True),
        ("1. A HA", "HA", False),
        ("1. A HA", "1) A HA", False),
        ("- 1. A HA", "- trick: 1. A HA", True),
        ("- 1. A HA", "- trik: 1. A HA", False),
    ],
)
def test_reader_and_schema_on_one_value(old: str, new: str, good: bool) -> None:
    text = (ENDING + PLAY).replace(old, new, 1)
    assert text != ENDING + PLAY
    assert (not form_problems(text)) is good
    assert VALIDATOR.is_valid(yaml.safe_load(text)) is good


@pytest.mark.parametrize(
    ("old", "new", "good"),
    [
        ("kind: how-many", "kind: how-long", False),
        ("at: 1,", "", False),
        ("at: 1", 'at: "1.2"', True),
        ("suit: H", "suit: [H]", False),
        ("of: Y", "of: Q", False),
        ("why: x", "why: ''", False),
        ("why: x", "why: x, best: HAK, also: {H2: x}, wrong: {S2 D3: x}", True),
        ("why: x", "why: x, best: HAX", False),
        ("why: x", "why: x, wrong: {HX: x}", False),
        ("why: x", "why: x, wrong: {HA: ''}", False),
        ("why: x", "why: x, wrong: [HA]", False),
        ("why: x", "why: x, card: HA", True),
        ("why: x", "why: x, card: HAK", False),
        ("why: x", "why: x, hints: [a, b]", True),
        ("why: x", "why: x, hints: a", False),
        ("why: x", "why: x, hint: [a]", False),
    ],
)
def test_reader_and_schema_on_a_question(old: str, new: str, good: bool) -> None:
    text = ENDING + ASKED.replace(old, new, 1)
    assert text != ENDING + ASKED
    assert (not form_problems(text)) is good
    assert VALIDATOR.is_valid(yaml.safe_load(text)) is good


@pytest.mark.parametrize(
    ("old", "new", "good"),
    [
        ("A test", "1889", True),
        ("A test", "1.5", True),
        ("A test", "yes", True),
        ("id: ending", "id: 01", True),
        ("id: ending", "id: 1.5", False),
        ("leader: A", "leader: A\nthemes: [1]", True),
        ("leader: A", 'leader: A\npage: "158"', True),
        ("leader: A", "leader: A\npage: 0158", False),
        ("leader: A", "leader: A\nconventions: {AB: {king-leads: yes}}", True),
        ("leader: A", 'leader: A\nconventions: {AB: {king-leads: "true"}}', True),
        ("leader: A", "leader: A\nremarks: [{at: '1.5', text: x}]", False),
        ("leader: A", "leader: A\nremarks: [{at: 99.5, text: x}]", False),
        ("Z: H87 S5", "Z: H87SKn", True),
    ],
)
def test_reader_and_schema_on_what_yaml_takes_for_something_else(
    old: str, new: str, good: bool
) -> None:
    test_reader_and_schema_on_one_value(old, new, good)


READS, REFUSES = True, False
DEAL = ENDING[ENDING.index("deal:") :]
NUMBERS = "the schema sees the number, the reader how it is written"
DATES = "YAML makes a date of it, and JSON has none"
NOTHING = "YAML makes nothing of it, and `key:` with nothing behind it must stay a problem"
CARDS = "a pattern that reads every card would be too long for an editor to show"
WORDS = "the schema offers the short form, which is the one to write"
CASING = "the schema lists the spellings YAML has; a choice cannot pass over capitals"
UNSEEN = "what a terminal obeys is taken out before the reader looks for text"

DIFFERENCES = [
    # Moments that YAML takes for numbers.
    (REFUSES, "leader: A", "leader: A\nremarks: [{at: 1.5, text: x}]", NUMBERS),
    (REFUSES, "leader: A", "leader: A\nremarks: [{at: 1.0, text: x}]", NUMBERS),
    (REFUSES, "leader: A", "leader: A\nremarks: [{at: 1.10, text: x}]", NUMBERS),
    (REFUSES, "leader: A", "leader: A\nremarks: [{at: 07, text: x}]", NUMBERS),
    (REFUSES, "leader: A", "leader: A\nremarks: [{at: 1:30, text: x}]", NUMBERS),
    # Numbers as nobody writes them.
    (REFUSES, "leader: A", "leader: A\npage: 0x9e", NUMBERS),
    (REFUSES, "leader: A", "leader: A\npage: 0157", NUMBERS),
    (REFUSES, "leader: A", "leader: A\npage: 10.0", NUMBERS),
    (REFUSES, "leader: A", "leader: A\npage: +5", NUMBERS),
    (REFUSES, "leader: A", 'leader: A\npage: "10000"', "a schema cannot bound a text"),
    (REFUSES, "id: ending", "id: -7", "a schema cannot hold a pattern against a number"),
    # Dates, nothing, true and false where a text is meant.
    (READS, "A test", "1889-01-01", DATES),
    (READS, "id: ending", "id: 1889-01-01", DATES),
    (READS, "A test", "~", NOTHING),
    (READS, "A test", "null", NOTHING),
    (READS, "id: ending", "id: yes", "YAML makes true of it, which is no name elsewhere"),
    (READS, "leader: A", "leader: A\nconventions: {AB: {king-leads: oN}}", CASING),
    (REFUSES, "A test", '"\\e"', UNSEEN),
    # Suits and cards.
    (READS, "trumps: S", "trumps: spades", WORDS),
    (READS, "trumps: S", "trumps: ♤", WORDS),
    (READS, "Z: H87 S5", "Z: ♡87 ♤5", WORDS),
    (READS, "Z: H87 S5", "Z: H8 7 SKg", WORDS),
    (READS, "Z: H87 S5", "Z: H87 SKnv", WORDS),
    (READS, "Z: H87 S5", "Z: H87 SQn", WORDS),
    (REFUSES, "1. A HA", "1. A HX", CARDS),
    (REFUSES, DEAL, "deal: A:A... K... Q... J-2..-.-\n", CARDS),
    (REFUSES, DEAL, "deal: A... K... Q... ...J.2\n", CARDS),
    # The rest.
    (REFUSES, "leader: A", "<<: {leader: A}", "YAML merges before the schema sees the keys"),
]
"""All that is known of reader and schema not agreeing, each with what the reader does and why."""


@pytest.mark.parametrize(
    ("reads", "old", "new", "reason"),
    DIFFERENCES,
    ids=[new.rstrip().rpartition("\n")[2] for _, _, new, _ in DIFFERENCES],
)
def test_reader_and_schema_still_differ(reads: bool, old: str, new: str, reason: str) -> None:
    text = (ENDING + PLAY).replace(old, new, 1)
    assert text != ENDING + PLAY
    assert (not form_problems(text)) is reads
    assert VALIDATOR.is_valid(yaml.safe_load(text)) is not reads, f"no longer true: {reason}"
