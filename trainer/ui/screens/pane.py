"""A pane of text that scrolls, with links that can be followed."""

from dataclasses import dataclass, replace

from trainer.ui.scene import Line, Span


@dataclass(frozen=True, slots=True)
class Pane:
    """How far a text is scrolled, and which of its links is chosen (-1 for none)."""

    top: int = 0
    link: int = -1

    def scrolled(self, by: int, lines: tuple[Line, ...], rows: int) -> "Pane":
        """Return the pane scrolled by some lines, within the text."""
        return replace(self, top=max(0, min(self._top(lines, rows) + by, len(lines) - rows)))

    def next_link(self, by: int, lines: tuple[Line, ...], rows: int) -> "Pane":
        """Return the pane with another link chosen, scrolled so that it can be seen."""
        places = [row for row, line in enumerate(lines) for span in line if span.action]
        if not places:
            return self
        first = 0 if by > 0 else len(places) - 1
        link = first if self.link < 0 else (self.link + by) % len(places)
        row, top = places[link], self._top(lines, rows)
        if not top <= row < top + rows:
            top = max(0, min(row - rows // 2, len(lines) - rows))
        return Pane(top, link)

    def action(self, lines: tuple[Line, ...]) -> str:
        """Return the action of the chosen link, if one is chosen."""
        actions = [span.action for line in lines for span in line if span.action]
        return actions[self.link] if 0 <= self.link < len(actions) else ""

    def view(self, lines: tuple[Line, ...], rows: int) -> tuple[Line, ...]:
        """Return the lines that are in view, the chosen link marked, and what lies beyond told."""
        top = self._top(lines, rows)
        marked = self._marked(lines)
        shown = list(marked[top : top + rows])
        if top > 0 and shown:
            shown[0] = (Span("↑ …", "note", "key:up"),)
        if top + rows < len(lines) and shown:
            shown[-1] = (Span("↓ …", "note", "key:down"),)
        return tuple(shown)

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
