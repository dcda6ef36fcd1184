"""A scene as plain text, without control codes."""

from trainer.ui.scene import Scene

_ASCII = {
    "♠": "S",
    "♥": "H",
    "♦": "D",
    "♣": "C",
    "–": "-",
    "—": "-",
    "―": "-",
    "…": "...",
    "•": "*",
    "✓": "x",
    "│": "|",
    "‘": "'",
    "’": "'",
    "“": '"',
    "”": '"',
    "×": "x",
    "½": "1/2",
    "\u00a0": " ",
    "█": "#",
    "░": ".",
    "▸": ">",
    "·": ".",
    "→": ">",
    "←": "<",
    "↑": "^",
    "↓": "v",
}
_ONE_CELL = {"…": "~", "½": "+"}
"""What is written instead where the width of a text must stay the same."""


def ascii_only(text: str) -> str:
    """Return text in ASCII: letters for the suits, plain dashes and quotes, ? for the rest."""
    for char, plain in _ASCII.items():
        text = text.replace(char, plain)
    return text.encode("ascii", "replace").decode("ascii")


def letters_only(text: str) -> str:
    """Return text in ASCII that takes just as many cells."""
    for char, plain in _ONE_CELL.items():
        text = text.replace(char, plain)
    return ascii_only(text)


def render(scene: Scene, letters: bool = False) -> str:
    """Return the scene as text, one line a line; with `letters` in ASCII alone."""
    text = scene.text.replace("\u00a0", " ")
    return ascii_only(text) if letters else text
