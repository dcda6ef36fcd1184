"""Markdown as lines: cards, pages and moments picked out, mark-up honoured, HTML inert."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from trainer.ui import prose as module
from trainer.ui.plain import render
from trainer.ui.prose import prose
from trainer.ui.scene import Scene, Span


def text_of(markdown: str, width: int = 60) -> str:
    return render(Scene(prose(markdown, width)))


def styled(markdown: str, style: str) -> list[str]:
    return [
        span.text.replace("\u00a0", " ")
        for spans in prose(markdown, 200)
        for span in spans
        if span.style == style
    ]


@pytest.mark.parametrize(
    ("written", "style", "shown"),
    [
        ("lead DQ now", "card.diamonds", ["♦Q"]),
        ("lead ♠10 now", "card.spades", ["♠10"]),
        ("from CA76, say", "card.clubs", ["♣A 7 6"]),
        ("the HT.", "card.hearts", ["♥10"]),
        ("(pp. 122-123) and p. 60", "link.page", ["pp. 122-123", "p. 60"]),
        ("as at 7.3 and at 10", "link.moment", ["at 7.3", "at 10"]),
        ("*very* **much**", "em", ["very"]),
        ("*very* **much**", "strong", ["much"]),
        ("type `whist`", "code", ["whist"]),
    ],
)
def test_what_is_picked_out(written: str, style: str, shown: list[str]) -> None:
    assert styled(written, style) == shown


@pytest.mark.parametrize("word", ["SAND", "CATS", "HATS", "DQX", "XDQ", "AB", "at 7.35", "step. 3"])
def test_what_is_left_alone(word: str) -> None:
    assert {span.style for spans in prose(word, 80) for span in spans} == {""}


def test_blocks() -> None:
    markdown = "# Head\n\nOne two.\n\n- a\n- b\n  more\n\n1. x\n2. y\n\n> said"
    assert text_of(markdown) == "Head\n\nOne two.\n• a\n• b more\n1. x\n2. y\n│ said"


def test_raw_html_is_text() -> None:
    assert text_of("a <b>bold</b> <script>alert(1)</script>") == (
        "a <b>bold</b> <script>alert(1)</script>"
    )


def test_entities_bring_no_control_characters() -> None:
    assert text_of("a&#27;[31m&#x9b;b &amp; c") == "a\ufffd[31m\ufffdb & c"


PLAIN = st.text("abc DQ12.,;'♠()-+#=~!?:\n", max_size=80)


@given(PLAIN)
def test_text_without_markup_reads_as_the_parser_would_have_it(text: str) -> None:
    text = text.strip()
    quick = Scene(prose(text, 30)).text
    slow = Scene(module._parsed(text, 30, "")).text
    assert quick == slow


def test_spans_carry_the_text_as_written() -> None:
    assert prose("plain words", 80) == ((Span("plain"), Span(" "), Span("words")),)
