"""The cards of a PBN board, turned so that the four seats are those of whist.

If the players are called A, Y, B and Z they sit where they are named; else A is the first leader.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from trainer.records.pbn_compass import COMPASS, point_at
from trainer.records.pbn_play import UNPLAYED, play_of
from trainer.records.pbn_syntax import BadBoard, Board
from trainer.records.problem import Problem
from trainer.text import count, say
from trainer.whist.cards import RANKS, SUITS, Card, Suit, card
from trainer.whist.errors import UnreadableCard
from trainer.whist.notation import read_card
from trainer.whist.seats import SEATS, Seat

_RANKS = {rank.letter: rank for rank in RANKS} | {rank.letter.lower(): rank for rank in RANKS}
_DEAL = re.compile(r"\s*(?:([NESWnesw])\s*:)?\s*")
_LONGEST = 2 * len(RANKS)
"""What is taken for a suit at most, in letters: more is no slip of the pen."""
_WORD = re.compile(r"\S+")
_CONTRACT = re.compile(r"([1-7])\s*(NT?|[SHDCshdc])(?![A-WYZa-wyz])", re.IGNORECASE)
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
    played = UNPLAYED
    if trumps and board.value("play") and not played_without(board):
        played = play_of(board, leader, trumps)
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
    """Tell whether the contract of a board is without trumps, and no card is turned up."""
    if board.value("whistturnup"):
        return False
    contract = board.value("contract")
    return _declared(contract) is None and _CONTRACT.match(contract) is not None


def _named(board: Board) -> int | None:
    """Return where A sits if the four players are called A, Y, B and Z, as we write them."""
    get = board.values.get
    return _NAMED.get((get("west", ""), get("north", ""), get("east", ""), get("south", "")))


def _trumps(board: Board) -> Suit | None:
    """Return the suit that is trumps by the turn-up or the contract, or None."""
    if turned := board.value("whistturnup"):
        try:
            return read_card(turned).suit
        except UnreadableCard:
            return None
    return _declared(board.value("contract"))


@lru_cache(maxsize=1 << 8)
def _declared(contract: str) -> Suit | None:
    found = _CONTRACT.match(contract)
    return None if found is None or found[2] in "NTnt" else Suit(found[2].upper())


def _hands(board: Board) -> tuple[int, tuple[tuple[Card, ...], ...]]:
    value = board.value("deal")
    if not value:
        message = say('this board has no deal: it needs a tag [Deal "W:QT53.A.KJ92.A763 …"]')
        raise BadBoard(Problem(board.text.path, board.place, message))
    start = _DEAL.match(value)
    assert start is not None
    dealt = point_at(start[1] or COMPASS[0]) or 0
    words = value[start.end() :].split()
    if len(words) != len(SEATS):
        has = count(len(words), "{n} hand", "{n} hands")
        message = say("{has} here, and four are needed: W:QT53.A.KJ92.A763 and so on", has=has)
        raise _bad_deal(board, message, start.end())
    hands = []
    for at, word in enumerate(words):
        try:
            hands.append(_hand(word))
        except UnreadableCard as error:
            raise _bad_deal(board, str(error), hand_offsets(value)[at]) from None
    return dealt, tuple(hands)


def hand_offsets(value: str) -> tuple[int, ...]:
    """Return where the hands in the value of a Deal tag begin, after the point before them."""
    start = _DEAL.match(value)
    return tuple(word.start() for word in _WORD.finditer(value, start.end() if start else 0))


def _bad_deal(board: Board, message: str, offset: int) -> BadBoard:
    return BadBoard(board.text.problem(message, board.value_at("deal", offset)))


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
        if len(ranks) > _LONGEST:
            raise KeyError(ranks)
        return tuple([card(suit, _RANKS[rank]) for rank in ranks.replace("10", "T")])
    except KeyError:
        shown = repr(ranks[:40])
        message = say("{text} is no suit: write its ranks, as in QT53", text=shown)
        raise UnreadableCard(message) from None
