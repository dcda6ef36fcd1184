"""What a lead tells: the Analysis of Leads read backwards (pp. 64, 76)."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import lru_cache

from trainer.principles.leads import PLAIN_SUIT, Fall, second_lead
from trainer.principles.leads_pick import bits_of, led_from, row_for, rows_in
from trainer.principles.leads_row import Row, Setting, rank_bit
from trainer.whist.cards import RANKS_A_SUIT, Card, Rank
from trainer.whist.holding import EMPTY, Holding

_Index = Mapping[Rank, tuple[tuple[Row, tuple[int, ...]], ...]]


@dataclass(frozen=True, slots=True)
class Told:
    """One row that would have led a card, with every holding of the suit that it can stand for.

    There is always at least one holding.
    """

    row: Row
    holdings: tuple[Holding, ...]

    @property
    def sure(self) -> Holding:
        """Return the cards that are in every one of the holdings."""
        bits = self.holdings[0].bits
        for each in self.holdings:
            bits &= each.bits
        return Holding(bits)

    @property
    def possible(self) -> Holding:
        """Return the cards that are in any of the holdings."""
        bits = 0
        for each in self.holdings:
            bits |= each.bits
        return Holding(bits)

    @property
    def lengths(self) -> tuple[int, int]:
        """Return the least and the greatest number of cards in a holding."""
        numbers = [len(each) for each in self.holdings]
        return min(numbers), max(numbers)


def told_by(
    led: Card,
    setting: Setting = PLAIN_SUIT,
    possible: Holding | None = None,
    certain: Holding = EMPTY,
) -> tuple[Told, ...]:
    """Return the rows that would have led this card first from a suit, with their holdings.

    `possible` are the cards that the leader may have held, all of the suit if it is None, and
    `certain` those he is known to have held. No row is told when the lead departs from the book.
    """
    told = (
        Told(row, tuple(holdings)) for row, holdings in _fitting(led, setting, possible, certain)
    )
    return tuple(each for each in told if each.holdings)


def holdings_that_lead(
    led: Card,
    setting: Setting = PLAIN_SUIT,
    possible: Holding | None = None,
    certain: Holding = EMPTY,
) -> Iterator[Holding]:
    """Yield every holding of the suit from which this card is led first."""
    for _, holdings in _fitting(led, setting, possible, certain):
        yield from holdings


def told_by_second(
    told: Iterable[Told], second: Card, fall: Fall, setting: Setting = PLAIN_SUIT
) -> tuple[Told, ...]:
    """Return what is left of a first lead's tale after the second lead of the suit.

    Where the Analysis does not say what to lead second, any card may be.
    """
    left: list[Told] = []
    for each in told:
        holdings = tuple(
            holding
            for holding in each.holdings
            if second in holding and _may_follow(holding, second, fall, setting)
        )
        if holdings:
            left.append(replace(each, holdings=holdings))
    return tuple(left)


def _may_follow(holding: Holding, second: Card, fall: Fall, setting: Setting) -> bool:
    lead = second_lead(holding, second.suit, fall, setting)
    return lead is None or lead.card == second


def _fitting(
    led: Card, setting: Setting, possible: Holding | None, certain: Holding
) -> Iterator[tuple[Row, Iterator[Holding]]]:
    """Yield the rows that lead a card, each with its holdings, in the order of the table."""
    suit = led.suit
    shift = suit.place * RANKS_A_SUIT
    barred = 0 if possible is None else ~bits_of(possible.with_card(led), suit)
    needed = bits_of(certain, suit)
    for row, suits in _index(setting).get(led.rank, ()):
        fit = (bits for bits in suits if not bits & barred and bits & needed == needed)
        yield row, (Holding(bits << shift) for bits in fit)


@lru_cache(maxsize=32)
def _index(setting: Setting) -> _Index:
    """Return the rows by the rank that they lead, each with every suit from which they do."""
    found: dict[Rank, dict[str, list[int]]] = {rank: {} for rank in Rank}
    elsewhere = rank_bit(setting.turned.rank) if setting.trump and setting.turned else 0
    for bits in range(1, 1 << RANKS_A_SUIT):
        if bits & elsewhere:
            continue
        row = row_for(bits, setting)
        found[led_from(bits, row, setting)].setdefault(row.title, []).append(bits)
    return {
        rank: tuple((row, tuple(by[row.title])) for row in rows_in(setting) if row.title in by)
        for rank, by in found.items()
    }


@lru_cache(maxsize=4096)
def suits_that_lead(
    led: Rank, setting: Setting, possible: int, certain: int
) -> tuple[tuple[Row, int], ...]:
    """Return every suit from which a rank is led first, as a mask of its ranks, with its row.

    `possible` are the ranks that the leader may have held and `certain` those he has, as masks.
    """
    barred = ~(possible | rank_bit(led))
    return tuple(
        (row, bits)
        for row, suits in _index(setting).get(led, ())
        for bits in suits
        if not bits & barred and bits & certain == certain
    )
