"""Lessons on paper: the text with its exercises, and the answers on sheets of their own."""

from collections.abc import Mapping

from trainer.principles.register import rules
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
from trainer.study.hand import Hand
from trainer.study.lesson import LETTERS, Lesson, options_of
from trainer.text import say
from trainer.ui.cards import hand_line
from trainer.ui.exports.paper_parts import rows_html, table_html, title_html
from trainer.ui.exports.paper_quiz import blank_html
from trainer.ui.exports.paper_scene import (
    WIDE,
    element,
    lines_html,
    prose_html,
    spans_html,
    text_html,
)
from trainer.ui.hand import seat_hand, trumps_spans
from trainer.ui.lesson import heading_lines
from trainer.ui.lesson_cards import position_of
from trainer.ui.lesson_question import answer_lines, situation_lines
from trainer.ui.scene import Span
from trainer.ui.table import trick_line
from trainer.whist.cards import SUITS
from trainer.whist.holding import Holding
from trainer.whist.seats import Seat
from trainer.whist.trick import Trick


def lesson_html(lesson: Lesson) -> str:
    """Return a lesson without its answers and the notes for the teacher."""
    header = lesson.record.header
    parts = [
        title_html(header.title),
        element("div.facts", lines_html(heading_lines(header, WIDE, titled=False))),
        *(_block(lesson, block) for block in lesson.record.blocks),
    ]
    return element("article.lesson", *parts)


def lesson_answers_html(lesson: Lesson) -> str:
    """Return the answers of a lesson, with what is said of every other one."""
    parts = [
        element("section.answer", lines_html(answer_lines(question, WIDE, number)))
        for number, question in enumerate(lesson.record.questions, 1)
    ]
    return element("article.answers", title_html(lesson.record.header.title), *parts)


def _block(lesson: Lesson, block: Block) -> str:
    match block:
        case Heading():
            return element("h3", text_html(block.text))
        case Prose():
            return prose_html(block.text)
        case Teacher():
            return ""
        case Hold():
            held = element("p.held", spans_html(hand_line(Holding.of(block.cards))))
            return element("section.cards", held, prose_html(block.caption))
        case Table():
            return _table(block)
        case HandLink():
            return _hand(block, lesson.hands[block.hand])
        case DrillLink():
            words = say("Drill: {title}", title=rules()[block.rule].title)
            return element("p.note", text_html(words))
        case LessonQuestion():
            return _question(block, lesson.record.questions.index(block) + 1)


def _table(block: Table) -> str:
    hands: Mapping[Seat, Holding] = {seat: Holding.of(cards) for seat, cards in block.hands}
    suits = [suit for suit in SUITS if any(hand.length(suit) for hand in hands.values())]
    parts: list[str] = []
    if block.trumps is not None:
        parts.append(lines_html([(*trumps_spans(block.trumps), Span("."))]))
    parts.append(table_html(hands, Seat.A, {}, block.trumps, suits))
    if block.led is not None:
        trick = Trick(block.led.leader, block.led.cards)
        # without trumps, the suit led as trumps changes nothing
        parts.append(lines_html([trick_line(trick, block.trumps or trick.cards[0].suit)]))
    return element("section.cards", *parts, prose_html(block.caption))


def _hand(block: HandLink, hand: Hand) -> str:
    position, shown = position_of(hand, block.at)
    trumps = position.deal.trumps
    title = say("{title}, at {at}", title=hand.record.title, at=block.at)
    return element(
        "section.box",
        element("h4", text_html(title)),
        lines_html([(*trumps_spans(trumps), Span("."))]),
        rows_html([shown], trumps) if shown else "",
        lines_html([seat_hand(position.hand(hand.student), hand.student)]),
        prose_html(block.caption),
    )


def _question(question: LessonQuestion, number: int) -> str:
    return element(
        "section.question",
        element("h3", text_html(say("Question {n}", n=number))),
        element("div.ask", prose_html(question.ask)),
        options_html(question),
        _room(question),
    )


def options_html(question: LessonQuestion) -> str:
    """Return the cards that are held, or what there is to choose from or to put in order."""
    if question.kind == "card":
        held = element("p.held", spans_html(hand_line(Holding.of(question.hold))))
        return held + lines_html(situation_lines(question, WIDE))
    class_ = "tick" if question.kind == "choice" else "letter"
    rows = [
        element("li", element(f"span.{class_}", f"{letter})"), element("div", prose_html(option)))
        for letter, option in zip(LETTERS, options_of(question), strict=False)
    ]
    return element("ul.options", *rows) if rows else ""


def _room(question: LessonQuestion) -> str:
    match question.kind:
        case "card":
            return blank_html(say("Card:"))
        case "number":
            return blank_html(say("Number:"))
        case "order":
            return blank_html(say("Order:"))
        case _:
            return ""
