"""Shapes of data: each reads a YAML node into a value, and yields its JSON Schema.

A kind of file is a table of `Key`s; the one table reads the file, suggests the nearest key for an
unknown one, and publishes the schema, so that the three cannot drift apart. A shape returns None
for what it cannot read, having reported the problem; nothing here knows the rules of the game.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Generic, Protocol, TypeVar

from yaml import MappingNode, Node, ScalarNode, SequenceNode

from trainer.records.problem import Place, Problem
from trainer.records.source import Source, place_of
from trainer.text import say

K = TypeVar("K")
T = TypeVar("T")
T_co = TypeVar("T_co", covariant=True)
Schema = dict[str, Any]


@dataclass(slots=True)
class Reading:
    """One file as it is being read: its source, the problems so far, and whether data was lost.

    An unknown key loses nothing: the rest of the file can still be judged.
    """

    source: Source
    problems: list[Problem] = field(default_factory=list)
    lost: bool = False

    def problem(self, node: Node, message: str, offset: int = 0, loses: bool = True) -> None:
        """Report what is wrong at a node."""
        self.problems.append(self.source.problem(message, place_of(node, offset)))
        self.lost = self.lost or loses


class Shape(Protocol[T_co]):
    """What a value in a file looks like."""

    def read(self, node: Node, reading: Reading) -> T_co | None:
        """Return the value of a node, or None after reporting why it cannot be read."""
        ...

    def schema(self) -> Schema:
        """Return the JSON Schema that accepts the same values."""
        ...


@dataclass(frozen=True, slots=True)
class Scalar(Generic[T]):
    """A single value: `parse` turns its text into a value or raises ValueError.

    An `offset` on the error moves the problem along the text.
    """

    parse: Callable[[str], T]
    form: Schema

    def read(self, node: Node, reading: Reading) -> T | None:
        """Return the parsed value."""
        if not isinstance(node, ScalarNode):
            reading.problem(
                node,
                say("one value is expected here: a text that begins with [ or { goes in quotes"),
            )
            return None
        if _is_missing(node):
            reading.problem(node, say("a value is missing here"))
            return None
        try:
            return self.parse(node.value)
        except ValueError as error:
            reading.problem(node, str(error), getattr(error, "offset", 0))
            return None

    def schema(self) -> Schema:
        """Return the given form."""
        return dict(self.form)


@dataclass(frozen=True, slots=True)
class ListOf(Generic[T]):
    """A list of values of one shape."""

    item: Shape[T]

    def read(self, node: Node, reading: Reading) -> tuple[T, ...] | None:
        """Return the readable items; None when it is no list."""
        if not isinstance(node, SequenceNode):
            message = say("a list is expected here: lines that begin with a dash")
            reading.problem(node, say("a value is missing here") if _is_missing(node) else message)
            return None
        values = (self.item.read(item, reading) for item in node.value)
        return tuple(value for value in values if value is not None)

    def schema(self) -> Schema:
        """Return the schema of the list."""
        return {"type": "array", "items": self.item.schema()}


@dataclass(frozen=True, slots=True)
class Entry(Generic[K, T]):
    """One line of a free mapping, with its place."""

    key: K
    value: T
    place: Place = field(compare=False)


@dataclass(frozen=True, slots=True)
class MapOf(Generic[K, T]):
    """A mapping whose keys are values too, such as cards to the reason why they are wrong."""

    key: Scalar[K]
    value: Shape[T]

    def read(self, node: Node, reading: Reading) -> tuple[Entry[K, T], ...] | None:
        """Return the readable entries in order; None when it is no mapping."""
        if not isinstance(node, MappingNode):
            message = say("each with its reason is expected here: lines of `DKJ: the reason`")
            reading.problem(node, say("a value is missing here") if _is_missing(node) else message)
            return None
        entries = []
        for key_node, value_node in node.value:
            key = self.key.read(key_node, reading)
            value = self.value.read(value_node, reading)
            if key is not None and value is not None:
                entries.append(Entry(key, value, place_of(key_node)))
        return tuple(entries)

    def schema(self) -> Schema:
        """Return the schema of the mapping."""
        names = {"pattern": self.key.form["pattern"]}
        return {
            "type": "object",
            "propertyNames": names,
            "additionalProperties": self.value.schema(),
        }


@dataclass(frozen=True, slots=True)
class Key:
    """One key of a record: its name in the file, its shape, and a sentence about it.

    The value is handed on under the name `argument`: `turn-up` is `turn_up`.
    """

    name: str
    shape: Shape[Any]
    about: str
    required: bool = False
    argument: str = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "argument", self.name.replace("-", "_").lower())


@dataclass(frozen=True, slots=True)
class Record(Generic[T]):
    """A mapping with a fixed table of keys.

    `build` is called with the values by their argument names and `places`, the
    place of each value with the record's own under the empty name. `elsewhere` says of keys that
    are often put here where they belong.
    """

    keys: tuple[Key, ...]
    build: Callable[..., T]
    elsewhere: Mapping[str, str] = field(default_factory=dict)
    _by_name: Mapping[str, Key] = field(init=False, repr=False, compare=False)
    _required: tuple[Key, ...] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "_by_name", {key.name: key for key in self.keys})
        object.__setattr__(self, "_required", tuple(key for key in self.keys if key.required))

    def read(self, node: Node, reading: Reading) -> T | None:
        """Return the built record; None when a required key is missing or unreadable."""
        if not isinstance(node, MappingNode):
            message = say("a mapping is expected here: lines of `key: value`")
            reading.problem(node, say("a value is missing here") if _is_missing(node) else message)
            return None
        values: dict[str, Any] = {}
        places = {"": place_of(node)}
        for key_node, value_node in node.value:
            name = key_node.value
            key = self._by_name.get(name)
            if key is None:
                reading.problem(key_node, self._unknown(name), loses=False)
                continue
            places[name] = place_of(value_node)
            value = key.shape.read(value_node, reading)
            if value is not None:
                values[key.argument] = value
        for key in self._required:
            if key.name not in places:
                message = say(
                    "the key {key} is missing: {about}", key=repr(key.name), about=key.about
                )
                reading.problem(node, message)
        if any(key.argument not in values for key in self._required):
            return None
        return self.build(**values, places=places)

    def schema(self) -> Schema:
        """Return the schema of the record, each key described."""
        return {
            "type": "object",
            "properties": {
                key.name: {"description": key.about, **key.shape.schema()} for key in self.keys
            },
            "required": [key.name for key in self.keys if key.required],
            "additionalProperties": False,
        }

    def _unknown(self, name: str) -> str:
        from difflib import get_close_matches  # only needed for a faulty file

        shown = repr(name if len(name) <= 40 else name[:40] + "…")
        if name in self.elsewhere:
            return say(
                "the key {key} stands elsewhere: {where}", key=shown, where=self.elsewhere[name]
            )
        by_small = {known.lower(): known for known in self._by_name}
        near = get_close_matches(name.lower(), by_small, n=1, cutoff=0.6)
        if near:
            found = repr(by_small[near[0]])
            return say("unknown key {key}: did you mean {near}?", key=shown, near=found)
        known = ", ".join(self._by_name)
        return say("unknown key {key}: the keys here are {known}", key=shown, known=known)


def _is_missing(node: Node) -> bool:
    """Tell whether nothing at all has been written."""
    return isinstance(node, ScalarNode) and not node.value and not node.style
