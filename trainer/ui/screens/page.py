"""The page screen: what the program has on a page of the book."""

from dataclasses import dataclass, replace

from trainer.records.index import HandEntry
from trainer.text import say
from trainer.ui.rules import page_scene
from trainer.ui.scene import Scene, Span, line
from trainer.ui.screens.pane import TOP, Pane
from trainer.ui.screens.screen import Back, Effect, Keys, Open, Size, framed, key_line

Effects = tuple[Effect, ...]

KEYS: Keys = (
    ("↑ ↓  PgUp PgDn", "scroll"),
    ("Tab  Shift-Tab", "choose a hand; Enter opens it"),
    ("?", "this help"),
    ("q  Esc  Backspace", "back to where you came from"),
)


@dataclass(frozen=True, slots=True)
class PageScreen:
    """The rules that stand on a page, and the hands that speak of it."""

    page: int
    entries: tuple[HandEntry, ...]
    pane: Pane = TOP

    @property
    def keys(self) -> Keys:
        """Return the keys of this screen."""
        return KEYS

    def update(self, event: str, size: Size) -> tuple["PageScreen", Effects]:
        """Return the screen after an event."""
        lines, rows = page_scene(self.page, self.entries, _width(size)).lines, max(size.rows - 2, 1)
        match event:
            case "click:key:q" | "q" | "escape" | "backspace" | "b":
                return self, (Back(),)
            case "enter" if action := self.pane.action(lines):
                return self, (Open(action.removeprefix("open:")),)
            case "tab" | "s-tab":
                by = 1 if event == "tab" else -1
                return replace(self, pane=self.pane.next_link(by, lines, rows)), ()
            case "down" | "j" | "up" | "k":
                by = 1 if event in ("down", "j") else -1
                return replace(self, pane=self.pane.scrolled(by, lines, rows)), ()
            case "pagedown" | "pageup":
                by = rows - 1 if event == "pagedown" else 1 - rows
                return replace(self, pane=self.pane.scrolled(by, lines, rows)), ()
            case _ if event.startswith("click:open:"):
                return self, (Open(event.removeprefix("click:open:")),)
            case _:
                return self, ()

    def view(self, size: Size) -> Scene:
        """Return the rules and the hands of the page."""
        lines = page_scene(self.page, self.entries, _width(size)).lines
        body = self.pane.view(lines, max(size.rows - 2, 1))
        top = line(Span(say(" Page {page} of the book", page=self.page), "bar"))
        foot = key_line(
            ("Tab", say("choose"), "tab"), ("Enter", say("open"), "enter"), ("q", say("back"), "q")
        )
        return framed(size, top, body, foot)


def _width(size: Size) -> int:
    return min(size.columns, 100)
