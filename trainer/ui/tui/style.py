"""What the styles of a scene look like in a terminal, light or dark, in colour or not."""

from prompt_toolkit.styles import Style

_COMMON = {
    "bar": "reverse",
    "title": "bold",
    "heading": "bold underline",
    "key": "bold",
    "foot": "",
    "note": "italic",
    "more": "bold",
    "rule": "",
    "seat": "bold",
    "seat.turn": "bold reverse",
    "seat.winner": "bold underline",
    "strong": "bold",
    "em": "italic",
    "link": "underline",
    "term": "italic",
    "link.chosen": "reverse bold",
    "chosen": "reverse",
    "option": "bold",
    "card.picked": "reverse bold",
    "card.winning": "bold",
    "cursor": "reverse",
    "prompt": "bold",
    "result": "bold",
    "principle": "italic",
}
_COLOUR = {
    "card.hearts": "ansired",
    "card.diamonds": "ansired",
    "verdict.best": "bold ansigreen",
    "verdict.good": "bold ansimagenta",
    "verdict.wrong": "bold ansired",
    "hint": "bold ansimagenta",
    "message": "bold ansimagenta",
    "mark.criticised": "ansimagenta",
    "mark.departure": "ansimagenta",
}
_PLAIN = {"verdict": "bold", "message": "bold"}
_FOUR = {
    "card.hearts": "ansired",
    "card.diamonds": "ansibrightblue",
    "card.clubs": "ansigreen",
    "card.spades": "",
}


def style_of(colour: bool, four_colour: bool) -> Style:
    """Return the look; without colour, weight and reversal alone set things apart."""
    looks = _COMMON | (_COLOUR if colour else _PLAIN)
    if colour and four_colour:
        looks |= _FOUR
    return Style.from_dict(looks)
