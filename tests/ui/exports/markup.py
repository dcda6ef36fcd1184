"""Reading back the HTML that an export has written."""

from html.parser import HTMLParser

_VOID = {"meta", "hr", "br"}
_PAGE = {"html", "head", "meta", "title", "style", "body", "article", "header", "section"}
_TABLE = {"table", "thead", "tbody", "tr", "th", "td"}
_TEXT = {"h2", "h3", "h4", "div", "p", "ul", "ol", "li", "blockquote", "pre", "hr", "br"}
_WORDS = {"span", "b", "i", "u", "em", "strong", "code"}
_PLAIN = _PAGE | _TABLE | _TEXT | _WORDS


class Markup(HTMLParser):
    """The text of a page by sheet, after its elements have been found in order and harmless."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.classes: list[str] = []
        self.text = ""
        self.style = ""
        self.feed(html)
        self.close()
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        assert tag in _PLAIN, tag
        given = dict(attrs)
        assert given.keys() <= {"class", "lang", "charset", "start"}, given
        self.classes.append(f"{tag}.{given.get('class') or ''}")
        assert tag not in {"p", "div", "ul", "ol", "table"} or "p" not in self.open
        if tag not in _VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if "style" in self.open:
            self.style += data
        else:
            self.text += data
