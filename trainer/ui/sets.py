"""The list of sets."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from trainer.text import clean, count, say
from trainer.ui.scene import Line, Scene, Span, text_width, wrapped

FORMAT = "whist-sets/1"


@dataclass(frozen=True, slots=True)
class SetEntry:
    """What is told of a set; `trouble` is what keeps it from being opened."""

    id: str
    title: str
    version: int | None
    path: Path
    hands: int
    lessons: int
    shipped: bool
    chosen: bool
    trouble: str = ""


def sets_json(entries: Sequence[SetEntry]) -> dict[str, Any]:
    """Return the sets as one JSON object."""
    return {"format": FORMAT, "sets": [_data(entry) for entry in entries]}


def _data(entry: SetEntry) -> dict[str, Any]:
    names = [name for name in entry.__slots__ if name not in ("path", "trouble")]
    data = {name: getattr(entry, name) for name in names}
    return {**data, "path": str(entry.path), "trouble": entry.trouble or None}


def sets_scene(entries: Sequence[SetEntry], width: int) -> Scene:
    """Return the sets, one an entry: id, title, what is in it, and where it is."""
    longest = max((text_width(entry.id) for entry in entries), default=0)
    lines: list[Line] = []
    for entry in entries:
        indent = " " * (longest + 4)
        mark = "* " if entry.chosen else "  "
        head = (Span(entry.id.ljust(longest + 2), "id"), Span(entry.title, "title"))
        lines += wrapped(head, width, mark, indent)
        if entry.trouble:
            lines += wrapped((Span(entry.trouble, "note"),), width, indent, indent)
            continue
        facts = [
            say("version {n}", n=entry.version),
            count(entry.hands, "{n} hand", "{n} hands"),
            count(entry.lessons, "{n} lesson", "{n} lessons"),
            say("comes with the program") if entry.shipped else clean(str(entry.path)),
        ]
        lines += wrapped((Span("; ".join(facts), "note"),), width, indent, indent)
    return Scene(tuple(lines))
