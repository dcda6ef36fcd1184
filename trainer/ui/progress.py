"""How a learner stands, as bars."""

from collections.abc import Mapping

from trainer.principles.register import rules
from trainer.study.standing import Count, Standing
from trainer.text import count, say
from trainer.ui.scene import Line, Scene, Span, line, padded, wrapped

_BAR = 20
"""The length of a bar, in cells."""


def progress_scene(standing: Standing, width: int) -> Scene:
    """Return the hands studied, and the answers by principle and by theme."""
    hands = [hand for hand in standing.hands if hand.at or hand.quiz.answered or hand.quiz.noted]
    studied = count(
        len(standing.hands),
        "{s} of {n} hand studied.",
        "{s} of {n} hands studied.",
        s=standing.studied,
    )
    lines: list[Line] = [line(Span(studied, "result"))]
    if not hands and not standing.lessons:
        first = next((hand.hand for hand in standing.hands), "")
        hint = say("Nothing is begun yet: `whist study {id}` is a good start.", id=first)
        lines.append(line(hint if first else say("There are no hands.")))
        return Scene(tuple(lines))
    if hands:
        lines += [(), line(Span(say("Hands"), "heading"))]
    for hand in hands:
        place = say("studied") if hand.finished else hand.at and say("at {at}", at=hand.at)
        lines += _rows(hand.hand, hand.quiz, width, place)
    if standing.lessons:
        lines += [(), line(Span(say("Lessons"), "heading"))]
    for lesson in standing.lessons:
        lines += _rows(lesson.lesson, lesson.quiz, width)
    titles = {name: rule.title for name, rule in rules().items()}
    for title, counts in (
        (say("Principles"), {titles.get(k, k): v for k, v in standing.by_principle.items()}),
        (say("Themes"), standing.by_theme),
    ):
        lines += _section(title, counts, width)
    return Scene(tuple(lines))


def _section(title: str, counts: Mapping[str, Count], width: int) -> list[Line]:
    """Return a heading and a bar for each name, the weakest first."""
    if not counts:
        return []
    weakest = sorted(counts.items(), key=lambda pair: (pair[1].right / pair[1].answered, pair[0]))
    rows = (row for name, of in weakest for row in _rows(name, of, width))
    return [(), line(Span(title, "heading")), *rows]


def _rows(name: str, of: Count, width: int, note: str = "") -> list[Line]:
    """Return a name, in as many lines as it takes, and its bar beside the first."""
    full = round(_BAR * of.right / of.answered) if of.answered else 0
    bar = ("█" * full).ljust(_BAR, "░") if of.answered else " " * _BAR
    told = say("{right} of {all}", right=of.right, all=of.answered) if of.answered else ""
    if of.noted:
        told = say("{n} noted", n=of.noted)
    tail = f"{note:>9}  {bar} {told:>9}"
    room = max(width - len(tail) - 1, 12)
    first, *more = wrapped((Span(name),), room, rest="  ")
    return [(*padded(first, room), Span(f" {tail}")), *more]
