"""The syntax of PBN 2.1: boards, their tags, and the words of a section; no meaning yet.

A tag is `[Name "value"]`, and what follows it, up to the next tag, is its section. Comments stand
in braces, also over several lines, or after a semicolon; a line that begins with `%` is no part of
the file. A blank line ends a board, and so does a new `Event` or `Board` where it is forgotten.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import NamedTuple

from trainer.records.pbn_text import PbnText
from trainer.records.problem import Place, Problem

_STRING = r'"(?:[^"\\\n]|\\.)*+"'
_LINE = rf'[^[{{;%"\n]++|\n(?![ \t]*(?:\n|\Z)|%)|\n%[^\n]*+|(?<!\n)%|{_STRING}|;[^\n]*+'
_BRACES = r"\{[^}]*+\}"
_HEAD = r'\[\s*+(\w++)\s*+"((?:[^"\\\n]|\\.)*+)"\s*+\]'
TAG = re.compile(rf"{_HEAD}((?:{_LINE}|{_BRACES})*+)")
LAST_TAG = re.compile(rf"{_HEAD}((?:{_LINE})*+)")
"""A tag after the last brace that closes: no time is lost in looking for one more."""
BETWEEN = re.compile(rf"(\s++)|;[^\n]*+|^%[^\n]*+|{_BRACES}", re.MULTILINE)
"""What may stand between tags: blanks, which end a board, and comments."""
_WORD = re.compile(rf'{_BRACES}|;[^\n]*+|(?<=\n)%[^\n]*+|{_STRING}|[^\s{{;"]++|["{{]')
_ESCAPED = re.compile(r'\\(["\\])')


Tag = tuple[str, str, str]
"""The name of a tag, its value and its section; bare, since a file has some hundred thousand."""


class BadBoard(ValueError):
    """A board that cannot be used; `problem` says why."""

    def __init__(self, problem: Problem) -> None:
        super().__init__(problem.message)
        self.problem = problem


class Spot(NamedTuple):
    """Where in the text a tag, its value and its section begin."""

    tag: int
    value: int
    section: int


@dataclass(frozen=True, slots=True)
class Board:
    """A board as it stands: its tags in order, and what is wrong with its syntax.

    `number` counts the boards of the file from 1; `at` and `end` are where it stands in `text`;
    `values` are the values by the names of tags in small letters, the first if one stands twice.
    """

    number: int
    tags: tuple[Tag, ...]
    values: dict[str, str] = field(compare=False, repr=False)
    text: PbnText
    at: int = 0
    end: int = 0
    problems: tuple[Problem, ...] = ()

    @property
    def place(self) -> Place:
        """Return where the board begins in the file."""
        return self.text.place(self.at)

    def value(self, name: str) -> str:
        """Return the value of a tag; empty if it is missing or says that it is not known."""
        value = self.values.get(name, "")
        return "" if value in ("?", "-") else value

    def section(self, name: str) -> str:
        """Return the section of a tag, empty if it has none."""
        if name in self.values:
            for each, _, section in self.tags:
                if len(each) == len(name) and each.lower() == name:
                    return section
        return ""

    def spots(self) -> dict[str, Spot]:
        """Return where each tag stands, by its name in small letters; it is looked for anew."""
        found: dict[str, Spot] = {}
        text, at = self.text.text, self.at
        while at < self.end:
            if match := TAG.match(text, at):
                spot = Spot(match.start(), match.start(2), match.start(3))
                found.setdefault(match[1].lower(), spot)
            else:
                match = BETWEEN.match(text, at)
            at = match.end() if match else at + 1
        return found

    def value_at(self, name: str, offset: int = 0) -> int:
        """Return where in the text an offset into a value is; where the tag is, if inherited."""
        spot, value = self.spots().get(name), self.values.get(name, "")
        if spot is None:
            return self.at
        return spot.value + (offset if self.text.text.startswith(value, spot.value) else 0)

    def words(self, name: str) -> Iterator[tuple[str, int]]:
        """Yield the words of a section, comments too, with where they begin in the text.

        A section that is that of the board before stands where its tag does.
        """
        section, spot = self.section(name), self.spots().get(name)
        own = spot is not None and self.text.text.startswith(section, spot.section)
        for word, at in words_of(section):
            if spot is None:
                yield word, self.at
            else:
                yield word, spot.section + at if own else spot.tag


def words_of(section: str) -> Iterator[tuple[str, int]]:
    """Yield the words of a section, comments too, with where they begin in it."""
    for match in _WORD.finditer(section):
        if match[0][0] != "%" or section[match.start() - 1 : match.start()] != "\n":
            yield match[0], match.start()


def comment_of(word: str) -> str | None:
    """Return the text of a comment, or None if the word is none."""
    if word[0] == "{":
        return word[1:-1].strip()
    return word[1:].strip() if word[0] == ";" else None


def quoted(text: str) -> str:
    """Return a text as a string of PBN, its quotes and backslashes marked."""
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'


def unquoted(word: str) -> str:
    """Return the text of a string of PBN, or the word itself if it has no quotes."""
    return unescaped(word[1:-1]) if len(word) > 1 and word[0] == '"' else word


def unescaped(value: str) -> str:
    """Return a value with its marked quotes and backslashes as they are meant."""
    return _ESCAPED.sub(r"\1", value) if "\\" in value else value
