"""Where in a file a value stands that is told by the way to it."""

from collections.abc import Iterable

from yaml import MappingNode, Node, SequenceNode

from trainer.records.problem import BadFile, Place
from trainer.records.source import LARGEST, TOP, Source, compose, place_of


def place_at(source: Source, steps: Iterable[str | int]) -> Place:
    """Return where a value of a YAML or JSON text stands, each step a key or an index.

    That of what is around it if it is missing, and the top if the text cannot be composed.
    """
    if len(source.text) > LARGEST:
        return TOP
    try:
        node = compose(source)
    except BadFile:
        return TOP
    for step in steps:
        found: Node | None = None
        if isinstance(node, MappingNode):
            found = next((value for key, value in node.value if key.value == step), None)
        elif isinstance(node, SequenceNode) and isinstance(step, int) and step < len(node.value):
            found = node.value[step]
        if found is None:
            break
        node = found
    return place_of(node)
