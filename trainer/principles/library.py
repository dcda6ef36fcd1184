"""All the principles: every file of `book`, and how they override one another."""

from collections.abc import Iterable, Mapping
from functools import cache
from graphlib import CycleError, TopologicalSorter
from importlib import import_module
from pkgutil import iter_modules
from types import MappingProxyType

from trainer.principles import book
from trainer.principles.principle import Principle
from trainer.principles.register import rules
from trainer.text import say

EVERY = "*"
"""What a principle overrides that goes before every other."""


@cache
def principles() -> Mapping[str, Principle]:
    """Return every principle by its rule, in the order of the register.

    Raises ValueError if a file names a rule that is not in the register, or if the overrides go
    round in a circle.
    """
    modules = (
        import_module(f"{book.__name__}.{each.name}") for each in iter_modules(book.__path__)
    )
    found: dict[str, Principle] = {}
    for module in modules:
        principle: Principle = module.PRINCIPLE
        found[principle.rule] = principle
    known = rules()
    for each in found.values():
        for name in (each.rule, *each.overrides, *each.rows):
            if name not in known and name != EVERY:
                raise ValueError(say("{rule}: there is no rule {name}", rule=each.rule, name=name))
    ordered = {name: found[name] for name in known if name in found}
    _in_order(ordered)
    return MappingProxyType(ordered)


def overridden_by(principle: Principle, among: Mapping[str, Principle]) -> frozenset[str]:
    """Return the rules to which a principle is an exception, those under a heading included.

    A rule under the heading that names this one as its own exception is left out.
    """
    wanted = set(principle.overrides)
    found: set[str] = set()
    for name, other in among.items():
        if name == principle.rule:
            continue
        if wanted & {name, EVERY} or (
            rules()[name].under in wanted and not _speaks_of(other, principle.rule)
        ):
            found.add(name)
    return frozenset(found)


def _speaks_of(principle: Principle, rule: str) -> bool:
    return rule in principle.overrides or rules()[rule].under in principle.overrides


@cache
def overrides() -> Mapping[str, frozenset[str]]:
    """Return, for every principle, the rules that it overrides."""
    return {name: overridden_by(each, principles()) for name, each in principles().items()}


def _in_order(found: Mapping[str, Principle]) -> None:
    """Raise ValueError if overrides go round in a circle."""
    graph = {name: overridden_by(each, found) for name, each in found.items()}
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        circle: Iterable[str] = error.args[1]
        raise ValueError(
            say("the overrides go round in a circle: {names}", names=", ".join(circle))
        ) from None
