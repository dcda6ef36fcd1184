"""The help page: the keys of the screen beneath it."""

from dataclasses import dataclass, replace
from typing import ClassVar

from trainer.text import say
from trainer.ui.scene import Line, Scene, Span, line, text_width, wrapped
from trainer.ui.screens.layout import full_rows, full_text
from trainer.ui.screens.pane import TOP, Pane
from trainer.ui.screens.screen import Back, Effects, Keys, Size, framed


@dataclass(frozen=True, slots=True)
class HelpScreen:
    """The keys that do something on a screen."""

    keys: Keys
    pane: Pane = TOP
    typing: ClassVar[bool] = False

    def update(self, event: str, size: Size) -> tuple["HelpScreen", Effects]:
        """Scroll at the keys for it, and go back at any other."""
        event = event.removeprefix("click:key:")
        if event not in ("down", "up", "pagedown", "pageup"):
            return self, (Back(),)
        pane = self.pane.paged(event, self._lines(size), full_rows(size))
        return replace(self, pane=pane), ()

    def _lines(self, size: Size) -> tuple[Line, ...]:
        names = max(text_width(say(name)) for name, _ in self.keys)
        lines: list[Line] = []
        for name, does in self.keys:
            head = say(name).ljust(names + 3)
            lines += wrapped((Span(say(does)),), size.columns, f"  {head}", " " * (names + 5))
        return tuple(lines)

    def view(self, size: Size) -> Scene:
        """Return the list of keys."""
        body = full_text(size, self.pane, self._lines(size))
        top = line(Span(say(" Keys"), "bar"))
        return framed(size, top, body, line(Span(say("Any key goes back."), "foot")))
