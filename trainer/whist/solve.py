"""Endings with all hands known: how many tricks a side makes with the best play of both."""

from collections.abc import Iterator

from trainer.whist.cards import SUITS, Card
from trainer.whist.position import Position
from trainer.whist.seats import SEATS, Side

_SUIT_MASKS = tuple(suit.mask for suit in SUITS)
_Hands = tuple[int, ...]


def best_tricks(position: Position, side: Side) -> int:
    """Return the tricks a side makes from a position on, the trick on the table included.

    Exact, by search of every line; meant for endings of a few cards.
    """
    values = tricks_by_card(position, side).values()
    if not values:
        return 0
    return max(values) if position.turn.side is side else min(values)


def tricks_by_card(position: Position, side: Side) -> dict[Card, int]:
    """Return, for every card that may be played now, the tricks the side makes after it."""
    search = Search(position, side)
    return {card: search.after(card) for card in position.legal()}


class Search:
    """A search for one side from one position, which remembers the endings it has met.

    It works on masks: hands, cards and suits are the bits of `Holding`, seats their places.
    """

    def __init__(self, position: Position, side: Side) -> None:
        self._trumps = position.deal.trumps.mask
        self._side = SEATS.index(next(seat for seat in SEATS if seat.side is side)) % 2
        self._hands: _Hands = tuple(hand.bits for hand in position.hands)
        self._turn = position.turn.place
        trick = position.trick
        winner = trick.winner(position.deal.trumps)
        best = trick.card_of(winner) if winner else None
        self._trick = (
            len(trick.cards),
            trick.cards[0].suit.mask if trick.cards else 0,
            best.bit if best else 0,
            winner.place if winner else 0,
        )
        self._lying = 0
        for card in trick.cards:
            self._lying |= card.bit
        self._known: dict[tuple[_Hands, int], int] = {}

    def after(self, card: Card) -> int:
        """Return the tricks of the side from now on, when a card is played."""
        return self._after(self._hands, self._turn, card.bit, self._lying, *self._trick)

    def _fresh(self, hands: _Hands, leader: int) -> int:
        """Return the tricks of the side from a fresh trick on."""
        if not hands[leader]:
            return 0
        key = (hands, leader)
        found = self._known.get(key)
        if found is None:
            found = self._best(hands, leader, 0, 0, 0, 0, 0)
            self._known[key] = found
        return found

    def _best(
        self, hands: _Hands, turn: int, lying: int, played: int, led: int, best: int, winner: int
    ) -> int:
        """Return the tricks of the side when the seat in turn plays its best card."""
        held = hands[turn]
        legal = (held & led) or held
        values = [
            self._after(hands, turn, card, lying, played, led, best, winner)
            for card in _unlike(legal, (hands[0] | hands[1] | hands[2] | hands[3] | lying) & ~legal)
        ]
        return max(values) if turn % 2 == self._side else min(values)

    def _after(
        self,
        hands: _Hands,
        turn: int,
        card: int,
        lying: int,
        played: int,
        led: int,
        best: int,
        winner: int,
    ) -> int:
        """Return the tricks of the side after a card, given as its bit."""
        left = list(hands)
        left[turn] ^= card
        if not played:
            led = next(mask for mask in _SUIT_MASKS if mask & card)
            best, winner = card, turn
        elif _beats(card, best, self._trumps):
            best, winner = card, turn
        if played + 1 < len(SEATS):
            return self._best(
                tuple(left), (turn + 1) % 4, lying | card, played + 1, led, best, winner
            )
        made = winner % 2 == self._side
        return made + self._fresh(tuple(left), winner)


def _beats(card: int, best: int, trumps: int) -> bool:
    """Tell whether a card wins over the best one before it."""
    for mask in _SUIT_MASKS:
        if card & mask:
            if best & mask:
                return card > best
            return bool(card & trumps)
    return False


def _unlike(legal: int, between: int) -> Iterator[int]:
    """Yield the cards that may be played, one of each run of equals, as bits.

    Two cards of a suit are equal when every card between them has been played and quitted.
    """
    for mask in _SUIT_MASKS:
        bits, last = legal & mask, 0
        while bits:
            card = 1 << (bits.bit_length() - 1)
            bits ^= card
            if not last or between & mask & (last - 1) & ~((card << 1) - 1):
                yield card
            last = card
