"""From the text of a PBN file to its boards, each bad one with all that is wrong with it."""

import re

from trainer.records.pbn_syntax import (
    BETWEEN,
    LAST_TAG,
    TAG,
    Board,
    Tag,
    comment_of,
    unescaped,
    words_of,
)
from trainer.records.pbn_text import PbnText
from trainer.records.problem import Problem
from trainer.text import say

_PLAIN_TAG = re.compile(r'\[(\w+)[ \t]+"([^"\n]*)"[ \t]*\]([^\[]*)')
_NOT_PLAIN = ("{", ";", "%", "\\", '"#')
_BLANK = re.compile(r"\n[ \t]*\n")
_ASTRAY = re.compile(r"[^\n]*+(?:\n(?![ \t]*(?:\n|\[|\Z))[^\n]*+)*+")
_BARE = frozenset(
    ("event", "site", "date", "board", "west", "north", "east", "south", "dealer", "vulnerable")
) | frozenset(("deal", "scoring", "declarer", "contract", "result", "note"))
"""Tags that have no section."""
_FIRST = frozenset(("event", "board", "deal"))
"""Tags of which a second one begins a new board, if no blank line does."""
_MOST_LASTING = 100
"""How many tags can hold for all boards that follow: a file cannot be made to grow without end."""


def boards_in(text: PbnText) -> tuple[tuple[Board, ...], tuple[Problem, ...]]:
    """Return every board of a text, bad ones too, and the problems that are in none of them."""
    reader = _Reader(text)
    reader.read()
    if not reader.boards and not reader.outside:
        message = say('there is no board in this file: a board has at least a tag [Deal "N:…"]')
        reader.outside.append(text.problem(message, 0))
    return tuple(reader.boards), tuple(reader.outside)


class _Reader:
    """Goes once through a text; every board is finished before the next is begun."""

    def __init__(self, text: PbnText) -> None:
        self.boards: list[Board] = []
        self.outside: list[Problem] = []
        self._file = text
        self._text = text.text
        self._looked_at = 0
        self._last_brace = text.text.rfind("}")
        self._tags: list[Tag] = []
        self._values: dict[str, str] = {}
        self._found: list[Problem] = []
        self._start = 0
        self._sections: tuple[int, dict[str, str]] = (0, {})
        self._lasting: dict[str, Tag] = {}

    def read(self) -> None:
        """Read the text to its end."""
        at, end = 0, len(self._text)
        while at < end:
            if not self._tags and not self._lasting and (after := self._plain_board(at)):
                at = after
            else:
                at = self._tag(at)
        self._finish(end)

    def _plain_board(self, at: int) -> int:
        """Read a board that has nothing but tags, and return where it ends; 0 if it has more.

        This is the quick look at the many boards of a large file. Without comments, marked quotes
        and inheritance, every bracket begins a tag and every quote belongs to one.
        """
        text = self._text
        if at < self._looked_at or text[at] != "[":
            return 0
        end = text.find("\n\n", at) + 1 or len(text)
        chunk, self._looked_at = text[at:end], end
        if any(each in chunk for each in _NOT_PLAIN):
            return 0
        found: list[Tag] = _PLAIN_TAG.findall(chunk)
        values = {name.lower(): value for name, value, _ in found}
        if not (len(found) == len(values) == chunk.count("[") == chunk.count('"') / 2):
            return 0
        for name, _, section in found:
            if section != "\n" and section.strip() and name.lower() in _BARE:
                return 0
        if "\n " in chunk or "\n\t" in chunk or ("event" in values and found[0][0] != "Event"):
            return 0
        self._start, self._tags, self._values = at, found, values
        self._finish(end)
        return end

    def _tag(self, at: int) -> int:
        """Read one tag, or what stands between two, and return where it ends."""
        match = TAG.match if at <= self._last_brace else LAST_TAG.match
        found = match(self._text, at)
        if found is None:
            return self._between(at)
        name, value, section = found.groups()
        key = name.lower()
        if key in _FIRST and (key in self._values or (key == "event" and "deal" in self._values)):
            self._finish(at)
        if not self._tags:
            self._start = at
        value = unescaped(value)
        if value.startswith("#"):
            value, section = self._inherited(key, value, section, at)
        self._tags.append((name, value, section))
        if key not in self._values:
            self._values[key] = value
        elif key != "note":
            message = say("the tag {tag} stands twice in this board: the first counts", tag=name)
            self._problem(message, at, warning=True)
        if key in _BARE:
            self._no_words(section, found.start(3))
        return found.end()

    def _inherited(self, key: str, value: str, section: str, at: int) -> tuple[str, str]:
        """Return value and section of the board before; `##` also holds for those that follow."""
        written = value
        if value in ("#", "##"):
            before = self.boards[-1] if self.boards else None
            if before is None or key not in before.values:
                message = say('"#" stands for the value of the board before, and it has none')
                self._problem(message, at, warning=True)
                return "?", section
            value = before.values[key]
            section = section if section.strip() else self._sections_of(before).get(key, "")
        else:
            value = value.removeprefix("##")
        if written.startswith("##") and len(self._lasting) < _MOST_LASTING:
            self._lasting[key] = (key.capitalize(), value, section)
        return value, section

    def _sections_of(self, board: Board) -> dict[str, str]:
        """Return the sections of a board by the names of its tags, worked out once for each."""
        if self._sections[0] != board.number:
            found = {name.lower(): section for name, _, section in reversed(board.tags)}
            self._sections = board.number, found
        return self._sections[1]

    def _no_words(self, section: str, start: int) -> None:
        """Report words after a tag that has no section."""
        for word, at in words_of(section):
            if comment_of(word) is None:
                message = say(
                    "{word} belongs to no section: cards stand after [Play …], calls after "
                    "[Auction …], comments in {braces}",
                    word=repr(word[:40]),
                    braces="{ }",
                )
                self._problem(message, start + at)
                return

    def _between(self, at: int) -> int:
        """Go past what is no tag, and return where it ends."""
        text = self._text
        closed = text[at] != "{" or at <= self._last_brace
        if closed and (found := BETWEEN.match(text, at)):
            if found[1] and _BLANK.search(text, at, found.end()):
                self._finish(at)
            return found.end()
        if text[at] == "[":
            message = say('this is no tag: write [Name "value"] on one line')
        elif text[at] == "{":
            message = say("this comment is never closed with {brace}", brace="}")
        elif text[at] == '"':
            message = say("this quote is not closed on its line")
        else:
            message = say(
                'a tag is expected here, such as [Event "…"]; a comment stands in {braces}',
                braces="{ }",
            )
        self._problem(message, at)
        astray = _ASTRAY.match(text, at)
        assert astray is not None
        return astray.end()

    def _problem(self, message: str, at: int, warning: bool = False) -> None:
        found = self._found if self._tags else self.outside
        found.append(self._file.problem(message, at, warning))

    def _finish(self, end: int) -> None:
        if not self._tags:
            return
        lasting = [tag for key, tag in self._lasting.items() if key not in self._values]
        self._values.update((name.lower(), value) for name, value, _ in lasting)
        self._tags[:0] = lasting
        number, tags, found = len(self.boards) + 1, tuple(self._tags), tuple(self._found)
        self.boards.append(Board(number, tags, self._values, self._file, self._start, end, found))
        self._tags, self._values, self._found = [], {}, []
