"""Spans and Markdown as HTML: every text escaped, and no tag but these few."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from html import escape
from itertools import groupby
from typing import TYPE_CHECKING

from trainer.records.glossary import NO_TERMS, Glossary
from trainer.records.markdown import reader
from trainer.text import clean, say
from trainer.ui.cards import rank_name, suit_name
from trainer.ui.glossary import with_terms
from trainer.ui.prose import inline, one_paragraph
from trainer.ui.scene import Span
from trainer.whist.errors import UnreadableCard
from trainer.whist.notation import read_cards

if TYPE_CHECKING:
    from markdown_it.token import Token

_BLOCKS = {
    "paragraph": "p",
    "bullet_list": "ul",
    "ordered_list": "ol",
    "list_item": "li",
    "blockquote": "blockquote",
    "heading": "h4",
    "table": "table",
    "thead": "thead",
    "tbody": "tbody",
    "tr": "tr",
    "th": "th",
    "td": "td",
}
_STYLES = {"em": "em", "strong": "strong", "code": "code"}

Address = Callable[[str], str]
"""Return where the action of a span leads; an empty address where it leads nowhere."""


def nowhere(action: str) -> str:  # noqa: ARG001
    """Return no address, whatever the action: the text is only read."""
    return ""


class Html:
    """Draws spans and Markdown as HTML, and remembers in `terms` which terms can be looked up."""

    def __init__(
        self, address: Address = nowhere, glossary: Glossary = NO_TERMS, once: bool = False
    ) -> None:
        """Take where actions lead, and the glossary.

        Terms are picked out where each text first has them; with `once`, only in the first text.
        """
        self._address = address
        self._glossary = glossary
        self._once = once
        self.terms: set[str] = set()

    def prose(self, text: str) -> str:
        """Return Markdown as blocks; raw HTML in it stays the text it is."""
        if not text.strip():
            return ""
        plain = one_paragraph(text)
        if plain is not None:
            return f"<p>{self._read(plain)}</p>"
        return "".join(self._blocks(reader().parse(text)))

    def inline(self, text: str) -> str:
        """Return Markdown as what stands inside a heading or a button: it leads nowhere."""
        plain = one_paragraph(text)
        if plain is not None:
            return self._bare(plain)
        inner = (token for token in reader().parse(text) if token.type == "inline")
        return "<br>".join(self._bare(inline(token.children or ())) for token in inner)

    def _bare(self, spans: Iterable[Span]) -> str:
        return self.spans(replace(span, action="") for span in spans)

    def spans(self, spans: Iterable[Span]) -> str:
        """Return spans one after another."""
        return "".join(map(self._span, joined(spans)))

    def paragraph(self, spans: Iterable[Span], name: str = "") -> str:
        """Return spans as a paragraph, of a class if it has a name; nothing for no spans."""
        inner = self.spans(spans)
        start = f'<p class="{escape(name)}">' if name else "<p>"
        return f"{start}{inner}</p>" if inner else ""

    def _read(self, spans: Iterable[Span]) -> str:
        """Return spans with the terms of the glossary to be looked up."""
        (row,) = with_terms((tuple(spans),), self._glossary)
        return self.spans(row)

    def _blocks(self, tokens: Iterable["Token"]) -> Iterator[str]:
        for token in tokens:
            name, _, end = token.type.rpartition("_")
            tag = _BLOCKS.get(name)
            if token.type == "inline":
                yield self._read(inline(token.children or ()))
            elif token.type == "hr":
                yield "<hr>"
            elif tag is None:
                yield f"<pre>{escape(clean(token.content.rstrip()))}</pre>"
            elif not token.hidden:
                yield f"</{tag}>" if end == "close" else f"<{tag}{_start(token)}>"

    def _span(self, span: Span) -> str:
        text = escape(span.text).replace("\n", "<br>")
        kind, _, what = span.action.partition(":")
        if span.style in _STYLES:
            tag = _STYLES[span.style]
            text = f"<{tag}>{text}</{tag}>"
        elif span.style.startswith("card."):
            text = f'<span class="{_names(span)}"{_spoken(span)}>{text}</span>'
        elif span.style and not span.action:
            text = f'<span class="{_names(span)}">{text}</span>'
        if kind == "term":
            return self._term(what, text, picked_out=span.style == "term")
        address = self._address(span.action) if span.action else ""
        return f'<a href="{escape(address)}">{text}</a>' if address else text

    def _term(self, word: str, text: str, picked_out: bool) -> str:
        term = self._glossary.find(word)
        if term is None or (picked_out and self._once and term.term in self.terms):
            return text
        self.terms.add(term.term)
        return f'<button type="button" class="term" data-term="{escape(term.term)}">{text}</button>'


def joined(spans: Iterable[Span]) -> Iterator[Span]:
    """Yield spans with those made one that wrapping has cut into words."""
    row = list(spans)
    for at in range(1, len(row) - 1):
        if row[at].text.isspace() and _look(row[at - 1]) == _look(row[at + 1]):
            row[at] = replace(row[at - 1], text=row[at].text)
    for _, alike in groupby(row, _look):
        first, *rest = alike
        yield replace(first, text="".join(span.text for span in (first, *rest)))


def _look(span: Span) -> tuple[str, str]:
    return span.style, span.action


def _start(token: "Token") -> str:
    first = token.attrGet("start")
    return f' start="{int(first)}"' if first is not None else ""


def _names(span: Span) -> str:
    return escape(" ".join(span.style.split(".")))


def _spoken(span: Span) -> str:
    words = _in_words(span.text)
    return f' role="img" aria-label="{escape(words)}"' if words else ""


def _in_words(text: str) -> str:
    """Return cards of one suit as they are spoken; nothing for a text that is not just cards."""
    try:
        cards = read_cards(text.replace("\u00a0", " "))
    except UnreadableCard:
        return ""
    if not cards:
        return ""
    ranks = ", ".join(rank_name(card.rank) for card in cards)
    return say("{rank} of {suit}", rank=ranks, suit=suit_name(cards[0].suit))
