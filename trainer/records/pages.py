"""Pages of the book as texts cite them: `p. 122`, `pp. 119-123`, `pp. 83, 126`."""

import re
from collections.abc import Iterator

LAST_PAGE = 294
"""The last page of the book."""
CITED = r"\bpp?\.\s\d{1,3}(?:[-–]\d{1,3})?(?:,\s\d{1,3}(?:[-–]\d{1,3})?)*(?!\w)"
"""A citation of one or more pages or runs of pages."""
_CITED = re.compile(CITED)
_RUN = re.compile(r"(\d{1,3})(?:[-–](\d{1,3}))?")
_LONG = 20
"""The longest run of pages taken at its word, in pages."""


def runs_in(citation: str) -> Iterator[tuple[int, int, re.Match[str]]]:
    """Yield first and last page of every run in a citation, with the match."""
    for run in _RUN.finditer(citation):
        first = int(run[1])
        yield first, min(int(run[2] or first), first + _LONG), run


def pages_in(text: str) -> set[int]:
    """Return every page that a text cites."""
    return {
        page
        for citation in _CITED.finditer(text)
        for first, last, _ in runs_in(citation[0])
        for page in range(first, last + 1)
    }
