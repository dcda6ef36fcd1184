"""A hand and a lesson with something evil in every text that is shown."""

from dataclasses import fields, is_dataclass, replace
from pathlib import Path
from typing import Any

from trainer.records.hand import read_hand
from trainer.records.lesson import read_lesson
from trainer.records.lesson_blocks import HandLink
from trainer.records.library import shipped
from trainer.records.set import SetRecord
from trainer.study.hand import Hand, make_hand
from trainer.study.lesson import Lesson
from trainer.study.selection import Selection

EVIL = '</script><img src=x onerror="window.evil=1"><b id=evil>&amp;"\'\u2028{n}${n}'
FILES = Path(__file__).parents[2] / "files" / "good"
_TEXTS = {
    *("title", "source", "summary", "corrections", "text", "why", "ask", "hints"),
    *("goals", "caption", "say", "order", "value"),
}


def poisoned(value: Any, name: str = "") -> Any:
    """Return a record with the evil in the place of every text."""
    if isinstance(value, str):
        return EVIL if name in _TEXTS else value
    if isinstance(value, tuple):
        items = tuple(poisoned(each, name) for each in value)
        # the things to be put in order must differ
        return tuple(f"{n} {each}" for n, each in enumerate(items)) if name == "order" else items
    of_a_file = type(value).__module__.startswith("trainer.records")
    if is_dataclass(value) and not isinstance(value, type) and of_a_file:
        changes = {
            field.name: poisoned(getattr(value, field.name), field.name)
            for field in fields(value)
            if field.init and field.name not in ("places", "place", "needs", "teaches")
        }
        return replace(value, **changes)
    return value


def evil_hand(path: Path) -> Hand:
    return make_hand(poisoned(read_hand(path)))


def evil_lesson() -> Lesson:
    record = read_lesson(shipped() / "lessons" / "040-sequences" / "lesson.en.md")
    bad = poisoned(record)
    blocks = (block for block in bad.blocks if not isinstance(block, HandLink))
    return Lesson(replace(bad, blocks=tuple(blocks)))


def evil_selection() -> Selection:
    whole = shipped() / "hands" / "cavendish" / "01.yaml"
    hands = map(evil_hand, (whole, FILES / "puzzle.yaml", FILES / "questions.yaml"))
    return Selection(SetRecord("evil", EVIL, 1), tuple(hands), (evil_lesson(),))
