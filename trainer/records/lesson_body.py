"""The body of a lesson: Markdown cut into headings, prose and living blocks."""

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from trainer.records.fields import Reading, Record
from trainer.records.lesson_blocks import (
    LESSON_QUESTION,
    TABLE,
    Block,
    DrillLink,
    HandLink,
    Heading,
    Hold,
    Prose,
    Teacher,
)
from trainer.records.markdown import looked_over, top_level
from trainer.records.problem import BadFile, Place, Problem
from trainer.records.source import Source, compose
from trainer.records.values import CARDS, MOMENT, WORD
from trainer.text import clean, say
from trainer.whist.moment import START

if TYPE_CHECKING:
    from markdown_it.token import Token


@dataclass(slots=True)
class _Body:
    """A body as it is being read: `lines` are those of the whole file, as is `start`."""

    source: Source
    lines: list[str]
    start: int
    blocks: list[Block] = field(default_factory=list)
    problems: list[Problem] = field(default_factory=list)

    def problem(self, message: str, row: int, column: int = 1) -> None:
        """Report what is wrong in a row, counted from 0."""
        self.problems.append(self.source.problem(message, Place(row + 1, column)))

    def text(self, first: int, last: int) -> str:
        """Return some rows as text."""
        return clean("\n".join(self.lines[first:last]).strip("\n"))


def read_body(source: Source, start: int) -> tuple[tuple[Block, ...], tuple[Problem, ...]]:
    """Return the blocks after the first `start` lines of a file, and every problem of form."""
    lines = source.text.split("\n")
    body = _Body(source, lines, start)
    rest = "\n".join(lines[start:])
    if not rest.strip():
        body.problem(say("the lesson has no text"), max(start - 1, 0))
    cut = start
    for token in top_level(rest):
        first, last = (start + row for row in token.map or (0, 0))
        if token.type == "heading_open":
            _prose(body, cut, first)
            words = "\n".join(lines[first:last])
            text = re.sub(r"\A *#+ *|(?: +#+)? *\Z|\n *[=-]+ *\Z", "", words)
            body.blocks.append(Heading(int(token.tag[1]), clean(text), Place(first + 1, 1)))
            cut = last
        elif token.type == "fence":
            _prose(body, cut, first)
            _living(body, token, first, last)
            cut = last
    _prose(body, cut, len(lines))
    _look_over(body, rest)
    return tuple(body.blocks), tuple(body.problems)


def _prose(body: _Body, first: int, last: int) -> None:
    text = body.text(first, last)
    if text.strip():
        while not body.lines[first].strip():
            first += 1
        body.blocks.append(Prose(text, Place(first + 1, 1)))


def _look_over(body: _Body, rest: str) -> None:
    """Report raw HTML, pictures, and living blocks that stand inside of something else."""
    _, faults = looked_over(rest, Place(body.start + 1, 1))
    body.problems += [body.source.problem(fault.message, fault.place) for fault in faults]
    for row, line in enumerate(body.lines[body.start :], body.start):
        if re.match(rf"(?: +|[ >*+-]+)(?:```|~~~) *(?:{'|'.join(KINDS)})\b", line):
            body.problem(say("a living block begins at the margin"), row)


def _living(body: _Body, token: "Token", first: int, last: int) -> None:
    kind = token.info.strip()
    if body.lines[first][:1] == " ":
        return  # told of when the body is looked over
    if last - first < 2 or not body.lines[last - 1].strip().startswith(token.markup):
        body.problem(say("this block is not closed: put ``` on a line after it"), first)
        return
    read = _READERS.get(kind)
    if read is None:
        body.problem(_unknown(kind), first, len(token.markup) + 1)
        return
    if not token.content.strip():
        body.problem(say("this block is empty"), first)
        return
    block = read(body, first + 1, last - 1)
    if block is not None:
        body.blocks.append(block)


def _unknown(kind: str) -> str:
    from difflib import get_close_matches  # only needed for a faulty file

    near = get_close_matches(kind, KINDS, n=1, cutoff=0.5)
    kinds = ", ".join(KINDS)
    if near:
        words = say("there is no block {kind}: did you mean {near}?", kind=kind, near=near[0])
        return clean(words)
    return say("a block begins with ``` and its kind: {kinds}", kinds=kinds)


def _rows(body: _Body, first: int, last: int) -> Iterator[tuple[int, str]]:
    """Yield the rows of a block that are not blank."""
    for row in range(first, last):
        if body.lines[row].strip():
            yield row, body.lines[row]


def _caption(rows: list[tuple[int, str]]) -> str:
    return clean("\n".join(line.strip() for _, line in rows))


def _hold(body: _Body, first: int, last: int) -> Block | None:
    (row, line), *rest = _rows(body, first, last)
    try:
        return Hold(CARDS.parse(line), _caption(rest), Place(row, 1))
    except ValueError as error:
        body.problem(str(error), row, 1 + getattr(error, "offset", 0))
        return None


def _hand(body: _Body, first: int, last: int) -> Block | None:
    (row, line), *rest = _rows(body, first, last)
    words = list(re.finditer(r"\S+", line))
    if len(words) > 2:
        body.problem(
            say("write the id of a hand and a moment, such as cavendish-01 7.3; words go below"),
            row,
            words[2].start() + 1,
        )
        return None
    try:
        hand = WORD.parse(words[0][0])
    except ValueError as error:
        body.problem(str(error), row, words[0].start() + 1)
        return None
    try:
        at = MOMENT.parse(words[1][0]) if words[1:] else START
    except ValueError as error:
        body.problem(str(error), row, words[1].start() + 1)
        return None
    return HandLink(hand, at, _caption(rest), Place(row + 1, words[0].start() + 1))


def _drill(body: _Body, first: int, last: int) -> Block | None:
    (row, line), *rest = _rows(body, first, last)
    try:
        if rest:
            raise ValueError(say("write the name of one rule"))
        return DrillLink(
            WORD.parse(line.strip()), Place(row + 1, len(line) - len(line.lstrip()) + 1)
        )
    except ValueError as error:
        body.problem(str(error), row)
        return None


def _teacher(body: _Body, first: int, last: int) -> Block | None:
    text = body.text(first, last)
    _, faults = looked_over(text, Place(first + 1, 1))
    body.problems += [body.source.problem(fault.message, fault.place) for fault in faults]
    return Teacher(text, Place(first + 1, 1))


def _record(shape: "Record[Block]", body: _Body, first: int, last: int) -> Block | None:
    """Read a block in YAML; the lines before it stay as blank ones, so that places are right."""
    source = Source(body.source.path, "\n" * first + "\n".join(body.lines[first:last]) + "\n")
    reading = Reading(source)
    try:
        block = shape.read(compose(source), reading)
    except BadFile as error:
        body.problems += error.problems
        return None
    body.problems += reading.problems
    return block


def _table(body: _Body, first: int, last: int) -> Block | None:
    return _record(TABLE, body, first, last)  # type: ignore[arg-type]


def _question(body: _Body, first: int, last: int) -> Block | None:
    return _record(LESSON_QUESTION, body, first, last)  # type: ignore[arg-type]


_READERS: dict[str, Callable[[_Body, int, int], Block | None]] = {
    "hold": _hold,
    "table": _table,
    "hand": _hand,
    "question": _question,
    "teacher": _teacher,
    "drill": _drill,
}
KINDS = tuple(_READERS)
"""The kinds of living blocks."""
