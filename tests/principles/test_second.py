"""The Analysis of Play of Second Hand, line by line, and against the play of the book."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from trainer.principles.register import rules
from trainer.principles.second import (
    SecondPlay,
    Situation,
    TurnUp,
    row_for,
    second_play,
)
from trainer.principles.second_table import FIRST_ROUND, SECOND_ROUND, By, Row, When
from trainer.whist.cards import Card, Rank, Suit, card
from trainer.whist.conventions import Conventions
from trainer.whist.holding import EMPTY, Holding
from trainer.whist.notation import read_card, read_holding

AMERICAN = Conventions(american_leads=True)
COVERING = Conventions(cover_honours=True)
ROWS = [
    pytest.param(row, round_ == 2, id=f"round {round_}, row {number}, p{row.page}")
    for round_, table in enumerate((FIRST_ROUND, SECOND_ROUND), 1)
    for number, row in enumerate(table, 1)
]


def spades(ranks: str) -> Holding:
    """Return the spades of some ranks."""
    return read_holding(f"S{ranks}") if ranks else EMPTY


def at(held: str, led: str, **more: Any) -> Situation:
    """Return a situation in spades, in which cards are written as ranks alone."""
    for name in ("gone", "right", "partner"):
        more[name] = spades(more.get(name, ""))
    if began := more.pop("began", ""):
        more["began"] = read_card(f"S{began}")
    if turned := more.pop("turned", None):
        rank, by = turned
        more |= {"turn_up": TurnUp(read_card(f"S{rank}"), by), "trumps": True}
    return Situation(spades(held), read_card(f"S{led}"), **more)


def case(page: int, name: str, held: str, led: str, plays: str, rule: str, **more: Any) -> Any:
    """Return a line of a page as a case; `told` is the page cited, where it is another."""
    told = more.pop("told", page)
    return pytest.param(at(held, led, **more), plays, rule, told, id=f"p{page}: {name}")


T, STRONG = {"trumps": True}, {"strong": True}
SECOND = {"second_round": True}
CASES = [
    case(82, "lowest, holding a high card", "K532", "4", "2", "second-hand-low"),
    case(82, "queen, knave and one", "QJ4", "3", "J", "second-hand-moderate-sequence"),
    case(83, "queen, knave and two", "QJ42", "3", "2", "second-hand-moderate-sequence"),
    case(82, "knave, ten and one", "JT4", "3", "T", "second-hand-moderate-sequence"),
    case(83, "knave, ten and two", "JT42", "3", "2", "second-hand-moderate-sequence"),
    case(82, "ten, nine and one", "T94", "3", "9", "second-hand-moderate-sequence"),
    case(83, "ten, nine and two", "T942", "3", "2", "second-hand-moderate-sequence"),
    case(83, "a sequence lower than ten, nine", "984", "3", "4", "second-hand-low", told=82),
    case(83, "queen and two to king led", "Q42", "K", "2", "lowest-when-not-heading"),
    case(84, "ace and king to queen led", "AK4", "Q", "K", "second-hand-ace-king", told=85),
    case(85, "ace, king, queen", "AKQ5", "3", "Q", "second-hand-sequence"),
    case(85, "ace, king, queen, knave", "AKQJ", "3", "J", "second-hand-sequence"),
    case(85, "ace, king, knave", "AKJ4", "3", "K", "second-hand-ace-king"),
    case(85, "ace, king, knave, second round", "AJ4", "3", "A", "second-round-winner",
         **SECOND, gone="K652", told=90),
    case(85, "the finesse of the knave, certain", "AJ4", "3", "J", "second-round-winner",
         **SECOND, gone="K652", right="Q", told=90),
    case(85, "ace, king", "AK42", "3", "K", "second-hand-ace-king"),
    case(85, "ace, king in trumps", "AK42", "3", "K", "second-hand-ace-king", **T),
    case(85, "partner has turned up the queen", "AK42", "3", "2", "second-hand-ace-king",
         turned=("Q", By.PARTNER)),
    case(85, "queen turned up to the right", "AKJ4", "3", "J", "second-hand-ace-king",
         turned=("Q", By.RIGHT)),
    case(85, "queen turned up to the left", "AKJ4", "3", "K", "second-hand-ace-king",
         turned=("Q", By.LEFT)),
    case(85, "and so on: king turned up to the right", "AQ42", "3", "Q", "second-hand-ace-queen",
         turned=("K", By.RIGHT)),
    case(85, "ace, queen, knave", "AQJ4", "3", "J", "second-hand-ace-queen-knave"),
    case(85, "ace, queen, knave, ten", "AQJT", "3", "T", "second-hand-ace-queen-knave"),
    case(86, "ace, queen, ten in trumps", "AQT4", "3", "T", "second-hand-ace-queen-ten", **T),
    case(86, "ace, queen, ten, nine in trumps", "AQT9", "3", "9", "second-hand-ace-queen-ten", **T),
    case(86, "ace, queen, ten, strong", "AQT4", "3", "T", "second-hand-ace-queen-ten", **STRONG),
    case(86, "ace, queen, ten, nine, strong", "AQT94", "3", "9", "second-hand-ace-queen-ten",
         **STRONG),
    case(86, "ace, queen, ten, weak", "AQT4", "3", "Q", "second-hand-ace-queen-ten"),
    case(86, "ace, queen, ten only, weak", "AQT", "3", "T", "second-hand-ace-queen-ten"),
    case(86, "ace, queen, ten only, strong", "AQT", "3", "T", "second-hand-ace-queen-ten",
         **STRONG),
    case(86, "ace, queen, small led, trumps", "AQ42", "3", "2", "second-hand-ace-queen", **T),
    case(86, "ace, queen and three, strong", "AQ642", "3", "2", "second-hand-ace-queen", **STRONG),
    case(86, "ace, queen and three, weak", "AQ642", "3", "Q", "second-hand-ace-queen"),
    case(86, "ace, queen and two: the rule of p. 82", "AQ42", "3", "2", "second-hand-ace-queen",
         told=82),
    case(86, "ace, queen, knave led", "AQ42", "J", "A", "second-hand-ace-queen"),
    case(86, "ace, queen, ten, knave led", "AQT4", "J", "A", "second-hand-ace-queen"),
    case(86, "ace, queen, ten led", "AQ42", "T", "Q", "second-hand-ace-queen"),
    case(86, "ace, queen, nine led, trumps", "AQ42", "9", "Q", "second-hand-ace-queen", **T),
    case(87, "ace, knave, ten in trumps", "AJT4", "3", "T", "second-hand-ace-knave-ten", **T),
    case(87, "ace, knave, ten, nine in trumps", "AJT94", "3", "9", "second-hand-ace-knave-ten",
         **T),
    case(87, "ace, knave, ten, plain", "AJT4", "3", "4", "second-hand-ace-knave-ten"),
    case(87, "ace and small", "A542", "3", "2", "second-hand-ace-small"),
    case(87, "ace and small, wanting the lead", "A542", "3", "A", "second-hand-for-the-lead",
         wants_lead=True, told=90),
    case(87, "king, queen, knave", "KQJ4", "3", "J", "second-hand-king-queen-knave"),
    case(87, "king, queen, knave, ten", "KQJT", "3", "T", "second-hand-king-queen-knave"),
    case(87, "king, queen, small led", "KQ42", "3", "Q", "second-hand-king-queen"),
    case(87, "king, queen, small led, trumps", "KQ4", "3", "Q", "second-hand-king-queen", **T),
    case(87, "king, queen, knave led", "KQ42", "J", "Q", "second-hand-king-queen"),
    case(88, "king, knave, ten", "KJT4", "3", "T", "second-hand-king-knave-ten"),
    case(88, "king, knave, ten, nine", "KJT9", "3", "9", "second-hand-king-knave-ten"),
    case(88, "queen, knave, ten", "QJT4", "3", "T", "second-hand-queen-knave-ten"),
    case(88, "queen, knave, ten, nine", "QJT9", "3", "9", "second-hand-queen-knave-ten"),
    case(88, "knave, ten, nine", "JT94", "3", "9", "second-hand-queen-knave-ten"),
    case(88, "knave, ten, nine, eight", "JT98", "3", "8", "second-hand-queen-knave-ten"),
    case(88, "ace on the king", "A42", "K", "A", "ace-on-honour"),
    case(88, "ace on the knave", "A42", "J", "A", "ace-on-honour", **T),
    case(88, "an honour led, king held", "K42", "Q", "2", "pass-honour-without-ace"),
    case(88, "an honour led, queen held", "Q3", "J", "3", "pass-honour-without-ace"),
    case(88, "the old habit, numerically weak", "K42", "Q", "K", "analysis-of-second-hand",
         own=COVERING),
    case(88, "the old habit, four held", "K542", "Q", "2", "pass-honour-without-ace", own=COVERING),
    case(88, "the habit of the other side", "K42", "Q", "2", "pass-honour-without-ace",
         theirs=COVERING),
    case(88, "a strengthening card late", "K3", "Q", "K", "analysis-of-second-hand",
         weak_lead=True),
    case(89, "the fourchette of the knave", "QT4", "J", "Q", "cover-with-fourchette"),
    case(89, "the fourchette of the queen", "KJ42", "Q", "K", "cover-with-fourchette"),
    case(89, "queen and one on the ten", "Q4", "T", "Q", "queen-and-one-on-ten"),
    case(89, "queen and two on the ten", "Q42", "T", "2", "queen-and-one-on-ten"),
    case(89, "other combinations on the ten", "K42", "T", "2", "second-hand-low", told=82),
    case(89, "king and one on the nine", "K4", "9", "K", "king-and-one-on-nine"),
    case(89, "king and two on the nine", "K42", "9", "2", "second-hand-low", told=82),
    case(89, "king, nine on the eight", "K9", "8", "K", "king-and-one-on-nine"),
    case(89, "king, nine and another on the eight", "K92", "8", "2", "second-hand-low", told=82),
    case(89, "ace, king, ten on the eight", "AKT", "8", "T", "cover-to-complete-sequence"),
    case(89, "the same with small ones", "AKT42", "8", "T", "cover-to-complete-sequence"),
    case(89, "ace, queen, knave, eight on the seven", "AQJ8", "7", "8",
         "cover-to-complete-sequence"),
    case(89, "but not if the lead is from weakness", "AKT42", "8", "K", "second-hand-ace-king",
         weak_lead=True, told=85),
    case(90, "eight after the ace, American", "KQT", "8", "T", "cover-to-complete-sequence",
         **SECOND, began="A", gone="A432", theirs=AMERICAN),
    case(90, "seven after the ace, not American", "KQT", "7", "T", "cover-to-complete-sequence",
         **SECOND, began="A", gone="A432"),
    case(90, "eight after the ace, not American", "KQT", "8", "Q", "second-round-winner",
         **SECOND, began="A", gone="A432"),
    case(90, "an honour and a small card", "K4", "3", "4", "pass-honour-and-small"),
    case(90, "knave and a small card", "J4", "3", "4", "pass-honour-and-small"),
    case(90, "a high card for the lead", "K42", "3", "K", "second-hand-for-the-lead",
         wants_lead=True),
    case(90, "king turned up, singly guarded", "K4", "3", "K", "second-hand-guarded-turn-up",
         turned=("K", By.SELF)),
    case(90, "queen turned up, singly guarded", "Q4", "3", "Q", "second-hand-guarded-turn-up",
         turned=("Q", By.SELF)),
    case(90, "king turned up, doubly guarded", "K42", "3", "2", "second-hand-low",
         turned=("K", By.SELF), told=82),
    case(90, "king guarded, ace to the right", "K4", "3", "K", "second-hand-guarded-turn-up",
         turned=("A", By.RIGHT)),
    case(90, "queen guarded, king to the right", "Q4", "3", "Q", "second-hand-guarded-turn-up",
         turned=("K", By.RIGHT)),
    case(90, "queen guarded, king to the left", "Q4", "3", "4", "pass-honour-and-small",
         turned=("K", By.LEFT)),
    case(90, "winning card, plain", "A92", "4", "A", "second-round-winner",
         **SECOND, gone="K853"),
    case(90, "the lower of two winning cards", "KQ2", "4", "Q", "second-round-winner",
         **SECOND, gone="A853"),
    case(90, "a finesse that is certain", "KT2", "4", "T", "second-round-winner",
         **SECOND, gone="AQ53", right="J"),
    case(90, "a finesse that is not", "KT2", "4", "K", "second-round-winner",
         **SECOND, gone="AQ53"),
    case(90, "winning trump, strong", "A92", "4", "2", "second-round-hold-trump-winner",
         **SECOND, **T, **STRONG, gone="K853"),
    case(90, "winning trump, weak", "A9", "4", "A", "second-round-hold-trump-winner",
         **SECOND, **T, gone="K853"),
    case(91, "ten to save partner's ace", "T5", "4", "T", "second-round-save-partner",
         **SECOND, gone="KJ32", right="Q", partner="A"),
    case(91, "not if the queen may be behind", "T5", "4", "5", "second-hand-low",
         **SECOND, gone="KJ32", partner="A", told=82),
    case(91, "nor if the ace may be", "T5", "4", "5", "second-hand-low",
         **SECOND, gone="KJ32", right="Q", told=82),
]  # fmt: skip


@pytest.mark.parametrize(("situation", "plays", "rule", "page"), CASES)
def test_line_of_the_analysis(situation: Situation, plays: str, rule: str, page: int) -> None:
    played = second_play(situation)
    assert (played.card.rank.letter, played.rule, played.page) == (plays, rule, page)


def of_example(row: Row, second_round: bool) -> Situation:
    """Return the situation of a row's example."""
    example = row.example
    turned = {"turned": (row.turned[0], row.by)} if row.by else {"trumps": bool(row.trumps)}
    return at(
        example.held,
        example.led,
        gone=example.gone,
        right=example.right,
        partner=example.partner,
        began=example.began,
        second_round=second_round,
        strong=bool(row.strong),
        weak_lead=bool(row.weak_lead),
        wants_lead=row.when is When.WANTS,
        own=Conventions(cover_honours=row.when is When.OLD_COVER),
        theirs=AMERICAN,
        **turned,
    )


@pytest.mark.parametrize(("row", "second_round"), ROWS)
def test_example_of_a_row_is_decided_by_that_row(row: Row, second_round: bool) -> None:
    situation = of_example(row, second_round)
    assert row_for(situation) is row
    assert second_play(situation).card.rank.letter == row.example.card


@pytest.mark.parametrize(
    "row", [*FIRST_ROUND, *SECOND_ROUND], ids=lambda row: f"p{row.page} {row.example.held}"
)
def test_row_is_well_formed(row: Row) -> None:
    assert row.rule in rules()
    assert 82 <= row.page <= 91
    assert row.why.endswith(".")
    assert len(row.why) <= 100
    assert (row.by is None) == (row.turned == "")
    assert row.play in ("low", "cover", "head", "win", "finesse") or row.play in row.holds


def test_last_row_of_each_round_asks_for_nothing_and_plays_low() -> None:
    for table in (FIRST_ROUND, SECOND_ROUND):
        last = table[-1]
        assert last == Row(last.page, "second-hand-low", "low", last.example, last.why)


def test_every_rule_of_second_hand_has_a_row() -> None:
    """All that stands in the register at pp. 82-91 but the headings and what is only inferred."""
    here = {rule.name for rule in rules().values() if 82 <= rule.page <= 91}
    general = {"play-lowest-of-sequence", "infer-no-lower"}
    assert here - general == {row.rule for row in (*FIRST_ROUND, *SECOND_ROUND)}


SUIT = Holding.of(card(Suit.SPADES, rank) for rank in Rank)


@st.composite
def situations(draw: st.DrawFn) -> Situation:
    """Draw a situation of any kind."""
    led, *rest = draw(st.permutations(list(SUIT)))
    ends = sorted(draw(st.lists(st.integers(1, len(rest)), min_size=4, max_size=4)))
    held, gone, right, partner = (
        Holding.of(rest[start:end]) for start, end in zip((0, *ends), ends, strict=False)
    )
    turned = draw(st.none() | st.builds(TurnUp, st.sampled_from(rest), st.sampled_from(By)))
    flags = st.booleans()
    return Situation(
        held,
        led,
        trumps=turned is not None or draw(flags),
        strong=draw(flags),
        turn_up=turned,
        second_round=draw(flags),
        began=draw(st.none() | st.sampled_from(rest)),
        gone=gone,
        right=right,
        partner=partner,
        weak_lead=draw(flags),
        wants_lead=draw(flags),
        own=draw(st.builds(Conventions, cover_honours=flags)),
        theirs=draw(st.builds(Conventions, american_leads=flags)),
    )


@given(situations())
def test_the_card_is_held_and_is_the_lowest_unless_it_heads(situation: Situation) -> None:
    played = second_play(situation)
    lowest = situation.held.lowest(situation.suit)
    assert played.card in situation.held
    assert played.card == lowest or played.card in situation.heading
    if played.rule in ("second-hand-low", "lowest-when-not-heading"):
        assert played.card == lowest


@given(situations())
def test_of_touching_cards_the_lowest_is_played(situation: Situation) -> None:
    played = second_play(situation).card
    assert Card(played.suit, Rank(max(played.rank - 1, 2))) not in situation.held.without(played)


@pytest.mark.parametrize(
    ("held", "led", "gone"),
    [("", "S3", ""), ("S4 H2", "S3", ""), ("H4", "S3", ""), ("S3", "S3", ""), ("S4", "S3", "S4")],
)
def test_cards_that_make_no_sense_are_refused(held: str, led: str, gone: str) -> None:
    with pytest.raises(ValueError, match=r"no cards of one suit|both held and led|gone before"):
        Situation(
            read_holding(held) if held else EMPTY,
            read_card(led),
            gone=read_holding(gone) if gone else EMPTY,
        )


def test_play_is_a_value() -> None:
    played = second_play(at("KQ4", "3"))
    assert played == SecondPlay(read_card("SQ"), "second-hand-king-queen", 87, played.why)
