"""Random deals by number, and work on many of them at once."""

import os
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from random import Random

from trainer.whist.deal import Deal
from trainer.whist.ruleset import SHORT_WHIST

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
