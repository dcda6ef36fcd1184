"""The cards of a PBN board, turned so that the four seats are those of whist.

The Play section has a column for each seat, beginning with the first leader, in every trick; who
leads a trick follows from the one before it, and so from trumps.
"""

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import lru_cache

from trainer.records.pbn_compass import COMPASS, point_at
from trainer.records.pbn_syntax import Board, comment_of
from trainer.records.problem import Problem
from trainer.text import count, say
from trainer.whist.cards import RANKS, SUITS, Card, Suit, card, card_of
from trainer.whist.errors import UnreadableCard
from trainer.whist.notation import read_card
from trainer.whist.seats import SEATS, Seat

_RANKS = {rank.letter: rank for rank in RANKS} | {rank.letter.lower(): rank for rank in RANKS}
_CODES = {f"{suit}{rank}": card(suit, rank) for suit in SUITS for rank in RANKS}
_DEAL = re.compile(r"\s*(?:([NESWnesw])\s*:)?\s*")
HANDS = re.compile(r"(?:(?<=:)|(?<![:\S]))(?!\s*[NESWnesw]\s*:)[^\s:]+")
"""The four hands in the value of a Deal tag, without the compass point before them."""
_CONTRACT = re.compile(r"([1-7])\s*(NT?|[SHDCshdc])(?![A-WYZa-wyz])", re.IGNORECASE)
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
Tricks = tuple[tuple[Seat, ...], tuple[Card, ...]]
"""The leaders of the tricks, and all cards in the order of play."""
_UNPLAYED: Tricks = ((), ())
_NAMED = {tuple(seat.value for seat in SEATS[-at:] + SEATS[:-at]): at for at in range(len(SEATS))}
"""Where A sits, by the names of the players from West on, if they are called A, Y, B and Z."""


@dataclass(frozen=True, slots=True)
class Cards:
    """The hands of A, Y, B, Z; trumps if they are stated; the first leader; the play.

    `first` is the compass point where A sits, `dealt` that of the hand written first. The
    play is the leaders of the tricks and all cards in the order of play.
    """

    hands: tuple[tuple[Card, ...], ...]
    trumps: Suit | None
    leader: Seat
    first: int
    dealt: int
    leaders: tuple[Seat, ...] = ()
    played: tuple[Card, ...] = ()


class BadBoard(ValueError):
    """A board that cannot be used; `problem` says why."""

    def __init__(self, problem: Problem) -> None:
        super().__init__(problem.message)
        self.problem = problem


def cards_of(board: Board, trumps: Suit | None = None) -> Cards:
    """Return the cards of a board; BadBoard for the first thing that cannot be read.

    `trumps` hold for a board that states none.
    """
    leads = leader_of(board)
    first = _named(board)
    if first is None:
        first = leads
    if leads is None:
        leads = first
    dealt, hands = _hands(board)
    if first is None or leads is None:
        first = leads = dealt if first is None else first
    turned = (dealt - first) % len(SEATS)
    hands = hands[len(SEATS) - turned :] + hands[: len(SEATS) - turned]
    leader = SEATS[(leads - first) % len(SEATS)]
    trumps = _trumps(board) or trumps
    played = _UNPLAYED
    if trumps and board.value("play") and not played_without(board):
        played = _play(board, leader, trumps)
    return Cards(hands, trumps, leader, first, dealt, *played)


def tricks_of(cards: Cards) -> Iterator[tuple[Seat, tuple[Card, ...]]]:
    """Yield the tricks, each with its leader."""
    for at, leader in enumerate(cards.leaders):
        yield leader, cards.played[at * len(SEATS) : (at + 1) * len(SEATS)]


def leader_of(board: Board) -> int | None:
    """Return the compass point of the first leader, or None if the board does not tell.

    It is the first column of the play, or the seat after the declarer, or after the dealer.
    """
    if (leads := point_at(board.value("play"))) is not None:
        return leads
    for name in ("declarer", "dealer"):
        if (after := point_at(board.value(name).removeprefix("^"))) is not None:
            return (after + 1) % len(COMPASS)
    return None


def played_without(board: Board) -> bool:
    """Tell whether a board is played without trumps, as the contract says."""
    contract = board.value("contract")
    return _declared(contract) is None and _CONTRACT.match(contract) is not None


def _named(board: Board) -> int | None:
    """Return where A sits if the four players are called A, Y, B and Z, as we write them."""
    get = board.values.get
    return _NAMED.get((get("west", ""), get("north", ""), get("east", ""), get("south", "")))


def _trumps(board: Board) -> Suit | None:
    """Return the suit that is trumps by the turn-up or the contract, or None."""
    if turned := board.value("whistturnup")[:1].upper():
        return next((suit for suit in SUITS if turned in (suit.value, suit.symbol)), None)
    return _declared(board.value("contract"))


@lru_cache(maxsize=1 << 8)
def _declared(contract: str) -> Suit | None:
    found = _CONTRACT.match(contract)
    return None if found is None or found[2] in "NTnt" else Suit(found[2].upper())


def _hands(board: Board) -> tuple[int, tuple[tuple[Card, ...], ...]]:
    value = board.values.get("deal")
    if value is None:
        message = say('this board has no deal: it needs a tag [Deal "W:QT53.A.KJ92.A763 …"]')
        raise BadBoard(Problem(board.text.path, board.place, message))
    start = _DEAL.match(value)
    assert start is not None
    dealt = point_at(start[1] or COMPASS[0]) or 0
    words = value[start.end() :].split()
    if len(words) != len(SEATS):
        hands = count(len(words), "{n} hand", "{n} hands")
        message = say(
            "{hands} here, and four are needed: W:QT53.A.KJ92.A763 and so on", hands=hands
        )
        raise _bad_deal(board, message, start.end())
    try:
        return dealt, tuple(map(_hand, words))
    except UnreadableCard:
        raise _unreadable(board, value) from None


def _unreadable(board: Board, value: str) -> BadBoard:
    """Return what is wrong with the first hand that cannot be read."""
    for word in HANDS.finditer(value):
        try:
            _hand(word[0])
        except UnreadableCard as error:
            return _bad_deal(board, str(error), word.start())
    raise AssertionError(value)


def _bad_deal(board: Board, message: str, offset: int) -> BadBoard:
    spot = board.spots().get("deal")
    return BadBoard(board.text.problem(message, spot.value + offset if spot else board.at))


def _hand(word: str) -> tuple[Card, ...]:
    """Return the cards of a hand such as `QT53.A.KJ92.A763`; UnreadableCard if it is none."""
    suits = word.split(".")
    if len(suits) != len(SUITS):
        message = say("a hand has four suits with dots between, as QT53.A.KJ92.A763")
        if word == "-":
            message = say("this hand is not given, and all four are needed: QT53.A.KJ92.A763")
        raise UnreadableCard(message)
    spades, hearts, diamonds, clubs = suits
    return _suit(0, spades) + _suit(1, hearts) + _suit(2, diamonds) + _suit(3, clubs)


@lru_cache(maxsize=1 << 14)
def _suit(place: int, ranks: str) -> tuple[Card, ...]:
    suit = SUITS[place]
    if ranks == "-":
        return ()
    try:
        return tuple([card(suit, _RANKS[rank]) for rank in ranks.replace("10", "T")])
    except KeyError:
        shown = repr(ranks[:40])
        message = say("{text} is no suit: write its ranks, as in QT53", text=shown)
        raise UnreadableCard(message) from None


def _play(board: Board, leader: Seat, trumps: Suit) -> Tricks:
    words = board.section("play").split()
    if words and words[-1] == "*":
        words.pop()
    if not _WRITTEN.issuperset(words):
        words = [str(each or "-") for each, _ in laid_cards(board)]
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

    BadBoard is raised for a word that is no card.
    """
    for word, at in play_words(board):
        if word == "-":
            yield None, at
        elif not is_note(word):
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
