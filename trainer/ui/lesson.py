"""A lesson as a page to read."""

from collections.abc import Iterator

from trainer.principles.register import rules
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
from trainer.study.lesson import Lesson
from trainer.text import count, say
from trainer.ui.lesson_cards import hand_link_lines, hold_lines, table_block_lines
from trainer.ui.lesson_question import answer_lines, question_lines
from trainer.ui.prose import plain_words, prose
from trainer.ui.scene import Line, Scene, Span, line, wrapped


def lesson_scene(lesson: Lesson, width: int, teacher: bool = False, answers: bool = True) -> Scene:
    """Return the whole lesson, with the answers at the end if they are wanted."""
    record = lesson.record
    lines: list[Line] = [*heading_lines(record.header, width)]
    for block in record.blocks:
        if isinstance(block, Teacher) and not teacher:
            continue
        lines += block_lines(lesson, block, width)
    if answers and record.questions:
        lines += [(), line(Span(say("Answers"), "heading"))]
        for number, question in enumerate(record.questions, 1):
            lines += [(), *answer_lines(question, width, number)]
    return Scene(tuple(lines))


def heading_lines(header: LessonHeader, width: int, titled: bool = True) -> Iterator[Line]:
    """Yield the title, how long the lesson takes, its pages, and its goals."""
    if titled:
        yield from wrapped((Span(header.title, "title"),), width)
    facts = [
        Span(say("Lesson {n}. ", n=header.order)),
        Span(count(header.minutes, "{n} minute. ", "{n} minutes. ")),
    ]
    single = len(header.pages) == 1 and header.pages[0].first == header.pages[0].last
    lead = say("p.") if single else say("pp.")
    spans = plain_words(f"{lead} {', '.join(map(str, header.pages))}")
    yield from wrapped((*facts, *spans), width)
    if header.needs:
        links = [Span(say("After: "))]
        for other in header.needs:
            links += [Span(other.value, "link", f"lesson:{other.value}"), Span(", ")]
        yield from wrapped(links[:-1], width)
    yield ()
    yield from wrapped((Span(say("After this lesson you can:"), "note"),), width)
    for goal in header.goals:
        yield from wrapped(plain_words(goal), width, "• ", "  ")


def block_lines(lesson: Lesson, block: Block, width: int) -> tuple[Line, ...]:
    """Return one block, after an empty line; a question without its answer."""
    match block:
        case Heading():
            return ((), *wrapped((Span(block.text, "heading"),), width))
        case Prose():
            return ((), *prose(block.text, width))
        case Teacher():
            title = line(Span(say("For the teacher"), "strong"))
            return ((), title, *prose(block.text, width, "  "))
        case Hold():
            return ((), *hold_lines(block, width))
        case Table():
            return ((), *table_block_lines(block, width))
        case HandLink():
            return ((), *hand_link_lines(block, lesson.hands[block.hand], width))
        case DrillLink():
            words = say("Drill: {title}", title=rules()[block.rule].title)
            link = Span(words, "link", f"principle:{block.rule}")
            return ((), *wrapped((link,), width))
        case LessonQuestion():
            number = lesson.record.questions.index(block) + 1
            return ((), *question_lines(block, width, number))
