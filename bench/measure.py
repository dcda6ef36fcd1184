"""Measuring: the best of several runs, and ratios of two things measured side by side."""

import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Measure:
    """One promise measured: a ratio, the bound it is held to, and whether more is better."""

    name: str
    ratio: float
    bound: float
    more_is_better: bool
    detail: str

    @property
    def kept(self) -> bool:
        """Tell whether the promise is kept."""
        return self.ratio >= self.bound if self.more_is_better else self.ratio <= self.bound

    def __str__(self) -> str:
        sign = "at least" if self.more_is_better else "at most"
        verdict = "kept" if self.kept else "BROKEN"
        return (
            f"{self.name}: {self.ratio:.2f} ({sign} {self.bound:g}: {verdict})\n    {self.detail}"
        )


def seconds(act: Callable[[], object]) -> float:
    """Return the processor time of one run, in seconds."""
    start = time.process_time()
    act()
    return time.process_time() - start


def best_pair(
    ours: Callable[[], object], theirs: Callable[[], object], runs: int = 5
) -> tuple[float, float]:
    """Return the best time of each of two acts, run in turn so that noise falls on both."""
    pairs = [(seconds(ours), seconds(theirs)) for _ in range(runs)]
    return min(pair[0] for pair in pairs), min(pair[1] for pair in pairs)


def command_seconds(*arguments: str, runs: int = 9) -> float:
    """Return the best wall time of a Python command line, in seconds."""
    best = float("inf")
    for _ in range(runs):
        start = time.perf_counter()
        subprocess.run([sys.executable, *arguments], check=True, capture_output=True)
        best = min(best, time.perf_counter() - start)
    return best
