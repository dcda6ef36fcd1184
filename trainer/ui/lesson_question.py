"""A question of a lesson: asked, judged, and with all its answers."""

from collections.abc import Iterator, Mapping, Sequence

from trainer.principles.register import rules
from trainer.records.lesson_blocks import LessonQuestion
from trainer.study.grade import Grade
from trainer.study.lesson import LETTERS, LessonVerdict, options_of, right_answer
from trainer.text import say
from trainer.ui.cards import card_span, hand_line, suit_style
from trainer.ui.lesson_cards import cards_lines
from trainer.ui.prose import prose
from trainer.ui.scene import Line, Span, line, wrapped
from trainer.whist.holding import Holding

NOT_ASKED = -2
"""In place of a picked option: the question is only read."""


def question_lines(
    question: LessonQuestion, width: int, number: int, pick: int = NOT_ASKED, action: str = ""
) -> tuple[Line, ...]:
    """Return a question with what can be answered.

    While it is asked, `pick` is the option picked so far, or -1, and every option can be clicked;
    `action` is what a click on its head does.
    """
    head = line(Span(say("Question {n}", n=number), "heading", action))
    lines: list[Line] = [head, *prose(question.ask, width)]
    options = options_of(question)
    if question.kind == "card":
        lines += cards_lines(question.hold, width, _looks(options, pick))
        lines += situation_lines(question, width)
        return tuple(lines)
    for at, option in enumerate(options):
        style = "card.picked" if at == pick else "option"
        click = f"answer:{LETTERS[at]}" if pick > NOT_ASKED else ""
        lines += _option(Span(f"{LETTERS[at]}) ", style, click), option, width)
    return tuple(lines)


def _looks(options: Sequence[str], pick: int) -> Mapping[str, tuple[str, str]]:
    """Return style and action of every card that may be picked, if one is to be picked."""
    if pick <= NOT_ASKED:
        return {}
    picked = {at: "card.picked" if at == pick else "" for at in range(len(options))}
    return {name: (picked[at], f"answer:{name}") for at, name in enumerate(options)}


def _option(letter: Span, text: str, width: int) -> Iterator[Line]:
    """Yield the lines of an option after its letter."""
    first, *rest = prose(text, width, "     ")
    lead = (Span("  "), letter)
    yield (*lead, *_without_margin(first))
    yield from rest


def _without_margin(row: Line) -> Line:
    head, *rest = row
    return tuple(rest) if not head.text.strip() else row


def situation_lines(question: LessonQuestion, width: int) -> Iterator[Line]:
    """Yield the trumps and the cards played before, where they are told."""
    spans: list[Span] = []
    if question.trumps is not None:
        suit = question.trumps
        words = f"{suit.symbol}\u00a0{say(suit.name.lower())}"
        spans += [Span(say("Trumps are ")), Span(words, suit_style(suit)), Span(". ")]
    if question.trick:
        spans.append(Span(say("Played before you: ")))
        for card in question.trick:
            spans += [card_span(card), Span(" ")]
    if spans:
        margin = "    " if width >= 60 else "  "
        yield from wrapped(spans, width, margin, margin)


def verdict_lines(verdict: LessonVerdict, width: int) -> tuple[Line, ...]:
    """Return the judgement of an answer, the reason for that very answer, and the explanation."""
    question, grade = verdict.question, verdict.grade
    words = {
        Grade.BEST: say("Yes."),
        Grade.GOOD: say("Good, though there is better."),
        Grade.WRONG: say("No."),
    }
    lines: list[Line] = [(Span(words[grade], f"verdict.{grade.value}"),)]
    if verdict.reason:
        lines += prose(verdict.reason, width, "  ")
    if grade is not Grade.BEST:
        lines += _right(question, width, "  ")
    if question.why:
        lines += prose(question.why, width, "  ")
    return (*lines, *_sources(question, width, "  "))


def answer_lines(question: LessonQuestion, width: int, number: int) -> tuple[Line, ...]:
    """Return the answer of a question, with what is said of every other one."""
    lead = f"{number}. "
    margin = " " * len(lead)
    right = list(_right(question, width - len(margin), ""))
    lines: list[Line] = [(Span(lead), *right[0]), *((Span(margin), *row) for row in right[1:])]
    if question.why:
        lines += prose(question.why, width, margin)
    for entry in (*question.also, *question.wrong):
        cards = hand_line(Holding.of(entry.key))
        lines += _said_of((*cards, Span(": ")), entry.value, width, margin)
    for at, choice in enumerate(question.choices):
        if choice.why:
            lines += _said_of((Span(f"{LETTERS[at]}) "),), choice.why, width, margin)
    return (*lines, *_sources(question, width, margin))


def _said_of(lead: Line, text: str, width: int, margin: str) -> Iterator[Line]:
    spans: list[Span] = [*lead]
    for row in prose(text, 10_000):
        spans += [*row, Span("\n")]
    yield from wrapped(spans[:-1], width, margin, margin + "  ")


def _right(question: LessonQuestion, width: int, margin: str) -> Iterator[Line]:
    match question.kind:
        case "card":
            spans = [Span(say("The best is "), "strong")]
            spans += [span for card in question.best for span in (card_span(card), Span(" "))]
            spans[-1] = Span(".")
            yield from wrapped(spans, width, margin, margin)
        case "order":
            words = Span(say("The order is {order}:", order=right_answer(question)), "strong")
            yield from wrapped((words,), width, margin, margin)
            for at, item in enumerate(question.order, 1):
                yield from _said_of((Span(f"{at}. "),), item, width, margin + "  ")
        case _:
            words = Span(say("The answer is {answer}.", answer=right_answer(question)), "strong")
            yield from wrapped((words,), width, margin, margin)


def _sources(question: LessonQuestion, width: int, margin: str) -> Iterator[Line]:
    """Yield the rule, the law and the page that the answer rests on."""
    spans: list[Span] = []
    if question.principle:
        words = say("Principle: {title}. ", title=rules()[question.principle].title)
        spans.append(Span(words, "principle"))
    if question.law:
        spans.append(Span(say("Law {n}. ", n=question.law), "principle"))
    page = question.page
    spans.append(Span(f"p.\u00a0{page}", "link.page", f"page:{page}"))
    yield from wrapped(spans, width, margin, margin)
