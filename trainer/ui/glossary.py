"""The glossary, and its terms found in a text."""

from collections.abc import Iterable
from dataclasses import replace

from trainer.records.glossary import Glossary, Term
from trainer.records.lesson import LessonHeader
from trainer.text import say
from trainer.ui.prose import prose
from trainer.ui.rules import lessons_scene
from trainer.ui.scene import Line, Scene, Span, line, scene, wrapped


def glossary_scene(glossary: Glossary, width: int) -> Scene:
    """Return every term with its meaning."""
    parts = Scene()
    for term in glossary.terms:
        parts += Scene(((), *term_scene(term, width).lines))
    return Scene(parts.lines[1:]) if parts.lines else scene(say("There is no glossary."))


def term_scene(term: Term, width: int) -> Scene:
    """Return one term: its forms, its meaning, its page, and what else to see."""
    also = f" ({', '.join(term.also)})" if term.also else ""
    lines: list[Line] = [*wrapped((Span(term.term, "title"), Span(also)), width)]
    lines += prose(term.text, width, "  ")
    if term.page:
        link = Span(f"p.\u00a0{term.page}", "link.page", f"page:{term.page}")
        lines.append(line("  ", link))
    if term.see:
        spans = [Span(say("See: "))]
        for other in term.see:
            spans += [Span(other, "link", f"term:{other}"), Span(", ")]
        lines += wrapped(spans[:-1], width, "  ", "  ")
    return Scene(tuple(lines))


def word_scene(
    word: str, glossary: Glossary, width: int, lessons: Iterable[LessonHeader] = ()
) -> Scene:
    """Return what a word means and the lessons that speak of it, or that it is no term."""
    term = glossary.find(word)
    if term is None:
        return scene(say("{word} is not in the glossary.", word=word))
    return term_scene(term, width) + lessons_scene(say("Lessons that speak of it"), lessons)


def with_terms(lines: tuple[Line, ...], glossary: Glossary) -> tuple[Line, ...]:
    """Return lines in which the first mention of each term can be followed to the glossary."""
    pattern = glossary.pattern
    if pattern is None:
        return lines
    seen: set[str] = set()
    linked: list[Line] = []
    for each in lines:
        spans: list[Span] = []
        for span in _joined(each):
            if span.style or span.action:
                spans.append(span)
                continue
            at = 0
            for match in pattern.finditer(span.text):
                term = glossary.find(match[0])
                if term is None or term.term in seen:
                    continue
                seen.add(term.term)
                spans += [
                    replace(span, text=span.text[at : match.start()]),
                    Span(match[0], "term", f"term:{term.term}"),
                ]
                at = match.end()
            spans.append(replace(span, text=span.text[at:]))
        linked.append(tuple(span for span in spans if span.text))
    return tuple(linked)


def _joined(spans: Line) -> Line:
    """Return a line with its neighbouring plain spans made one, to find terms of two words."""
    joined: list[Span] = []
    for span in spans:
        if joined and not (span.style or span.action or joined[-1].style or joined[-1].action):
            joined[-1] = Span(joined[-1].text + span.text)
        else:
            joined.append(span)
    return tuple(joined)
