"""The Play section of a PBN board: four columns of cards, one for each seat.

The first column is that of the first leader, in every trick; who leads a trick follows from the
trick before it, and so from trumps.
"""

import re
from collections.abc import Callable, Iterator
from itertools import islice

from trainer.records.pbn_syntax import BadBoard, Board, comment_of
from trainer.whist.cards import RANKS, SUITS, Card, Suit, card, card_of
from trainer.whist.errors import UnreadableCard
from trainer.whist.notation import read_card
from trainer.whist.seats import SEATS, Seat

Tricks = tuple[tuple[Seat, ...], tuple[Card, ...]]
"""The leaders of the tricks, and all cards in the order of play."""
UNPLAYED: Tricks = ((), ())

_MOST = (len(RANKS) + 1) * len(SEATS)
"""How many cards are read of a play: one trick more than can be right, which the check reports."""
_CODES = {f"{suit}{rank}": card(suit, rank) for suit in SUITS for rank in RANKS}
_SUFFIX = re.compile(r"[!?]+$")
_SKIPPED = re.compile(r"=\d+=$|\$\d+$|\^[A-Z]$|[!?]+$|\+$")
_WRITTEN = frozenset((*_CODES, "-"))
"""The words of a Play section that is written as the standard has it."""


_Power = Callable[[str], int]


def _power(led: Suit, trumps: Suit) -> _Power:
    """Return how strong a card is in a trick: those that can win before those that cannot."""
    strength = {
        code: each.rank + 20 * (each.suit is trumps) if each.suit in (led, trumps) else 0
        for code, each in _CODES.items()
    }
    return strength.__getitem__


_STRONGEST = {trumps: {led.value: _power(led, trumps) for led in SUITS} for trumps in SUITS}


def play_of(board: Board, leader: Seat, trumps: Suit) -> Tricks:
    """Return the play of a board; BadBoard for a word that is no card."""
    words = board.section("play").split()
    if words and words[-1] == "*":
        words.pop()
    if not _WRITTEN.issuperset(words):
        words = [str(each or "-") for each, _ in laid_cards(board)]
    words = words[:_MOST]
    whole = (words.index("-") if "-" in words else len(words)) // 4 * 4
    leaders, laid, turn = _columns(words, whole, leader.round(), _STRONGEST[trumps])
    if begun := _begun(words[whole : whole + 4], turn):
        leaders.append(leader.round()[turn])
        laid += begun
    return tuple(leaders), tuple(map(_CODES.__getitem__, laid))


def _columns(
    words: list[str], end: int, seats: tuple[Seat, ...], strongest: dict[str, _Power]
) -> tuple[list[Seat], list[str], int]:
    """Return the leaders and the cards in order of play, and the column that leads next.

    The columns are those of `seats`, the first leader's before the others.
    """
    leaders: list[Seat] = []
    laid: list[str] = []
    turn = 0
    for at in range(0, end, 4):
        row = words[at : at + 4]
        leaders.append(seats[turn])
        laid += row[turn:]
        laid += row[:turn]
        turn = row.index(max(row, key=strongest[row[turn][0]]))
    return leaders, laid, turn


def laid_cards(board: Board) -> Iterator[tuple[Card | None, int]]:
    """Yield each card of the Play section with its place in the text; None for one not played.

    No more are read than a hand can have. BadBoard is raised for a word that is no card.
    """
    words = (each for each in play_words(board) if not is_note(each[0]))
    for word, at in islice(words, _MOST):
        if word == "-":
            yield None, at
        else:
            try:
                yield _card(word), at
            except UnreadableCard as error:
                raise BadBoard(board.text.problem(str(error), at)) from None


def play_words(board: Board) -> Iterator[tuple[str, int]]:
    """Yield the words of the Play section as far as it is played, with comments and notes."""
    for word, at in board.words("play"):
        if word == "*":
            return
        if comment_of(word) is not None or not _SKIPPED.match(word) or word[0] == "=":
            yield word, at


def is_note(word: str) -> bool:
    """Tell whether a word of the Play section is a comment, or refers to a note as `=1=`."""
    return word[0] in "{;="


def _card(word: str) -> Card:
    word = _SUFFIX.sub("", word)
    try:
        return card_of(word.upper())
    except KeyError:
        return read_card(word)


def _begun(row: list[str], turn: int) -> list[str]:
    """Return the cards of a trick that is not whole, in the order of play, up to the first gap."""
    row = row + ["-"] * (4 - len(row))
    row = row[turn:] + row[:turn]
    return row[: row.index("-")]
