"""A PBN file before its tags are read: its bytes, its letters, and the places in it."""

from bisect import bisect_right
from codecs import BOM_UTF8
from dataclasses import dataclass, field
from pathlib import Path

from trainer.records.problem import BadFile, Place, Problem
from trainer.records.source import read_data, refuse_larger
from trainer.text import say

LARGEST = 50_000_000
"""The largest file read, in bytes: some forty thousand boards with their play."""


@dataclass(slots=True)
class PbnText:
    """The text of a file, its lines ended by line feeds alone.

    Where its lines begin is only found out when a place is asked for.
    """

    path: Path
    text: str = field(repr=False)
    _starts: list[int] = field(default_factory=list, repr=False)

    def place(self, offset: int) -> Place:
        """Return the line and column of an offset into the text."""
        if not self._starts:
            self._starts = _starts_of(self.text)
        line = bisect_right(self._starts, offset)
        return Place(line, offset - self._starts[line - 1] + 1)

    def problem(self, message: str, offset: int, warning: bool = False) -> Problem:
        """Return a problem of this file."""
        return Problem(self.path, self.place(offset), message, warning)


def read_text(path: Path) -> PbnText:
    """Return the text of a file; BadFile when it cannot be read or is no text file."""
    return text_of(path, read_data(path, LARGEST))


def text_of(path: Path, data: bytes) -> PbnText:
    """Return the text of some bytes: UTF-8, or else Latin-1, the letters of the PBN standard."""
    refuse_larger(path, data, LARGEST)
    if b"\0" in data:
        message = say("this is a binary file; PBN is text in Latin-1 or UTF-8")
        raise BadFile((Problem(path, Place(), message),))
    data = data.removeprefix(BOM_UTF8)
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError:
        text = data.decode("latin-1")
    if "\r" in text:
        text = text.replace("\r\n", "\n").replace("\r", "\n")
    return PbnText(path, text)


def _starts_of(text: str) -> list[int]:
    starts, at = [0], text.find("\n")
    while at >= 0:
        starts.append(at + 1)
        at = text.find("\n", at + 1)
    return starts
