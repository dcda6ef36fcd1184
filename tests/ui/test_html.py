"""Spans and Markdown as HTML."""

import pytest

from trainer.records.glossary import Glossary, Term
from trainer.ui.html import Html
from trainer.ui.scene import Span

GLOSSARY = Glossary((Term("tenace", "Best and third best.", also=("tenaces",)),))


def to(action: str) -> str:
    return f"#{action}" if action.startswith("goto:") else ""


@pytest.mark.parametrize(
    ("text", "html"),
    [
        ("Plain.", "<p>Plain.</p>"),
        ("One\ntwo", "<p>One two</p>"),
        ("*One* **two** `a<b`", "<p><em>One</em> <strong>two</strong> <code>a&lt;b</code></p>"),
        ("One\n\ntwo", "<p>One</p><p>two</p>"),
        ("- one\n- two", "<ul><li>one</li><li>two</li></ul>"),
        ("3. one", '<ol start="3"><li>one</li></ol>'),
        ("> one", "<blockquote><p>one</p></blockquote>"),
        ("# One", "<h4>One</h4>"),
        ("---", "<hr>"),
        ("```\n<b>\n```", "<pre>&lt;b&gt;</pre>"),
        ("| a |\n|---|\n| b |", None),
        ("", ""),
    ],
)
def test_markdown_becomes_a_few_tags(text: str, html: str | None) -> None:
    table = "<table><thead><tr><th>a</th></tr></thead><tbody><tr><td>b</td></tr></tbody></table>"
    assert Html().prose(text) == (table if html is None else html)


@pytest.mark.parametrize(
    "text",
    [
        "<script>alert(1)</script>",
        "one <b>two</b>",
        "<img src=x onerror=alert(1)>",
        "[x](javascript:alert)",
        "![<b>](http://x)",
        "`<b>`",
        "a <!-- b -->",
        '["><b>](term:"><b>)',
        "&lt;b&gt;",
    ],
)
def test_html_of_a_file_stays_text(text: str) -> None:
    html = Html(to, GLOSSARY).prose(text)
    for tag in ("<script", "<b>", "<img", "<!--", "<a ", 'javascript:alert"'):
        assert tag not in html


def test_cards_are_spoken_and_told_by_more_than_colour() -> None:
    assert Html().prose("Play DQ.") == (
        '<p>Play <span class="card diamonds" role="img" aria-label="queen of diamonds">'
        "♦Q</span>.</p>"
    )
    assert 'aria-label="king, knave, ten of spades"' in Html().prose("♠KJT")


def test_only_what_has_an_address_is_a_link() -> None:
    assert Html(to).prose("See at 7.3.") == '<p>See <a href="#goto:7.3">at\u00a07.3</a>.</p>'
    assert Html().prose("See at 7.3.") == "<p>See at\u00a07.3.</p>"


def test_terms_can_be_looked_up_and_are_remembered() -> None:
    html = Html(glossary=GLOSSARY)
    assert html.prose("A tenace.") == (
        '<p>A <button type="button" class="term" data-term="tenace">tenace</button>.</p>'
    )
    assert html.terms == {"tenace"}
    assert "button" in html.prose("Again a tenace.")
    assert "button" not in Html(glossary=GLOSSARY).inline("A tenace")


def test_once_picks_a_term_out_in_the_first_text_alone_but_follows_links() -> None:
    html = Html(glossary=GLOSSARY, once=True)
    assert "button" in html.prose("A tenace.")
    assert "button" not in html.prose("A tenace.")
    assert "button" in html.prose("A [tenace](term:tenace).")


def test_an_unknown_term_is_text() -> None:
    assert Html(glossary=GLOSSARY).prose("A [thing](term:thing).") == "<p>A thing.</p>"


def test_attributes_are_escaped() -> None:
    html = Html(lambda action: action)
    assert html.spans([Span("x", "link", 'a:"><b>')]) == '<a href="a:&quot;&gt;&lt;b&gt;">x</a>'
