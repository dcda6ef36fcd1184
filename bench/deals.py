"""Random deals by number, and work on many of them at once."""

import os
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from random import Random

from trainer.whist.conventions import Agreements, Conventions
from trainer.whist.deal import Deal
from trainer.whist.ruleset import SHORT_WHIST
from trainer.whist.score import Score

SEED = 1889
_WORKERS = 2
_CHUNKS = 20


def random_deal(rng: Random) -> Deal:
    """Return a shuffled deal of short whist."""
    pack = list(SHORT_WHIST.pack)
    rng.shuffle(pack)
    return Deal.dealt(pack)


def numbered_deal(number: int) -> Deal:
    """Return the deal of a number: the same ever, whatever else is dealt."""
    return random_deal(Random(SEED * 1_000_000 + number))


@dataclass(frozen=True, slots=True)
class Table:
    """What a deal is played at: the score, and what the sides have agreed."""

    score: Score
    agreements: Agreements


def numbered_table(number: int) -> Table:
    """Return the score and the agreements for the deal of a number.

    The score is any below game; one deal in four is played with the plain-suit echo.
    """
    rng = Random(SEED * 1_000_000 + number + 500_000)
    below = range(SHORT_WHIST.game)
    score = Score(rng.choice(below), rng.choice(below))
    side = Conventions(plain_suit_echo=number % 4 == 0)
    return Table(score, Agreements(side, side))


Tally = Counter[str]


def tallied(work: Callable[[range], Tally], deals: int) -> Tally:
    """Return the sum of what a piece of work counts over deals 0 to `deals`.

    The deals are shared out among a few processes; each is the same whoever plays it, and sums do
    not depend on order, so neither does the result.
    """
    step = max(1, -(-deals // _CHUNKS))
    parts = [range(start, min(start + step, deals)) for start in range(0, deals, step)]
    total: Tally = Counter()
    with ProcessPoolExecutor(min(_WORKERS, os.cpu_count() or 1)) as pool:
        for tally in pool.map(work, parts):
            total.update(tally)
    return total
