"""A rule as the advisor knows it: why, what it yields to, what yields to it, and its examples."""

from collections.abc import Iterable, Iterator
from typing import Any

from trainer.principles.advisor import look
from trainer.principles.example import Example
from trainer.principles.library import principles
from trainer.principles.principle import Principle
from trainer.principles.register import rules
from trainer.principles.rule import Rule
from trainer.text import say
from trainer.ui.cards import hand_line
from trainer.ui.scene import Line, Scene, Span, line, scene, wrapped
from trainer.ui.table import trick_line


def principle_scene(rule: Rule, width: int) -> Scene:
    """Return how the advisor uses a rule; nothing if it only stands in the register."""
    principle = principles().get(rule.name)
    if principle is None:
        lines = _listed(say("The advisor says it as a part of"), _tables(rule.name), width)
        words = say("The advisor does not speak of this rule by itself.")
        return Scene((*lines,)) if lines else scene(()) + Scene(wrapped((Span(words),), width))
    lines = [(), *wrapped((Span(_faces(principle)),), width)]
    if reason := _reason(principle):
        lines += [(), line(Span(say("Why"), "heading")), *wrapped((Span(reason),), width, "  ")]
    lines += _listed(say("It is an exception to"), _over(principle), width)
    lines += _listed(say("It gives way to"), _under(rule.name), width)
    return Scene((*lines, *_examples(principle, width)))


def principle_json(rule: Rule) -> dict[str, Any]:
    """Return how the advisor uses a rule, as one object."""
    principle = principles().get(rule.name)
    examples = principle.examples if principle else ()
    return {
        "advises": bool(principle and principle.advise),
        "infers": bool(principle and principle.infer),
        "why": _reason(principle) if principle else "",
        "part_of": list(_tables(rule.name)),
        "overrides": list(_over(principle)) if principle else [],
        "overridden_by": list(_under(rule.name)),
        "examples": [
            {
                "hand": str(each.sight.hand),
                "play": each.play,
                "trumps": each.trumps,
                "wants": [str(card) for card in each.cards],
            }
            for each in examples
        ],
    }


def _faces(principle: Principle) -> str:
    if principle.advise and principle.infer:
        return say("It advises what to play, and tells what the cards of others mean.")
    if principle.advise:
        return say("It advises what to play.")
    return say("It tells what the cards of others mean.")


def _reason(principle: Principle) -> str:
    """Return why, in the words that the rule itself gives for its first example."""
    first = next((each for each in principle.examples if each.wants), None)
    if principle.advise is None or first is None:
        return ""
    view = look(first.sight)
    advice = principle.advise(view)
    return advice.about(advice.cards & view.legal).why if advice else ""


def _tables(name: str) -> Iterator[str]:
    """Yield the rules that say this one as a row of theirs."""
    yield from (each.rule for each in principles().values() if name in each.rows)


def _over(principle: Principle) -> Iterator[str]:
    yield from (name for name in principle.overrides if name in rules())


def _under(name: str) -> Iterator[str]:
    above = (name, rules()[name].under)
    for each in principles().values():
        if each.rule != name and any(other in each.overrides for other in above if other):
            yield each.rule


def _listed(title: str, names: Iterable[str], width: int) -> list[Line]:
    lines: list[Line] = []
    for name in names:
        words = f"{rules()[name].title} (p. {rules()[name].page})"
        lines += wrapped((Span(words),), width, "  ", "    ")
    return [(), line(Span(title, "heading")), *lines] if lines else []


def _examples(principle: Principle, width: int) -> Iterator[Line]:
    for each in principle.examples:
        yield ()
        title = say("Here it speaks") if each.wants else say("Here it is silent")
        yield line(Span(title, "heading"))
        yield from _example(each, width)


def _example(example: Example, width: int) -> Iterator[Line]:
    sight = example.sight
    trumps = say("trumps {suit}", suit=sight.trumps.symbol)
    seat = Span(say("{seat} has", seat=sight.seat) + "  ", "seat")
    yield from wrapped((seat, *hand_line(sight.hand), Span(f"   {trumps}")), width, "  ", "     ")
    for trick in (*sight.tricks, sight.trick):
        if trick.cards:
            yield (Span("  "), *trick_line(trick, sight.trumps))
    if example.wants:
        by_it = Span(say("By this rule {seat} plays", seat=sight.seat) + "  ")
        yield from wrapped((by_it, *hand_line(example.cards)), width, "  ", "    ")
