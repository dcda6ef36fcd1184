"""A pane of text that scrolls, with links that can be followed."""

from dataclasses import dataclass, replace

from trainer.text import say
from trainer.ui.scene import Line, Span


@dataclass(frozen=True, slots=True)
class Pane:
    """How far a text is scrolled, and which of its links is chosen (-1 for none)."""

    top: int = 0
    link: int = -1

    @property
    def unlinked(self) -> "Pane":
        """Return the pane with no link chosen."""
        return replace(self, link=-1)

    def scrolled(self, by: int, lines: tuple[Line, ...], rows: int) -> "Pane":
        """Return the pane scrolled by some lines, within the text; no link stays chosen."""
        return Pane(max(0, min(self._top(lines, rows) + by, len(lines) - rows)))

    def paged(self, event: str, lines: tuple[Line, ...], rows: int) -> "Pane":
        """Return the pane scrolled by a key; a page keeps one line of the last where it can."""
        page = max(rows - 1, 1)
        by = {"pagedown": page, "pageup": -page, "down": 1, "j": 1}.get(event, -1)
        return self.scrolled(by, lines, rows)

    def next_link(self, by: int, lines: tuple[Line, ...], rows: int) -> "Pane":
        """Return the pane with another link chosen, scrolled so that it can be seen.

        The first to be chosen is the first, or going back the last, of those in view.
        """
        places = [row for row, line in enumerate(lines) for span in line if span.action]
        if not places:
            return self
        top = self._top(lines, rows)
        if self.link >= 0:
            link = (self.link + by) % len(places)
        elif by > 0:
            link = next((i for i, row in enumerate(places) if row >= top), 0)
        else:
            link = (sum(row < top + rows for row in places) or len(places)) - 1
        row = places[link]
        if not top <= row < top + rows:
            top = max(0, min(row - rows // 2, len(lines) - rows))
        return Pane(top, link)

    def action(self, lines: tuple[Line, ...]) -> str:
        """Return the action of the chosen link, if one is chosen."""
        actions = [span.action for line in lines for span in line if span.action]
        return actions[self.link] if 0 <= self.link < len(actions) else ""

    def view(self, lines: tuple[Line, ...], rows: int) -> tuple[Line, ...]:
        """Return the lines that are in view, with the chosen link marked."""
        top = self._top(lines, rows)
        return self._marked(lines)[top : top + rows]

    def more(self, lines: tuple[Line, ...], rows: int) -> Line:
        """Return the marks that there is text above or below; an empty line if there is none."""
        top = self._top(lines, rows)
        marks: list[Span] = []
        if top > 0:
            marks += [Span("↑", "more", "key:pageup"), Span(" ")]
        if top + rows < len(lines):
            marks += [Span("↓", "more", "key:pagedown"), Span(" ")]
        return (*marks, Span(say("more"), "more")) if marks else ()

    def _top(self, lines: tuple[Line, ...], rows: int) -> int:
        return max(0, min(self.top, len(lines) - rows))

    def _marked(self, lines: tuple[Line, ...]) -> tuple[Line, ...]:
        if self.link < 0:
            return lines
        count, marked = -1, []
        for line in lines:
            spans = []
            for span in line:
                count += bool(span.action)
                chosen = span.action and count == self.link
                spans.append(replace(span, style="link.chosen") if chosen else span)
            marked.append(tuple(spans))
        return tuple(marked)


TOP = Pane()
"""A pane at the beginning of its text."""
