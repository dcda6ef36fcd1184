"""Markdown from a file as lines of spans, with cards, pages and moments picked out."""

import re
from collections.abc import Iterable, Iterator
from functools import cache
from typing import TYPE_CHECKING

from trainer.records.pages import CITED, runs_in
from trainer.text import clean
from trainer.ui.cards import rank_text, suit_style
from trainer.ui.scene import Line, Span, wrapped
from trainer.whist.cards import Suit
from trainer.whist.notation import read_cards

if TYPE_CHECKING:
    from markdown_it import MarkdownIt
    from markdown_it.token import Token

_RANKS = "A?K?Q?J?(?:T|10)?9?8?7?6?5?4?3?2?"
_CARDS = re.compile(
    rf"(?P<cards>(?<![\w])[SHDC♠♥♦♣](?=[AKQJT2-9]|10){_RANKS}(?!\w))"
    rf"|(?P<page>{CITED})"
    r"|(?P<moment>\bat \d{1,2}(?:\.[1-4])?(?![\d.]*\w))"
    r"|(?P<suit>[♠♥♦♣])"
)


_MARKUP = re.compile(
    r"[`*_\[\]<&\\\t]|^ *(?:[-+#>=~]|\d+[.)])|^ {4}| {2}$|\n *\n|\r|\0", re.MULTILINE
)
"""What any Markdown has in it; text without it is one paragraph, and needs no parser."""


@cache
def _parser() -> "MarkdownIt":
    from markdown_it import MarkdownIt  # costly to load, and not every path shows prose

    return MarkdownIt("commonmark", {"html": False})


def prose(text: str, width: int, indent: str = "") -> tuple[Line, ...]:
    """Return Markdown as lines of a width; raw HTML stays the text it is."""
    if not _MARKUP.search(text):
        spans = _marked(" ".join(row.strip() for row in text.split("\n")), "")
        return wrapped(spans, width, indent, indent) if text.strip() else ()
    return _parsed(text, width, indent)


def _parsed(text: str, width: int, indent: str) -> tuple[Line, ...]:
    lines: list[Line] = []
    for first, rest, spans in _blocks(_parser().parse(text)):
        if lines and not first.strip():
            lines.append(())
        lines += wrapped(spans, width, indent + first, indent + rest)
    return tuple(lines)


def plain_words(text: str) -> Line:
    """Return one line of text with its cards picked out, Markdown left alone."""
    return tuple(_marked(text, ""))


def _blocks(tokens: Iterable["Token"]) -> Iterator[tuple[str, str, tuple[Span, ...]]]:
    """Yield each block with what begins its first line and the lines that follow."""
    bullets: list[int | None] = []
    opening = ""
    quoted, heading = 0, False
    for token in tokens:
        match token.type:
            case "bullet_list_open":
                bullets.append(None)
            case "ordered_list_open":
                bullets.append(int(token.attrGet("start") or 1))
            case "bullet_list_close" | "ordered_list_close":
                bullets.pop()
            case "list_item_open":
                number = bullets[-1]
                opening = "• " if number is None else f"{number}. "
                bullets[-1] = None if number is None else number + 1
            case "blockquote_open":
                quoted += 1
            case "blockquote_close":
                quoted -= 1
            case "heading_open" | "heading_close":
                heading = token.type == "heading_open"
            case "hr":
                yield "", "", (Span("―" * 3, "rule"),)
            case "inline" | "fence" | "code_block":
                margin = "  " * max(len(bullets) - 1, 0) + "│ " * quoted
                depth = len(opening) if opening else (2 if bullets else 0)
                first = margin + (opening or " " * depth)
                opening = ""
                spans = (
                    tuple(_inline(token.children or (), "heading" if heading else ""))
                    if token.type == "inline"
                    else (Span(clean(token.content.rstrip("\n")), "code"),)
                )
                yield first, margin + " " * depth, spans


def _inline(tokens: Iterable["Token"], base: str) -> Iterator[Span]:
    styles = [base]
    for token in tokens:
        match token.type:
            case "text":
                yield from _marked(token.content, styles[-1])
            case "code_inline":
                yield Span(clean(token.content), "code")
            case "softbreak":
                yield Span(" ")
            case "hardbreak":
                yield Span("\n")
            case "em_open":
                styles.append("em")
            case "strong_open":
                styles.append("strong")
            case "link_open":
                styles.append("link")
            case "em_close" | "strong_close" | "link_close":
                styles.pop()
            case "image":
                yield Span(clean(token.content), "em")
            case _:
                yield Span(clean(token.content), styles[-1])


def _marked(text: str, style: str) -> Iterator[Span]:
    """Yield the text with cards, pages and moments as spans of their own."""
    text = clean(text)
    at = 0
    for match in _CARDS.finditer(text):
        if match.start() > at:
            yield Span(text[at : match.start()], style)
        at = match.end()
        if match["cards"]:
            yield _cards_span(match["cards"])
        elif match["suit"]:
            yield Span(match[0], suit_style(_suit(match[0])))
        else:
            yield from _links(match)
    if at < len(text):
        yield Span(text[at:], style)


def _cards_span(text: str) -> Span:
    cards = read_cards(text)
    suit = cards[0].suit
    ranks = " ".join(rank_text(card.rank) for card in cards)
    return Span(suit.symbol + ranks.replace(" ", "\u00a0"), suit_style(suit))


def _links(match: re.Match[str]) -> Iterator[Span]:
    """Yield a citation as links, one for each run of pages, or a moment as one link."""
    text = match[0].replace(" ", "\u00a0")
    if not match["page"]:
        yield Span(text, "link.moment", f"goto:{match[0].removeprefix('at ')}")
        return
    at = 0
    for first, _, run in runs_in(match[0]):
        until = run.end()
        if at:
            yield Span(", ")
            at = run.start()
        yield Span(text[at:until], "link.page", f"page:{first}")
        at = until


def _suit(symbol: str) -> Suit:
    return next(suit for suit in Suit if suit.symbol == symbol)
