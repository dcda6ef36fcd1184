"""What there is to read beside the table during a quiz."""

from dataclasses import replace

from trainer.study.question import Question
from trainer.study.quiz import Answer, Quiz
from trainer.text import say
from trainer.ui.ending import end_scene
from trainer.ui.hand import introduction
from trainer.ui.notes import said
from trainer.ui.prose import plain_words, prose
from trainer.ui.quiz import answer_lines, hint_scene, summary_scene, verdict_scene
from trainer.ui.scene import Line, Span, line, wrapped
from trainer.ui.screens.screen import Keys, key_line
from trainer.whist.moment import START

KEYS: Keys = (
    ("a card, typed", "dq, Q♦, 10s or just q where it fits one card; then Enter"),
    ("← →", "pick a card or an answer; Enter plays it, or click on it"),
    ("Tab", "a hint"),
    ("Shift-Tab", "choose a page or term in the text; Enter follows it"),
    ("-", "pass the question over"),
    ("Enter  →", "after the verdict: on to the next question, or card by card"),
    ("↑ ↓  PgUp PgDn", "scroll the text"),
    ("r", "at the end: take the missed ones again"),
    ("q", "at the end: leave"),
    ("?", "this help"),
    ("Esc", "clear what is typed; leave the quiz"),
)


def ask_foot() -> Line:
    """Return the keys while a question is asked."""
    return key_line(
        ("← →", say("pick"), "right"),
        ("Enter", say("play"), "enter"),
        ("Tab", say("hint"), "tab"),
        ("-", say("skip"), "-"),
        ("?", say("help"), "?"),
        ("Esc", say("leave"), "escape"),
    )


def play_foot() -> Line:
    """Return the keys while the verdict is read, or the play goes on."""
    return key_line(
        ("Enter", say("go on"), "enter"),
        ("→", say("one card"), "right"),
        ("?", say("help"), "?"),
        ("Esc", say("leave"), "escape"),
    )


def done_foot(again: bool) -> Line:
    """Return the keys at the end."""
    more = (("r", say("take the missed ones again"), "r"),) if again else ()
    return key_line(*more, ("?", say("help"), "?"), ("q", say("leave"), "q"))


def readable(lines: tuple[Line, ...]) -> tuple[Line, ...]:
    """Return lines without the links to moments: in a quiz the play is not jumped about in."""
    return tuple(
        tuple(Span(span.text) if span.action.startswith("goto:") else span for span in each)
        for each in lines
    )


def ask_lines(quiz: Quiz, question: Question, pick: int, width: int) -> tuple[Line, ...]:
    """Return the question, its options, the hints taken, and what has been said since the last.

    Where the hand is a puzzle, its task and what is known are told too.
    """
    number, all_ = len(quiz.answers) + 1, len(quiz.questions)
    lines: list[Line] = [
        (Span(say("Question {n} of {all}", n=number, all=all_), "heading"),),
        (),
        *prose(question.ask, width),
    ]
    if not question.is_card:
        spans: list[Span] = []
        for index, option in enumerate(question.options):
            style = "card.picked" if index == pick else "option"
            spans += [Span(option, style, f"answer:{option}"), Span("  ")]
        lines += [(), *wrapped(spans, width)]
    for hint in question.hints[: quiz.hints]:
        lines += [(), *hint_scene(hint, width).lines]
    if quiz.hand.record.task:
        record = replace(quiz.hand.record, summary="")
        lines += introduction(replace(quiz.hand, record=record), width).lines
    if notes := _said_since(quiz, question, width):
        lines += [(), (Span("―" * min(width, 20), "rule"),), *notes]
    return tuple(lines)


def _said_since(quiz: Quiz, question: Question, width: int) -> tuple[Line, ...]:
    """Return the remarks since the last question, but for those that would answer this one."""
    if quiz.seat is not quiz.hand.student:
        return ()
    last = quiz.answers[-1].question.at if quiz.answers else START
    notes = said(quiz.hand, width)
    return tuple(row for at, rows in notes if last <= at < question.at for row in rows)[1:]


def verdict_lines(answer: Answer, width: int) -> tuple[Line, ...]:
    """Return the answer given and the verdict on it."""
    if answer.verdict is None:
        passed = line(Span(say("Passed over."), "note"))
        return (passed, *answer_lines(answer.question, None, width))
    head = (Span(say("You: "), "note"), *plain_words(answer.verdict.given))
    return (head, *verdict_scene(answer.verdict, width).lines)


def done_lines(quiz: Quiz, width: int, diagram: bool) -> tuple[Line, ...]:
    """Return the summary and, for the student, the end of the hand."""
    lines = list(summary_scene(quiz, width).lines[1:])
    if quiz.to_look_at():
        lines += [(), line(Span(say("r takes the missed ones again."), "note", "key:r"))]
    if quiz.seat is quiz.hand.student:
        lines += end_scene(quiz.hand, width, diagram).lines
    return tuple(lines)
