"""Writing YAML as the shipped files have it: short texts on a line, long ones folded."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from textwrap import wrap
from typing import Union

WIDEST = 100
"""The longest line written, in columns, where a text can be broken."""
_PLAIN = re.compile(r"[^\W_](?:(?!: |:$| #)[^\n])*(?<!\s)")
"""What needs no quotes: it begins with a letter or figure, and has no colon and no comment."""


@dataclass(frozen=True, slots=True)
class Plain:
    """What is written as it stands: a name, a number, cards, a list in brackets."""

    text: object

    def __str__(self) -> str:
        return str(self.text)


Value = Union[str, Plain, Mapping[str, "Value"], Sequence["Value"]]  # noqa: UP007  names itself
"""What can be written: texts, plain things, mappings and lists of them."""


def block(value: Mapping[str, Value] | Sequence[Value], indent: int = 0) -> list[str]:
    """Return the lines of a mapping or a list, to be set in by `indent` columns."""
    lines: list[str] = []
    if isinstance(value, Mapping):
        for key, each in value.items():
            lines += under(f"{key}:", each, indent)
        return lines
    for each in value:
        if isinstance(each, str | Plain):
            lines += under("-", each, indent)
        else:
            first, *rest = block(each, indent + 2)
            lines += [f"- {first}", *set_in(rest)]
    return lines


def under(head: str, value: Value, indent: int = 0) -> list[str]:
    """Return the lines of a value that follows a key or a dash."""
    if isinstance(value, Plain):
        return [f"{head} {value}"]
    if isinstance(value, str):
        return _text(head, value, indent)
    return [head, *set_in(block(value, indent + 2))]


def set_in(lines: Sequence[str]) -> list[str]:
    """Return lines moved in by two columns; empty ones stay empty."""
    return [f"  {line}" if line else "" for line in lines]


def _text(head: str, text: str, indent: int) -> list[str]:
    """Return a text on the line of its head, or folded under it, or in quotes."""
    rows = text.split("\n")
    if not all(row.isprintable() for row in rows) or text != text.strip():
        return [f"{head} {_quoted(text)}"]
    if len(rows) > 1:
        if any(row != row.strip() for row in rows):
            return [f"{head} {_quoted(text)}"]
        return [f"{head} |-", *set_in(rows)]
    if _PLAIN.fullmatch(text) and len(head) + 1 + len(text) + indent <= WIDEST:
        return [f"{head} {text}"]
    if "  " in text or not text:
        return [f"{head} {_quoted(text)}"]
    room = WIDEST - indent - 2
    folded = wrap(text, room, break_long_words=False, break_on_hyphens=False)
    return [f"{head} >-", *set_in(folded)]


def _quoted(text: str) -> str:
    signs = {"\n": "\\n", "\t": "\\t", '"': '\\"', "\\": "\\\\"}
    kept = (signs.get(c) or (c if c.isprintable() else f"\\U{ord(c):08x}") for c in text)
    return f'"{"".join(kept)}"'
