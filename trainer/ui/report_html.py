"""The report of a class as one page for a browser: nothing beside it, no script."""

from collections.abc import Iterable, Iterator, Sequence
from html import escape

from trainer.study.report import MissedRow, Report
from trainer.study.report_people import LONGEST_PATH, shown
from trainer.text import say
from trainer.ui.report import Table, item_table, principle_table, student_table
from trainer.ui.report_words import (
    answer_words,
    instead,
    legend,
    missed_by,
    missed_title,
    right_words,
    summary,
    words_of,
)
from trainer.ui.scene import Line

_STYLE = """
:root { color-scheme: light dark; --line: #8886; --red: #b3001b; }
@media (prefers-color-scheme: dark) { :root { --red: #ff8f8f; } }
body { font: 1rem/1.5 system-ui, sans-serif; max-width: 60rem; margin: 0 auto; padding: 1rem; }
h1, h2 { line-height: 1.2; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; }
caption { text-align: left; font-size: 1.25rem; font-weight: bold; padding: 1.5rem 0 .5rem; }
th, td { padding: .25rem .5rem; text-align: right; border-bottom: 1px solid var(--line);
  font-variant-numeric: tabular-nums; white-space: nowrap; }
th:first-child { text-align: left; white-space: normal; overflow-wrap: anywhere;
  min-width: 9rem; }
tbody th { font-weight: normal; }
li { margin-bottom: .75rem; }
li p { margin: 0; }
li, .notes { overflow-wrap: anywhere; }
.hearts, .diamonds { color: var(--red); }
@media print { body { max-width: none; padding: 0; } tr, li { break-inside: avoid; } }
"""


def report_html(report: Report, day: str) -> str:
    """Return the page, made on a day in ISO form."""
    title = say("Class report")
    return "\n".join(
        (
            "<!doctype html>",
            '<html lang="en">',
            "<head>",
            '<meta charset="utf-8">',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            '<meta http-equiv="Content-Security-Policy" '
            "content=\"default-src 'none'; style-src 'unsafe-inline'\">",
            f"<title>{escape(title)}, {escape(day)}</title>",
            f"<style>{_STYLE}</style>",
            "</head>",
            "<body>",
            "<main>",
            f"<h1>{escape(title)}</h1>",
            f"<p>{escape(_sets(report))}<br>{escape(summary(report))} "
            f'<time datetime="{escape(day)}">{escape(day)}</time></p>',
            *_tables(report),
            *_missed(report),
            *_problems(report),
            "</main>",
            "</body>",
            "</html>",
            "",
        )
    )


def _sets(report: Report) -> str:
    return "; ".join(
        say("{title} (version {version})", title=each.title, version=each.version)
        for each in report.sets
    )


def _tables(report: Report) -> Iterator[str]:
    if not report.students:
        return
    yield f"<p>{escape(legend())}</p>"
    yield from _table(say("Students"), student_table(report))
    yield from _table(say("Hands and lessons"), item_table(report))
    yield from _table(say("Principles, the weakest first"), principle_table(report))


def _table(caption: str, table: Table) -> Iterator[str]:
    heads, rows = table
    if not rows:
        return
    # what scrolls sideways must be reachable by the keyboard, and so must have a name
    yield f'<div class="wide" tabindex="0" role="region" aria-label="{escape(caption)}">'
    yield "<table>"
    yield f"<caption>{escape(caption)}</caption>"
    named = _cells(heads, '<th scope="col">', "</th>")
    yield f"<thead><tr>{named}</tr></thead>"
    yield "<tbody>"
    for row in rows:
        name = f'<th scope="row"><bdi>{escape(row.name)}</bdi></th>'
        yield f"<tr>{name}{_cells(row.figures, '<td>', '</td>')}</tr>"
    yield "</tbody>"
    yield "</table>"
    yield "</div>"


def _cells(texts: Sequence[str], before: str, after: str) -> str:
    return "".join(f"{before}{escape(text)}{after}" for text in texts)


def _missed(report: Report) -> Iterator[str]:
    if not report.missed:
        return
    yield f"<h2>{escape(say('Most missed'))}</h2>"
    yield "<ol>"
    for row in report.missed:
        yield from _missed_item(row, report)
    yield "</ol>"


def _missed_item(row: MissedRow, report: Report) -> Iterator[str]:
    title, missed = escape(missed_title(row, report)), escape(missed_by(row))
    yield f"<li><p>{title}: <strong>{missed}</strong></p>"
    if row.asked:
        yield f"<p>{_marked(words_of(row.asked.ask))}</p>"
    if row.asked and row.asked.right:
        right = _listed(map(_marked, right_words(row)))
        yield f"<p>{escape(say('Right:'))} {right}</p>"
    given = (f"{_marked(answer_words(row, each.given))} ({each.students})" for each in instead(row))
    yield f"<p>{escape(say('Given instead:'))} {_listed(given)}</p></li>"


def _listed(parts: Iterable[str]) -> str:
    return ", ".join(parts)


def _marked(words: Line) -> str:
    """Return words with the red cards marked."""
    return "".join(
        f'<span class="{span.style.removeprefix("card.")}">{escape(span.text)}</span>'
        if span.style in ("card.hearts", "card.diamonds")
        else escape(span.text)
        for span in words
    )


def _problems(report: Report) -> Iterator[str]:
    if not report.problems:
        return
    yield f"<h2>{escape(say('About the files'))}</h2>"
    yield '<ul class="notes">'
    for problem in report.problems:
        name = shown(problem.path.name, LONGEST_PATH)
        place = f"{name}:{problem.place.line}:{problem.place.column}"
        yield f"<li><bdi>{escape(place)}</bdi>: {escape(problem.message)}</li>"
    yield "</ul>"
