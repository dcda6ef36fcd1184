"""The glossary: the terms of the game, each with the page where the book explains or uses it."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path

from trainer.records.fields import Key, ListOf, Reading, Record
from trainer.records.library import in_language
from trainer.records.problem import BadFile, Places, Problem
from trainer.records.source import Source, compose, read_source
from trainer.records.values import FLAG, PAGE, TEXT
from trainer.text import say

NAME = re.compile(r"glossary\.[a-z]{2}\.yaml")


@dataclass(frozen=True, slots=True)
class Term:
    """One term: the other forms in which it is met, its page, its meaning, and related terms.

    A `common` one can be looked up, but is not picked out in texts.
    """

    term: str
    text: str
    page: int | None = None
    also: tuple[str, ...] = ()
    see: tuple[str, ...] = ()
    common: bool = False
    places: Places = field(default_factory=dict, compare=False, repr=False)

    @property
    def forms(self) -> tuple[str, ...]:
        """Return all forms of the term."""
        return (self.term, *self.also)


@dataclass(frozen=True)
class Glossary:
    """The terms in the order of the file."""

    terms: tuple[Term, ...] = ()

    @cached_property
    def _by_form(self) -> Mapping[str, Term]:
        return {form.casefold(): term for term in self.terms for form in term.forms}

    @cached_property
    def pattern(self) -> re.Pattern[str] | None:
        """Return what finds the uncommon terms in a text, plurals too; None if there are none."""
        named = (form for term in self.terms if not term.common for form in term.forms)
        forms = sorted(named, key=len, reverse=True)
        if not forms:
            return None
        return re.compile(rf"\b(?:{'|'.join(map(re.escape, forms))})(?:s|es)?\b", re.IGNORECASE)

    def on_page(self, page: int) -> tuple[Term, ...]:
        """Return the terms that a page of the book explains."""
        return tuple(term for term in self.terms if term.page == page)

    def find(self, word: str) -> Term | None:
        """Return the term that a word means, in any of its forms, or None."""
        small = " ".join(word.casefold().split())
        for form in (small, small.removesuffix("s"), small.removesuffix("es")):
            if form in self._by_form:
                return self._by_form[form]
        return None


NO_TERMS = Glossary()

GLOSSARY = ListOf(
    Record(
        (
            Key("term", TEXT, "the term", required=True),
            Key("also", ListOf(TEXT), "other forms of it"),
            Key("common", FLAG, "true for a word too common to be picked out in texts"),
            Key("page", PAGE, "the page where the book explains it"),
            Key("text", TEXT, "what it means, in Markdown", required=True),
            Key("see", ListOf(TEXT), "other terms of the glossary"),
        ),
        Term,
    )
)


def read_glossary(root: Path, language: str = "en") -> Glossary:
    """Return the glossary of a set in a language, or else in English; an empty one if none."""
    file = in_language(root / "lessons", "glossary.yaml", language)
    return glossary_of(read_source(file)) if file else NO_TERMS


def glossary_of(source: Source) -> Glossary:
    """Return the glossary of a file's text; BadFile with everything that is wrong with it."""
    reading = Reading(source)
    terms = GLOSSARY.read(compose(source), reading)
    problems = [*reading.problems, *_meaning_problems(source, terms or ())]
    if problems:
        raise BadFile(tuple(sorted(problems)))
    return Glossary(terms or ())


def _meaning_problems(source: Source, terms: tuple[Term, ...]) -> Iterator[Problem]:
    first: dict[str, int] = {}
    for term in terms:
        for form in map(str.casefold, term.forms):
            if form in first:
                message = say(
                    "{form} stands twice (first at line {n})", form=repr(form), n=first[form]
                )
                yield source.problem(message, term.places["term"])
            first.setdefault(form, term.places["term"].line)
    for term in terms:
        for other in term.see:
            if other.casefold() not in first:
                message = say("there is no term {other} to see", other=repr(other))
                yield source.problem(message, term.places["see"])
