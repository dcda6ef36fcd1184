"""The term screen: what a term of the game means."""

from dataclasses import dataclass, replace

from trainer.records.glossary import Glossary
from trainer.text import say
from trainer.ui.glossary import term_scene
from trainer.ui.scene import Line, Scene, Span, line
from trainer.ui.screens.pane import TOP, Pane
from trainer.ui.screens.screen import Back, Effect, Keys, OpenPage, OpenTerm, Size, framed, key_line

KEYS: Keys = (
    ("↑ ↓", "scroll"),
    ("Tab  Shift-Tab", "choose a term or page; Enter follows it"),
    ("?", "this help"),
    ("q  Esc  Backspace", "back to where you came from"),
)


@dataclass(frozen=True, slots=True)
class TermScreen:
    """One term of the glossary."""

    glossary: Glossary
    word: str
    pane: Pane = TOP

    @property
    def keys(self) -> Keys:
        """Return the keys of this screen."""
        return KEYS

    def update(self, event: str, size: Size) -> tuple["TermScreen", tuple[Effect, ...]]:
        """Return the screen after an event."""
        lines, rows = self._lines(size), max(size.rows - 2, 1)
        match event:
            case "click:key:q" | "q" | "escape" | "backspace" | "b":
                return self, (Back(),)
            case "enter" if action := self.pane.action(lines):
                return self, _followed(action)
            case _ if event.startswith("click:"):
                return self, _followed(event.removeprefix("click:"))
            case "tab" | "s-tab":
                by = 1 if event == "tab" else -1
                return replace(self, pane=self.pane.next_link(by, lines, rows)), ()
            case "down" | "j" | "up" | "k":
                by = 1 if event in ("down", "j") else -1
                return replace(self, pane=self.pane.scrolled(by, lines, rows)), ()
            case _:
                return self, ()

    def _lines(self, size: Size) -> tuple[Line, ...]:
        term = self.glossary.find(self.word)
        if term is None:
            return (line(say("{word} is not in the glossary.", word=self.word)),)
        return term_scene(term, min(size.columns, 80)).lines

    def view(self, size: Size) -> Scene:
        """Return the term with its meaning."""
        body = self.pane.view(self._lines(size), max(size.rows - 2, 1))
        top = line(Span(say(" Glossary"), "bar"))
        foot = key_line(
            ("Tab", say("choose"), "tab"),
            ("Enter", say("follow"), "enter"),
            ("q", say("back"), "q"),
        )
        return framed(size, top, body, foot)


def _followed(action: str) -> tuple[Effect, ...]:
    kind, _, what = action.partition(":")
    if kind == "page":
        return (OpenPage(int(what)),)
    return (OpenTerm(what),) if kind == "term" else ()
