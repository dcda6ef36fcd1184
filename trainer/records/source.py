"""From a file to YAML nodes that remember their place, and nothing but plain data.

Whatever the file holds, the outcome is a node or a `BadFile`: no tag, alias or nesting in it can
run code, fill the memory or overflow a stack.
"""

import os
from codecs import BOM_UTF8
from collections.abc import Callable
from dataclasses import dataclass
from itertools import chain
from pathlib import Path
from typing import Any

import yaml
from yaml import MappingNode, Node, ScalarNode

from trainer.records.problem import BadFile, Place, Problem
from trainer.text import say

TOP = Place()
SET_MARK = "set.yaml"
"""The file that makes a folder a set."""
LARGEST = 1_000_000
"""The largest file read, in bytes; the longest hand of the book takes a fortieth of it."""
DEEPEST = 20
"""The deepest nesting of lists and mappings; the formats here use six."""

_ODD_LINE_ENDS = dict.fromkeys((0x85, 0x2028, 0x2029), " ")
"""Line ends to YAML, but to no editor: as blanks they keep the places of problems right."""

_PLAIN = "tag:yaml.org,2002:"
_PLAIN_TAGS = frozenset(
    _PLAIN + name
    for name in ("str", "int", "float", "bool", "null", "timestamp", "map", "seq", "merge", "value")
)


class _Untyped:
    """Gives a node no tag but the one written: what a value is, its shape says, not its look."""

    def resolve(self, *_: object) -> str:
        return ""

    def descend_resolver(self, *_: object) -> None: ...

    def ascend_resolver(self) -> None: ...


_LOADER: Any = type("_Loader", (_Untyped, getattr(yaml, "CSafeLoader", yaml.SafeLoader)), {})


@dataclass(frozen=True, slots=True)
class Source:
    """The text of a file."""

    path: Path
    text: str

    def problem(self, message: str, place: Place = TOP) -> Problem:
        """Return a problem of this file."""
        return Problem(self.path, place, message)


def place_of(node: Node, offset: int = 0) -> Place:
    """Return where a node begins; `offset` moves along the text of a scalar on one line."""
    mark = node.start_mark
    if offset and isinstance(node, ScalarNode):
        if node.style in ("|", ">") or node.end_mark.line != mark.line:
            offset = 0
        elif node.style:
            offset += 1
    return Place(mark.line + 1, mark.column + 1 + offset)


def read_source(path: Path, largest: int = LARGEST) -> Source:
    """Return the text of a file; BadFile when it cannot be read or is no text file.

    `largest` is the most that is read, in bytes. A link in a set that leads out of the set is not
    followed: a set may come from a stranger.
    """
    return decode(path, read_data(path, largest), largest)


def read_data(path: Path, largest: int) -> bytes:
    """Return the bytes of a file, one more than `largest` at most; BadFile if it cannot be read."""
    if leads_out(path):
        raise _bad(path, say("this is a link that leads out of its set: it is not followed"))
    try:
        if not path.is_file() and path.exists() and not path.is_dir():
            raise _bad(path, say("this is no file that can be read"))
        with path.open("rb") as file:
            return file.read(largest + 1)
    except FileNotFoundError:
        raise _bad(path, say("there is no such file")) from None
    except IsADirectoryError:
        raise _bad(path, say("this is a folder, not a file")) from None
    except PermissionError:
        raise _bad(path, say("no permission to read this file")) from None
    except OSError as error:
        raise _bad(path, say("cannot be read: {reason}", reason=error.strerror)) from None


def leads_out(path: Path, otherwise: Path | None = None) -> bool:
    """Tell whether a file lies outside of its set, by way of a link in the set.

    Its set is the nearest folder above with a `set.yaml`, or else the folder named; where there is
    neither, links are followed.
    """
    parts, top = [os.path.abspath(path)], os.path.abspath(otherwise) if otherwise else ""
    while parts[-1] != os.path.dirname(parts[-1]):
        parts.append(os.path.dirname(parts[-1]))
    root = next((each for each in parts[1:] if os.path.isfile(os.path.join(each, SET_MARK))), top)
    if root not in parts[1:] or not any(map(os.path.islink, parts[: parts.index(root)])):
        return False
    real, inside = os.path.realpath(parts[0]), os.path.realpath(root)
    return not os.path.join(real, "").startswith(os.path.join(inside, ""))


def decode(path: Path, data: bytes, largest: int = LARGEST) -> Source:
    """Return the text of some bytes; a byte order mark and Windows line ends are fine."""
    refuse_larger(path, data, largest)
    if b"\0" in data:
        raise _bad(path, say("this is a binary file; a text file in UTF-8 is expected"))
    data = data.removeprefix(BOM_UTF8)
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError as error:
        message = say("this is not UTF-8 (perhaps Latin-1): save the file as UTF-8")
        place = _place_at(data[: error.start].decode("utf-8"))
        raise BadFile((Problem(path, place, message),)) from None
    return Source(path, text.translate(_ODD_LINE_ENDS))


def refuse_larger(path: Path, data: bytes, largest: int) -> None:
    """Raise BadFile for more bytes than are read of a kind of file."""
    if len(data) > largest:
        raise _bad(path, say("the file is larger than {n} bytes", n=f"{largest:,}"))


def compose(source: Source) -> Node:
    """Return the root node of a YAML text; BadFile with every problem of syntax found."""
    try:
        root = yaml.compose(source.text, Loader=_LOADER)
    except yaml.MarkedYAMLError as error:
        raise BadFile((_syntax_problem(source, error),)) from None
    except (yaml.YAMLError, RecursionError) as error:
        message = say("cannot be read as YAML: {reason}", reason=_first_line(error))
        raise BadFile((source.problem(message, _place_of_reader(source, error)),)) from None
    if root is None:
        raise BadFile((source.problem(say("the file is empty")),))
    if problems := _impurities(source, root):
        raise BadFile(tuple(sorted(problems)))
    return root


def _bad(path: Path, message: str) -> BadFile:
    return BadFile((Problem(path, Place(), message),))


def _first_line(error: object) -> str:
    return str(error).splitlines()[0]


def _place_of_reader(source: Source, error: object) -> Place:
    """Return where a forbidden character stands, if that is what the reader refused."""
    at = getattr(error, "position", None)
    if not isinstance(at, int):
        return TOP
    return _place_at(source.text.encode()[:at].decode("utf-8", "ignore"))


def _place_at(before: str) -> Place:
    """Return the place that comes after some text."""
    return Place(before.count("\n") + 1, len(before) - (before.rfind("\n") + 1) + 1)


def _syntax_problem(source: Source, error: yaml.MarkedYAMLError) -> Problem:
    mark = error.problem_mark or error.context_mark
    what, context = error.problem or "", error.context or ""
    if "quoted scalar" in context and "end of stream" in what:
        mark = error.context_mark or mark
        return source.problem(say("this quote is not closed"), _clamped(source, mark))
    if "could not find expected ':'" in what:
        mark = error.context_mark or mark
    message = next(
        (cure() for clue, cure in _CURES.items() if clue in what),
        say("cannot be read as YAML: {reason}", reason=what),
    )
    place = _clamped(source, mark)
    line = source.text.splitlines()[place.line - 1 : place.line] or [""]
    if "cannot start any token" in what and line[0][place.column - 1 : place.column] == "\t":
        message = say("a tab cannot indent YAML: use spaces")
    return source.problem(message, place)


def _in_quotes() -> str:
    return say("a text cannot begin like this: put it in quotes, or on a new line after >-")


_CURES: dict[str, Callable[[], str]] = {
    "tab character": lambda: say("a tab cannot indent YAML: use spaces"),
    "nesting depth": lambda: say("nested too deep: at most {n} levels", n=DEEPEST),
    "another document": lambda: say("one file holds one document: take out the line ---"),
    "undefined alias": lambda: say("aliases (*name) are not used here: write the text out"),
    "mapping values are not allowed": lambda: say(
        "a colon here begins a new key: put the text in quotes or after >-, or mend the indentation"
    ),
    "could not find expected ':'": lambda: say("a key without its colon: write `key: value`"),
    "cannot start any token": _in_quotes,
    "did not find expected alphabetic or numeric character": _in_quotes,
    "did not find expected comment or line break": lambda: say("the text begins on the next line"),
    "did not find expected ','": lambda: say(
        "inside brackets a comma or the closing one is missing, or a text with a colon needs quotes"
    ),
    "are not allowed in this context": _in_quotes,
    "expected <document start>": lambda: say("one file holds one document: take out the line ..."),
    "did not find expected key": lambda: say(
        "this does not fit what stands above: a wrong indentation, or text after a closing quote"
    ),
}


def _clamped(source: Source, mark: yaml.Mark | None) -> Place:
    """Return the place of a mark; one at the end of a file can lie on a line that is not there."""
    if mark is None:
        return TOP
    lines = source.text.splitlines() or [""]
    if mark.line < len(lines):
        return Place(mark.line + 1, mark.column + 1)
    return Place(len(lines), len(lines[-1]) + 1)


def _impurities(source: Source, root: Node) -> list[Problem]:
    """Return a problem for each tag, alias, deep nesting, odd or double key below a node."""
    problems: list[Problem] = []
    marked = "*" in source.text or "!" in source.text  # there is no alias and no tag without
    seen: set[int] = set()
    level: list[Node] = [root]
    depth = 0
    while level:
        depth += 1
        if depth > DEEPEST:
            message = say("nested too deep: at most {n} levels", n=DEEPEST)
            return [source.problem(message, place_of(level[0]))]
        below: list[Node] = []
        for node in level:
            if marked:
                if id(node) in seen:
                    message = say("aliases (*name) are not used here: write the text out")
                    return [*problems, source.problem(message, _place_of_alias(source))]
                seen.add(id(node))
                if node.tag and node.tag not in _PLAIN_TAGS:
                    message = say("the tag {tag} is not used here", tag=repr(_shown(node.tag)))
                    problems.append(source.problem(message, place_of(node)))
            if isinstance(node, ScalarNode):
                continue
            if isinstance(node, MappingNode):
                problems += _key_problems(source, node)
                below += chain.from_iterable(node.value)
            else:
                below += node.value
        level = below
    return problems


def _place_of_alias(source: Source) -> Place:
    """Return where the first alias stands; a node does not know that it was written as one."""
    for event in yaml.parse(source.text, Loader=_LOADER):
        mark = event.start_mark
        if isinstance(event, yaml.AliasEvent) and mark is not None:
            return Place(mark.line + 1, mark.column + 1)
    return TOP


def _key_problems(source: Source, node: MappingNode) -> list[Problem]:
    problems: list[Problem] = []
    first: dict[str, int] = {}
    for key, _ in node.value:
        if not isinstance(key, ScalarNode):
            problems.append(source.problem(say("a key must be a word"), place_of(key)))
        elif key.value in first:
            message = say(
                "the key {key} stands twice (first at line {line})",
                key=repr(_shown(key.value)),
                line=first[key.value],
            )
            problems.append(source.problem(message, place_of(key)))
        else:
            first[key.value] = key.start_mark.line + 1
    return problems


def _shown(text: str) -> str:
    short = text.replace(_PLAIN, "!!")
    return short if len(short) <= 40 else short[:40] + "…"
