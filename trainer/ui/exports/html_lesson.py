"""A lesson as the data of its page: its blocks in order, texts as HTML, cards as data."""

from typing import Any

from trainer.records.glossary import Glossary
from trainer.records.lesson_blocks import (
    Block,
    DrillLink,
    HandLink,
    Heading,
    LessonQuestion,
    Prose,
    Teacher,
)
from trainer.study.lesson import Lesson
from trainer.text import say
from trainer.ui.exports.html_places import Places
from trainer.ui.exports.html_questions import lesson_question_page
from trainer.ui.hand import trumps_spans
from trainer.ui.html import Html
from trainer.ui.lesson import heading_lines
from trainer.ui.lesson_cards import position_of
from trainer.ui.lesson_data import lesson_json
from trainer.ui.scene import Span
from trainer.ui.table import taken_words
from trainer.whist.cards import Suit
from trainer.whist.seats import Side
from trainer.whist.trick import Trick

Json = dict[str, Any]


def lesson_page(
    lesson: Lesson, places: Places, glossary: Glossary, answers: bool
) -> tuple[Json, set[str]]:
    """Return the data of a lesson's page, and the terms that can be looked up on it.

    Notes for the teacher and drills are left out.
    """
    html = Html(places.address, glossary, once=True)
    header = lesson.record.header
    _, facts, *_ = heading_lines(header, 10_000)
    written = lesson_json(lesson)
    data = {key: written[key] for key in ("id", "title", "order", "minutes")} | {
        "facts": html.paragraph(facts, "facts"),
        "goals": [html.inline(goal) for goal in header.goals],
        "blocks": [
            _block(lesson, block, data, html, places, answers)
            for block, data in zip(lesson.record.blocks, written["blocks"], strict=True)
            if not isinstance(block, Teacher | DrillLink)
            and (answers or not _gives_away(lesson, block))
        ],
    }
    return data, html.terms


def _block(
    lesson: Lesson, block: Block, data: Json, html: Html, places: Places, answers: bool
) -> Json:
    match block:
        case Heading():
            return {"block": "heading", "level": block.level, "html": html.inline(block.text)}
        case Prose():
            return {"block": "text", "html": html.prose(block.text)}
        case LessonQuestion():
            return lesson_question_page(block, html, answers)
        case HandLink():
            return _hand(lesson, block, html, places)
    return data | {"caption": html.prose(data["caption"])}


def _gives_away(lesson: Lesson, block: Block) -> bool:
    """Tell whether a block shows play that the quiz of its hand asks about."""
    if not isinstance(block, HandLink):
        return False
    hand = lesson.hands[block.hand]
    asked = hand.questions_for(hand.student)
    return bool(asked) and block.at >= min(question.at for question in asked)


def _hand(lesson: Lesson, block: HandLink, html: Html, places: Places) -> Json:
    """Return a hand as its student sees it at a moment, with the address of its page."""
    hand = lesson.hands[block.hand]
    position, shown = position_of(hand, block.at)
    made = taken_words(position.taken(Side.AB), position.taken(Side.YZ))
    facts = [*trumps_spans(position.deal.trumps), Span(say(". Tricks: {made}.", made=made))]
    return {
        "block": "hand",
        "title": say("{title}, at {at}", title=hand.record.title, at=block.at),
        "href": places.to("hand", block.hand, str(block.at)),
        "facts": html.paragraph(facts),
        "number": shown[0] if shown else None,
        "trick": _plays(shown[1], position.deal.trumps) if shown else [],
        "seat": hand.student.value,
        "cards": [str(card) for card in position.hand(hand.student)],
        "caption": html.prose(block.caption),
    }


def _plays(trick: Trick, trumps: Suit) -> list[Json]:
    winner = trick.winner(trumps) if trick.complete else None
    return [
        {"seat": play.seat.value, "card": str(play.card), "wins": play.seat is winner}
        for play in trick.plays
    ]
