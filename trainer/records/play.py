"""The cards of a hand file: the deal, the line of a trick, and pairs of numbers by side."""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from yaml import Node, ScalarNode

from trainer.records.fields import Key, Reading, Record, Schema
from trainer.records.problem import Place
from trainer.records.source import place_of
from trainer.records.values import CARDS, number
from trainer.text import say
from trainer.whist.cards import SUITS, Card, card_of
from trainer.whist.errors import UnreadableCard
from trainer.whist.notation import read_card, read_cards
from trainer.whist.seats import SEATS, Seat

_LINE = re.compile(r"\s*(?:([1-9][0-9]?)\.?\s+)?([AYBZ]):?(?:\s+|$)")
_TOKEN = re.compile(r"\S+")
_TRICK_FORM = r"^\s*(?:[1-9][0-9]?\.?\s+)?[AYBZ]:?\s+\S"
_PBN_SUIT = re.compile("(?:10|[2-9TJQKAtjqka])*|-")
_OTHER_START = re.compile(r"\s*[A-Za-z]:")
_PBN_FORM = r"^\s*(?:A:\s*)?[0-9TJQKAtjqka.-]+(?:\s+[0-9TJQKAtjqka.-]+){3}\s*$"
_PBN_START = re.compile(r"\s*(?:A:\s*)?")


@dataclass(frozen=True, slots=True)
class TrickLine:
    """The leader and the cards of a trick as written, and where.

    Places are found by way of a node, or else `spot` tells that of a card by its index.
    """

    number: int | None
    leader: Seat
    cards: tuple[Card, ...]
    node: ScalarNode | None = field(default=None, compare=False, repr=False)
    spot: Callable[[int], Place] | None = field(default=None, compare=False, repr=False)

    @property
    def place(self) -> Place:
        """Return the place of the line in the file."""
        if self.spot:
            return self.spot(0)
        return place_of(self.node) if self.node else Place()

    def card_place(self, index: int) -> Place:
        """Return the place of a card in the file."""
        if self.spot:
            return self.spot(index)
        if self.node is None:
            return Place()
        for at, token in enumerate(_TOKEN.finditer(self.node.value, _start(self.node.value))):
            if at == index:
                return place_of(self.node, token.start())
        return self.place


def _start(text: str) -> int:
    """Return where the cards of a trick begin."""
    start = _LINE.match(text)
    return start.end() if start else 0


class _TrickLineShape:
    """The one line of a trick: `7. B D5 D3 DJ D6`; the number may be left out."""

    def read(self, node: Node, reading: Reading) -> TrickLine | None:
        """Return the line, or report the first thing that cannot be read."""
        if not isinstance(node, ScalarNode):
            reading.problem(node, say("one line is expected here, such as 1. A D2 D4 DQ DA"))
            return None
        text: str = node.value
        start = _LINE.match(text)
        if start is None:
            message = say("a trick begins with the seat that leads: 1. A D2 D4 DQ DA")
            reading.problem(node, message)
            return None
        try:
            cards = tuple([_one_card(token) for token in text[start.end() :].split()])
        except UnreadableCard:
            self._report(node, start.end(), reading)
            return None
        if not cards:
            reading.problem(node, say("the cards of the trick are missing"))
            return None
        return TrickLine(int(start[1]) if start[1] else None, Seat(start[2]), cards, node)

    def _report(self, node: ScalarNode, start: int, reading: Reading) -> None:
        for token in _TOKEN.finditer(node.value, start):
            try:
                _one_card(token[0])
            except UnreadableCard as error:
                reading.problem(node, str(error), token.start())

    def schema(self) -> Schema:
        """Return the form of the line; the cards themselves are left to the reader."""
        return {"type": "string", "pattern": _TRICK_FORM}


TRICK_LINE = _TrickLineShape()


@dataclass(frozen=True, slots=True)
class DealRecord:
    """The cards written for A, Y, B and Z, each with its place; a card may stand twice."""

    hands: tuple[tuple[Card, ...], ...]
    places: tuple[Place, ...] = field(default=(), compare=False, repr=False)


def _deal_by_seat(
    places: Mapping[str, Place],
    a: tuple[Card, ...],
    y: tuple[Card, ...],
    b: tuple[Card, ...],
    z: tuple[Card, ...],
) -> DealRecord:
    return DealRecord((a, y, b, z), tuple(places[seat.value] for seat in SEATS))


_BY_SEAT = Record(
    tuple(
        Key(seat.value, CARDS, f"the cards of {seat}, such as SQT53 HA DKJ92 CA763", required=True)
        for seat in SEATS
    ),
    _deal_by_seat,
)


class _DealShape:
    """The four hands: a mapping by seat, or one string `A:QT53.A.KJ92.A763 …` as in PBN."""

    def read(self, node: Node, reading: Reading) -> DealRecord | None:
        """Return the deal of either form."""
        if not isinstance(node, ScalarNode):
            return _BY_SEAT.read(node, reading)
        try:
            return _read_pbn(node)
        except UnreadableCard as error:
            reading.problem(node, str(error), error.offset)
            return None

    def schema(self) -> Schema:
        """Return the schema of either form."""
        return {"anyOf": [_BY_SEAT.schema(), {"type": "string", "pattern": _PBN_FORM}]}


DEAL = _DealShape()


def _read_pbn(node: ScalarNode) -> DealRecord:
    text: str = node.value
    start = _PBN_START.match(text)
    if _OTHER_START.match(text) and not text.lstrip().startswith("A:"):
        raise UnreadableCard(say("the deal begins with A's hand: A:QT53.A.KJ92.A763 and so on"))
    words = list(_TOKEN.finditer(text, start.end() if start else 0))
    if len(words) != len(SEATS):
        message = say("four hands are expected: A:QT53.A.KJ92.A763 and so on for Y, B, Z")
        raise UnreadableCard(message)
    hands, places = [], []
    for word in words:
        suits = word[0].split(".")
        if len(suits) != len(SUITS):
            message = say("a hand has four suits with dots between: QT53.A.KJ92.A763")
            raise UnreadableCard(message, word.start())
        for held in suits:
            if not _PBN_SUIT.fullmatch(held):
                shown = repr(held[:40])
                message = say("{text} is no suit: write its ranks, as in QT53", text=shown)
                raise UnreadableCard(message, word.start())
        held_by_suit = zip(SUITS, suits, strict=True)
        groups = (suit.value + held for suit, held in held_by_suit if held.strip("-"))
        hands.append(read_cards(" ".join(groups)))
        places.append(place_of(node, word.start()))
    return DealRecord(tuple(hands), tuple(places))


@dataclass(frozen=True, slots=True)
class Pair:
    """A number for each side."""

    ab: int
    yz: int


LOVE = Pair(0, 0)


def _pair(ab: int, yz: int, **_: object) -> Pair:
    return Pair(ab, yz)


def pair(low: int, high: int) -> Record[Pair]:
    """Return the shape of a number for each side: `{AB: 9, YZ: 4}`."""
    keys = (
        Key("AB", number(low, high), "for A and B", required=True),
        Key("YZ", number(low, high), "for Y and Z", required=True),
    )
    return Record(keys, _pair)


def _one_card(token: str) -> Card:
    try:
        return card_of(token)
    except KeyError:
        return read_card(token)
