"""The file of a page: template, style, script and data in one, which loads nothing else."""

import json
from base64 import b64encode
from functools import cache
from hashlib import sha256
from html import escape
from importlib.resources import files
from string import Template
from typing import Any

from trainer.text import say

STYLES = ("base.css", "cards.css", "table.css", "pages.css")
SCRIPTS = (
    "dom.js",
    "cards.js",
    "memory.js",
    "ask.js",
    "table.js",
    "replay.js",
    "quiz.js",
    "hand.js",
    "lesson.js",
    "index.js",
    "results.js",
    "main.js",
)
_INERT = str.maketrans(
    {"<": "\\u003c", ">": "\\u003e", "&": "\\u0026", "\u2028": "\\u2028", "\u2029": "\\u2029"}
)


def page(title: str, data: dict[str, Any]) -> bytes:
    """Return a page that shows some data, whole in itself."""
    style, script = _joined(STYLES), _joined(SCRIPTS)
    text = _template().substitute(
        title=escape(title),
        style=style,
        script=script,
        style_hash=_hash(style),
        script_hash=_hash(script),
        without_script=escape(say("This page needs JavaScript, which is switched off here.")),
        data=inert(data),
    )
    return text.encode()


def inert(data: object) -> str:
    """Return JSON that can stand inside a script element: nothing in it can end or open a tag."""
    return json.dumps(data, ensure_ascii=False, separators=(",", ":")).translate(_INERT)


@cache
def _template() -> Template:
    return Template(_read("page.html"))


@cache
def _joined(names: tuple[str, ...]) -> str:
    return "\n" + "\n".join(map(_read, names))


@cache
def _hash(text: str) -> str:
    """Return a text's fingerprint, as a Content-Security-Policy names what it lets through."""
    return "sha256-" + b64encode(sha256(text.encode()).digest()).decode()


def _read(name: str) -> str:
    return files("trainer.ui.exports").joinpath("web", name).read_text(encoding="utf-8")
