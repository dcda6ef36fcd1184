"""Markdown from a file as lines of spans, with cards, pages and moments picked out."""

import re
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from trainer.records.markdown import Link, reader
from trainer.records.pages import CITED, runs_in
from trainer.text import clean, say
from trainer.ui.cards import rank_text, suit_style
from trainer.ui.prose_table import Rows, table_lines
from trainer.ui.scene import Line, Span, wrapped
from trainer.whist.cards import Suit
from trainer.whist.notation import read_cards

if TYPE_CHECKING:
    from markdown_it.token import Token

_RANKS = "A?K?Q?J?(?:T|10)?9?8?7?6?5?4?3?2?"
_CARDS = re.compile(
    rf"(?P<cards>(?<![\w])[SHDC♠♥♦♣](?=[AKQJT2-9]|10){_RANKS}(?!\w))"
    rf"|(?P<page>{CITED})"
    r"|(?P<moment>\bat \d{1,2}(?:\.[1-4])?(?![\d.]*\w))"
    r"|(?P<suit>[♠♥♦♣])"
)


_MARKUP = re.compile(
    r"[`*_\[\]<&|\\\t]|^ *(?:[-+#>=~]|\d+[.)])|^ {4}| {2}$|\n *\n|\r|\0", re.MULTILINE
)
"""What any Markdown has in it; text without it is one paragraph, and needs no parser."""


def prose(text: str, width: int, indent: str = "") -> tuple[Line, ...]:
    """Return Markdown as lines of a width; raw HTML stays the text it is."""
    if not _MARKUP.search(text):
        spans = _marked(" ".join(row.strip() for row in text.split("\n")), "")
        return wrapped(spans, width, indent, indent) if text.strip() else ()
    return _parsed(text, width, indent)


def _parsed(text: str, width: int, indent: str) -> tuple[Line, ...]:
    lines: list[Line] = []
    for first, rest, content in _blocks(reader().parse(text)):
        if lines and not first.strip():
            lines.append(())
        if isinstance(content, Rows):
            lines += table_lines(content, width, indent + first)
        else:
            lines += wrapped(content, width, indent + first, indent + rest)
    return tuple(lines)


def plain_words(text: str) -> Line:
    """Return one line of text with its cards picked out, Markdown left alone."""
    return tuple(_marked(text, ""))


def _blocks(tokens: Iterable["Token"]) -> Iterator[tuple[str, str, Line | Rows]]:
    """Yield each block with what begins its first line and the lines that follow."""
    bullets: list[int | None] = []
    opening = ""
    quoted, heading = 0, False
    cells: list[list[Line]] | None = None
    for token in tokens:
        if cells is not None:
            match token.type:
                case "tr_open":
                    cells.append([])
                case "inline":
                    base = "strong" if len(cells) == 1 else ""
                    cells[-1].append(tuple(inline(token.children or (), base)))
                case "table_close":
                    yield "  " * len(bullets) + "│ " * quoted, "", Rows(tuple(map(tuple, cells)))
                    cells = None
            continue
        match token.type:
            case "table_open":
                cells = []
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
                    tuple(inline(token.children or (), "heading" if heading else ""))
                    if token.type == "inline"
                    else (Span(clean(token.content.rstrip("\n")), "code"),)
                )
                yield first, margin + " " * depth, spans


def inline(tokens: Iterable["Token"], base: str = "") -> Iterator[Span]:
    """Yield the spans of a run of text; those of no style of their own have the style `base`."""
    styles, link = [base], Link("")
    for token in tokens:
        match token.type:
            case "text":
                yield from _marked(token.content, styles[-1], _action(link))
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
                link = Link(str(token.attrGet("href") or ""))
            case "link_close":
                styles.pop()
                if link.kind in ("http", "https"):
                    yield Span(say(" (on the web: {address})", address=clean(link.target)))
                link = Link("")
            case "em_close" | "strong_close":
                styles.pop()
            case "image":
                yield Span(clean(token.content), "em")
            case _:
                yield Span(clean(token.content), styles[-1])


def _action(link: Link) -> str:
    """Return what following a link does on a screen; nothing for one that leaves the set."""
    match link.kind:
        case "page" if link.name.isdecimal():
            return f"page:{link.name}"
        case "hand":
            return f"open:{link.name}"
        case "term":
            return f"term:{link.name}"
        case "principle" | "lesson" | "law":
            return f"{link.kind}:{link.name}"
        case _:
            return ""


def _marked(text: str, style: str, action: str = "") -> Iterator[Span]:
    """Yield the text with cards, pages and moments as spans of their own.

    Inside a link, which has an action of its own, only cards are.
    """
    text = clean(text)
    at = 0
    for match in _CARDS.finditer(text):
        if action and not match["cards"]:
            continue
        if match.start() > at:
            yield Span(text[at : match.start()], style, action)
        at = match.end()
        if match["cards"]:
            yield _cards_span(match["cards"], action)
        elif match["suit"]:
            yield Span(match[0], suit_style(_suit(match[0])))
        else:
            yield from _links(match)
    if at < len(text):
        yield Span(text[at:], style, action)


def _cards_span(text: str, action: str = "") -> Span:
    cards = read_cards(text)
    suit = cards[0].suit
    ranks = " ".join(rank_text(card.rank) for card in cards)
    return Span(suit.symbol + ranks.replace(" ", "\u00a0"), suit_style(suit), action)


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
