"""The screen of something looked up: a page of the book, or a term of the glossary."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import ClassVar

from trainer.text import say
from trainer.ui.scene import Line, Scene, Span, line
from trainer.ui.screens.layout import full_rows, full_text
from trainer.ui.screens.pane import TOP, Pane
from trainer.ui.screens.screen import Back, Effects, Keys, Size, followed, framed, key_line

_WIDEST = 90
"""The widest lines, in columns."""

KEYS: Keys = (
    ("↑ ↓  k j  PgUp PgDn", "scroll"),
    ("Tab  Shift-Tab", "choose a hand, lesson, page or term; Enter follows it"),
    ("?", "this help"),
    ("q  Esc  Backspace", "back to where you came from"),
)


@dataclass(frozen=True, slots=True)
class LookUpScreen:
    """A text with links; `content` gives it for a width."""

    keys: ClassVar[Keys] = KEYS
    typing: ClassVar[bool] = False
    title: str
    content: Callable[[int], Scene]
    pane: Pane = TOP

    def update(self, event: str, size: Size) -> tuple["LookUpScreen", Effects]:
        """Return the screen after an event."""
        lines, rows = self._lines(size), full_rows(size)
        match event:
            case "q" | "escape" | "backspace" | "b" | "click:key:q":
                return self, (Back(),)
            case "enter" if action := self.pane.action(lines):
                return replace(self, pane=self.pane.unlinked), followed(action)
            case "tab" | "s-tab":
                by = 1 if event == "tab" else -1
                return replace(self, pane=self.pane.next_link(by, lines, rows)), ()
            case "down" | "j" | "up" | "k" | "pagedown" | "pageup":
                return replace(self, pane=self.pane.paged(event, lines, rows)), ()
            case _ if event.startswith("click:key:"):
                return self.update(event.removeprefix("click:key:"), size)
            case _:
                return self, followed(event.removeprefix("click:"))

    def _lines(self, size: Size) -> tuple[Line, ...]:
        return self.content(min(size.columns, _WIDEST)).lines

    def view(self, size: Size) -> Scene:
        """Return the text and the keys."""
        body = full_text(size, self.pane, self._lines(size))
        foot = key_line(
            ("Tab", say("choose"), "tab"),
            ("Enter", say("follow"), "enter"),
            ("q", say("back"), "q"),
        )
        return framed(size, line(Span(f" {self.title}", "bar")), body, foot)
