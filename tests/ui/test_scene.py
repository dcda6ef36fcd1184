"""Scenes: widths, wrapping, and text that cannot harm a terminal."""

from hypothesis import given
from hypothesis import strategies as st

from trainer.ui.scene import (
    Scene,
    Span,
    fitted,
    line,
    line_width,
    padded,
    scene,
    text_width,
    wrapped,
)

WORDS = st.lists(st.text("abcdefgé♠漢", min_size=1, max_size=12), min_size=1, max_size=30)


@given(WORDS, st.integers(4, 40))
def test_wrapping_keeps_every_letter_and_never_exceeds_the_width(
    words: list[str], width: int
) -> None:
    lines = wrapped([Span(" ".join(words))], width)
    assert all(line_width(each) <= width for each in lines)
    assert "".join(Scene(lines).text.split()) == "".join(words)


def test_wrapping_breaks_at_blanks_and_keeps_styles() -> None:
    spans = (Span("take the "), Span("♦Q", "card.diamonds"), Span(", please"))
    assert wrapped(spans, 10) == (
        (Span("take"), Span(" "), Span("the")),
        (Span("♦Q", "card.diamonds"), Span(","), Span(" "), Span("please")),
    )


def test_first_and_following_lines_have_their_own_beginnings() -> None:
    assert Scene(wrapped([Span("one two three")], 8, "- ", "  ")).text == "- one\n  two\n  three"


def test_a_newline_breaks_the_line() -> None:
    assert Scene(wrapped([Span("one\ntwo")], 20)).text == "one\ntwo"


def test_wide_letters_take_two_cells() -> None:
    assert text_width("漢字♠") == 5
    assert line_width(padded(line("漢"), 6)) == 6


def test_bare_strings_lose_control_characters() -> None:
    assert scene("a\x1b[31mb\x9b\u202ec").text == "abc"


@given(st.lists(st.text(max_size=8).map(Span), max_size=4), st.integers(-3, 12))
def test_fitting_never_exceeds_the_width(spans: list[Span], width: int) -> None:
    assert line_width(fitted(tuple(spans), width)) <= max(width, 0)


def test_a_long_word_stays_within_the_width_where_later_lines_begin_further_in() -> None:
    lines = wrapped((Span("x" * 50),), 20, rest="    ")
    assert max(map(line_width, lines)) <= 20
    assert "".join(span.text.strip() for row in lines for span in row) == "x" * 50
