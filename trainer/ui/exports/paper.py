"""A selection on paper: HTML without scripts, for the print to PDF of a browser, A4 or Letter."""

from collections.abc import Callable, Iterator

from trainer.study.exam import for_exam, quiz_title
from trainer.study.selection import Selection
from trainer.text import say
from trainer.ui.exports.paper_lessons import lesson_answers_html, lesson_html
from trainer.ui.exports.paper_parts import page_html
from trainer.ui.exports.paper_quiz import answers_html, quiz_html
from trainer.ui.exports.paper_records import record_html
from trainer.ui.exports.paper_slips import slips_html
from trainer.ui.exports.wanted import OutFile, Wishes


def export(selection: Selection, wishes: Wishes) -> Iterator[OutFile]:
    """Yield a file for each kind of sheet, or all of them in one.

    Without answers the records are left out too, since they tell the whole play.
    """
    kinds = {name: make for name, make in _KINDS.items() if wishes.answers or name not in _TELLING}
    sheets = {name: list(make(selection)) for name, make in kinds.items()}
    hidden = for_exam(selection).title  # a hand's own title would tell the point of it
    if wishes.single:
        every = [sheet for each in sheets.values() for sheet in each]
        title = selection.title if wishes.answers else hidden
        yield OutFile(f"{selection.name}.html", page_html(title, *every))
        return
    for name, each in sheets.items():
        if each:
            title = selection.title if name in _TELLING else hidden
            yield OutFile(f"{selection.name}-{name}.html", page_html(title, *each))


def _lessons(selection: Selection) -> Iterator[str]:
    yield from map(lesson_html, selection.lessons)


def _quiz(selection: Selection) -> Iterator[str]:
    yield from filter(None, map(quiz_html, for_exam(selection).hands))


def _slips(selection: Selection) -> Iterator[str]:
    for number, hand in enumerate(selection.hands, 1):
        one = len(selection.hands) == 1
        yield slips_html(hand, say("Deal") if one else say("Deal {n}", n=number))


def _records(selection: Selection) -> Iterator[str]:
    yield from map(record_html, selection.hands)


def _answers(selection: Selection) -> Iterator[str]:
    for number, hand in enumerate(selection.hands, 1):
        if hand.questions:
            yield answers_html(hand, quiz_title(selection, number))
    for lesson in selection.lessons:
        if lesson.record.questions:
            yield lesson_answers_html(lesson)


_KINDS: dict[str, Callable[[Selection], Iterator[str]]] = {
    "lessons": _lessons,
    "quiz": _quiz,
    "slips": _slips,
    "records": _records,
    "answers": _answers,
}
_TELLING = ("records", "answers")
