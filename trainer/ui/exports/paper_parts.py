"""The parts of every sheet: the page itself, hands and tables, tricks in rows."""

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from importlib.resources import files
from string import Template

from trainer.study.hand import Hand
from trainer.text import say
from trainer.ui.cards import suit_line, suit_style
from trainer.ui.exports.paper_scene import (
    WIDE,
    element,
    lines_html,
    spans_html,
    text_html,
    trick_html,
)
from trainer.ui.hand import heading, introduction
from trainer.ui.scene import Span
from trainer.ui.table import trick_line
from trainer.whist.cards import SUITS, Suit
from trainer.whist.holding import Holding
from trainer.whist.seats import SEATS, Seat
from trainer.whist.trick import Trick

_PAGE = Template("""\
<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>$title</title>
<style>
$style
</style>
</head>
<body>
$body
</body>
</html>
""")


def page_html(title: str, *body: str) -> bytes:
    """Return a whole file, its stylesheet inside."""
    whole = _PAGE.substitute(title=text_html(title), style=_style(), body="\n".join(body))
    return whole.encode()


@cache
def _style() -> str:
    return files("trainer.ui.exports").joinpath("print.css").read_text(encoding="utf-8")


def title_html(title: str, named: bool = False) -> str:
    """Return the head of a sheet, with room for the name of who fills it in."""
    name = element("span.name", text_html(say("Name:")), element("span.short")) if named else ""
    return element("header", element("h2", text_html(title)), name)


def facts_html(hand: Hand, seat: Seat) -> str:
    """Return the source, how the hand stands for a seat, and what introduces it."""
    lines = (*heading(hand, WIDE, titled=False, seat=seat).lines, *introduction(hand, WIDE).lines)
    return lines_html(lines)


def holding_html(hand: Holding, suits: Sequence[Suit] = SUITS) -> str:
    """Return cards, one suit under another."""
    return "".join(element("div.suit", spans_html(suit_line(hand, suit))) for suit in suits)


def table_html(
    hands: Mapping[Seat, Holding],
    bottom: Seat,
    names: Mapping[Seat, str],
    trumps: Suit | None = None,
    suits: Sequence[Suit] = SUITS,
) -> str:
    """Return the hands round the table, with `bottom` nearest the reader."""
    seats = {
        "south": bottom,
        "west": bottom.next,
        "north": bottom.partner,
        "east": bottom.next.partner,
    }
    blocks = [
        element(
            f"div.{place}",
            element("div.seat", text_html(names.get(seat, seat.value))),
            holding_html(hands[seat], suits) if seat in hands else "",
        )
        for place, seat in seats.items()
    ]
    middle = element("div.middle", suit_html(trumps)) if trumps else ""
    return element("div.table", *blocks, middle)


def suit_html(suit: Suit) -> str:
    """Return the sign of a suit alone."""
    return spans_html((Span(suit.symbol, suit_style(suit)),))


def names_of(hand: Hand, you: Seat) -> dict[Seat, str]:
    """Return what stands over each hand: the seat, who deals, who reads."""
    names = {seat: seat.value for seat in SEATS}
    if hand.line.deal.turn_up:
        names[hand.line.deal.dealer] += say(" (dealer)")
    names[you] += say(" (you)")
    return names


def rows_html(tricks: Iterable[tuple[int, Trick]], trumps: Suit, asked: Seat | None = None) -> str:
    """Return tricks one under another in the order of play; `asked` is to play to the last one."""
    rows = []
    for number, trick in tricks:
        spans = list(trick_line(trick, trumps)) if trick.cards else []
        if asked is not None and trick.turn is asked:
            spans += [Span(f"{asked} ", "seat"), Span("?")]
        rows.append(trick_html(tuple(spans), number))
    return element("div.rows", *rows) if rows else ""
