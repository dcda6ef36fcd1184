from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from jsonschema import Draft202012Validator

from tests.records.samples import NAME, told
from trainer.records.fields import Reading, Scalar
from trainer.records.source import Source, compose
from trainer.records.values import (
    CARD,
    CARDS,
    FLAG,
    MOMENT,
    PAGE,
    SEAT,
    SUIT,
    TEXT,
    WORD,
    choice,
    number,
)
from trainer.whist.cards import Suit
from trainer.whist.moment import END, START, Moment
from trainer.whist.notation import read_cards
from trainer.whist.seats import Seat

DQ, DT, SA, HJ = read_cards("DQT SA HJ")
NO_MOMENT = "is no moment: write trick.card as in 7.3, a trick as in 7, start or end"
NO_WORD = "is no name: write small letters, figures and hyphens"
NO_GROUP = "is no group of cards: write a suit and its ranks, such as DKJ92"
ESCAPE, REVERSAL, ISOLATE = "\x1b", "\u202e", "\u2066"


def read(shape: Scalar[Any], text: str) -> tuple[Any, list[str]]:
    """Return what a shape reads from a YAML text, and the problems it reports."""
    reading = Reading(Source(NAME, text))
    value = shape.read(compose(reading.source), reading)
    return value, told(reading.problems)


def quoted(text: str) -> str:
    """Return a text in double quotes, every character by its number."""
    return '"' + "".join(f"\\U{ord(character):08x}" for character in text) + '"'


def accepts(shape: Scalar[Any], text: str) -> bool:
    """Tell whether the schema of a shape accepts a string."""
    return Draft202012Validator(shape.schema()).is_valid(text)


@pytest.mark.parametrize(
    ("shape", "text", "value"),
    [
        (TEXT, "some words", "some words"),
        (TEXT, "'  some words '", "some words"),
        (TEXT, ">-\n  some\n  words\n\n  more\n", "some words\nmore"),
        (TEXT, "|\n  some\n  words\n", "some\nwords"),
        (TEXT, "7", "7"),
        (WORD, "lead-trumps", "lead-trumps"),
        (WORD, "7", "7"),
        (WORD, "a7-b", "a7-b"),
        (FLAG, "true", True),
        (FLAG, "false", False),
        (FLAG, "True", True),
        (FLAG, "yes", True),
        (FLAG, "'no'", False),
        (FLAG, "OFF", False),
        (PAGE, "1", 1),
        (PAGE, "9999", 9999),
        (SEAT, "Y", Seat.Y),
        (SUIT, "S", Suit.SPADES),
        (SUIT, "h", Suit.HEARTS),
        (SUIT, "♦", Suit.DIAMONDS),
        (CARD, "DQ", DQ),
        (CARD, "dq", DQ),
        (CARD, "QD", DQ),
        (CARD, "♦Q", DQ),
        (CARD, "D10", DT),
        (CARD, "10♦", DT),
        (CARD, "Td", DT),
        (CARD, "hkn", HJ),
        (CARD, "KnH", HJ),
        (CARD, "' SA '", SA),
        (CARDS, "DQ", (DQ,)),
        (CARDS, "QD", (DQ,)),
        (CARDS, "10d", (DT,)),
        (CARDS, "DQT SA", (DQ, DT, SA)),
        (CARDS, "SADQ10", (SA, DQ, DT)),
        (CARDS, "♦ Q 10, ♥ Kn", (DQ, DT, HJ)),
        (CARDS, "DQQ", (DQ, DQ)),
        (MOMENT, "7.3", Moment.at(7, 3)),
        (MOMENT, "'7.3'", Moment.at(7, 3)),
        (MOMENT, "7", Moment.after(7)),
        (MOMENT, "start", START),
        (MOMENT, "end", END),
    ],
)
def test_value_is_read(shape: Scalar[Any], text: str, value: object) -> None:
    read_value, problems = read(shape, text)
    assert problems == []
    assert read_value == value
    assert type(read_value) is type(value)


@pytest.mark.parametrize(
    ("shape", "text", "problem"),
    [
        (TEXT, "''", "1:1: some text is expected here"),
        (TEXT, r'" \e\t "', "1:1: some text is expected here"),
        (WORD, "''", f"1:1: '' {NO_WORD}"),
        (WORD, "Trumps", f"1:1: 'Trumps' {NO_WORD}"),
        (WORD, "lead trumps", f"1:1: 'lead trumps' {NO_WORD}"),
        (WORD, "lead--trumps", f"1:1: 'lead--trumps' {NO_WORD}"),
        (WORD, "-lead", f"1:1: '-lead' {NO_WORD}"),
        (WORD, "козырь", f"1:1: 'козырь' {NO_WORD}"),
        (WORD, "a/b" + "c" * 90, f"1:1: 'a/b{'c' * 37}' {NO_WORD}"),
        (FLAG, "1", "1:1: write true or false, not '1'"),
        (FLAG, "y", "1:1: write true or false, not 'y'"),
        (FLAG, "''", "1:1: write true or false, not ''"),
        (PAGE, "0", "1:1: '0' is not a whole number from 1 to 9999"),
        (PAGE, "10000", "1:1: '10000' is not a whole number from 1 to 9999"),
        (PAGE, "-1", "1:1: '-1' is not a whole number from 1 to 9999"),
        (PAGE, "1.5", "1:1: '1.5' is not a whole number from 1 to 9999"),
        (PAGE, "158-160", "1:1: '158-160' is not a whole number from 1 to 9999"),
        (PAGE, "''", "1:1: '' is not a whole number from 1 to 9999"),
        (PAGE, "²", "1:1: '²' is not a whole number from 1 to 9999"),
        (PAGE, "٣", "1:1: '٣' is not a whole number from 1 to 9999"),
        (PAGE, "9" * 5000, f"1:1: '{'9' * 40}' is not a whole number from 1 to 9999"),
        (SEAT, "a", "1:1: 'a' is none of A, Y, B, Z"),
        (SEAT, "North", "1:1: 'North' is none of A, Y, B, Z"),
        (SUIT, "N", "1:1: 'N' is no suit: write S, H, D or C"),
        (SUIT, "''", "1:1: '' is no suit: write S, H, D or C"),
        (CARD, "D1", "1:1: 'D1' is no card: write suit and rank, as in DQ"),
        (CARD, "DQJ", "1:1: 'DQJ' is no card: write suit and rank, as in DQ"),
        (CARD, "''", "1:1: '' is no card: write suit and rank, as in DQ"),
        (CARDS, "''", "1:1: cards are expected here, as in DKJ9"),
        (CARDS, "QD SA", f"1:1: 'QD' {NO_GROUP}"),
        (CARDS, "DQJ S1", f"1:5: 'S1' {NO_GROUP}"),
        (CARDS, "'DQJ, S1'", f"1:7: 'S1' {NO_GROUP}"),
        (CARDS, "DQJ\n  S1", f"1:1: 'S1' {NO_GROUP}"),
        (CARDS, "S-", f"1:1: 'S-' {NO_GROUP}"),
        (MOMENT, "7.5", f"1:1: '7.5' {NO_MOMENT}"),
        (MOMENT, "0", f"1:1: '0' {NO_MOMENT}"),
        (MOMENT, "100", f"1:1: '100' {NO_MOMENT}"),
        (MOMENT, "Start", f"1:1: 'Start' {NO_MOMENT}"),
        (MOMENT, "''", f"1:1: '' {NO_MOMENT}"),
    ],
    ids=lambda value: value[:20] if isinstance(value, str) else "",
)
def test_value_that_cannot_be_read(shape: Scalar[Any], text: str, problem: str) -> None:
    assert read(shape, text) == (None, [problem])


def test_choice_hands_on_what_an_option_stands_for() -> None:
    shape = choice({"low": 1, "high": 2})
    assert read(shape, "high") == (2, [])
    assert read(shape, "High") == (None, ["1:1: 'High' is none of low, high"])
    assert shape.schema() == {"enum": ["low", "high"]}


@given(st.integers(-20, 20), st.integers(-2, 5), st.integers(5, 12))
def test_number_between_two_bounds(value: int, low: int, high: int) -> None:
    shape = number(max(low, 0), high)
    if max(low, 0) <= value <= high:
        assert read(shape, str(value)) == (value, [])
    else:
        message = f"'{value}' is not a whole number from {max(low, 0)} to {high}"
        assert read(shape, str(value)) == (None, [f"1:1: {message}"])
    assert Draft202012Validator(shape.schema()).is_valid(value) == (max(low, 0) <= value <= high)


@pytest.mark.parametrize("text", ["00000015800000", "000000001" + "0" * 5000])
def test_number_behind_many_noughts(text: str) -> None:
    assert read(PAGE, text) == (
        None,
        [f"1:1: {text[:40]!r} is not a whole number from 1 to 9999"],
    )


@pytest.mark.parametrize("text", [r'"abc\n"', "|\n  abc\n"])
def test_word_ends_with_its_last_letter(text: str) -> None:
    assert read(WORD, text) == (None, [rf"1:1: 'abc\n' {NO_WORD}"])


# Texts are data: they cannot write to the terminal


@pytest.mark.parametrize(
    ("text", "words"),
    [
        (r'"a\eb"', "ab"),
        (r'"a\ab\bc\x00d\x7fe\u0080f"', "abcdef"),
        (r'"a\u202eb\u202ac\u2066d\u2069e"', "abcde"),
        (r'"a\rb"', "ab"),
        (r'"a\tb\nc"', "a\tb\nc"),
        ("Дама ♥ café \U0001f0a1", "Дама ♥ café \U0001f0a1"),
    ],
)
def test_text_loses_control_characters_and_reversals_alone(text: str, words: str) -> None:
    assert read(TEXT, text) == (words, [])


@pytest.mark.parametrize("text", [r'"\e[31mred\e[0m"', r'"\e]0;title\ared"', r'"\u009b31mred"'])
def test_text_loses_whole_escape_sequences(text: str) -> None:
    assert read(TEXT, text) == ("red", [])


@given(st.text(st.characters(categories=["Cc", "Cf", "Lu"])))
def test_no_text_keeps_what_a_terminal_obeys(text: str) -> None:
    value, problems = read(TEXT, quoted(text))
    if value is None:
        assert problems == ["1:1: some text is expected here"]
    else:
        assert not set(value) & {*map(chr, range(9)), *"\x0b\x0c\r\x7f\x9b", ESCAPE}
        assert not set(value) & {REVERSAL, ISOLATE}


@pytest.mark.parametrize("shape", [WORD, FLAG, PAGE, SEAT, SUIT, CARD, CARDS, MOMENT])
@pytest.mark.parametrize("bad", [ESCAPE + "[31m", REVERSAL, "\n"])
def test_no_problem_quotes_what_a_terminal_obeys(shape: Scalar[Any], bad: str) -> None:
    value, (problem,) = read(shape, quoted(f"x{bad}?"))
    assert value is None
    assert bad not in problem


# Reader and schema agree on strings

_cards = st.lists(
    st.sampled_from(["S", "h", "♦", "C", "10", "Kn", "kn", "KN", "q", "A", "2", " ", ",", "x", "1"])
)
_moments = st.lists(st.sampled_from([*"0123456789. ", "start", "end", "x"]), max_size=5)
_words = st.lists(st.sampled_from(["a", "z", "0", "9", "-", "A", "_", " ", "é"]), max_size=6)


def _agree(shape: Scalar[Any], text: str) -> None:
    _, problems = read(shape, quoted(text))
    assert accepts(shape, text) == (not problems), text


@given(_cards.map("".join))
def test_schema_and_reader_agree_on_cards(text: str) -> None:
    _agree(CARD, text)
    _agree(CARDS, text)
    _agree(SUIT, text)


@given(_moments.map("".join))
def test_schema_and_reader_agree_on_moments(text: str) -> None:
    _agree(MOMENT, text)


@given(_words.map("".join))
def test_schema_and_reader_agree_on_words(text: str) -> None:
    _agree(WORD, text)
    _agree(TEXT, text)
