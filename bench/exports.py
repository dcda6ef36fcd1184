"""Exports: the whole shipped library as pages for a browser, read from disk and made."""

import time

from bench.measure import Measure
from trainer.records.library import shipped
from trainer.study.selection import select_set
from trainer.ui.exports.html import export
from trainer.ui.exports.wanted import Wishes

ALLOWED = 10.0
"""How long it may take, in seconds."""


def pages() -> Measure:
    """Measure the export of every hand and lesson to a folder of pages, without writing it."""
    start = time.perf_counter()
    files = list(export(select_set(shipped()), Wishes()))
    seconds = time.perf_counter() - start
    size = sum(len(file.data) for file in files) / 2**20
    detail = f"{seconds:.2f} s for {len(files)} pages of {size:.1f} MB"
    name = "the library as web pages, of the 10 s allowed"
    return Measure(name, seconds / ALLOWED, 1, False, detail)
