"""The help page: the keys of the screen beneath it."""

from dataclasses import dataclass

from trainer.text import say
from trainer.ui.scene import Line, Scene, Span, line, text_width, wrapped
from trainer.ui.screens.screen import Back, Effect, Keys, Size, framed


@dataclass(frozen=True, slots=True)
class HelpScreen:
    """The keys that do something on a screen."""

    of: Keys

    @property
    def keys(self) -> Keys:
        """Return the keys it tells of."""
        return self.of

    def update(self, event: str, size: Size) -> tuple["HelpScreen", tuple[Effect, ...]]:
        """Go back at any key."""
        del event, size
        return self, (Back(),)

    def view(self, size: Size) -> Scene:
        """Return the list of keys."""
        names = max(text_width(say(name)) for name, _ in self.of)
        body: list[Line] = [()]
        for name, does in self.of:
            head = say(name).ljust(names + 3)
            body += wrapped((Span(say(does)),), size.columns, f"  {head}", " " * (names + 5))
        top = line(Span(say(" Keys"), "bar"))
        return framed(size, top, tuple(body), line(Span(say("Any key goes back."), "foot")))
