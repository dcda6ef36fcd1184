"""The published JSON Schemas, from the same tables that read the files."""

from trainer.records.fields import Schema
from trainer.records.hand import HAND

_KINDS = {"hand": (HAND, "A hand of whist, with remarks and questions")}


def schema_of(kind: str) -> Schema:
    """Return the JSON Schema (2020-12) of a kind of file; KeyError for an unknown kind."""
    record, title = _KINDS[kind]
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": title,
        **record.schema(),
    }
