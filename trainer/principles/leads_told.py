"""What a lead tells: the Analysis of Leads read backwards (pp. 64, 76)."""

from collections.abc import Mapping
from functools import lru_cache

from trainer.principles.leads_pick import led_from, row_for, rows_in
from trainer.principles.leads_row import Row, Setting, rank_bit
from trainer.whist.cards import RANKS_A_SUIT, Rank

_Index = Mapping[Rank, tuple[tuple[Row, tuple[int, ...]], ...]]
_EVERY = (1 << RANKS_A_SUIT) - 1


@lru_cache(maxsize=4096)
def suits_that_lead(
    led: Rank, setting: Setting, possible: int = _EVERY, certain: int = 0
) -> tuple[tuple[Row, int], ...]:
    """Return every suit from which a rank is led first, as a mask of its ranks, with its row.

    `possible` are the ranks that the leader may have held and `certain` those he has, as masks. No
    suit is left when the lead departs from the Analysis.
    """
    barred = ~(possible | rank_bit(led))
    return tuple(
        (row, bits)
        for row, suits in _index(setting).get(led, ())
        for bits in suits
        if not bits & barred and bits & certain == certain
    )


def rows_that_lead(led: Rank, setting: Setting) -> tuple[Row, ...]:
    """Return the rows by which a rank is led first, in the order of the table."""
    return tuple(row for row, _ in _index(setting).get(led, ()))


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
