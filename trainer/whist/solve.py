"""Endings with all hands known: how many tricks a side makes with the best play of both."""

from dataclasses import dataclass, replace

from trainer.whist.cards import SUITS, Card, Suit
from trainer.whist.holding import Holding
from trainer.whist.position import Position
from trainer.whist.seats import SEATS, Seat, Side
from trainer.whist.trick import Trick

_SUIT_MASKS = tuple(suit.mask for suit in SUITS)
_SUIT_OF = {
    1 << place: mask
    for mask in _SUIT_MASKS
    for place in range(mask.bit_length())
    if mask >> place & 1
}
Hands = tuple[int, int, int, int]


@dataclass(frozen=True, slots=True)
class Table:
    """A position as the search sees it: hands, cards and suits are masks, seats their places.

    `lying` are the cards of the trick, `led` its suit, `best` the card that wins it so far and
    `winner` whose it is; all are 0 when nothing lies on the table.
    """

    hands: Hands
    turn: int
    lying: int = 0
    led: int = 0
    best: int = 0
    winner: int = 0

    @classmethod
    def of(cls, position: Position) -> "Table":
        """Return the table of a position."""
        a, y, b, z = (hand.bits for hand in position.hands)
        bare = cls.of_trick(position.trick, position.deal.trumps, position.turn)
        return bare.with_hands((a, y, b, z))

    @classmethod
    def of_trick(cls, trick: Trick, trumps: Suit, turn: Seat) -> "Table":
        """Return the table with a trick on it and no cards in the hands."""
        winner = trick.winner(trumps)
        best = trick.card_of(winner) if winner else None
        return cls(
            (0, 0, 0, 0),
            turn.place,
            sum(card.bit for card in trick.cards),
            trick.cards[0].suit.mask if trick.cards else 0,
            best.bit if best else 0,
            winner.place if winner else 0,
        )

    def with_hands(self, hands: Hands) -> "Table":
        """Return the same table with other hands, as masks in the order of the seats."""
        return replace(self, hands=hands)


def best_tricks(position: Position, side: Side) -> int:
    """Return the tricks a side makes from a position on, the trick on the table included.

    Exact, by search; meant for endings of a few cards.
    """
    values = tricks_by_card(position, side).values()
    if not values:
        return 0
    return max(values) if position.turn.side is side else min(values)


def tricks_by_card(position: Position, side: Side) -> dict[Card, int]:
    """Return, for every card that may be played now, the tricks the side makes after it."""
    search, table = Search(position.deal.trumps, side), Table.of(position)
    legal = position.legal()
    others = Holding(sum(table.hands) | table.lying) - legal
    found: dict[Card, int] = {}
    for run in equals(legal, others):
        found |= dict.fromkeys(run, search.after(table, next(iter(run))))
    return found


def equals(cards: Holding, others: Holding) -> tuple[Holding, ...]:
    """Return cards in runs of equals: no card of `others` is between two of a run."""
    return tuple(map(Holding, _runs(cards.bits, others.bits)))


class Search:
    """A search for one side and one trump suit, which remembers the endings it has met.

    It asks of an ending only whether the side makes so many tricks or not; exact numbers come of
    asking again, from the last answer on.
    """

    def __init__(self, trumps: Suit, side: Side) -> None:
        self._trumps = trumps.mask
        self._side = next(seat.place for seat in SEATS if seat.side is side) % 2
        self._known: dict[int, tuple[int, int]] = {}

    @property
    def endings(self) -> int:
        """Return how many endings have been searched so far."""
        return len(self._known)

    def after(self, table: Table, card: Card, guess: int = 0) -> int:
        """Return the tricks of the side from now on when a card is played; `guess` saves time."""
        left = table.hands[table.turn].bit_count()
        least, most = 0, left
        asked = min(max(guess, 1), left)
        while least < most:
            if self.makes(table, card, asked):
                least = asked
            else:
                most = asked - 1
            asked = least + 1 if asked <= least else most
        return least

    def makes(self, table: Table, card: Card, tricks: int) -> bool:
        """Tell whether the side makes so many tricks at least from now on when a card is played."""
        return self._play(
            table.hands,
            table.turn,
            card.bit,
            table.lying,
            table.led,
            table.best,
            table.winner,
            tricks,
        )

    def _fresh(self, hands: Hands, leader: int, wanted: int) -> bool:
        """Tell whether the side makes so many tricks from a fresh trick on."""
        left = hands[leader].bit_count()
        if wanted <= 0:
            return True
        if wanted > left:
            return False
        if left == 1:
            return self._last(hands, leader) % 2 == self._side
        ours, theirs = self._sure(hands, leader)
        if wanted <= ours:
            return True
        if wanted > left - theirs:
            return False
        key = _pattern(hands, leader)
        least, most = self._known.get(key, (ours, left - theirs))
        if wanted <= least:
            return True
        if wanted > most:
            return False
        found = self._best(hands, leader, 0, 0, 0, 0, wanted)
        self._known[key] = (wanted, most) if found else (least, wanted - 1)
        return found

    def _last(self, hands: Hands, leader: int) -> int:
        """Return the seat that wins the last trick."""
        best, winner = hands[leader], leader
        for turn in range(leader + 1, leader + len(SEATS)):
            if self._beats(hands[turn % 4], best):
                best, winner = hands[turn % 4], turn % 4
        return winner

    def _sure(self, hands: Hands, leader: int) -> tuple[int, int]:
        """Return how many tricks this side and the other make at least, whatever is played.

        The best trumps of one hand are tricks; so are the leader's best cards of every suit when
        the other side has no trump.
        """
        alive = hands[0] | hands[1] | hands[2] | hands[3]
        sure = [0, 0]
        trumps = alive & self._trumps
        if trumps:
            owner = next(at for at in range(4) if _top(hands[at] & trumps, trumps))
            own = hands[owner] & trumps
            sure[owner % 2] = (own >> (trumps & ~own).bit_length()).bit_count()
        if not (hands[(leader + 1) % 4] | hands[(leader + 3) % 4]) & self._trumps:
            held, others = hands[leader], alive & ~hands[leader]
            sure[leader % 2] = max(
                sure[leader % 2],
                sum(
                    ((held & mask) >> (others & mask).bit_length()).bit_count()
                    for mask in _SUIT_MASKS
                    if held & mask
                ),
            )
        return sure[self._side], sure[1 - self._side]

    def _best(
        self, hands: Hands, turn: int, lying: int, led: int, best: int, winner: int, wanted: int
    ) -> bool:
        """Tell whether the side makes so many tricks when the seat in turn plays its best card."""
        held = hands[turn]
        legal = held & led or held
        if not legal & legal - 1:
            return self._play(hands, turn, legal, lying, led, best, winner, wanted)
        others = (hands[0] | hands[1] | hands[2] | hands[3] | lying) & ~legal
        if not best:
            cards = _leads(legal, others)
        elif winner % 2 == turn % 2:
            cards = [run & -run for run in _runs(legal, others)]
        else:
            lows = [run & -run for run in _runs(legal, others)]
            takes = [card for card in lows if self._beats(card, best)]
            cards = takes + [card for card in lows if card not in takes] if takes else lows
        ours = turn % 2 == self._side
        for card in cards:
            if self._play(hands, turn, card, lying, led, best, winner, wanted) is ours:
                return ours
        return not ours

    def _play(
        self,
        hands: Hands,
        turn: int,
        card: int,
        lying: int,
        led: int,
        best: int,
        winner: int,
        wanted: int,
    ) -> bool:
        """Tell whether the side makes so many tricks after a card."""
        a, y, b, z = hands
        if turn == 0:
            hands = (a ^ card, y, b, z)
        elif turn == 1:
            hands = (a, y ^ card, b, z)
        elif turn == 2:
            hands = (a, y, b ^ card, z)
        else:
            hands = (a, y, b, z ^ card)
        if not best:
            return self._best(hands, (turn + 1) % 4, card, _SUIT_OF[card], card, turn, wanted)
        if self._beats(card, best):
            best, winner = card, turn
        lying |= card
        if lying.bit_count() < len(SEATS):
            return self._best(hands, (turn + 1) % 4, lying, led, best, winner, wanted)
        return self._fresh(hands, winner, wanted - (winner % 2 == self._side))

    def _beats(self, card: int, best: int) -> bool:
        """Tell whether a card wins over the best one before it."""
        if _SUIT_OF[card] & best:
            return card > best
        return bool(card & self._trumps)


def _top(own: int, suit: int) -> bool:
    """Tell whether some cards of a suit have the best of it among them."""
    return own.bit_length() == suit.bit_length()


def _leads(cards: int, others: int) -> list[int]:
    """Return one lead of each run of equals: those that no card out can beat, then the low."""
    runs = _runs(cards, others)
    tops = [run & -run for run in runs if not others & _SUIT_OF[run & -run] & -run]
    return (
        tops + [run & -run for run in runs if run & -run not in tops]
        if tops
        else [run & -run for run in runs]
    )


def _runs(cards: int, others: int) -> list[int]:
    """Return cards in runs of equals, as masks, the low runs of a suit first.

    Two cards of a suit are equal when every card between them has been played and quitted.
    """
    found = []
    for mask in _SUIT_MASKS:
        left = cards & mask
        if left:
            between = others & mask
            while left & left - 1:
                above = between & -left
                run = left & (above & -above) - 1 if above else left
                found.append(run)
                left ^= run
            if left:
                found.append(left)
    return found


def _pattern(hands: Hands, leader: int) -> int:
    """Return a number for an ending, the same for endings that differ in the spots alone.

    It tells who leads and, suit by suit, whose each card is, the low first.
    """
    a, y, b, _ = hands
    alive = a | y | b | hands[3]
    pattern = leader + 4
    for mask in _SUIT_MASKS:
        pattern = pattern << 3 | 4
        left = alive & mask
        while left:
            card = left & -left
            left ^= card
            pattern = pattern << 3 | (0 if card & a else 1 if card & y else 2 if card & b else 3)
    return pattern
