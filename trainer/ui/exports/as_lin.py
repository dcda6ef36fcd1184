"""A selection as one LIN file, a line for each hand, as Bridge Base Online shows hands.

The auction is made up as in PBN: the dealer names trumps at the level of one, and all pass, so that
the right seat leads. Texts are comments (`nt`) after the card they speak of.
"""

from collections.abc import Iterator

from trainer.records.pbn_compass import point
from trainer.records.question import Note
from trainer.study.hand import Hand
from trainer.study.selection import Selection
from trainer.ui.exports.wanted import OutFile, Wishes
from trainer.ui.prose import prose
from trainer.whist.cards import SUITS
from trainer.whist.moment import END, START, Moment
from trainer.whist.seats import SEATS

_POINTS = "SWNE"
"""The compass points in the order of LIN."""
_SUIT_MARKS = {ord(suit.symbol): f"!{suit.value.lower()}" for suit in SUITS}
_NO_MARKS = {ord("|"): "/", ord("\n"): " ", 0xA0: " "}
_WIDE = 1_000_000


def export(selection: Selection, wishes: Wishes) -> Iterator[OutFile]:
    """Yield the one file; without answers it has the deals alone."""
    boards = (
        "".join(f"{name}|{value}|" for name, value in _fields(hand, number, wishes.answers))
        for number, hand in enumerate(selection.hands, 1)
    )
    yield OutFile(f"{selection.name}.lin", "".join(f"{board}\n" for board in boards).encode())


def _fields(hand: Hand, number: int, played: bool) -> Iterator[tuple[str, str]]:
    deal = hand.line.deal
    seats = sorted(SEATS, key=lambda seat: _POINTS.index(point(seat)))
    yield "pn", ",".join(seat.value for seat in seats)
    yield "st", ""
    hands = ",".join(str(deal.hand(seat)).replace(" ", "") for seat in seats)
    yield "md", f"{_POINTS.index(point(deal.dealer)) + 1}{hands}"
    yield "rh", ""
    yield "ah", f"Board {number}"
    yield "sv", "o"
    yield "mb", f"1{deal.trumps}"
    yield from [("mb", "p")] * 3
    yield "nt", _text(hand.record.title)
    if not played:
        yield "pg", ""
        return
    yield from _told(hand, START)
    yield "pg", ""
    cards = len(hand.line.cards)
    for index, card in enumerate(hand.line.cards):
        trick, place = divmod(index, len(SEATS))
        yield "pc", str(card)
        yield from _told(hand, Moment.at(trick + 1, place + 1))
        if place == len(SEATS) - 1:
            yield from _told(hand, Moment.after(trick + 1))
            if index < cards - 1:
                yield "pg", ""
    yield from _told(hand, END)
    for note in hand.record.all_afterwords:
        yield "nt", f"{note.at}: {_text(note.text)}"
    yield "pg", ""


def _told(hand: Hand, at: Moment) -> Iterator[tuple[str, str]]:
    """Yield what is said at a moment; the summary comes first of all."""
    if at == START and hand.record.summary:
        yield "nt", _text(hand.record.summary)
    notes: tuple[Note, ...] = hand.record.all_remarks
    yield from (("nt", _text(note.text)) for note in notes if note.at == at)


def _text(text: str) -> str:
    """Return Markdown as one line of LIN, its cards with the marks that are drawn as suits."""
    lines = ("".join(span.text for span in each) for each in prose(text, _WIDE))
    return " ".join(line.strip() for line in lines if line).translate(_SUIT_MARKS | _NO_MARKS)
