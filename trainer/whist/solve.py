"""Endings with all hands known: how many tricks a side makes with the best play of both."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache

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
    """Return cards in runs of equals: no card of `others` is between two of a run.

    Two cards of a suit are equal when every card between them has been played and quitted.
    """
    runs = []
    for mask in _SUIT_MASKS:
        left = cards.bits & mask
        for low in reversed(_lowest_of_runs(left, others.bits, (mask,))):
            runs.append(Holding(left & -low))
            left &= low - 1
    return tuple(runs)


class Search:
    """A search for one side and one trump suit, which remembers the endings it has met.

    It asks of an ending only whether the side makes so many tricks or not; exact numbers come of
    asking again, from the last answer on.
    """

    def __init__(self, trumps: Suit, side: Side) -> None:
        self._trumps = trumps.mask
        self._side = next(seat.place for seat in SEATS if seat.side is side) % 2
        self._hands = [0, 0, 0, 0]
        self._known: dict[tuple[int, ...], tuple[int, int]] = {}

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
        self._hands[:] = table.hands
        return self._best(
            table.turn,
            table.lying.bit_count(),
            table.led,
            table.best,
            table.winner,
            tricks,
            card.bit,
        )

    def _fresh(self, leader: int, wanted: int) -> bool:
        """Tell whether the side makes so many tricks from a fresh trick on."""
        left = self._hands[leader].bit_count()
        if wanted <= 0:
            return True
        if wanted > left:
            return False
        if left == 1:
            return self._last(leader) & 1 == self._side
        ours, theirs = self._sure(leader)
        if wanted <= ours:
            return True
        if wanted > left - theirs:
            return False
        key = _pattern(self._hands, leader)
        least, most = self._known.get(key, (ours, left - theirs))
        if wanted <= least:
            return True
        if wanted > most:
            return False
        found = self._best(leader, 0, 0, 0, 0, wanted)
        self._known[key] = (wanted, most) if found else (least, wanted - 1)
        return found

    def _last(self, leader: int) -> int:
        """Return the seat that wins the last trick."""
        best, winner = self._hands[leader], leader
        for turn in range(leader + 1, leader + len(SEATS)):
            card = self._hands[turn & 3]
            if self._beats(card, best):
                best, winner = card, turn & 3
        return winner

    def _sure(self, leader: int) -> tuple[int, int]:
        """Return how many tricks this side and the other make at least, whatever is played.

        The best trumps of one hand are tricks; so are the leader's best cards of every suit when
        the other side has no trump.
        """
        hands, held = self._hands, self._hands[leader]
        a, y, b, z = hands
        alive = a | y | b | z
        sure = [0, 0]
        trumps = alive & self._trumps
        if trumps:
            top = 1 << trumps.bit_length() - 1
            owner = 0 if a & top else 1 if y & top else 2 if b & top else 3
            own = hands[owner] & trumps
            sure[owner & 1] = (own >> (trumps & ~own).bit_length()).bit_count()
        if not (hands[leader - 1] | hands[leader - 3]) & trumps:
            others, tops = alive & ~held, 0
            for mask in _SUIT_MASKS:
                if held & mask:
                    tops += ((held & mask) >> (others & mask).bit_length()).bit_count()
            sure[leader & 1] = max(sure[leader & 1], tops)
        return sure[self._side], sure[1 - self._side]

    def _best(
        self,
        turn: int,
        lying: int,
        led: int,
        best: int,
        winner: int,
        wanted: int,
        only: int = 0,
    ) -> bool:
        """Tell whether the side makes so many tricks when the seat in turn plays its best card.

        `only` is a card that it is to play instead.
        """
        hands, held = self._hands, self._hands[turn]
        legal = only or held & led or held
        cards = (legal,) if not legal & legal - 1 else self._order(turn, legal, led, best, winner)
        ours, after = turn & 1 == self._side, turn + 1 & 3
        for card in cards:
            hands[turn] = held ^ card
            if not best:
                found = self._best(after, 1, _SUIT_OF[card], card, turn, wanted)
            else:
                if card > best if _SUIT_OF[card] & best else card & self._trumps:
                    top, owner = card, turn
                else:
                    top, owner = best, winner
                if lying < 3:
                    found = self._best(after, lying + 1, led, top, owner, wanted)
                else:
                    found = self._fresh(owner, wanted - (owner & 1 == self._side))
            if found is ours:
                hands[turn] = held
                return ours
        hands[turn] = held
        return not ours

    def _order(self, turn: int, legal: int, led: int, best: int, winner: int) -> Sequence[int]:
        """Return one card of each run of equals, in the order in which to try them.

        Leads that no card can beat come first, and cards that take the trick from the other side;
        then the low ones.
        """
        a, y, b, z = self._hands
        others = (a | y | b | z | best) & ~legal
        lows = _lowest_of_runs(legal, others, (led,) if legal & led else _SUIT_MASKS)
        firsts: list[int] = []
        if not best:
            firsts = [card for card in lows if not others & _SUIT_OF[card] & -card]
        elif winner & 1 != turn & 1:
            firsts = [card for card in lows if self._beats(card, best)]
        if not firsts or len(firsts) == len(lows):
            return lows
        return firsts + [card for card in lows if card not in firsts]

    def _beats(self, card: int, best: int) -> bool:
        """Tell whether a card wins over the best one before it."""
        if _SUIT_OF[card] & best:
            return card > best
        return bool(card & self._trumps)


def _lowest_of_runs(cards: int, others: int, suits: Sequence[int]) -> list[int]:
    """Return the lowest card of each run of equals in some suits, the low ones first."""
    found = []
    for mask in suits:
        left = cards & mask
        while left:
            low = left & -left
            found.append(low)
            above = others & mask & -low
            if not above:
                break
            left &= -(above & -above)
    return found


def _pattern(hands: Sequence[int], leader: int) -> tuple[int, ...]:
    """Return what an ending has in common with all that differ from it in the spots alone.

    That is who leads and, suit by suit, whose each card is.
    """
    a, y, b, z = hands
    alive = a | y | b | z
    return (leader, *(_owners(alive & m, a & m, y & m, b & m) for m in _SUIT_MASKS))


@lru_cache(maxsize=1 << 16)
def _owners(alive: int, a: int, y: int, b: int) -> int:
    """Return whose each card of a suit is, the low first, as a number."""
    pattern = 1
    while alive:
        card = alive & -alive
        alive ^= card
        pattern = pattern << 2 | (0 if card & a else 1 if card & y else 2 if card & b else 3)
    return pattern
