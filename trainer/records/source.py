"""From a file to YAML nodes that remember their place, and nothing but plain data.

Whatever the file holds, the outcome is a node or a `BadFile`: no tag, alias or nesting in it can
run code, fill the memory or overflow a stack.
"""

from dataclasses import dataclass
from pathlib import Path

import yaml
from yaml import MappingNode, Node, ScalarNode, SequenceNode

from trainer.records.problem import BadFile, Place, Problem
from trainer.text import say

TOP = Place()
LARGEST = 1_000_000
"""The largest file read, in bytes; the longest hand of the book takes a fortieth of it."""
DEEPEST = 20
"""The deepest nesting of lists and mappings; the formats here use six."""

_LOADER = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
_PLAIN = "tag:yaml.org,2002:"
_PLAIN_TAGS = frozenset(
    _PLAIN + name
    for name in ("str", "int", "float", "bool", "null", "timestamp", "map", "seq", "merge", "value")
)


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


def read_source(path: Path) -> Source:
    """Return the text of a file; BadFile when it cannot be read or is no text file."""
    try:
        with path.open("rb") as file:
            data = file.read(LARGEST + 1)
    except FileNotFoundError:
        raise _bad(path, say("there is no such file")) from None
    except IsADirectoryError:
        raise _bad(path, say("this is a folder, not a file")) from None
    except PermissionError:
        raise _bad(path, say("no permission to read this file")) from None
    except OSError as error:
        raise _bad(path, say("cannot be read: {reason}", reason=error.strerror)) from None
    return decode(path, data)


def decode(path: Path, data: bytes) -> Source:
    """Return the text of some bytes; a byte order mark and Windows line ends are fine."""
    if len(data) > LARGEST:
        raise _bad(path, say("the file is larger than {n} bytes", n=f"{LARGEST:,}"))
    if b"\0" in data:
        raise _bad(path, say("this is a binary file; a text file in UTF-8 is expected"))
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        before = data[: error.start]
        line = before.count(b"\n") + 1
        column = error.start - (before.rfind(b"\n") + 1) + 1
        message = say("this is not UTF-8 (perhaps Latin-1): save the file as UTF-8")
        raise BadFile((Problem(path, Place(line, column), message),)) from None
    return Source(path, text)


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
        raise BadFile(tuple(problems))
    return root


def _bad(path: Path, message: str) -> BadFile:
    return BadFile((Problem(path, Place(), message),))


def _first_line(error: object) -> str:
    return str(error).splitlines()[0]


def _place_of_reader(source: Source, error: object) -> Place:
    """Return where a forbidden character stands, if that is what the reader refused."""
    at = getattr(error, "position", None)
    if not isinstance(at, int) or at > len(source.text):
        return Place()
    before = source.text[:at]
    return Place(before.count("\n") + 1, at - before.rfind("\n"))


def _syntax_problem(source: Source, error: yaml.MarkedYAMLError) -> Problem:
    mark = error.problem_mark or error.context_mark
    place = Place(mark.line + 1, mark.column + 1) if mark else Place()
    what = error.problem or ""
    if "'\\t'" in what or "tab" in what:
        message = say("a tab cannot indent YAML: use spaces")
    elif "nesting depth" in what:
        message = say("nested too deep: at most {n} levels", n=DEEPEST)
    elif "expected a single document" in what or "but found another document" in what:
        message = say("one file holds one document: take out the line ---")
    elif "undefined alias" in what:
        message = say("aliases (*name) are not used here: write the text out")
    elif "mapping values are not allowed" in what:
        message = say("a colon here begins a new key: put the text in quotes or after >-")
    elif "could not find expected ':'" in what:
        message = say("a key without its colon: write `key: value`")
    else:
        message = say("cannot be read as YAML: {reason}", reason=what)
    return source.problem(message, place)


def _impurities(source: Source, root: Node) -> list[Problem]:
    """Return a problem for each tag, alias, deep nesting, odd or double key below a node."""
    problems: list[Problem] = []
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
            if node.tag not in _PLAIN_TAGS:
                message = say("the tag {tag} is not used here", tag=_shown(node.tag))
                problems.append(source.problem(message, place_of(node)))
            if isinstance(node, ScalarNode):
                continue
            if id(node) in seen:
                message = say("aliases (*name) are not used here: write the text out")
                problems.append(source.problem(message, place_of(node)))
                return problems
            seen.add(id(node))
            if isinstance(node, MappingNode):
                problems += _key_problems(source, node)
                below += [value for _, value in node.value]
            elif isinstance(node, SequenceNode):
                below += node.value
        level = below
    return problems


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
