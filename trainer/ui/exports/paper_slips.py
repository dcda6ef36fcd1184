"""Deal slips: four to a sheet, to be cut apart, so that a class can lay out the deal."""

from trainer.study.hand import Hand
from trainer.text import say
from trainer.ui.cards import card_span
from trainer.ui.exports.paper_parts import holding_html
from trainer.ui.exports.paper_scene import element, lines_html, text_html
from trainer.ui.hand import score_words, source_words, trumps_spans
from trainer.ui.prose import plain_words
from trainer.ui.scene import Line, Span
from trainer.whist.seats import SEATS, Seat


def slips_html(hand: Hand, title: str) -> str:
    """Return the sheet of a hand with its four slips, under a title that tells nothing of it."""
    slips = [_slip(hand, seat, title) for seat in SEATS]
    return element("article.slips", *slips)


def _slip(hand: Hand, seat: Seat, title: str) -> str:
    deal = hand.line.deal
    return element(
        "section.slip",
        element("div.head", element("b.seat", seat.value), text_html(title)),
        element("div.hand", holding_html(deal.hand(seat))),
        lines_html(_words(hand, seat)),
        element("p.note", text_html(source_words(hand))),
    )


def _words(hand: Hand, seat: Seat) -> list[Line]:
    """Return what a player must know before the first card."""
    deal = hand.line.deal
    lines: list[Line] = []
    if deal.turn_up is None:
        lines.append((*trumps_spans(deal.trumps), Span(".")))
    elif seat is deal.dealer:
        turned = Span(say("You deal. Turn up ")), card_span(deal.turn_up), Span(".")
        lines.append(turned)
    partner = say("Your partner is {seat}.", seat=seat.partner)
    lead = say("You lead.") if seat is deal.leader else say("{seat} leads.", seat=deal.leader)
    lines.append((Span(f"{partner} {lead}"),))
    if deal.turn_up or "score" in hand.record.places:
        lines.append((Span(score_words(hand)),))
    if hand.record.task:
        lines.append((Span(say("Task: ")), *plain_words(hand.record.task.text)))
    return lines
