"""The published JSON Schemas, from the same tables that read the files."""

from typing import Any

from trainer.records.fields import Schema, Shape
from trainer.records.glossary import GLOSSARY
from trainer.records.hand import HAND
from trainer.records.laws import LAWS
from trainer.records.lesson import LESSON
from trainer.records.lesson_blocks import LESSON_QUESTION, TABLE
from trainer.records.set import SET

KINDS: dict[str, tuple[Shape[Any], str]] = {
    "hand": (HAND, "A hand of whist, with remarks and questions"),
    "set": (SET, "A set of hands and lessons"),
    "lesson": (LESSON, "The header of a lesson"),
    "lesson-question": (LESSON_QUESTION, "A question of a lesson"),
    "lesson-table": (TABLE, "A table in a lesson"),
    "glossary": (GLOSSARY, "The terms of the game"),
    "laws": (LAWS, "The laws of the game"),
}


def schema_of(kind: str) -> Schema:
    """Return the JSON Schema (2020-12) of a kind of file; KeyError for an unknown kind."""
    shape, title = KINDS[kind]
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": title,
        **shape.schema(),
    }
