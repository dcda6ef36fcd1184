"""A scene for a terminal: the same text, with colours that say nothing the text does not."""

from trainer.ui.scene import Scene, Span

_CODES = {
    "card.hearts": "31",
    "card.diamonds": "31",
    "title": "1",
    "heading": "1",
    "heading.small": "1",
    "seat": "1",
    "seat.winner": "1;4",
    "strong": "1",
    "em": "3",
    "code": "2",
    "link": "4",
    "moment": "2",
    "note": "2",
    "result": "1",
    "verdict.best": "1;32",
    "verdict.good": "1;33",
    "verdict.wrong": "1;31",
    "refused": "33",
    "hint": "36",
    "principle": "3",
    "mark.criticised": "33",
    "mark.departure": "36",
}


def render(scene: Scene) -> str:
    """Return the scene as text with SGR codes, one line a line."""
    return "\n".join("".join(map(_drawn, line)).rstrip() for line in scene.lines)


def _drawn(span: Span) -> str:
    code = _CODES.get(span.style) or _CODES.get(span.style.partition(".")[0])
    return f"\x1b[{code}m{span.text}\x1b[0m" if code and span.text.strip() else span.text
