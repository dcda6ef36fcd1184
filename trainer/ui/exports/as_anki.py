"""Questions as an Anki deck: the table as a seat sees it, and behind it the card with its reason.

Deck and notes have ids that depend on the names of set, hand and question alone, and the notes are
as old as the version of the set: Anki updates what it has from a deck of a later version.
"""

import tempfile
from collections.abc import Iterable, Iterator
from io import BytesIO
from typing import TYPE_CHECKING
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo
from zlib import crc32

from trainer.principles.register import rules
from trainer.records.lesson_blocks import LessonQuestion
from trainer.study.exam import exam_hand
from trainer.study.hand import Hand
from trainer.study.lesson import Lesson
from trainer.study.progress_tables import of_lesson
from trainer.study.question import Question
from trainer.study.selection import Selection
from trainer.text import clean, say
from trainer.ui.exports.paper_lessons import options_html
from trainer.ui.exports.paper_parts import facts_html
from trainer.ui.exports.paper_quiz import answer_parts, asked_html
from trainer.ui.exports.paper_scene import WIDE, lines_html, prose_html, text_html
from trainer.ui.exports.wanted import CannotExport, OutFile, Wishes
from trainer.ui.lesson_question import answer_lines

if TYPE_CHECKING:
    import genanki

FIELDS = ("From", "Table", "Question", "Answer")
"""The fields of a note, the one that names it first, since Anki lists notes by it.

With other fields it would be another kind of note, and nothing be updated.
"""
_FRONT = "{{Table}}\n<div class=ask>{{Question}}</div>"
_BACK = "{{FrontSide}}\n<hr id=answer>\n{{Answer}}\n<div class=from>{{From}}</div>"
_STYLE = """\
.card { font: 18px/1.4 Georgia, serif; text-align: left; max-width: 40em; margin: 0 auto; }
.hearts, .diamonds { color: #b00020; }
.nightMode .hearts, .nightMode .diamonds { color: #ff8a80; }
i { font-style: normal; }
p, ul { margin: 0 0 .4em; }
.ask { font-weight: bold; margin-top: .6em; }
.rows p, .others p, .options p, .options div { margin: 0; }
.trick .number { display: inline-block; width: 2em; }
.trick .cell { display: inline-block; width: 4em; }
.others p, .options div, .options p { display: inline; }
.options { list-style: none; padding: 0; }
.from { font-size: 14px; opacity: .7; }
"""
_MODEL = 1_889_001_172
"""The id of the kind of note; it never changes."""
_FIRST_DAY = 1_600_000_000
_DAY = 86_400


def export(selection: Selection, wishes: Wishes) -> Iterator[OutFile]:
    """Yield the deck; CannotExport without genanki, or if there is nothing to ask."""
    if not wishes.answers:
        raise CannotExport(say("an Anki deck has its answers: leave out --without-answers"))
    try:
        import genanki
    except ImportError:
        message = say("Anki decks need genanki: pip install 'whist-trainer[anki]'")
        raise CannotExport(message) from None
    record = selection.set
    name, title = (record.id, record.title) if record else (selection.name, selection.title)
    model = genanki.Model(
        _MODEL,
        "Whist",
        fields=[{"name": field} for field in FIELDS],
        templates=[{"name": "Whist", "qfmt": _FRONT, "afmt": _BACK}],
        css=_STYLE,
    )
    deck = genanki.Deck((1 << 30) + crc32(f"whist {name}".encode()) % (1 << 30), clean(title))
    for place, fields, tags in _notes(selection):
        guid = genanki.guid_for(name, *place)
        deck.add_note(genanki.Note(model, list(map(_safe, fields)), guid=guid, tags=tags))
    if not deck.notes:
        raise CannotExport(say("there is no question here for an Anki deck"))
    age = _FIRST_DAY + _DAY * (record.version if record else 0)
    yield OutFile(f"{selection.name}.apkg", _packed(genanki.Package(deck), age))


Fields = tuple[str, str, str, str]
_Place = tuple[str, str]
"""The ids of a hand, or a lesson, and of its question."""


def _notes(selection: Selection) -> Iterator[tuple[_Place, Fields, list[str]]]:
    for hand in selection.hands:
        shown = exam_hand(hand, "")
        for question in hand.questions:
            if question.is_card:
                place = (hand.record.id, question.id)
                yield place, _of_hand(hand, shown, question), _hand_tags(hand, question)
    for lesson in selection.lessons:
        for number, asked in enumerate(lesson.record.questions, 1):
            if asked.kind != "order":
                place = (of_lesson(lesson.id), asked.id)
                yield place, _of_lesson(lesson, asked, number), _lesson_tags(lesson, asked)


def _of_hand(hand: Hand, shown: Hand, question: Question) -> Fields:
    """Return the fields of a question; the front is made from what an exam shows of the hand."""
    table = facts_html(shown, question.seat) + asked_html(question)
    words = say("{title}, at {at}", title=hand.record.title, at=question.at)
    return text_html(words), table, prose_html(question.ask), "".join(answer_parts(question))


def _of_lesson(lesson: Lesson, question: LessonQuestion, number: int) -> Fields:
    first, *rest = answer_lines(question, WIDE, number)
    answer = lines_html([first[1:], *rest])  # without its number, which means nothing here
    words = say("{title}, question {n}", title=lesson.record.header.title, n=number)
    return text_html(words), options_html(question), prose_html(question.ask), answer


def _hand_tags(hand: Hand, question: Question) -> list[str]:
    record = hand.record
    tags = [f"theme::{theme}" for theme in record.themes]
    if record.difficulty:
        tags.append(f"difficulty::{record.difficulty}")
    return [*_principle_tags(question.principle), *tags]


def _lesson_tags(lesson: Lesson, question: LessonQuestion) -> list[str]:
    return [*_principle_tags(question.principle), f"lesson::{lesson.id}"]


def _principle_tags(name: str | None) -> Iterable[str]:
    return [f"principle::{name}"] if name in rules() else []


def _safe(field: str) -> str:
    """Return HTML in which Anki finds no sound, no LaTeX and no box to type in."""
    return field.replace("[", "&#91;")


def _packed(package: "genanki.Package", age: int) -> bytes:
    """Return the file of a deck, the same on every run."""
    made, fixed = BytesIO(), BytesIO()
    usual = tempfile.tempdir
    with tempfile.TemporaryDirectory() as folder:
        tempfile.tempdir = folder  # genanki leaves its file there
        try:
            package.write_to_file(made, timestamp=age)
        finally:
            tempfile.tempdir = usual
    with ZipFile(made) as source, ZipFile(fixed, "w") as target:
        for entry in source.namelist():
            # a new entry has no time of day
            target.writestr(ZipInfo(entry), source.read(entry), ZIP_DEFLATED)
    return fixed.getvalue()
