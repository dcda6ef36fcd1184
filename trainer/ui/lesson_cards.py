"""Cards in a lesson: what is held, a table, a hand of the set at a moment."""

from collections.abc import Mapping

from trainer.records.lesson_blocks import HandLink, Hold, Table
from trainer.records.question import Cards
from trainer.study.hand import Hand
from trainer.text import say
from trainer.ui.cards import rank_text, suit_line, suit_style
from trainer.ui.hand import trumps_spans
from trainer.ui.prose import prose
from trainer.ui.scene import Line, Span, line_width, wrapped
from trainer.ui.table import hands_scene, taken_words, trick_line
from trainer.whist.cards import SUITS, Suit
from trainer.whist.holding import Holding
from trainer.whist.moment import END, Moment
from trainer.whist.position import Position
from trainer.whist.seats import Seat, Side
from trainer.whist.trick import Trick

_DIAGRAM = 76
"""The width that a diagram of the table needs, in columns."""


def _indent(width: int) -> str:
    return "    " if width >= 60 else "  "


def hold_lines(block: Hold, width: int) -> tuple[Line, ...]:
    """Return cards that are held, and what is said of them."""
    return (*cards_lines(block.cards, width), *_caption(block.caption, width))


def cards_lines(
    cards: Cards, width: int, looks: Mapping[str, tuple[str, str]] | None = None
) -> tuple[Line, ...]:
    """Return cards on one line, or a line for each suit where they do not fit on one.

    `looks` gives a style and an action to cards by name, where they are to be picked.
    """
    indent, held = _indent(width), Holding.of(cards)
    suits = [_suit_spans(held, suit, looks or {}) for suit in SUITS if held.length(suit)]
    whole = [span for spans in suits for span in (*spans, Span("   "))][:-1]
    if line_width(tuple(whole)) + len(indent) <= width:
        return ((Span(indent), *whole),)
    return tuple(row for spans in suits for row in wrapped(spans, width, indent, indent + "  "))


def _suit_spans(held: Holding, suit: Suit, looks: Mapping[str, tuple[str, str]]) -> Line:
    spans = [Span(suit.symbol, suit_style(suit))]
    for card in held.suit(suit):
        style, action = looks.get(str(card), ("", ""))
        spans += [Span(" "), Span(rank_text(card.rank), style or suit_style(suit), action)]
    return tuple(spans)


def table_block_lines(block: Table, width: int) -> tuple[Line, ...]:
    """Return the hands round the table, or one under another where there is no room for that."""
    lines: list[Line] = []
    indent = _indent(width)
    hands: Mapping[Seat, Holding] = {seat: Holding.of(cards) for seat, cards in block.hands}
    if block.trumps is not None:
        lines += wrapped((*trumps_spans(block.trumps), Span(".")), width, indent, indent)
    suits = [suit for suit in SUITS if any(hand.length(suit) for hand in hands.values())]
    if len(hands) > 1 and width >= _DIAGRAM:
        titles = {seat: seat.value for seat in hands}
        bottom = Seat.A
        lines += hands_scene(hands, bottom, titles, suits).lines
    else:
        for seat, hand in hands.items():
            cells = (Span(f"{seat}: ", "seat"), *_joined(hand))
            lines += wrapped(cells, width, indent, indent + "   ")
    if block.led is not None:
        trick = Trick(block.led.leader, block.led.cards)
        spans = (Span(say("Trick: ")), *trick_line(trick, block.trumps or _other(trick)))
        lines += wrapped(spans, width, indent, indent + "  ")
    return (*lines, *_caption(block.caption, width))


def _other(trick: Trick) -> Suit:
    """Return the suit led, which as trumps changes nothing, for a table without trumps."""
    return trick.cards[0].suit


def _joined(hand: Holding) -> Line:
    """Return a hand whose suits are not torn apart at the end of a line."""
    spans: list[Span] = []
    for suit in SUITS:
        if hand.length(suit):
            text = "".join(span.text for span in suit_line(hand, suit)).replace(" ", "\u00a0")
            spans += [Span(text, suit_style(suit)), Span("   ")]
    return tuple(spans[:-1])


def hand_link_lines(block: HandLink, hand: Hand, width: int) -> tuple[Line, ...]:
    """Return a hand as its student sees it at a moment, in a box that leads to it."""
    position, shown = position_of(hand, block.at)
    at = f"@{block.at}"
    title = say("{title}, at {at}", title=hand.record.title, at=block.at)
    words = (Span(title, "link", f"open:{block.hand}{at}"),)
    inner: list[Line] = [*wrapped(words, width, "│ ", "│ ")]
    facts = [*trumps_spans(position.deal.trumps), Span(".  ")]
    made = taken_words(position.taken(Side.AB), position.taken(Side.YZ))
    facts.append(Span(say("Tricks: {made}.", made=made)))
    inner += wrapped(facts, width, "│ ", "│ ")
    if shown is not None:
        head = Span(say("Trick {n}:  ", n=shown[0]))
        inner += wrapped((head, *_tight(shown[1], position.deal.trumps)), width, "│ ", "│   ")
    mine = hand.student
    cells = (Span(say("You ({seat}):  ", seat=mine), "seat"), *_joined(position.hand(mine)))
    inner += wrapped(cells, width, "│ ", "│   ")
    if block.caption:
        inner += prose(block.caption, width, "│ ")
    return tuple(inner)


def _tight(trick: Trick, trumps: Suit) -> Line:
    """Return a trick whose seats stay with their cards at the end of a line."""
    spans = trick_line(trick, trumps)
    return tuple(
        Span(span.text.replace(" ", "\u00a0"), span.style)
        if span.style.startswith("seat")
        else span
        for span in spans
    )


def position_of(hand: Hand, at: Moment) -> tuple[Position, tuple[int, Trick] | None]:
    """Return the table at a moment, the card of that moment laid down, and the trick to show.

    It is what the study screen shows at that moment.
    """
    positions = hand.line.positions
    if at == END:
        return positions[0], None
    position = positions[at.played_before + at.is_card]
    if position.trick.cards:
        return position, (len(position.tricks) + 1, position.trick)
    if position.tricks:
        return position, (len(position.tricks), position.tricks[-1])
    return position, None


def _caption(text: str, width: int) -> tuple[Line, ...]:
    return prose(text, width, _indent(width)) if text else ()
