"""The list of hands."""

from collections.abc import Sequence

from trainer.records.hand import HandRecord
from trainer.text import count, say
from trainer.ui.scene import Line, Scene, Span, line, scene, text_width, wrapped


def list_scene(records: Sequence[HandRecord], width: int) -> Scene:
    """Return the hands, one an entry: id, title, and what there is to learn from it."""
    if not records:
        return scene(say("No hands."))
    longest = max(text_width(record.id) for record in records)
    lines: list[Line] = []
    for record in records:
        indent = " " * (longest + 2)
        title = (Span(record.id.ljust(longest + 2), "id"), Span(record.title, "title"))
        lines += wrapped(title, width, "", indent)
        facts = [", ".join(record.themes)] if record.themes else []
        if record.difficulty:
            facts.append(say("difficulty {n} of 5", n=record.difficulty))
        if record.questions:
            facts.append(count(len(record.questions), "{n} question", "{n} questions"))
        if facts:
            lines += wrapped((Span("; ".join(facts), "note"),), width, indent, indent)
    total = count(len(records), "{n} hand.", "{n} hands.")
    return Scene((*lines, (), line(total)))
