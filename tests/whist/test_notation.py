from collections.abc import Callable
from contextlib import suppress

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from tests.whist.strategies import cards, holdings, suits
from trainer.whist.cards import RANKS, SUITS, Card, Rank, Suit, card_of
from trainer.whist.errors import AmbiguousCard, UnreadableCard, WhistError
from trainer.whist.holding import EMPTY, Holding
from trainer.whist.notation import pick_card, read_card, read_cards, read_holding, read_suit

WRITTEN = {
    Rank.ACE: ("A", "ace"),
    Rank.KING: ("K", "Kg", "king"),
    Rank.QUEEN: ("Q", "Qn", "queen"),
    Rank.KNAVE: ("J", "Kn", "Knv", "knave", "jack"),
    Rank.TEN: ("T", "10", "ten"),
    Rank.NINE: ("9", "nine"),
    Rank.EIGHT: ("8", "eight"),
    Rank.SEVEN: ("7", "seven"),
    Rank.SIX: ("6", "six"),
    Rank.FIVE: ("5", "five"),
    Rank.FOUR: ("4", "four"),
    Rank.THREE: ("3", "three", "trey"),
    Rank.TWO: ("2", "two", "deuce"),
}
SIGNS = {
    Suit.SPADES: ("S", "♠", "♤"),
    Suit.HEARTS: ("H", "♥", "♡"),
    Suit.DIAMONDS: ("D", "♦", "♢"),
    Suit.CLUBS: ("C", "♣", "♧"),
}
NAMES = {suit: (suit.name, suit.name[:-1]) for suit in SUITS}

Casing = Callable[[str], str]

casings: st.SearchStrategy[Casing] = st.sampled_from((str, str.upper, str.lower, str.title))
blanks = st.sampled_from(("", " ", "  ", "\t"))
likely = st.text(alphabet="SHDCAKQJT98765432101♠♥♦♣♤KNVGkqtjxofthe, .-_\n\t\"'{}%ßﬆ①२", max_size=20)
anything = st.one_of(st.text(max_size=60), likely)


@st.composite
def spellings(draw: st.DrawFn, card: Card) -> str:
    """Draw one of the many ways of writing a card."""
    word = draw(casings)
    signs, names, rank_words = SIGNS[card.suit], NAMES[card.suit], WRITTEN[card.rank]
    suit = word(draw(st.sampled_from(signs)))
    name = word(draw(st.sampled_from((*signs, *names))))
    short = word(draw(st.sampled_from([each for each in rank_words if len(each) <= 2])))
    rank = word(draw(st.sampled_from(rank_words)))
    gap, space = draw(blanks), draw(st.sampled_from((" ", "  ", "-", "_", " of ", " of the ")))
    body = draw(
        st.sampled_from(
            (suit + gap + short, short + gap + suit, rank + space + name, name + " " + rank)
        )
    )
    return draw(blanks) + body + draw(blanks)


@given(cards)
def test_strict_writing_reads_back(card: Card) -> None:
    assert read_card(str(card)) == card
    assert read_card(str(card).lower()) == card


@given(st.data(), cards)
def test_every_spelling_reads_back(data: st.DataObject, card: Card) -> None:
    text = data.draw(spellings(card))
    assert read_card(text) == card
    assert pick_card(text, EMPTY) == card


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("DQ", "DQ"),
        ("dq", "DQ"),
        ("Q♦", "DQ"),
        ("♦Q", "DQ"),
        ("♢q", "DQ"),
        ("qd", "DQ"),
        ("10d", "DT"),
        ("10D", "DT"),
        ("D10", "DT"),
        ("♦10", "DT"),
        ("t♠", "ST"),
        ("10 ♠", "ST"),
        ("Kn♥", "HJ"),
        ("Knv♣", "CJ"),
        ("Kg♥", "HK"),
        ("Qn♣", "CQ"),
        ("Kn of hearts", "HJ"),
        ("queen of diamonds", "DQ"),
        ("The Queen of Diamonds", "DQ"),
        ("ace of the spades", "SA"),
        ("ten-of-clubs", "CT"),
        ("jack_of_spades", "SJ"),
        ("deuce of hearts", "H2"),
        ("spade king", "SK"),
        ("  C  7 ", "C7"),
    ],
)
def test_card_reads(text: str, code: str) -> None:
    assert read_card(text) == card_of(code)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "  ",
        "x",
        "S",
        "10",
        "queen",
        "S11",
        "S1",
        "SS",
        "AA",
        "AKS",
        "SAK",
        "DQ HQ",
        "DQ♦",
        "queen of",
        "queen of hearts and spades",
        "queen of hearts, please",
        "my queen of hearts",
        "of",
        "Z5",
        "S-",
        "\x00",
        "٣S",
        "{}",
    ],
)
def test_no_card(text: str) -> None:
    with pytest.raises(UnreadableCard) as caught:
        read_card(text)
    shown = repr(text.strip())
    assert str(caught.value) == f"{shown} is no card: write suit and rank, such as DQ or S10"


def test_long_text_is_cut_in_the_message() -> None:
    with pytest.raises(UnreadableCard) as caught:
        read_card("z" * 31)
    assert str(caught.value) == (
        f"'{'z' * 30}…' is no card: write suit and rank, such as DQ or S10"
    )
    with pytest.raises(UnreadableCard, match=f"^'{'z' * 30}' is no card"):
        read_card("z" * 30)


@given(suits, casings)
def test_suit_reads(suit: Suit, word: Casing) -> None:
    assert read_suit(str(suit)) is suit
    for text in (*SIGNS[suit], *NAMES[suit]):
        assert read_suit(f" {word(text)} ") is suit


@pytest.mark.parametrize("text", ["", "X", "SS", "spade s", "K", "SA", "trumps"])
def test_no_suit(text: str) -> None:
    with pytest.raises(UnreadableCard) as caught:
        read_suit(text)
    assert str(caught.value) == f"{text!r} is no suit: write S, H, D or C"


HELD = read_holding("SQT53 HA DKJ92")


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("h", "HA"),
        ("hearts", "HA"),
        ("♥", "HA"),
        ("a", "HA"),
        ("ace", "HA"),
        ("k", "DK"),
        ("king", "DK"),
        ("10", "ST"),
        ("ten", "ST"),
        ("9", "D9"),
        ("dk", "DK"),
        pytest.param("c2", "C2", id="in full it need not be held"),
    ],
)
def test_part_of_a_card_will_do_where_it_fits_one(text: str, code: str) -> None:
    assert pick_card(text, HELD) == card_of(code)


@pytest.mark.parametrize(
    ("text", "message", "fits"),
    [
        ("d", "'d' fits more than one card: DKJ92", "DKJ92"),
        (" spades ", "'spades' fits more than one card: SQT53", "SQT53"),
        ("♠", "'♠' fits more than one card: SQT53", "SQT53"),
    ],
)
def test_ambiguous(text: str, message: str, fits: str) -> None:
    with pytest.raises(AmbiguousCard) as caught:
        pick_card(text, HELD)
    assert str(caught.value) == message
    assert caught.value.fits == read_holding(fits)


def test_rank_held_in_two_suits_is_ambiguous() -> None:
    with pytest.raises(AmbiguousCard) as caught:
        pick_card("Qn", read_holding("SQT HA CQ"))
    assert str(caught.value) == "'Qn' fits more than one card: SQ CQ"
    assert caught.value.fits == read_holding("SQ CQ")


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("c", "'c' fits none of SQT53 HA DKJ92"),
        ("clubs", "'clubs' fits none of SQT53 HA DKJ92"),
        ("8", "'8' fits none of SQT53 HA DKJ92"),
        ("", "'' is no card: write suit and rank, such as DQ or S10"),
        ("hello", "'hello' is no card: write suit and rank, such as DQ or S10"),
        ("my ten", "'my ten' is no card: write suit and rank, such as DQ or S10"),
        ("h d", "'h d' is no card: write suit and rank, such as DQ or S10"),
    ],
)
def test_pick_fits_none(text: str, message: str) -> None:
    with pytest.raises(UnreadableCard) as caught:
        pick_card(text, HELD)
    assert str(caught.value) == message


@given(holdings, st.one_of(suits, st.sampled_from(RANKS)))
def test_pick_agrees_with_counting(held: Holding, part: Suit | Rank) -> None:
    fits = [card for card in held if part in (card.suit, card.rank)]
    if len(fits) == 1:
        assert pick_card(str(part), held) == fits[0]
        return
    with pytest.raises(AmbiguousCard if fits else UnreadableCard) as caught:
        pick_card(str(part), held)
    if isinstance(caught.value, AmbiguousCard):
        assert list(caught.value.fits) == fits


@given(anything, holdings)
@example("ﬆ", EMPTY)
@example("ß x", EMPTY)
@example("   ", EMPTY)
@example("{text}", EMPTY)
@example("%s", EMPTY)
def test_odd_texts_raise_whist_errors_alone(text: str, among: Holding) -> None:
    for read in (read_card, read_cards, read_holding, read_suit):
        with suppress(UnreadableCard):
            read(text)
    try:
        picked = pick_card(text, among)
    except (UnreadableCard, AmbiguousCard):
        with pytest.raises(UnreadableCard):
            read_card(text)
    else:
        assert isinstance(picked, Card)


def test_both_refusals_are_whist_errors() -> None:
    assert issubclass(UnreadableCard, WhistError)
    assert issubclass(AmbiguousCard, WhistError)
