"""Hand records on paper: the deal, every trick, what is said of them, and what comes of it."""

from collections.abc import Iterator

from trainer.study.hand import Hand
from trainer.text import say
from trainer.ui.cards import card_span
from trainer.ui.ending import end_scene
from trainer.ui.exports.paper_parts import facts_html, names_of, rows_html, table_html, title_html
from trainer.ui.exports.paper_scene import (
    WIDE,
    element,
    lines_html,
    scene_html,
    spans_html,
    text_html,
)
from trainer.ui.notes import said
from trainer.whist.moment import START
from trainer.whist.seats import SEATS, Seat, Side
from trainer.whist.trick import Trick


def record_html(hand: Hand) -> str:
    """Return the record of one hand, on sheets of its own."""
    deal = hand.line.deal
    dealt = {seat: deal.hand(seat) for seat in SEATS}
    diagram = table_html(dealt, hand.student, names_of(hand, hand.student), deal.trumps)
    parts = [
        title_html(hand.record.title),
        element("div.facts", facts_html(hand, hand.student)),
        element("div.deal", diagram, _play(hand)),
        *_remarks(hand),
        element("section.end", scene_html(end_scene(hand, WIDE, diagram=False))),
    ]
    return element("article.record", *parts)


def _play(hand: Hand) -> str:
    """Return every trick in a table, as whist was always printed: a column for each seat."""
    last = hand.line.last
    tricks = (*last.tricks, *([last.trick] if last.trick.cards else []))
    if not tricks:
        return ""
    heads = [element("th", each) for each in ("", *map(str, SEATS), "AB", "YZ")]
    rows = [_row(hand, number, trick) for number, trick in enumerate(tricks, 1)]
    legend = say("The card underlined wins the trick, and its seat leads the next.")
    if any(trick.completed for trick in hand.record.play):
        legend += " " + say("The source does not print the tricks in italics.")
    head, body = element("thead", element("tr", *heads)), element("tbody", *rows)
    return element(
        "div.play", element("table.play", head, body), element("p.note", text_html(legend))
    )


def _row(hand: Hand, number: int, trick: Trick) -> str:
    trumps, winners = hand.line.deal.trumps, hand.line.winners
    winner = trick.winner(trumps) if trick.complete else None
    taken = [sum(seat.side is side for seat in winners[:number]) for side in Side]
    cells = [element("td.number", str(number)), *(_cell(trick, seat, winner) for seat in SEATS)]
    cells += [element("td.taken", str(n) if winner else "") for n in taken]
    completed = hand.record.play[number - 1].completed
    return element("tr.completed" if completed else "tr", *cells)


def _cell(trick: Trick, seat: Seat, winner: Seat | None) -> str:
    card = trick.card_of(seat)
    shown = spans_html((card_span(card),)) if card else ""
    return element("td", element("u", shown) if seat is winner else shown)


def _remarks(hand: Hand) -> Iterator[str]:
    """Yield what is said during the play, trick by trick, under the cards of the trick."""
    notes = list(said(hand, WIDE))
    start = [lines_html(lines) for moment, lines in notes if moment == START]
    if start:
        yield element("section.said", *start)
    last, trumps = hand.line.last, hand.line.deal.trumps
    for number, trick in enumerate((*last.tricks, last.trick), 1):
        told = [lines_html(lines) for at, lines in notes if at != START and at.trick == number]
        if told:
            head = element("h3", text_html(say("Trick {n}", n=number)))
            row = rows_html([(number, trick)], trumps)
            yield element("section.said", element("div.head", head, row), *told)
