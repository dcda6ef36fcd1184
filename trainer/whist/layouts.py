"""Layouts: every way in which the cards that a seat does not see can lie."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from math import prod
from operator import add, le, or_, sub
from types import MappingProxyType

from trainer.whist.cards import SUITS, Suit
from trainer.whist.holding import EMPTY, Holding
from trainer.whist.position import Position
from trainer.whist.seats import SEATS, Seat
from trainer.whist.sight import Known

Lengths = Mapping[tuple[Seat, Suit], tuple[int, int]]
Among = Mapping[tuple[Seat, Suit], frozenset[int]]
_Numbers = tuple[int, ...]
_ANY: Lengths = MappingProxyType({})
_WHATEVER: Among = MappingProxyType({})
_FEW = 1000
"""In how many ways the cards of a suit may be dealt, for each to be looked at beforehand."""


def layouts(position: Position, seat: Seat, known: tuple[Known, ...] = ()) -> Iterator[Position]:
    """Yield the position with the cards hidden from a seat dealt in every way that fits.

    What fits: the numbers of cards, what is known, and that a seat which has not followed suit has
    none of it left. The number of layouts grows fast; meant for endings.
    """
    others = tuple(other for other in SEATS if other is not seat)
    hidden = EMPTY
    for other in others:
        hidden |= position.hand(other)
    able = {other: hidden - _lacked(other, position, known) for other in others}
    up, dealer = position.deal.turn_up, position.deal.dealer
    if up is not None and up in hidden:
        able = {
            other: cards if other is dealer else cards.without(up) for other, cards in able.items()
        }
    sizes = {other: len(position.hand(other)) for other in others}
    for dealt in Ways(hidden, able, sizes):
        a, y, b, z = ({**dealt, seat: position.hand(seat)}[each] for each in SEATS)
        yield replace(position, hands=(a, y, b, z))


def _lacked(seat: Seat, position: Position, known: tuple[Known, ...]) -> Holding:
    """Return the cards that a seat cannot hold: known not to, or of a suit it has renounced."""
    lacked = EMPTY
    for each in known:
        if each.seat is seat:
            lacked |= each.lacks
        else:
            lacked |= each.holds
    for trick in (*position.tricks, position.trick):
        card = trick.card_of(seat)
        if card is not None and card.suit is not trick.cards[0].suit:
            suit = trick.cards[0].suit
            lacked |= Holding.of(each for each in position.deal.rules.pack if each.suit is suit)
    return lacked


class Ways:
    """The ways in which some cards can be dealt to some seats; their number is known at once.

    `able` are the cards that each seat may have, `sizes` the numbers of cards they are dealt,
    `lengths` the least and the most of a suit, where they are bounded, and `among` all that a seat
    may have of a suit, as masks; this is not asked of a suit with very many ways.
    """

    def __init__(
        self,
        cards: Holding,
        able: Mapping[Seat, Holding],
        sizes: Mapping[Seat, int],
        lengths: Lengths = _ANY,
        among: Among = _WHATEVER,
    ) -> None:
        self._seats = tuple(sizes)
        self._sizes = tuple(sizes.values())
        self._suits = [
            _SuitWays(
                tuple(
                    (card.bit, tuple(at for at, seat in enumerate(sizes) if card in able[seat]))
                    for card in cards.suit(suit)
                ),
                tuple(lengths.get((seat, suit)) for seat in sizes),
                tuple(among.get((seat, suit)) for seat in sizes),
            )
            for suit in SUITS
        ]
        none = (0,) * len(self._seats)
        self._after: list[Mapping[_Numbers, int]] = [{none: 1}]
        for suit in reversed(self._suits):
            self._after.insert(0, self._joined(suit.numbers, self._after[0]))

    def __len__(self) -> int:
        """Return how many ways there are, counted without dealing one."""
        return self._after[0].get(self._sizes, 0)

    def __getitem__(self, index: int) -> dict[Seat, Holding]:
        """Return the hands dealt in one way, by its number; IndexError if there are not so many."""
        if not 0 <= index < len(self):
            raise IndexError(index)
        masks, left = (0,) * len(self._seats), self._sizes
        for suit, after in zip(self._suits, self._after[1:], strict=True):
            for numbers, ways in suit.numbers.items():
                still = tuple(map(sub, left, numbers))
                rest = after.get(still, 0)
                if index < ways * rest:
                    break
                index -= ways * rest
            which, index = divmod(index, rest)
            masks, left = tuple(map(or_, masks, suit.dealt(numbers)[which])), still
        return dict(zip(self._seats, map(Holding, masks), strict=True))

    def __iter__(self) -> Iterator[dict[Seat, Holding]]:
        """Yield the hands dealt, in every way."""
        return (self[index] for index in range(len(self)))

    def _joined(
        self, suit: Mapping[_Numbers, int], rest: Mapping[_Numbers, int]
    ) -> Mapping[_Numbers, int]:
        """Return in how many ways a suit and the rest give each number of cards to the seats."""
        found: dict[_Numbers, int] = {}
        for these, ways in suit.items():
            for those, others in rest.items():
                both = tuple(map(add, these, those))
                if all(map(le, both, self._sizes)):
                    found[both] = found.get(both, 0) + ways * others
        return found


class _SuitWays:
    """The ways of dealing the cards of one suit, by how many of them each seat has."""

    def __init__(
        self,
        cards: tuple[tuple[int, tuple[int, ...]], ...],
        lengths: tuple[tuple[int, int] | None, ...],
        among: tuple[frozenset[int] | None, ...],
    ) -> None:
        self._cards = cards
        self._dealt: dict[_Numbers, list[_Numbers]] = {}
        if (
            any(each is not None for each in among)
            and prod(len(places) for _, places in cards) <= _FEW
        ):
            self._deal_all(among)
            numbers = {each: len(ways) for each, ways in self._dealt.items()}
        else:
            numbers = self._counted(len(lengths))
        self.numbers: Mapping[_Numbers, int] = {
            each: ways
            for each, ways in numbers.items()
            if all(
                bounds is None or bounds[0] <= n <= bounds[1]
                for n, bounds in zip(each, lengths, strict=True)
            )
        }

    def _deal_all(self, among: tuple[frozenset[int] | None, ...]) -> None:
        """Deal the cards in every way in which each seat has of the suit what it may have."""
        dealt: list[_Numbers] = [(0,) * len(among)]
        for bit, places in self._cards:
            dealt = [_with_one_more(masks, place, bit) for masks in dealt for place in places]
        for at, allowed in enumerate(among):
            if allowed is not None:
                dealt = [masks for masks in dealt if masks[at] in allowed]
        for masks in dealt:
            numbers = tuple(map(int.bit_count, masks))
            self._dealt.setdefault(numbers, []).append(masks)

    def _counted(self, seats: int) -> dict[_Numbers, int]:
        """Return in how many ways the seats can have each number of cards."""
        numbers = {(0,) * seats: 1}
        for _, places in self._cards:
            more: dict[_Numbers, int] = {}
            for before, ways in numbers.items():
                for place in places:
                    now = _with_one_more(before, place)
                    more[now] = more.get(now, 0) + ways
            numbers = more
        return numbers

    def dealt(self, numbers: _Numbers) -> list[_Numbers]:
        """Return the masks of the seats in every way that gives them such numbers of cards."""
        found = self._dealt.get(numbers)
        if found is None:
            found = self._dealt[numbers] = list(self._from(0, numbers))
        return found

    def _from(self, at: int, left: _Numbers) -> Iterator[_Numbers]:
        if at == len(self._cards):
            yield left
            return
        bit, places = self._cards[at]
        for place in places:
            if left[place]:
                for masks in self._from(at + 1, _with_one_more(left, place, -1)):
                    yield _with_one_more(masks, place, bit)


def _with_one_more(numbers: _Numbers, place: int, more: int = 1) -> _Numbers:
    """Return numbers with one of them raised."""
    return (*numbers[:place], numbers[place] + more, *numbers[place + 1 :])
