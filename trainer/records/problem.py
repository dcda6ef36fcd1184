"""What is wrong with a file, and where."""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from trainer.text import clean, say


@dataclass(frozen=True, slots=True, order=True)
class Place:
    """A line and a column of a text file, both counted from 1."""

    line: int = 1
    column: int = 1


Places = Mapping[str, Place]
"""Where each field of a record stands in its file."""


@dataclass(frozen=True, slots=True, order=True)
class Problem:
    """One thing wrong with a file, said with what would be right.

    A `warning` does not keep the file from being used.
    """

    path: Path
    place: Place
    message: str
    warning: bool = False

    def __str__(self) -> str:
        path = clean(str(self.path)).replace("\n", " ")
        message = clean(self.message)
        if self.warning:
            message = say("warning: {message}", message=message)
        return f"{path}:{self.place.line}:{self.place.column}: {message}"


class BadFile(Exception):
    """A file that cannot be used; `problems` are all that is wrong with it."""

    def __init__(self, problems: tuple[Problem, ...]) -> None:
        super().__init__("\n".join(map(str, problems)))
        self.problems = problems
