from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from trainer.text import clean, count, say, speak


@pytest.fixture
def russian() -> Iterator[None]:
    """Speak Russian for the length of a test."""
    speak(
        {
            "{seat} leads {card}": "{card} ведёт {seat}",
            "{n} card": "{n} карта",
            "{n} cards": "карт: {n}",
            "Love-all": "Всухую",
        }
    )
    yield
    speak({})


def test_message_is_english_where_nothing_else_is_spoken() -> None:
    assert say("Love-all") == "Love-all"
    assert say("{seat} leads {card}", seat="A", card="SQ") == "A leads SQ"


@pytest.mark.usefixtures("russian")
def test_message_is_translated_and_its_fields_may_change_places() -> None:
    assert say("Love-all") == "Всухую"
    assert say("{seat} leads {card}", seat="A", card="SQ") == "SQ ведёт A"


@pytest.mark.usefixtures("russian")
def test_what_is_missing_stays_english() -> None:
    assert say("{side} win {cards}", side="AB", cards="two") == "AB win two"


def test_speech_ends_with_the_fixture() -> None:
    speak({"Love-all": "Tout à zéro"})
    try:
        assert say("Love-all") == "Tout à zéro"
    finally:
        speak({})
    assert say("Love-all") == "Love-all"


def test_braces_without_fields_are_left_alone() -> None:
    assert say("{AB: 9, YZ: 4}") == "{AB: 9, YZ: 4}"


@given(st.text(max_size=30))
def test_values_are_data_and_not_messages(text: str) -> None:
    assert say("[{text}]", text=text) == f"[{text}]"
    assert say(text) == text


def test_field_may_bear_any_name() -> None:
    assert say("{message} {words}", message="one", words="two") == "one two"
    assert count(2, "{one}", "{many} {n}", one="x", many="y") == "y 2"


@pytest.mark.parametrize(
    ("number", "words"), [(0, "0 cards"), (1, "1 card"), (2, "2 cards"), (21, "21 cards")]
)
def test_number_chooses_the_words(number: int, words: str) -> None:
    assert count(number, "{n} card", "{n} cards") == words


@pytest.mark.usefixtures("russian")
@pytest.mark.parametrize(("number", "words"), [(1, "1 карта"), (5, "карт: 5")])
def test_counted_words_are_translated(number: int, words: str) -> None:
    assert count(number, "{n} card", "{n} cards") == words


def test_counted_words_take_other_fields() -> None:
    assert count(3, "{who}: {n} trick", "{who}: {n} tricks", who="AB") == "AB: 3 tricks"


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("plain, ♠ Ace — карта\n\ttwo", "plain, ♠ Ace — карта\n\ttwo"),
        ("a\x00b\x07c\x08d\x7fe", "abcde"),
        ("over\rwritten", "overwritten"),
        ("\x9b31mred\x1b[0m", "red"),
        ("\x1b]0;title\x07words", "words"),
        ("A\u202eB\u2066C\u2069D\u202c", "ABCD"),
        ("", ""),
    ],
)
def test_clean(text: str, shown: str) -> None:
    assert clean(text) == shown


def test_clean_leaves_nothing_that_begins_an_escape() -> None:
    assert "\x1b" not in clean("\x1b[31mred\x1b[0m \x1b]0;title\x07")


@given(st.text(max_size=60))
def test_cleaned_text_has_no_controls_and_keeps_the_rest(text: str) -> None:
    shown = clean(text)
    unseen = {chr(code) for code in (*range(0x20), *range(0x7F, 0xA0))} - {"\t", "\n"}
    unseen |= set("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
    assert not set(shown) & unseen
    assert shown == "".join(char for char in text if char not in unseen)
    assert clean(shown) == shown
