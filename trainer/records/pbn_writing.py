"""Writing PBN: a hand as a board that other programs can show, and boards as text.

A hand of whist is written as a contract at the level of one, the odd trick, in trumps, declared by
the dealer: so the right seat leads, and the play can be shown by programs for bridge.
"""

from collections.abc import Iterable, Iterator, Sequence

from trainer.records.hand import HandRecord
from trainer.records.pbn_compass import deal_text, point
from trainer.records.pbn_notes import COLUMNS, TABLE, Told, table_of
from trainer.records.pbn_syntax import Tag, quoted
from trainer.records.pbn_tags import OWN
from trainer.records.question import Note
from trainer.whist.deal import Deal
from trainer.whist.moment import START
from trainer.whist.seats import SEATS, Side
from trainer.whist.trick import Play

_PLAYERS = ("West", "North", "East", "South")
HEAD = "% PBN 2.1\n% EXPORT\n"


def tags_of(record: HandRecord, number: int = 1, played: bool = True) -> Iterator[Tag]:
    """Yield the tags of a sound hand, in the order of the standard; without the play if told."""
    deal = record.as_deal()
    dealer = point(deal.dealer)
    yield _text("Event", " ".join(record.title.split()))
    yield from (("Site", "?", ""), ("Date", "?", ""), ("Board", str(number), ""))
    yield from ((name, seat.value, "") for name, seat in zip(_PLAYERS, SEATS, strict=True))
    yield from (("Dealer", dealer, ""), ("Vulnerable", "None", ""))
    yield from (("Deal", deal_text(deal), ""), ("Scoring", "?", ""))
    yield from (("Declarer", dealer, ""), ("Contract", f"1{deal.trumps}", ""))
    yield "Result", _result(record, deal) if played else "?", ""
    for own in OWN:
        if value := own.text(record):
            yield _text(own.name, value)
    if played and record.play:
        yield "Play", point(deal.leader), play_section(deal, record.plays)
    if played and (told := tuple(_told(record))):
        yield TABLE, COLUMNS, table_of(told)


def board_text(tags: Iterable[Tag]) -> str:
    """Return the text of a board, without the blank line that ends it."""
    return "".join(f"[{name} {quoted(value)}]{section.rstrip()}\n" for name, value, section in tags)


def file_text(boards: Iterable[Iterable[Tag]]) -> str:
    """Return the text of a whole file."""
    return HEAD + "\n".join(map(board_text, boards))


def _text(name: str, value: str) -> Tag:
    """Return a tag with a text; one that means something else to PBN has a blank before it."""
    return (name, f" {value}" if value[:1] == "#" or value in ("?", "-") else value, "")


def _result(record: HandRecord, deal: Deal) -> str:
    if record.result is None:
        return "?"
    return str(record.result.ab if deal.dealer.side is Side.AB else record.result.yz)


def play_section(deal: Deal, plays: Sequence[Play]) -> str:
    """Return plays in columns from the first leader's on; a star ends a play that breaks off."""
    seats = deal.leader.round()
    rows = []
    for at in range(0, len(plays), len(SEATS)):
        laid = {play.seat: str(play.card) for play in plays[at : at + len(SEATS)]}
        rows.append(" ".join(laid.get(seat, "- ") for seat in seats).rstrip())
    if len(plays) < deal.size * len(SEATS):
        rows.append("*")
    return "".join(f"\n{row}" for row in rows)


def _told(record: HandRecord) -> Iterator[Told]:
    if record.summary:
        yield Told("summary", Note(START, record.summary))
    yield from (Told("correction", Note(START, text)) for text in record.corrections)
    notes = [("remark", note) for note in record.all_remarks]
    notes += [("afterword", note) for note in record.all_afterwords]
    for kind, note in sorted(notes, key=lambda each: each[1].at):
        yield Told(kind, note)
