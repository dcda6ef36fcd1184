"""The screens on a real terminal: the one module that wires them to prompt_toolkit."""

import asyncio
from base64 import b64encode
from collections.abc import Callable

from prompt_toolkit.application import Application
from prompt_toolkit.formatted_text import StyleAndTextTuples
from prompt_toolkit.input import Input
from prompt_toolkit.key_binding import KeyBindings, KeyPressEvent
from prompt_toolkit.keys import Keys
from prompt_toolkit.layout import FormattedTextControl, Layout, Window
from prompt_toolkit.mouse_events import MouseEvent, MouseEventType
from prompt_toolkit.output import ColorDepth, Output

from trainer.ui.plain import letters_only
from trainer.ui.scene import Scene, Span
from trainer.ui.screens.screen import Size
from trainer.ui.screens.session import Session, World
from trainer.ui.tui.style import style_of

_KEYS = {
    "up": "up",
    "down": "down",
    "left": "left",
    "right": "right",
    "enter": "enter",
    "escape": "escape",
    "tab": "tab",
    "s-tab": "s-tab",
    "backspace": "backspace",
    "home": "home",
    "end": "end",
    "pageup": "pageup",
    "pagedown": "pagedown",
    "f1": "f1",
    "c-c": "c-c",
    "c-d": "c-c",
}
Refresh = Callable[[Session, Size], Session]
"""Return the session after a look at what lies outside of it; the same if nothing has changed."""
_EVERY = 0.3
"""How often it is looked at, in seconds."""
_WAIT = 0.05
"""How long a lone escape is waited for, in seconds, in case an arrow key follows from it."""


class _Control(FormattedTextControl):
    """The text of the screen; the wheel scrolls as the arrows do."""

    dispatch: Callable[[str], None]

    def mouse_handler(self, mouse_event: MouseEvent) -> object:
        """Turn the wheel into arrow keys, and leave clicks to the fragments."""
        wheel = {MouseEventType.SCROLL_UP: "up", MouseEventType.SCROLL_DOWN: "down"}
        if event := wheel.get(mouse_event.event_type):
            self.dispatch(event)
            return None
        return super().mouse_handler(mouse_event)


class Terminal:
    """A session on a terminal: `run` returns when the last screen has been left.

    `refresh`, if there is one, is asked again and again for the session as it should be now.
    """

    refresh: Refresh | None = None

    def __init__(
        self,
        session: Session,
        world: World,
        colour: bool = True,
        four_colour: bool = False,
        letters: bool = False,
        input: Input | None = None,  # noqa: A002  prompt_toolkit's own name
        output: Output | None = None,
    ) -> None:
        self.session = session
        self._world = world
        self._letters = letters
        control = _Control(self._fragments, focusable=True, show_cursor=False)
        control.dispatch = self.dispatch
        self.app: Application[None] = Application(
            layout=Layout(Window(control, wrap_lines=False, always_hide_cursor=True)),
            key_bindings=self._bindings(),
            style=style_of(colour, four_colour),
            color_depth=None if colour else ColorDepth.DEPTH_1_BIT,
            full_screen=True,
            mouse_support=True,
            input=input,
            output=output,
        )
        self.app.ttimeoutlen = _WAIT
        self.app.timeoutlen = _WAIT

    def run(self) -> None:
        """Show the screens until the last one is left."""
        if not self.session.over:
            self.app.run(pre_run=self._begin)

    def _begin(self) -> None:
        if self.refresh is not None:
            self.app.create_background_task(self._refreshed(self.refresh))

    async def _refreshed(self, refresh: Refresh) -> None:
        while True:
            await asyncio.sleep(_EVERY)
            session = refresh(self.session, self._size())
            if session is not self.session:
                self.session = session
                self.app.invalidate()

    def dispatch(self, event: str) -> None:
        """Hand an event to the session, and draw what comes of it."""
        self.session = self.session.update(event, self._size(), self._world)
        if self.session.over:
            if self.app.is_running:
                self.app.exit()
        else:
            self.app.invalidate()

    def copy(self, text: str) -> None:
        """Put some text on the terminal's clipboard, where it has one (OSC 52)."""
        code = b64encode(text.encode()).decode()
        self.app.output.write_raw(f"\x1b]52;c;{code}\x07")
        self.app.output.flush()

    def _size(self) -> Size:
        size = self.app.output.get_size()
        return Size(size.columns, size.rows)

    def _fragments(self) -> StyleAndTextTuples:
        return fragments(self.session.view(self._size()), self.dispatch, self._letters)

    def _bindings(self) -> KeyBindings:
        bindings = KeyBindings()

        def bind(key: str, event: str) -> None:
            @bindings.add(key)
            def _(_: KeyPressEvent) -> None:
                self.dispatch(event)

        for key, event in _KEYS.items():
            bind(key, event)

        @bindings.add(Keys.Any)
        def _(press: KeyPressEvent) -> None:
            if press.data.isprintable():
                self.dispatch(press.data)

        @bindings.add("escape", Keys.Any)
        def _(press: KeyPressEvent) -> None:
            _skip_sequence(press)

        @bindings.add("escape", "c-c")
        def _(_: KeyPressEvent) -> None:
            self.dispatch("c-c")

        @bindings.add(Keys.BracketedPaste)
        def _(press: KeyPressEvent) -> None:
            for char in press.data[:100]:
                if char.isprintable() and self.session.typing:
                    self.dispatch(char)

        return bindings


def _skip_sequence(press: KeyPressEvent) -> None:
    """Drop what is left of an unknown escape sequence, up to the letter that ends it."""
    kind, queue = press.key_sequence[-1].data, press.app.key_processor.input_queue
    while kind in ("[", "O") and queue:
        if len(queue[0].data) != 1 or not queue[0].data.isprintable():
            return
        if "@" <= queue.popleft().data <= "~":
            return


def fragments(
    scene: Scene, dispatch: Callable[[str], None], letters: bool = False
) -> StyleAndTextTuples:
    """Return a scene as prompt_toolkit draws it; a span with an action answers to a click."""
    drawn: StyleAndTextTuples = []
    for number, line in enumerate(scene.lines):
        if number:
            drawn.append(("", "\n"))
        for span in line:
            text = span.text.replace("\u00a0", " ")
            text = letters_only(text) if letters else text
            style = " ".join(f"class:{name}" for name in span.style.split())
            if span.action:
                drawn.append((style, text, _clicker(span, dispatch)))
            else:
                drawn.append((style, text))
    return drawn


def _clicker(span: Span, dispatch: Callable[[str], None]) -> Callable[[MouseEvent], None]:
    def clicked(mouse_event: MouseEvent) -> None:
        if mouse_event.event_type == MouseEventType.MOUSE_UP:
            dispatch(f"click:{span.action}")

    return clicked
