"""PBN to test with: the fixtures, scraps that make up bad files, and records of random hands."""

from pathlib import Path

from hypothesis import strategies as st

from tests.records.samples import FILES
from tests.whist.strategies import endings, lines, whole_deals
from trainer.records.hand import HandRecord, TrickRecord
from trainer.records.pbn_text import PbnText, text_of
from trainer.records.play import DealRecord, Pair, TrickLine
from trainer.records.question import Note
from trainer.text import clean
from trainer.whist.line import Line
from trainer.whist.moment import END, START, Moment
from trainer.whist.ruleset import SHORT_WHIST
from trainer.whist.seats import SEATS

GOOD = sorted((FILES / "pbn" / "good").glob("*.pbn"))
BAD = sorted((FILES / "pbn" / "bad").glob("*.pbn"))
NAME = Path("deals.pbn")

DEAL = "N:A64.J98742.T64.Q K7.KQ65.Q875.J94 J982.T3.A3.KT852 QT53.A.KJ92.A763"
BOARD = f"""\
[Event "x"]
[Deal "{DEAL}"]
[Declarer "S"]
[Contract "1S"]
"""
PLAY = """\
[Play "W"]
D2 D4 DQ DA
C3 CQ C4 C5
HA H7 HQ H3
"""


def text_from(text: str) -> PbnText:
    """Return a text as it is read from a file."""
    return text_of(NAME, text.encode())


_SCRAPS = [
    *("\n", "\n\n", " ", "\t", "\r\n", "[", "]", '"', "{", "}", ";", "%", "\\", "#", "*", "-", "+"),
    *('[Event "#"]\n', '[Event "##x"]\n', "[Deal ", f'[Deal "{DEAL}"]\n', '[Deal "N:... - ', "N:"),
    *('[Contract "3NT"]\n', '[Contract "1S"]\n', '[Declarer "S"]', '[Dealer "N"]', BOARD, PLAY),
    *('[Play "W"]\n', '[Play "?"]', '[Play "#"]', "D2 D4 DQ DA\n", "DA! =1= $2 ^R", '[Note "1:x"]'),
    *('[WhistTurnUp "S2"]', '[WhistTurnUp "10"]', '[WhistId "a"]', '[WhistScore "AB 1, YZ 2"]'),
    *('[WhistNoteTable "At;Kind"]', '1.1 remark - "x"\n', '- more - "y"', "1 afterword 3 z "),
    *('[Result "NS 7"]', '[Result "^5"]', '[West "A"]', '[WhistCompleted "1"]', '\\"', "\x1b[31m"),
    *("% x\n", "{x}", "; x\n", "é", "\u2028", "\x85", "\u202e", "\ufeff", "♠", "AKQJT98765432."),
]
scraps = st.one_of(
    st.binary(),
    st.lists(st.sampled_from(_SCRAPS), max_size=40).map(lambda parts: "".join(parts).encode()),
    st.lists(st.sampled_from(_SCRAPS)).map(
        lambda parts: "".join(parts).encode("latin-1", "replace")
    ),
).map(lambda data: data + b"\n")
"""Bytes of any kind, and scraps of PBN in any order."""

_texts = st.text(st.characters(codec="utf-8"), min_size=1, max_size=400)
texts = _texts.map(lambda text: clean(text).strip()).filter(bool)
"""Texts as they are in a record: of one line or more, without control characters."""


@st.composite
def notes_of(draw: st.DrawFn, line: Line) -> list[Note]:
    """Draw notes at moments of a line."""
    whole, rest = divmod(len(line.cards), len(SEATS))
    moments = [START, END, *(Moment.after(number + 1) for number in range(whole))]
    moments += [Moment.at(n // 4 + 1, n % 4 + 1) for n in range(whole * 4 + rest)]
    pages = st.one_of(st.none(), st.integers(1, 9999))
    return draw(st.lists(st.builds(Note, st.sampled_from(moments), texts, pages), max_size=5))


def _trick(line: Line, index: int, remarks: list[Note], afterwords: list[Note]) -> TrickRecord:
    leader = (line.deal.leader, *line.winners)[index]
    cards = line.cards[index * 4 : index * 4 + 4]
    return TrickRecord(
        TrickLine(index + 1, leader, cards),
        remarks=tuple(note for note in remarks if note.at.trick == index + 1),
        afterwords=tuple(note for note in afterwords if note.at.trick == index + 1),
    )


@st.composite
def records(draw: st.DrawFn) -> HandRecord:
    """Draw the record of a hand, whole or ending, with some of its play and notes."""
    rules = st.just(SHORT_WHIST)
    line = draw(lines(st.one_of(whole_deals(rules), endings(rules))))
    deal = line.deal
    remarks, afterwords = draw(notes_of(line)), draw(notes_of(line))
    tricks = range(-(-len(line.cards) // 4))
    return HandRecord(
        id=draw(st.from_regex(r"[a-z0-9]{1,8}(-[a-z0-9]{1,8}){0,2}", fullmatch=True)),
        title=draw(texts.map(lambda text: " ".join(text.split())).filter(bool)),
        deal=DealRecord(tuple(tuple(hand) for hand in deal.hands)),
        play=tuple(_trick(line, index, remarks, afterwords) for index in tricks),
        source=draw(st.one_of(st.just(""), texts.map(lambda text: " ".join(text.split())))),
        student=draw(st.sampled_from(SEATS)),
        dealer=deal.dealer if deal.turn_up else None,
        turn_up=deal.turn_up,
        trumps=None if deal.turn_up else deal.trumps,
        leader=None if deal.turn_up else deal.leader,
        result=Pair(*line.tricks) if line.over else None,
        remarks=tuple(note for note in remarks if not note.at.trick),
        afterwords=tuple(note for note in afterwords if not note.at.trick),
    )
