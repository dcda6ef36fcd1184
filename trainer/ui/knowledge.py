"""What a seat can be certain of, and what tells it."""

from trainer.principles.leads_seen import LeadSeen, leads_seen
from trainer.principles.placing import Placing
from trainer.text import count, say
from trainer.ui.cards import card_span, hand_line, suit_style
from trainer.ui.claims import claim_lines
from trainer.ui.scene import Line, Scene, Span, line, wrapped
from trainer.whist.cards import SUITS, Suit
from trainer.whist.holding import Holding
from trainer.whist.moment import START, Moment
from trainer.whist.seats import Seat, Side
from trainer.whist.sight import Sight


def knowledge_scene(sight: Sight, width: int) -> Scene:
    """Return all that is certain for a seat, and what the leads tell of those who led by rule.

    Each void and each lead can be followed to the card that told it.
    """
    placing = Placing(sight)
    lines: list[Line] = [line(Span(say("What you know for certain"), "heading"))]
    lines += [(), *_cards_line(_trumps_words(placing), placing.out.suit(sight.trumps), width)]
    if placing.masters:
        lines += _cards_line(say("Your masters: "), placing.masters, width)
    for seat in placing.others:
        lines += [(), line(Span(str(seat), "seat")), *_seat_lines(placing, seat, width)]
    lines += [(), *_score_lines(sight, width), *_lead_lines(placing, width)]
    lines += claim_lines(sight, width)
    return Scene(tuple(lines))


def _trumps_words(placing: Placing) -> str:
    out = placing.out.length(placing.sight.trumps)
    if not out:
        return say("No trumps are out.")
    return count(out, "{n} trump is out: ", "{n} trumps are out: ")


def _cards_line(words: str, cards: Holding, width: int) -> tuple[Line, ...]:
    spans = (Span(words), *(hand_line(cards) if cards else ()))
    return wrapped(spans, width, "  ", "    ")


def _seat_lines(placing: Placing, seat: Seat, width: int) -> list[Line]:
    cards = count(placing.room[seat], "{n} card left", "{n} cards left")
    lines: list[Line] = [line(f"  {cards}")]
    for suit in SUITS:
        if placing.out.length(suit):
            lines += wrapped(_suit_spans(placing, seat, suit), width, "  ", "    ")
    sure = placing.must_hold(seat)
    if told := Holding.of(card for card in sure if card in placing.told):
        up = placing.sight.turn_up
        words = say("turned up: ") if up and up in told else say("known to hold: ")
        lines += _cards_line(words, told, width)
    if placed := sure - told:
        lines += _cards_line(say("holds, since no other hand can: "), placed, width)
    return lines


def _suit_spans(placing: Placing, seat: Seat, suit: Suit) -> list[Span]:
    least, most = placing.lengths(seat, suit)
    spans = [Span(f"{suit.symbol} ", suit_style(suit))]
    if most == 0:
        moment = placing.voids[seat, suit]
        spans.append(Span(say("none")))
        return [*spans, *_because(moment)]
    if least == most:
        return [*spans, Span(say("just {n}", n=most))]
    if least:
        return [*spans, Span(say("{least} to {most}", least=least, most=most))]
    return [*spans, Span(say("at most {n}", n=most))]


def _because(moment: Moment | None) -> list[Span]:
    if moment is None:
        return [Span(say(", by counting"))]
    if moment == START:
        return []
    link = Span(f"at\u00a0{moment}", "link.moment", f"goto:{moment}")
    return [Span(say(" (renounced ")), link, Span(")")]


def _score_lines(sight: Sight, width: int) -> list[Line]:
    """Return the tricks made, and needed for the game; nothing for an ending."""
    if sight.size != sight.rules.hand_size:
        return []
    winners = [trick.winner(sight.trumps) for trick in sight.tricks]
    lines: list[Line] = []
    for side in Side:
        made = sum(1 for seat in winners if seat and seat.side is side)
        words = say(
            "{side} have made {made}, and need {need} for the game by tricks.",
            side=side,
            made=made,
            need=sight.rules.book + sight.rules.game - sight.score.of(side),
        )
        lines += wrapped((Span(words),), width)
    return lines


def _lead_lines(placing: Placing, width: int) -> list[Line]:
    """Return what each suit opened by another tells, by the Analysis of Leads."""
    lines: list[Line] = []
    for lead in leads_seen(placing):
        link = Span(f"at\u00a0{lead.at}", "link.moment", f"goto:{lead.at}")
        spans = [
            Span(say("{seat} opened with ", seat=lead.seat)),
            card_span(lead.card),
            Span(" ("),
            link,
            Span("): "),
            Span(_read(lead)),
        ]
        if more := lead.holds.without(lead.card):
            spans += [Span(say("; with it he had ")), *hand_line(more)]
        lines += wrapped((*spans, Span(".")), width, "  ", "    ")
    if not lines:
        return []
    title = say("What the leads tell, by the Analysis (p. 64)")
    return [(), *wrapped((Span(title, "heading"),), width), *lines]


def _read(lead: LeadSeen) -> str:
    if not lead.told:
        return say("no suit he can have had is led so; he departed from the Analysis")
    titles = [told.row.title for told in lead.told]
    least, most = lead.lengths
    number = say("{n} cards", n=most) if least == most else say("{a} to {b} cards", a=least, b=most)
    if len(titles) > _MANY:
        return say("from {number}, of many kinds", number=number)
    return say("from {kinds}; {number}", kinds=say(", or ").join(titles), number=number)


_MANY = 3
"""How many kinds of suit are named; a lead from more tells little."""
