"""Endings with all hands known: how many tricks a side makes with the best play of both."""

from collections.abc import Iterator

from trainer.whist.cards import SUITS, Card
from trainer.whist.holding import Holding
from trainer.whist.position import Position
from trainer.whist.seats import Seat, Side

_Key = tuple[tuple[int, ...], tuple[int, ...], Seat]


def best_tricks(position: Position, side: Side) -> int:
    """Return the tricks a side makes from a position on, the trick on the table included.

    Exact, by search of every line; meant for endings of a few cards.
    """
    return _Search(side).value(position)


def tricks_by_card(position: Position, side: Side) -> dict[Card, int]:
    """Return, for every card that may be played now, the tricks the side makes after it."""
    search = _Search(side)
    return {card: search.after(position, card) for card in position.legal()}


class _Search:
    """A search for one side, which remembers the positions it has met."""

    def __init__(self, side: Side) -> None:
        self._side = side
        self._known: dict[_Key, int] = {}

    def value(self, position: Position) -> int:
        """Return the tricks still to come for the side."""
        if position.over:
            return 0
        key = (
            tuple(hand.bits for hand in position.hands),
            tuple(card.bit for card in position.trick.cards),
            position.turn,
        )
        found = self._known.get(key)
        if found is None:
            values = (self.after(position, card) for card in _unlike(position))
            found = max(values) if position.turn.side is self._side else min(values)
            self._known[key] = found
        return found

    def after(self, position: Position, card: Card) -> int:
        """Return the tricks still to come when a card is played now."""
        following = position.after(card)
        made = following.taken(self._side) - position.taken(self._side)
        return made + self.value(following)


def _unlike(position: Position) -> Iterator[Card]:
    """Yield the cards that may be played, one of each run of equals.

    Two cards of a suit are equal when every card between them has been played and quitted.
    """
    legal = position.legal()
    between = Holding.of(position.trick.cards)
    for hand in position.hands:
        between |= hand
    between -= legal
    for suit in SUITS:
        last: Card | None = None
        others = tuple(between.suit(suit))
        for card in legal.suit(suit):
            if last is None or any(card.rank < other.rank < last.rank for other in others):
                yield card
            last = card
