"""The words that every face of a class report shares."""

from collections.abc import Iterator

from trainer.principles.register import rules
from trainer.study.report import Given, ItemRow, MissedRow, Report
from trainer.study.report_people import shown
from trainer.study.standing import RIGHT, Count
from trainer.text import count, say
from trainer.ui.cards import card_span
from trainer.ui.prose import prose
from trainer.ui.scene import Line, Span
from trainer.whist.cards import card_of

COMMONEST = 3
"""How many of the answers given to one question are told."""
LONGEST_ANSWER = 40
"""The most that is shown of an answer of no known kind, in letters."""


def summary(report: Report) -> str:
    """Return who and how much the report is of."""
    return say(
        "{students}, {questions} answered, {files} read.",
        students=count(len(report.students), "{n} student", "{n} students"),
        questions=count(report.answered, "{n} question", "{n} questions"),
        files=count(report.files, "{n} file", "{n} files"),
    )


def legend() -> str:
    """Return how the figures are to be read."""
    return say(
        "First: right at the first answer, which counts. Now: right at the latest. "
        "Again: questions answered once more. Hints: those shown before first answers. "
        "Hands, read: hands studied and lessons read to the end."
    )


def share(of: Count) -> str:
    """Return how many answers of a hundred were right."""
    return f"{round(100 * of.right / of.answered)}%" if of.answered else say("–")


def day(moment: str) -> str:
    """Return the day of a moment of the clock."""
    return moment[:10] or say("–")


def item_title(row: ItemRow | MissedRow, report: Report) -> str:
    """Return a hand or lesson by its title and name, with its set where there are several."""
    item = row.item
    title = say("Lesson: {title}", title=item.title) if item.lesson else item.title
    if len(report.sets) > 1:
        return f"{title} ({item.lesson or item.name}, {row.set.id} {row.set.version})"
    return f"{title} ({item.lesson or item.name})"


def principle_title(name: str) -> str:
    """Return the title of a rule with its page; its name if the register does not have it."""
    rule = rules().get(name)
    return say("{title} (p. {page})", title=rule.title, page=rule.page) if rule else name


def missed_title(row: MissedRow, report: Report) -> str:
    """Return where a question stands, and its name."""
    at = row.asked.at if row.asked else ""
    where = item_title(row, report)
    if at:
        where = say("{where} at {at}", where=where, at=at)
    return say("{where}: {question}", where=where, question=row.question)


def missed_by(row: MissedRow) -> str:
    """Return how many missed a question."""
    first = row.score.first
    return say("missed by {n} of {all}", n=first.wrong, all=first.answered)


def words_of(text: str) -> Line:
    """Return Markdown as one line."""
    spans: list[Span] = []
    for row in prose(text, 10_000):
        spans += [*([Span(" ")] if spans else []), *row]
    return tuple(spans)


def answer_words(row: MissedRow, given: str) -> Line:
    """Return an answer as it is shown: a card with its symbol, a letter with what it stands for."""
    try:
        return (card_span(card_of(given)),)
    except KeyError:
        pass
    if not given:
        return (Span(say("passed over")),)
    if row.asked and given in row.asked.words:
        return (Span(f"{given}) "), *words_of(row.asked.words[given]))
    return (Span(shown(given, LONGEST_ANSWER)),)


def right_words(row: MissedRow) -> Iterator[Line]:
    """Yield every right answer, as it is shown."""
    for given in row.asked.right if row.asked else ():
        yield answer_words(row, given)


def instead(row: MissedRow) -> tuple[Given, ...]:
    """Return the wrong answers given most."""
    return tuple(each for each in row.given if each.grade not in RIGHT)[:COMMONEST]
