"""Questions as data of a page: every answer that can be given, with its verdict.

The page has no rules of its own. It looks up what was given among `verdicts`, and otherwise takes
`otherwise`; without answers it has neither, and the answer is only noted.
"""

from typing import Any

from trainer.records.lesson_blocks import LessonQuestion
from trainer.study.grade import Grade, grade_card, grade_fact
from trainer.study.lesson import (
    LETTERS,
    grade_answer,
    options_of,
    right_answer,
)
from trainer.study.question import Question
from trainer.text import say
from trainer.ui import lesson_question, quiz
from trainer.ui.cards import card_span
from trainer.ui.html import Html
from trainer.ui.prose import plain_words
from trainer.ui.scene import Span
from trainer.whist.cards import Card
from trainer.whist.holding import Holding

Json = dict[str, Any]


def question_page(question: Question, html: Html) -> Json:
    """Return a question of a hand."""
    position = question.position
    legal = position.legal() if question.is_card else Holding()
    held = position.hand(question.seat)
    data: Json = {
        "id": question.id,
        "kind": "card" if question.is_card else "pick",
        "at": str(question.at),
        "step": question.at.played_before,
        "ask": html.prose(question.ask),
        "legal": [str(card) for card in legal],
        "refused": {
            str(card): html.spans(plain_words(str(position.fault(card))))
            for card in held
            if question.is_card and card not in legal
        },
        "options": [{"key": option, "html": html.inline(option)} for option in question.options],
    }
    if not question.graded:
        return data
    verdicts = (
        [grade_card(question, card) for card in legal]
        if question.is_card
        else [grade_fact(question, option) for option in question.options]
    )
    why = html.paragraph(quiz.played_line(question)) + html.prose(question.why)
    if words := quiz.principle_words(question):
        why += html.paragraph([Span(words)], "principle")
    elif question.page:
        why += html.paragraph([Span(say("p.\u00a0{page}", page=question.page))], "principle")
    right = (
        quiz.best_line(question)
        if question.is_card
        else (Span(say("The answer is {answer}.", answer=question.answer)),)
    )
    return data | {
        "hints": [html.inline(hint) for hint in question.hints],
        "verdicts": {
            each.given: _judged(each.grade, quiz.grade_words(each), html.prose(each.reason))
            for each in verdicts
        },
        "right": html.paragraph(right, "right"),
        "why": why,
        "turns_on": quiz.turns_on(question),
    }


def _judged(grade: Grade, words: str, reason: str = "") -> Json:
    return {"grade": grade.value, "words": words, "reason": reason}


def lesson_question_page(question: LessonQuestion, html: Html, answers: bool) -> Json:
    """Return a question of a lesson."""
    options = options_of(question)
    card = question.kind == "card"
    kind = "pick" if question.kind == "choice" else question.kind
    data: Json = {
        "block": "question",
        "id": question.id,
        "kind": kind,
        "ask": html.prose(question.ask) + html.paragraph(lesson_question.situation_spans(question)),
        "cards": [str(each) for each in Holding.of(question.hold)],
        "legal": list(options) if card else [],
        "refused": {
            str(each): html.spans(plain_words(_refusal(question, each)))
            for each in Holding.of(question.hold)
            if card and str(each) not in options
        },
        "options": []
        if card
        else [
            {"key": letter, "html": html.inline(option), "lettered": True}
            for letter, option in zip(LETTERS, options, strict=False)
        ],
    }
    if not answers:
        return data
    given = list(options) if card else [*LETTERS[: len(options)]]
    if question.kind in ("number", "order"):
        given = [right_answer(question)]
        data["otherwise"] = _judged(Grade.WRONG, lesson_question.grade_words(Grade.WRONG))
    verdicts = [grade_answer(question, each) for each in given]
    return data | {
        "hints": [html.inline(hint) for hint in question.hints],
        "verdicts": {
            each.given: _judged(
                each.grade, lesson_question.grade_words(each.grade), html.prose(each.reason)
            )
            for each in verdicts
        },
        "right": _right(question, html),
        "why": html.prose(question.why)
        + html.paragraph(lesson_question.source_spans(question), "principle"),
    }


def _refusal(question: LessonQuestion, card: Card) -> str:
    """Return why a card of a lesson's question may not be played; empty if it may."""
    try:
        grade_answer(question, str(card))
    except ValueError as error:
        return str(error)
    return ""


def _right(question: LessonQuestion, html: Html) -> str:
    if question.kind == "card":
        best = [span for card in question.best for span in (card_span(card), Span(" "))][:-1]
        return html.paragraph((Span(say("The best is ")), *best, Span(".")), "right")
    if question.kind == "order":
        words = say("The order is {order}:", order=right_answer(question))
        items = "".join(f"<li>{html.inline(item)}</li>" for item in question.order)
        return html.paragraph([Span(words)], "right") + f"<ol>{items}</ol>"
    words = say("The answer is {answer}.", answer=right_answer(question))
    return html.paragraph([Span(words)], "right")
