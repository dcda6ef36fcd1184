"""What a seat can be certain of, and what tells it."""

from trainer.principles.advisor import look
from trainer.principles.placing import Placing
from trainer.text import count, say
from trainer.ui.cards import hand_line, suit_style
from trainer.ui.claims import claim_lines, lead_lines
from trainer.ui.scene import Line, Scene, Span, line, wrapped
from trainer.whist.cards import SUITS, Suit
from trainer.whist.holding import Holding
from trainer.whist.moment import START, Moment
from trainer.whist.seats import Seat, Side
from trainer.whist.sight import Sight


def knowledge_scene(sight: Sight, width: int) -> Scene:
    """Return all that is certain for a seat, then what the cards of the others tell it by rule.

    Each void and each claim can be followed to the card that told it.
    """
    view = look(sight)
    placing = view.placing
    lines: list[Line] = [line(Span(say("What you know for certain"), "heading"))]
    lines += [(), *_cards_line(_trumps_words(placing), placing.out.suit(sight.trumps), width)]
    if placing.masters:
        lines += _cards_line(say("Your masters: "), placing.masters, width)
    for seat in placing.others:
        lines += [(), line(Span(str(seat), "seat")), *_seat_lines(placing, seat, width)]
    lines += [(), *_score_lines(sight, width), *lead_lines(view, width)]
    lines += claim_lines(view, width)
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
