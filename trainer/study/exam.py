"""What of a selection may be handed out before its questions are answered."""

from collections.abc import Iterable
from dataclasses import replace

from trainer.records.hand import HandRecord, TrickRecord
from trainer.records.lesson_blocks import Block, LessonQuestion, Teacher
from trainer.records.question import Note
from trainer.study.hand import Hand
from trainer.study.lesson import Lesson
from trainer.study.question import Question
from trainer.study.selection import Selection
from trainer.text import say
from trainer.whist.holding import EMPTY
from trainer.whist.line import Line
from trainer.whist.moment import END, START, Moment
from trainer.whist.seats import SEATS


def for_exam(selection: Selection) -> Selection:
    """Return a selection without what gives an answer away.

    A hand keeps the play up to its last question, the remarks that come before its first one, and
    no title, for that often tells the point. What a seat may see is `Quiz.of(hand, seat)` with its
    questions' positions: the line still knows all four hands, and it is not to be written out.
    """
    hands = tuple(
        exam_hand(hand, quiz_title(selection, number))
        for number, hand in enumerate(selection.hands, 1)
    )
    lessons = tuple(map(exam_lesson, selection.lessons))
    return replace(selection, hands=hands, lessons=lessons)


def quiz_title(selection: Selection, number: int) -> str:
    """Return the title under which the questions of a hand are asked, by its place from 1."""
    if len(selection.hands) == 1:
        return say("Quiz")
    return say("Quiz {n}", n=number)


def exam_hand(hand: Hand, title: str) -> Hand:
    """Return a hand without what gives an answer away, under another title."""
    moments = [question.at for question in hand.questions]
    until = max(moments, default=START)
    cards = hand.line.cards[: until.played_before]
    winners = hand.line.winners[: len(cards) // len(SEATS)]
    record = _record(hand.record, min(moments, default=START), len(cards), title)
    questions = tuple(_question(question) for question in hand.questions)
    return Hand(record, Line(hand.line.deal, cards, winners), questions)


def exam_lesson(lesson: Lesson) -> Lesson:
    """Return a lesson without its answers and the notes for the teacher.

    Things to be put in order stay as they are: `options_of` mixes them.
    """
    blocks = tuple(
        _lesson_question(block) if isinstance(block, LessonQuestion) else block
        for block in lesson.record.blocks
        if not isinstance(block, Teacher)
    )
    return Lesson(replace(lesson.record, blocks=blocks), lesson.hands)


def _question(question: Question) -> Question:
    """Return a question alone; its principle and page would point to the answer."""
    return replace(
        question,
        best=EMPTY,
        also={},
        wrong={},
        answer="",
        principle=None,
        page=None,
        hints=(),
        why="",
        played=None,
        graded=False,
    )


def _lesson_question(question: LessonQuestion) -> Block:
    choices = tuple(replace(each, right=False, why="") for each in question.choices)
    return replace(
        question,
        best=(),
        also=(),
        wrong=(),
        choices=choices,
        number=None,
        principle=None,
        law=None,
        hints=(),
        why="",
    )


def _record(record: HandRecord, first: Moment, cards: int, title: str) -> HandRecord:
    """Return the record with so many cards of its play, and the remarks before the first moment."""
    tricks = [
        _trick(trick, first, cards - len(SEATS) * before)
        for before, trick in enumerate(record.play)
        if len(SEATS) * before < cards
    ]
    return replace(
        record,
        title=title,
        page=None,
        play=tuple(tricks),
        themes=(),
        summary=record.summary if record.task else "",
        corrections=(),
        result=None,
        task=replace(record.task, tempting=(), proof="none") if record.task else None,
        variations=(),
        remarks=_before(record.remarks, first),
        afterwords=(),
    )


def _trick(record: TrickRecord, first: Moment, cards: int) -> TrickRecord:
    trick = replace(record.trick, cards=record.trick.cards[:cards], node=None)
    remarks = _before(record.remarks, first)
    return replace(record, trick=trick, questions=(), remarks=remarks, marks=(), afterwords=())


def _before(notes: Iterable[Note], first: Moment) -> tuple[Note, ...]:
    return tuple(note for note in notes if note.at < first and note.at != END)
