"""Lessons as JSON: `whist-lessons/1` and `whist-lesson/1` (docs/json.md)."""

from collections.abc import Iterable
from typing import Any

from trainer.records.lesson import LessonHeader
from trainer.records.lesson_blocks import (
    Block,
    DrillLink,
    HandLink,
    Heading,
    Hold,
    LessonQuestion,
    Prose,
    Table,
    Teacher,
)
from trainer.study.course import Course
from trainer.study.lesson import Lesson, options_of
from trainer.whist.cards import Card

COURSE_FORMAT = "whist-lessons/1"
LESSON_FORMAT = "whist-lesson/1"

Json = dict[str, Any]


def course_json(course: Course) -> Json:
    """Return the lessons in order, with how far the learner has come."""
    following = course.next
    return {
        "format": COURSE_FORMAT,
        "lessons": [
            _header_json(entry.header) | {"begun": entry.line > 0, "finished": entry.finished}
            for entry in course.entries
        ],
        "next": following.header.id if following else None,
    }


def lesson_json(lesson: Lesson) -> Json:
    """Return a lesson with its blocks in order."""
    record = lesson.record
    return (
        {"format": LESSON_FORMAT}
        | _header_json(record.header)
        | {"blocks": [_block_json(block) for block in record.blocks]}
    )


def _header_json(header: LessonHeader) -> Json:
    return {
        "id": header.id,
        "title": header.title,
        "order": header.order,
        "goals": list(header.goals),
        "needs": [each.value for each in header.needs],
        "minutes": header.minutes,
        "pages": [{"first": run.first, "last": run.last} for run in header.pages],
        "teaches": [each.value for each in header.teaches],
        "laws": list(header.laws),
    }


def _block_json(block: Block) -> Json:
    match block:
        case Heading():
            return {"block": "heading", "level": block.level, "text": block.text}
        case Prose():
            return {"block": "text", "text": block.text}
        case Teacher():
            return {"block": "teacher", "text": block.text}
        case Hold():
            return {"block": "hold", "cards": _cards(block.cards), "caption": block.caption}
        case HandLink():
            at, caption = str(block.at), block.caption
            return {"block": "hand", "hand": block.hand, "at": at, "caption": caption}
        case DrillLink():
            return {"block": "drill", "principle": block.rule}
        case Table():
            return _table_json(block)
        case LessonQuestion():
            return _question_json(block)


def _table_json(table: Table) -> Json:
    led = table.led
    return {
        "block": "table",
        "hands": {seat.value: _cards(cards) for seat, cards in table.hands},
        "trumps": table.trumps.value if table.trumps else None,
        "leader": led.leader.value if led else None,
        "trick": _cards(led.cards) if led else [],
        "caption": table.caption,
    }


def _question_json(question: LessonQuestion) -> Json:
    data: Json = {
        "block": "question",
        "id": question.id,
        "kind": question.kind,
        "ask": question.ask,
    }
    match question.kind:
        case "card":
            data |= {
                "hold": _cards(question.hold),
                "trick": _cards(question.trick),
                "trumps": question.trumps.value if question.trumps else None,
                "best": _cards(question.best),
            }
            for name, entries in (("also", question.also), ("wrong", question.wrong)):
                data[name] = [
                    {"card": str(card), "why": entry.value}
                    for entry in entries
                    for card in entry.key
                ]
        case "choice":
            data["choices"] = [
                {"say": each.say, "right": each.right, "why": each.why} for each in question.choices
            ]
        case "number":
            data["number"] = question.number
        case _:
            data |= {"order": list(question.order), "options": list(options_of(question))}
    return data | {
        "principle": question.principle,
        "law": question.law,
        "page": question.page,
        "hints": list(question.hints),
        "why": question.why,
    }


def _cards(cards: Iterable[Card]) -> list[str]:
    return [str(card) for card in cards]
