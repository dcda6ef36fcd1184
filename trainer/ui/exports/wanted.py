"""What every kind of export is given and gives: wishes in, files out; the command writes them."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from trainer.study.selection import Selection


@dataclass(frozen=True, slots=True)
class Wishes:
    """How an export is wished for: `single` in one file, `answers` with what gives them away."""

    single: bool = False
    answers: bool = True


@dataclass(frozen=True, slots=True)
class OutFile:
    """A file to be written: its name under the target, with `/` between folders, and its bytes."""

    name: str
    data: bytes


Export = Callable[[Selection, Wishes], Iterator[OutFile]]
"""A kind of export: a pure function, so that it is tested without a disk."""


class CannotExport(Exception):
    """What is wished for cannot be made; the message says what would be right."""
