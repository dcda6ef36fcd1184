"""Picking the card that a row of the Analysis names, from a suit as a mask of its ranks."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from trainer.principles.leads_other import TABLE
from trainer.principles.leads_row import After, Pick, Row, Setting, rank_bit, rank_of, ranks_in
from trainer.text import say
from trainer.whist.cards import RANKS_A_SUIT, Rank, Suit
from trainer.whist.holding import Holding

STRONG = 4
"""The least number of cards that make a suit numerically strong."""
OTHERS = 3
"""How many cards the other players put to one round."""


@dataclass(frozen=True, slots=True)
class Small:
    """How a small card is picked, with the rule and the page that say so."""

    bit: int
    rule: str
    page: int
    reason: str


def bits_of(cards: Holding, suit: Suit) -> int:
    """Return the cards of one suit as a mask of its ranks."""
    return (cards.bits & suit.mask) >> (suit.place * RANKS_A_SUIT)


@lru_cache(maxsize=64)
def rows_in(setting: Setting) -> tuple[Row, ...]:
    """Return the rows that apply in a setting; of those that fit a suit the first counts."""
    return tuple(row for row in TABLE if row.open_in(setting))


def row_for(bits: int, setting: Setting) -> Row:
    """Return the row of a suit, given as a mask of its ranks; ValueError when void."""
    for row in rows_in(setting):
        if row.fits(bits):
            return row
    raise ValueError(say("there is no card of the suit to lead"))


def led_from(bits: int, row: Row, setting: Setting) -> Rank:
    """Return the rank that a row leads first from a suit that fits it."""
    match row.lead:
        case Rank():
            return row.lead
        case Pick.SMALL:
            return rank_of(small_card(bits, setting).bit)
        case Pick.LOWEST:
            return ranks_in(bits)[-1]
        case Pick.FOURTH:
            return ranks_in(bits)[STRONG - 1]
        case _:
            return rank_of(bits)


def small_card(bits: int, setting: Setting) -> Small:
    """Return the small card that is led from a suit, when no high one is (pp. 60-63, 281)."""
    ranks = ranks_in(bits)
    if len(ranks) > STRONG:
        fourth = rank_bit(ranks[STRONG - 1])
        if setting.conventions.american_leads:
            reason = "Small cards are led as the fourth best, with three higher cards in hand."
            return Small(fourth, "american-fourth-best", 281, reason)
        if under := _under_sequence(ranks):
            reason = "Of a sequence that does not head the suit the lowest is led."
            return Small(under, "lead-lowest-of-under-sequence", 62, reason)
        if ranks[0] is not Rank.ACE:
            reason = "From more than four cards the fourth best is led."
            return Small(fourth, "lead-fourth-best", 61, reason)
    reason = "The lowest is led, and the high cards stay in the long hand."
    return Small(rank_bit(ranks[-1]), "lead-lowest-of-strong-suit", 60, reason)


def _under_sequence(ranks: Sequence[Rank]) -> int:
    """Return the bit of the lowest of a strong sequence that does not head the suit, or 0.

    The book leaves "strong" open (p. 61); what it shows are three cards or more, from the ten up.
    """
    for at, rank in enumerate(ranks):
        run = 1
        while at + run < len(ranks) and rank - ranks[at + run] == run:
            run += 1
        if run > 2:
            return rank_bit(ranks[at + run - 1]) if at and rank >= Rank.TEN else 0
    return 0


def later_card(pick: Rank | Pick, bits: int, left: int, setting: Setting) -> Rank | None:
    """Return the rank of a later lead, or None when it is not to be had."""
    ranks = ranks_in(left)
    match pick:
        case Rank():
            return pick
        case Pick.NEXT_BEST:
            between = [rank for rank in Rank if ranks[1] < rank < ranks[0]]
            missing = sum(not bits & rank_bit(rank) for rank in between)
            return ranks[1] if 0 < missing <= OTHERS else None
        case Pick.FOURTH_LEFT:
            small = ranks_in(left & ~rank_bit(Rank.KING))
            return small[min(STRONG, len(small)) - 1]
        case Pick.HIGHEST:
            return ranks[0] if ranks else None
        case _ if setting.conventions.american_leads:
            return ranks_in(bits)[STRONG - 1]
        case _:
            return ranks[-1]


def second_rank(bits: int, row: Row, won: bool, gone: int, setting: Setting) -> Rank | None:
    """Return the rank led second from a suit, or None where the Analysis does not say."""
    left = bits & ~rank_bit(led_from(bits, row, setting))
    for each in row.then:
        rank = later_card(each.card, bits, left, setting)
        if rank is None or not each.for_number(bits.bit_count()):
            continue
        if happened(each.after, won, gone, bits) and not gone & rank_bit(rank):
            return rank
    return None


def happened(after: After, won: bool, gone: int, held: int) -> bool:
    """Tell whether the first round brought what a lead waits for."""
    ace, queen = gone & rank_bit(Rank.ACE), gone & rank_bit(Rank.QUEEN)
    match after:
        case After.ANY:
            return True
        case After.WON:
            return won
        case After.ACE:
            return bool(ace)
        case After.ACE_ALONE:
            return bool(ace) and not queen
        case After.QUEEN:
            return bool(queen)
        case After.COMMAND:
            alive = ranks_in(((1 << RANKS_A_SUIT) - 1) & ~gone)[:2]
            return alive == ranks_in(held & ~gone)[:2]
