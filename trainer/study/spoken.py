"""The lessons that speak of a term of the glossary."""

import re
from collections.abc import Iterable, Mapping

from trainer.records.glossary import Glossary, Term
from trainer.records.lesson import LessonHeader

_HEADER = re.compile(r"\A---\n.*?\n---\n", re.DOTALL)
_LINK = re.compile(r"\]\(([^)\s]*)\)")
_TERM = "term:"
_NAMES = re.compile(r"^(?:id|principle):.*$", re.MULTILINE)
"""Lines of a question that hold names and no words."""


def lessons_by_term(
    glossary: Glossary, headers: Iterable[LessonHeader]
) -> Mapping[str, tuple[LessonHeader, ...]]:
    """Return by term the lessons that link to it; if none does, those that have it as a word.

    A common word is found by links alone. A lesson whose file cannot be read is left out.
    """
    bodies = [(header, body) for header in headers if (body := _body_of(header))]
    found: dict[str, list[LessonHeader]] = {term.term: [] for term in glossary.terms}
    for header, body in bodies:
        names = {name for name in _LINK.findall(body) if name.startswith(_TERM)}
        terms = {glossary.find(name.removeprefix(_TERM).replace("-", " ")) for name in names}
        for name in {term.term for term in terms if term is not None}:
            found[name].append(header)
    words = [(header, _words_of(body)) for header, body in bodies]
    for term in glossary.terms:
        if not found[term.term] and not term.common:
            found[term.term] = [header for header, text in words if _stands_in(term, text)]
    return {name: tuple(lessons) for name, lessons in found.items()}


def _body_of(header: LessonHeader) -> str:
    try:
        text = header.path.read_text(encoding="utf-8-sig")
    except (OSError, UnicodeDecodeError):
        return ""
    return _HEADER.sub("", text, count=1)


def _words_of(body: str) -> str:
    """Return the words of a lesson in small letters, one blank between, without any names."""
    return " ".join(_LINK.sub("]", _NAMES.sub("", body)).casefold().split())


def _stands_in(term: Term, text: str) -> bool:
    forms = (form.casefold() for form in term.forms)
    return any(
        form in text and re.search(rf"(?<![\w-]){re.escape(form)}(?:s|es)?(?![\w-])", text)
        for form in forms
    )
