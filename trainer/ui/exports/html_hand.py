"""A hand as the data of its page: every step of the play, and what is said there."""

from collections.abc import Iterator, Sequence
from typing import Any

from trainer.records.glossary import Glossary
from trainer.records.hand import Mark
from trainer.records.question import Note
from trainer.study.hand import Hand
from trainer.text import count, say
from trainer.ui.cards import card_name, hand_line
from trainer.ui.data import hand_json
from trainer.ui.ending import result_lines
from trainer.ui.exports.html_places import Places
from trainer.ui.exports.html_questions import question_page
from trainer.ui.hand import heading
from trainer.ui.html import Html
from trainer.ui.notes import later, mark_head, note_lead
from trainer.ui.scene import Span
from trainer.ui.table import taken_words, trick_line, trick_words
from trainer.whist.holding import Holding
from trainer.whist.moment import END, Moment
from trainer.whist.seats import SEATS, Seat, Side
from trainer.whist.trick import Trick

Json = dict[str, Any]
_WIDE = 10_000
"""A width at which no line is broken: the browser does that."""
_KEPT = (
    "id",
    "title",
    "source",
    "page",
    "themes",
    "difficulty",
    "student",
    "dealer",
    "turn_up",
    "trump",
    "leader",
)


def hand_page(
    hand: Hand, places: Places, glossary: Glossary, answers: bool
) -> tuple[Json, set[str]]:
    """Return the data of a hand's page, and the terms that can be looked up on it.

    Without `answers`, and in a copy without them, it ends where the last question of the student
    is asked, and nothing is said of the play after the first.
    """
    answers = answers and not hand.record.exam
    reading = Html(places.moments, glossary)
    asking = Html(places.address, glossary)
    asked = hand.questions_for(hand.student)
    whole = hand_json(hand)
    seen = SEATS if answers else (hand.student,)
    last = len(hand.line.cards)
    if not answers:
        last = max((question.at.played_before for question in asked), default=0)
    data = {key: whole[key] for key in _KEPT} | {
        "here": places.here,
        "size": hand.line.deal.size,
        "deal": {str(seat): whole["deal"][str(seat)] for seat in seen},
        "about": _about(hand, reading),
        "steps": list(_steps(hand, last)),
        "notes": list(_notes(hand, reading)),
        "end": _ending(hand, reading) if answers else "",
        "questions": [question_page(each, asking) | {"order": order_of(each.at)} for each in asked],
    }
    return data, reading.terms | asking.terms


def order_of(at: Moment) -> int:
    """Return a number by which moments sort as they come."""
    return at.trick * 10 + at.card


def step_of(at: Moment) -> int:
    """Return how many cards lie when a moment is shown."""
    return at.played_before + at.is_card


def _about(hand: Hand, html: Html) -> str:
    """Return what is told before the first card."""
    record = hand.record
    *_, facts = heading(hand, _WIDE, titled=False).lines
    parts = [html.paragraph(facts, "facts"), html.prose(record.summary)]
    for known in record.known:
        holds = say("It is known that {seat} holds ", seat=known.seat)
        lacks = say("It is known that {seat} has not ", seat=known.seat)
        for words, cards in ((holds, known.holds), (lacks, known.lacks)):
            if cards:
                parts.append(
                    html.paragraph((Span(words), *hand_line(Holding.of(cards)), Span(".")))
                )
    if record.task:
        task = f"<strong>{html.spans([Span(say('Task: '))])}</strong>"
        parts.append(f'<p class="task">{task}{html.inline(record.task.text)}</p>')
    return "".join(parts)


def _steps(hand: Hand, last: int) -> Iterator[Json]:
    """Yield every card of the play up to a number, with what is then to be told of the table."""
    trumps = hand.line.deal.trumps
    for number, card in enumerate(hand.line.cards[:last]):
        before, after = hand.line.positions[number], hand.line.positions[number + 1]
        trick = after.trick if after.trick.cards else after.tricks[-1]
        record = hand.record.play[number // len(SEATS)]
        yield {
            "at": str(Moment.at(number // len(SEATS) + 1, number % len(SEATS) + 1)),
            "seat": before.turn.value,
            "card": str(card),
            "winning": str(trick.winner(trumps)),
            "table": trick_words(trick, trumps),
            "said": _played(before.turn, hand.student, card_name(card)),
            "made": taken_words(after.taken(Side.AB), after.taken(Side.YZ)),
            "completed": record.completed,
        }


def _played(seat: Seat, student: Seat, card: str) -> str:
    if seat is student:
        return say("You play the {card}.", card=card)
    return say("{seat} plays the {card}.", seat=seat, card=card)


def _notes(hand: Hand, html: Html) -> Iterator[Json]:
    """Yield the remarks and marks, each with the step at which it is shown."""
    remarks = (note for note in hand.record.all_remarks if note.at < END)
    marks = (mark for mark in hand.record.marks if mark.at < END and not later(hand, mark))
    for at, text in _told(hand, (*remarks, *marks), html):
        yield {"step": step_of(at), "order": order_of(at), "at": str(at), "html": text}


def _told(hand: Hand, notes: Sequence[Note | Mark], html: Html) -> Iterator[tuple[Moment, str]]:
    """Yield notes by their moments; a card is named once for all its notes."""
    before = None
    for note in sorted(notes, key=lambda each: each.at):
        if isinstance(note, Mark):
            text = html.paragraph(mark_head(note), "mark") + html.prose(note.why)
        else:
            lead = note_lead(hand, note.at) if note.at != before else ()
            text = html.paragraph(lead, "lead") + html.prose(note.text)
        yield note.at, text
        before = note.at


def _ending(hand: Hand, html: Html) -> str:
    """Return the result, the closing words, the afterwords, other lines, and corrections."""
    record = hand.record
    (result,) = result_lines(hand, _WIDE)
    parts = [html.paragraph(result, "result")]
    parts += [html.prose(note.text) for note in record.all_remarks if note.at == END]
    waited = (mark for mark in record.marks if later(hand, mark))
    afterwords = list(_told(hand, (*record.all_afterwords, *waited), html))
    if afterwords:
        parts += [_title(html, say("With all hands seen")), *(text for _, text in afterwords)]
    for variation in record.variations:
        parts.append(_title(html, say("Another line")))
        for written in variation.play:
            row = trick_line(Trick(written.leader, written.cards), hand.line.deal.trumps)
            parts.append(html.paragraph(row, "trick-row"))
        parts.append(html.prose(variation.text))
    if record.corrections:
        words = count(
            len(record.corrections), "Correction of the source", "Corrections of the source"
        )
        parts += [_title(html, words), *map(html.prose, record.corrections)]
    return "".join(parts)


def _title(html: Html, words: str) -> str:
    return f"<h3>{html.spans([Span(words)])}</h3>"
