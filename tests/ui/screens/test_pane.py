"""The pane of text: whatever is paged through is read whole, and the chosen link is seen."""

import pytest

from tests.ui.screens.world import NORMAL, SMALL, index, pressed, seen, session
from trainer.ui.scene import Line, Span
from trainer.ui.screens.layout import pane_rows
from trainer.ui.screens.pane import TOP
from trainer.ui.screens.screen import Open, Size
from trainer.ui.screens.study import StudyScreen
from trainer.whist.moment import END, Moment


@pytest.mark.parametrize(
    ("hand", "size"),
    [
        *((entry.id, size) for entry in index() for size in (NORMAL, SMALL)),
        *(("cavendish-18", Size(60, rows)) for rows in (4, 7, 8, 11, 12)),
    ],
)
def test_paging_shows_every_line_of_the_end(hand: str, size: Size) -> None:
    screen = session(Open(hand, at=END)).screens[-1]
    assert isinstance(screen, StudyScreen)
    lines, rows = screen._text(size), pane_rows(size)
    pane, read = TOP, 0
    for _ in range(len(lines) + 1):
        shown = pane.view(lines, rows)
        assert pane.top <= read
        assert shown == lines[pane.top : pane.top + rows]
        read = max(read, pane.top + len(shown))
        pane = pane.paged("pagedown", lines, rows)
    assert read == len(lines)


@pytest.mark.parametrize("size", [NORMAL, SMALL, Size(60, 9)], ids=str)
def test_the_chosen_link_is_always_seen(size: Size) -> None:
    state = session(Open("cavendish-01", at=Moment.read("1.1")))
    for key in ("tab",) * 12 + ("s-tab",) * 12:
        state = pressed(state, key, size=size)
        spans = [span for line in state.view(size).lines for span in line]
        assert any(span.style == "link.chosen" for span in spans)


def linked(rows: int) -> tuple[Line, ...]:
    return tuple((Span(str(row), "link", f"page:{row}"),) for row in range(rows))


def test_after_scrolling_the_first_link_in_view_is_chosen() -> None:
    lines = linked(30)
    pane = TOP.next_link(1, lines, 10).paged("pagedown", lines, 10)
    assert pane.action(lines) == ""
    assert pane.next_link(1, lines, 10).action(lines) == "page:9"
    assert pane.next_link(-1, lines, 10).action(lines) == "page:18"


def test_what_lies_beyond_is_told_off_the_text() -> None:
    lines = linked(30)
    told = [
        "".join(span.text for span in pane.more(lines, 10))
        for pane in (TOP, TOP.scrolled(3, lines, 10), TOP.scrolled(99, lines, 10))
    ]
    assert told == ["↓ more", "↑ ↓ more", "↑ more"]
    assert TOP.more(lines, 30) == ()
    assert "↓ more" in seen(session(Open("cavendish-01", at=END)), SMALL)
