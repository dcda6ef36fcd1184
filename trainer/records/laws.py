"""The laws of whist, restated: each with its page, its group, and the laws it depends on."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path

from trainer.records.fields import Key, ListOf, Reading, Record
from trainer.records.library import in_language
from trainer.records.problem import BadFile, Places, Problem
from trainer.records.source import Source, compose, read_source
from trainer.records.values import BOOK_PAGE, TEXT, WORD
from trainer.text import say

NAME = re.compile(r"laws\.[a-z]{2}\.yaml")


@dataclass(frozen=True, slots=True)
class Law:
    """One law, or a rule or case beside them: its number or name, its words, its page."""

    law: str
    title: str
    group: str
    page: int
    text: str
    see: tuple[str, ...] = ()
    decision: str = ""
    why: str = ""
    places: Places = field(default_factory=dict, compare=False, repr=False)

    @property
    def name(self) -> str:
        """Return how it is spoken of: `Law 72`, `Case 3`."""
        kind, _, n = self.law.rpartition("-")
        match kind:
            case "case":
                return say("Case {n}", n=n)
            case "etiquette":
                return say("Etiquette {n}", n=n)
            case "dummy":
                return say("Dummy {n}", n=n)
            case "double-dummy":
                return say("Double Dummy {n}", n=n)
            case _:
                return say("Law {n}", n=self.law)


@dataclass(frozen=True)
class Laws:
    """The laws in the order of the file."""

    laws: tuple[Law, ...] = ()

    @cached_property
    def _by_name(self) -> Mapping[str, Law]:
        return {law.law: law for law in self.laws}

    def find(self, name: str) -> Law | None:
        """Return the law of a number or name, or None."""
        return self._by_name.get(name)

    def on_page(self, page: int) -> tuple[Law, ...]:
        """Return the laws that begin on a page of the book."""
        return tuple(law for law in self.laws if law.page == page)

    def that_speak_of(self, word: str) -> tuple[Law, ...]:
        """Return the laws with a word in their title or group, or else in their words."""
        want = word.casefold()
        titles = (law for law in self.laws if want in f"{law.title} {law.group}".casefold())
        return tuple(titles) or tuple(
            law for law in self.laws if want in f"{law.text} {law.decision} {law.why}".casefold()
        )

    def that_see(self, name: str) -> tuple[Law, ...]:
        """Return the laws that refer to a law."""
        return tuple(law for law in self.laws if name in law.see)


LAWS = ListOf(
    Record(
        (
            Key("law", WORD, "its number, or a name such as case-1", required=True),
            Key("title", TEXT, "a short title", required=True),
            Key("group", TEXT, "the heading it stands under", required=True),
            Key("page", BOOK_PAGE, "the page of the book where it begins", required=True),
            Key("text", TEXT, "what it says, or the situation of a case", required=True),
            Key("decision", TEXT, "how a case is decided"),
            Key("why", TEXT, "why a case is decided so"),
            Key("see", ListOf(WORD), "the other laws it depends on"),
        ),
        Law,
    )
)


def read_laws(root: Path, language: str = "en") -> Laws:
    """Return the laws of a set in a language, or else in English; none if there is no file."""
    file = in_language(root / "lessons", "laws.yaml", language)
    return laws_of(read_source(file)) if file else Laws()


def laws_of(source: Source) -> Laws:
    """Return the laws of a file's text; BadFile with everything that is wrong with it."""
    reading = Reading(source)
    laws = LAWS.read(compose(source), reading) or ()
    problems = [*reading.problems, *_meaning_problems(source, laws)]
    if problems:
        raise BadFile(tuple(sorted(problems)))
    return Laws(laws)


def _meaning_problems(source: Source, laws: tuple[Law, ...]) -> Iterator[Problem]:
    first: dict[str, int] = {}
    for law in laws:
        place = law.places["law"]
        if law.law in first:
            message = say(
                "law {law} stands twice (first at line {n})", law=law.law, n=first[law.law]
            )
            yield source.problem(message, place)
        first.setdefault(law.law, place.line)
    for law in laws:
        for other in law.see:
            if other not in first:
                message = say("there is no law {other} to see", other=other)
                yield source.problem(message, law.places["see"])
