"""Quizzes on paper: the sheets with room for answers, and the answers on sheets of their own."""

from collections.abc import Iterable, Iterator, Mapping, Sequence

from trainer.principles.register import rules
from trainer.study.hand import Hand
from trainer.study.question import Question
from trainer.study.quiz import Quiz
from trainer.text import say
from trainer.ui.cards import hand_line
from trainer.ui.exports.paper_parts import facts_html, names_of, rows_html, table_html, title_html
from trainer.ui.exports.paper_scene import (
    WIDE,
    element,
    lines_html,
    prose_html,
    spans_html,
    text_html,
)
from trainer.ui.hand import seat_hand
from trainer.ui.notes import said
from trainer.ui.quiz import answer_lines
from trainer.ui.scene import Line, Span
from trainer.whist.cards import Card
from trainer.whist.holding import Holding
from trainer.whist.moment import START, Moment
from trainer.whist.seats import SEATS
from trainer.whist.trick import Trick

Lines = tuple[Line, ...]


def quizzes(hand: Hand) -> Iterator[Quiz]:
    """Yield the quiz of every seat that is asked anything, the student's first."""
    for seat in sorted(SEATS, key=lambda seat: seat is not hand.student):
        quiz = Quiz.of(hand, seat)
        if quiz.questions:
            yield quiz


def quiz_html(hand: Hand) -> str:
    """Return the sheets of a hand made ready for an exam, one quiz after another."""
    return "\n".join(_sheet(quiz) for quiz in quizzes(hand))


def _sheet(quiz: Quiz) -> str:
    hand, seat = quiz.hand, quiz.seat
    deal = hand.line.deal
    own = {seat: deal.hand(seat)}
    title = hand.record.title
    if seat is not hand.student:
        title = say("{title}, from the seat of {seat}", title=title, seat=seat)
    notes = list(said(hand, WIDE)) if seat is hand.student else []
    once = say("Answer each question before you read on: what follows it shows how it was played.")
    parts = [
        title_html(title, named=True),
        element("div.facts", facts_html(hand, seat), _told(notes, START)),
        table_html(own, seat, names_of(hand, seat), deal.trumps),
        element("p.note", text_html(once)) if len(quiz.questions) > 1 else "",
        *_questions(quiz, notes),
    ]
    return element("article.quiz", *parts)


def _told(notes: Iterable[tuple[Moment, Lines]], *at: Moment) -> str:
    """Return the notes of some moments."""
    return "".join(lines_html(lines) for moment, lines in notes if moment in at)


def _questions(quiz: Quiz, notes: Sequence[tuple[Moment, Lines]]) -> Iterator[str]:
    """Yield the questions; what is said before the first of them stands under its tricks."""
    before = START
    later = [moment for moment, _ in notes if moment != START]
    for number, question in enumerate(quiz.questions, 1):
        yield element(
            "section.question",
            element("h3", text_html(say("Question {n}", n=number))),
            asked_html(question, before),
            _told(notes, *later) if number == 1 else "",
            element("div.ask", prose_html(question.ask)),
            room_html(question),
        )
        before = question.at


def asked_html(question: Question, since: Moment = START) -> str:
    """Return the tricks since a moment, and the cards that the seat asked then holds."""
    position, asked = question.position, question.seat if question.is_card else None
    rows = rows_html(led_up(question, since), position.deal.trumps, asked)
    return rows + lines_html([seat_hand(position.hand(question.seat), question.seat)])


def led_up(question: Question, since: Moment = START) -> list[tuple[int, Trick]]:
    """Return the tricks since a moment with their numbers, and the one a card is asked to."""
    position = question.position
    rows = [
        (number, trick)
        for number, trick in enumerate(position.tricks, 1)
        if since < Moment.after(number)
    ]
    if position.trick.cards or question.is_card:
        rows.append((len(position.tricks) + 1, position.trick))
    return rows


def room_html(question: Question) -> str:
    """Return the room for an answer: a card to be written, or what may be ticked."""
    if question.is_card:
        return blank_html(say("Card:"))
    if len(question.options) > 4:
        return blank_html(say("Number:"))
    return ticks_html(question.options)


def blank_html(label: str) -> str:
    """Return a blank for a word with its reason, and one more line to write on."""
    words = element("span.label", text_html(label)), element("span.label", text_html(say("Why:")))
    first = element("div.line", words[0], element("span.short"), words[1], element("span.long"))
    return element("div.room", first, element("div.line", element("span.long")))


def ticks_html(options: Iterable[str]) -> str:
    """Return what may be answered with a box before each, and a line for the reason."""
    boxes = [element("span.tick", text_html(say(option))) for option in options]
    why = element("span.label", text_html(say("Why:")))
    return element(
        "div.room",
        element("div.line", *boxes, why, element("span.long")),
        element("div.line", element("span.long")),
    )


def answers_html(hand: Hand, title: str) -> str:
    """Return the answers of a hand, under the title its questions had."""
    parts = [title_html(say("{quiz}: {title}", quiz=title, title=hand.record.title))]
    for quiz in quizzes(hand):
        if quiz.seat is not hand.student:
            head = say("From the seat of {seat}", seat=quiz.seat)
            parts.append(element("h3", text_html(head)))
        for number, question in enumerate(quiz.questions, 1):
            lead = Span(f"{number}. "), Span(say("At {at}. ", at=question.at), "moment")
            parts.append(element("section.answer", *answer_parts(question, lead)))
    return element("article.answers", *parts)


def answer_parts(question: Question, lead: Line = ()) -> Iterator[str]:
    """Yield the answer, why it is right, what is said of every other card, and the page."""
    first, *rest = (row for row in answer_lines(question, None, WIDE) if row)
    yield lines_html([(*lead, *first)])
    yield lines_html(rest)
    yield others_html(question)
    page = question.page
    if page and (not question.principle or rules()[question.principle].page != page):
        yield element("p", text_html(say("See also p. {page}.", page=page)))


def others_html(question: Question) -> str:
    """Return the cards that are good too, and those that are wrong, each with the reason."""
    rows = []
    for label, entries in ((say("Good too"), question.also), (say("Wrong"), question.wrong)):
        for why, cards in _by_reason(entries):
            told = (Span(f"{label}: "), *hand_line(cards), Span(". "))
            lead = element("b", spans_html(told))
            rows.append(element("li", lead, prose_html(why)))
    return element("ul.others", *rows) if rows else ""


def _by_reason(entries: Mapping[Card, str]) -> Iterator[tuple[str, Holding]]:
    """Yield every reason with the cards it is given for."""
    for why in dict.fromkeys(entries.values()):
        yield why, Holding.of(card for card, said_ in entries.items() if said_ == why)
