"""A hand file without what gives its answers away: the copy that students take an exam from.

The text is cut, not written anew: what stays is as it was. What stays is what leads up to the
questions: the deal, the play to the end of the trick of the last question, the remarks before the
first one, and the questions without best, also, wrong, answer, hints, rule and page.
"""

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from json import dumps

from yaml import MappingNode, Node, ScalarNode, SequenceNode

from trainer.records.source import Source, compose
from trainer.text import say
from trainer.whist.moment import END, Moment

_OF_HAND = {"summary", "page", "themes", "corrections", "result", "variations", "afterwords"}
_OF_TRICK = {"marks", "afterwords"}
_OF_QUESTION = {"best", "also", "wrong", "answer", "advisor", "hints", "principle", "page"}
_OF_TASK = {"tempting"}
_COMMENT = re.compile(r"(?m)(?:^[ \t]*#.*\n?|[ \t]+#.*$)")


def without_answers(source: Source) -> Source | None:
    """Return the copy of a sound hand file; None if it asks nothing, so that there is no exam."""
    root = compose(source)
    assert isinstance(root, MappingNode)
    play = _items(_value(root, "play"))
    asked = [
        (n, each) for n, trick in enumerate(play) for each in _items(_value(trick, "questions"))
    ]
    if not asked:
        return None
    cut = _Cut(source.text)
    first, last = min(_moment(each) for _, each in asked), max(n for n, _ in asked)
    if task := _value(root, "task"):
        last = max(last, _moment(task).trick - 1)
        cut.keys(task, _OF_TASK)
    cut.items(_value(root, "play"), lambda trick: play.index(trick) <= last)
    for part, names in ((root, _OF_HAND), *((trick, _OF_TRICK) for trick in play[: last + 1])):
        remarks = _value(part, "remarks")
        kept = [each for each in _items(remarks) if _moment(each) < first]
        cut.items(remarks if kept else None, kept.__contains__)
        cut.keys(part, names if kept else names | {"remarks"})
    for _, question in asked:
        cut.keys(question, _OF_QUESTION)
        cut.put(_value(question, "why"), dumps(say("Your teacher has the answer.")))
    head = root.value[0][0]
    after = ", " if root.flow_style else "\n" + " " * head.start_mark.column
    if marked := _value(root, "exam"):
        cut.put(marked, "true")
    else:
        cut.before(head, f"exam: true{after}")
    cut.comments(root)
    return Source(source.path, cut.done())


def _value(node: Node | None, key: str) -> Node | None:
    pairs = node.value if isinstance(node, MappingNode) else ()
    return next((value for name, value in pairs if name.value == key), None)


def _items(node: Node | None) -> list[Node]:
    return list(node.value) if isinstance(node, SequenceNode) else []


def _moment(node: Node) -> Moment:
    at = _value(node, "at")
    return Moment.read(at.value) if isinstance(at, ScalarNode) else END


@dataclass(slots=True)
class _Cut:
    """A text that is being cut: pieces to be replaced, by where they begin and end."""

    text: str
    pieces: list[tuple[int, int, str]] = field(default_factory=list)
    _lines: list[int] = field(default_factory=list)

    def __post_init__(self) -> None:
        self._lines = [0, *(found.end() for found in re.finditer(r"\r\n|\r|\n", self.text))]

    def done(self) -> str:
        """Return the text with all pieces replaced; one within another goes with that.

        What is put before a node comes first, for the node itself may go.
        """
        parts, at = [], 0
        in_order = sorted(self.pieces, key=lambda piece: (piece[0], piece[1] > piece[0], -piece[1]))
        for start, end, new in in_order:
            if start >= at:
                parts += [self.text[at:start], new]
            at = max(at, end)
        return "".join([*parts, self.text[at:]])

    def keys(self, node: Node, names: set[str]) -> None:
        """Leave out keys of a mapping, once and for all of them."""
        if isinstance(node, MappingNode):
            self._run([(*pair, pair[0].value in names) for pair in node.value])

    def items(self, node: Node | None, keep: Callable[[Node], bool]) -> None:
        """Leave out the items of a list that are not kept."""
        self._run([(item, item, not keep(item)) for item in _items(node)])

    def put(self, node: Node | None, new: str) -> None:
        """Put some text in the place of a value."""
        if node is not None:
            self.pieces.append((self._start(node), self._end(node), new))

    def before(self, node: Node, new: str) -> None:
        """Put some text before a node."""
        at = self._start(node)
        self.pieces.append((at, at, new))

    def comments(self, root: Node) -> None:
        """Leave out every comment: it may speak of the answers."""
        at = 0
        for scalar in _scalars(root):
            start = self._start(scalar)
            self._comments(at, start)
            at = self._end(scalar)
            if scalar.style in ("|", ">"):
                head = self.text.find("\n", start, at)
                self._comments(start, head if head >= 0 else at)
        self._comments(at, len(self.text))

    def _comments(self, start: int, end: int) -> None:
        for found in _COMMENT.finditer(self.text, start, end):
            self.pieces.append((found.start(), found.end(), ""))

    def _run(self, entries: list[tuple[Node, Node, bool]]) -> None:
        """Leave out entries, each told by its first and last node and whether it goes."""
        kept = [n for n, (_, _, goes) in enumerate(entries) if not goes]
        last = kept[-1] if kept else -1
        for n, (first, _, goes) in enumerate(entries):
            if goes and n < last:
                self.pieces.append((self._start(first), self._start(entries[n + 1][0]), ""))
        if 0 <= last < len(entries) - 1:
            self.pieces.append((self._end(entries[last][1]), self._end(entries[-1][1]), ""))

    def _start(self, node: Node) -> int:
        return self._lines[node.start_mark.line] + node.start_mark.column

    def _end(self, node: Node) -> int:
        """Return where a node ends, without the blanks and comments after it."""
        if isinstance(node, MappingNode | SequenceNode) and not node.flow_style and node.value:
            child = node.value[-1]
            return self._end(child[1] if isinstance(node, MappingNode) else child)
        end = self._lines[node.end_mark.line] + node.end_mark.column
        if isinstance(node, ScalarNode) and node.style in ("|", ">"):
            start = self._start(node)
            return start + len(self.text[start:end].rstrip())
        return end


def _scalars(node: Node) -> Iterator[ScalarNode]:
    """Yield the scalars below a node, in the order of the text."""
    if isinstance(node, ScalarNode):
        yield node
    elif isinstance(node, MappingNode):
        for pair in node.value:
            for each in pair:
                yield from _scalars(each)
    else:
        for each in node.value:
            yield from _scalars(each)
