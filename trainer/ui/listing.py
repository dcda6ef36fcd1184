"""The list of hands."""

from collections.abc import Sequence

from trainer.records.index import HandEntry
from trainer.text import count, say
from trainer.ui.scene import Line, Scene, Span, line, scene, text_width, wrapped


def list_scene(entries: Sequence[HandEntry], width: int) -> Scene:
    """Return the hands, one an entry: id, title, and what there is to learn from it."""
    if not entries:
        return scene(say("No hands."))
    longest = max(text_width(entry.id) for entry in entries)
    lines: list[Line] = []
    for entry in entries:
        indent = " " * (longest + 2)
        title = (Span(entry.id.ljust(longest + 2), "id"), Span(entry.title, "title"))
        lines += _broken(title, width, "", indent)
        facts = [", ".join(entry.themes)] if entry.themes else []
        if entry.difficulty:
            facts.append(say("difficulty {n} of 5", n=entry.difficulty))
        if entry.questions:
            facts.append(count(entry.asked, "{n} question", "{n} questions"))
        if more := len(entry.questions) - entry.asked:
            facts.append(count(more, "{n} for another seat", "{n} for other seats"))
        if facts:
            lines += _broken((Span("; ".join(facts), "note"),), width, indent, indent)
    total = count(len(entries), "{n} hand.", "{n} hands.")
    return Scene((*lines, (), line(total)))


def _broken(spans: Line, width: int, first: str, rest: str) -> tuple[Line, ...]:
    """Return spans broken into lines; most fit into one, and a set may have thousands."""
    text = first + "".join(span.text for span in spans)
    if text_width(text) <= width and "\n" not in text:
        return ((Span(first), *spans) if first else spans,)
    return wrapped(spans, width, first, rest)
