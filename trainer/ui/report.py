"""The report of a class as text."""

from collections.abc import Iterable, Iterator

from trainer.study.report import MissedRow, Report, Score
from trainer.text import say
from trainer.ui.report_table import Row, figure_lines
from trainer.ui.report_words import (
    answer_words,
    day,
    instead,
    item_title,
    legend,
    missed_by,
    missed_title,
    principle_title,
    right_words,
    share,
    summary,
    words_of,
)
from trainer.ui.scene import Line, Scene, Span, wrapped

SHOWN_MISSED = 10
"""How many of the questions missed are shown."""


def report_scene(report: Report, width: int) -> Scene:
    """Return the tables by student, by hand and by principle, and the questions most missed."""
    lines: list[Line] = [*wrapped((Span(summary(report), "result"),), width)]
    if not report.students:
        return Scene(tuple(lines))
    lines += wrapped((Span(legend()),), width)
    lines += _headed(say("Students"), student_table(report), width)
    lines += _headed(say("Hands and lessons"), item_table(report), width)
    lines += _headed(say("Principles, the weakest first"), principle_table(report), width)
    if report.missed:
        lines += [(), (Span(say("Most missed"), "heading"),)]
        for number, row in enumerate(report.missed[:SHOWN_MISSED], 1):
            lines += _missed(number, row, report, width)
    return Scene(tuple(lines))


Table = tuple[tuple[str, ...], tuple[Row, ...]]
"""The heads of a table, and its rows."""


def student_table(report: Report) -> Table:
    """Return the students by name."""
    heads = (
        *(say("Name"), say("answered"), say("first"), say("now"), say("again")),
        *(say("hints"), say("hands"), say("read"), say("last day")),
    )
    rows = (
        Row(
            row.name,
            (
                str(row.score.first.answered),
                *_shares(row.score),
                *map(str, (row.again, row.hints, row.studied, row.read)),
                day(row.last),
            ),
        )
        for row in report.students
    )
    return heads, tuple(rows)


def item_table(report: Report) -> Table:
    """Return the hands and lessons in order."""
    rows = (Row(item_title(row, report), _scored(row.students, row.score)) for row in report.items)
    return _scored_heads(say("Hand or lesson")), tuple(rows)


def principle_table(report: Report) -> Table:
    """Return the principles, those answered worst first."""
    rows = (
        Row(principle_title(row.principle), _scored(row.students, row.score))
        for row in report.principles
    )
    return _scored_heads(say("Principle")), tuple(rows)


def _scored_heads(name: str) -> tuple[str, ...]:
    return name, say("students"), say("answered"), say("first"), say("now")


def _scored(students: int, score: Score) -> tuple[str, ...]:
    return str(students), str(score.first.answered), *_shares(score)


def _shares(score: Score) -> tuple[str, str]:
    return share(score.first), share(score.latest)


def _headed(title: str, table: Table, width: int) -> Iterator[Line]:
    heads, rows = table
    if rows:
        yield ()
        yield from wrapped((Span(title, "heading"),), width)
        yield from figure_lines(heads, rows, width)


def _missed(number: int, row: MissedRow, report: Report, width: int) -> Iterator[Line]:
    lead = f"{number:>2}. "
    margin = " " * len(lead)
    head = (Span(f"{missed_title(row, report)}: "), Span(missed_by(row), "strong"))
    yield from wrapped(head, width, lead, margin)
    if row.asked:
        yield from wrapped(words_of(row.asked.ask), width, margin, margin)
    if row.asked and row.asked.right:
        right = _joined((Span(say("Right: ")),), right_words(row), say(" or "))
        yield from wrapped((*right, Span(".")), width, margin, margin)
    given = ((*answer_words(row, each.given), Span(f" ({each.students})")) for each in instead(row))
    answers = _joined((Span(say("Given instead: ")),), given, ", ")
    yield from wrapped((*answers, Span(".")), width, margin, margin)


def _joined(lead: Line, parts: Iterable[Line], between: str) -> Line:
    spans = [*lead]
    for number, part in enumerate(parts):
        spans += [*([Span(between)] if number else []), *part]
    return tuple(spans)
