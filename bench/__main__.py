"""Run every benchmark and print each promise with what was measured; exit 1 if one is broken."""

import sys
from collections.abc import Iterator

from bench import bots, checking, exports, pbn, playouts, report, screens, sets, startup
from bench.measure import Measure


def main() -> None:
    """Print the measures, one after another."""
    kept = True
    for measure in _measures():
        print(measure, flush=True)
        kept = kept and measure.kept
    sys.exit(0 if kept else 1)


def _measures() -> Iterator[Measure]:
    yield startup.measure()
    yield startup.completion()
    yield screens.first_frame()
    yield screens.key_to_redraw()
    yield sets.measure()
    yield playouts.measure()
    yield from checking.measure()
    yield report.measure()
    yield exports.pages()
    yield from bots.measure()
    yield pbn.measure()


if __name__ == "__main__":
    main()
