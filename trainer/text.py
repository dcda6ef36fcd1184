"""Words for people: the one door through which every sentence a person reads passes.

Messages are written in English where they are used, with named fields in braces. A translation
is a mapping from the English message to its own; what is missing from it stays English.
"""

import re
from collections.abc import Mapping

_catalog: Mapping[str, str] = {}


def speak(catalog: Mapping[str, str]) -> None:
    """Use `catalog` (English message -> translation) from now on."""
    global _catalog
    _catalog = catalog


def say(message: str, /, **values: object) -> str:
    """Return `message` translated, its fields filled from `values`."""
    words = _catalog.get(message, message)
    return words.format(**values) if values else words


def count(number: int, one: str, many: str, /, **values: object) -> str:
    """Return `one` or `many` translated, by `number`, which fills the field `{n}`."""
    return say(one if number == 1 else many, n=number, **values)


_UNSEEN = {code: None for code in (*range(0x20), *range(0x7F, 0xA0)) if code not in (0x09, 0x0A)}
_UNSEEN |= dict.fromkeys((*range(8234, 8239), *range(8294, 8298)))


_ESCAPES = re.compile(
    r"(?:\x1b\[|\x9b)[0-?]*[ -/]*[@-~]|(?:\x1b\]|\x9d)[^\x07\x1b\x9c]*(?:\x07|\x1b\\|\x9c)?"
)


def clean(text: str) -> str:
    """Return `text` without escape sequences, control characters and reversals of direction."""
    if text.isprintable():
        return text
    return _ESCAPES.sub("", text).translate(_UNSEEN)
