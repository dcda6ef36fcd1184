"""The laws: all of them by title, one of them whole, or those that speak of a word."""

from collections.abc import Iterable
from typing import Any

from trainer.records.laws import Law, Laws
from trainer.records.lesson import LessonHeader
from trainer.text import say
from trainer.ui.prose import prose
from trainer.ui.rules import laws_named, lessons_scene
from trainer.ui.scene import Line, Scene, Span, line, scene, wrapped

LAWS_FORMAT = "whist-laws/1"


def laws_scene(laws: Iterable[Law], width: int) -> Scene:
    """Return the titles of some laws, each group under its heading."""
    shown = list(laws)
    longest = max((len(law.law) for law in shown), default=0)
    lines: list[Line] = []
    group = ""
    for law in shown:
        if law.group != group:
            group = law.group
            lines += [(), line(Span(group, "heading"))]
        first, rest = f"  {law.law:>{longest}}  ", " " * (longest + 4)
        lines += wrapped((Span(law.title),), width, first, rest)
    return Scene(tuple(lines[1:]))


def law_scene(law: Law, laws: Laws, width: int, lessons: Iterable[LessonHeader] = ()) -> Scene:
    """Return one law: its words, its page, the laws bound up with it, the lessons on it."""
    parts = Scene(wrapped((Span(f"{law.name}: {law.title}", "title"),), width))
    page = Span(f"p.\u00a0{law.page}", "link.page", f"page:{law.page}")
    parts += scene(line(Span(f"{law.group}, "), page), ())
    parts += Scene(prose(law.text, width))
    for title, text in ((say("Decision"), law.decision), (say("Why"), law.why)):
        if text:
            parts += scene((), line(Span(title, "heading"))) + Scene(prose(text, width))
    on = [other for name in law.see if (other := laws.find(name))]
    parts += laws_named(say("It depends on"), on, width)
    seen_by = laws.that_see(law.law)
    others = [each for each in seen_by if not each.decision]
    parts += laws_named(say("What depends on it"), others, width)
    cases = [each for each in seen_by if each.decision]
    parts += laws_named(say("Cases that turn on it"), cases, width)
    on_it = (each for each in lessons if law.law in map(str, each.laws))
    return parts + lessons_scene(say("Lessons on it"), on_it)


def laws_json(chosen: Iterable[Law], laws: Laws) -> dict[str, Any]:
    """Return some laws as one object."""
    return {
        "format": LAWS_FORMAT,
        "laws": [
            {
                "law": law.law,
                "title": law.title,
                "group": law.group,
                "page": law.page,
                "text": law.text,
                "decision": law.decision or None,
                "why": law.why or None,
                "see": list(law.see),
                "seen_by": [other.law for other in laws.that_see(law.law)],
            }
            for law in chosen
        ],
    }
