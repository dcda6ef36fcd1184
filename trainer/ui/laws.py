"""The laws: all of them by title, one of them whole, or those that speak of a word."""

from collections.abc import Iterable
from typing import Any

from trainer.records.laws import Law, Laws
from trainer.records.lesson import LessonHeader
from trainer.text import say
from trainer.ui.prose import prose
from trainer.ui.rules import lessons_scene
from trainer.ui.scene import Line, Scene, Span, line, scene, wrapped

LAWS_FORMAT = "whist-laws/1"


def laws_scene(laws: Iterable[Law], width: int) -> Scene:
    """Return the titles of some laws, each group under its heading."""
    lines: list[Line] = []
    group = ""
    for law in laws:
        if law.group != group:
            group = law.group
            lines += [(), line(Span(group, "heading"))]
        lines += wrapped((Span(law.title),), width, f"  {law.law:>3}  ", "       ")
    return Scene(tuple(lines[1:]))


def law_scene(law: Law, laws: Laws, width: int, lessons: Iterable[LessonHeader] = ()) -> Scene:
    """Return one law: its words, its page, the laws bound up with it, the lessons on it."""
    head = say("Law {law}: {title}", law=law.law, title=law.title)
    parts = Scene(wrapped((Span(head, "title"),), width))
    page = Span(f"p.\u00a0{law.page}", "link.page", f"page:{law.page}")
    parts += scene(line(Span(f"{law.group}, "), page), ())
    parts += Scene(prose(law.text, width))
    for title, text in ((say("Decision"), law.decision), (say("Why"), law.why)):
        if text:
            parts += scene((), line(Span(title, "heading"))) + Scene(prose(text, width))
    parts += _named(say("It depends on"), [laws.find(name) for name in law.see], width)
    parts += _named(say("What depends on it"), laws.that_see(law.law), width)
    on_it = (each for each in lessons if law.law in map(str, each.laws))
    return parts + lessons_scene(say("Lessons on it"), on_it)


def _named(title: str, laws: Iterable[Law | None], width: int) -> Scene:
    lines: list[Line] = []
    for law in laws:
        if law is not None:
            words = say("Law {law}: {title}", law=law.law, title=law.title)
            link = Span(words, "link", f"law:{law.law}")
            lines += wrapped((link,), width, "  ", "    ")
    return scene((), line(Span(title, "heading")), *lines) if lines else Scene()


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
