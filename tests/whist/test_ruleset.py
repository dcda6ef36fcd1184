import io
import tokenize
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

import trainer
from tests.whist.strategies import GAMES, holdings, lines, suits, whole_deals
from trainer.whist.cards import RANKS, SUITS, Rank, Suit
from trainer.whist.holding import HONOURS, Holding
from trainer.whist.line import Line
from trainer.whist.ruleset import COTTON_WHIST, SHORT_WHIST, Ruleset, TrumpBy, must_follow
from trainer.whist.score import settle
from trainer.whist.seats import Side

ROOT = Path(trainer.__file__).parent
NUMBERS_LIVE_IN = {"whist/cards.py", "whist/ruleset.py"}
ALLOWED = {
    ("records/hand.py", 13): "the bounds of the key `result`, read before the game is known",
    ("records/puzzle.py", 13): "the bounds of the key `tricks`, read before the game is known",
}
"""Where else one of the numbers of short whist may stand, and why."""


@pytest.mark.parametrize(
    ("rules", "pack", "hand", "book", "game", "no_honours_at"),
    [
        pytest.param(SHORT_WHIST, 52, 13, 6, 5, 4, id="short whist (Laws 2, 4)"),
        pytest.param(COTTON_WHIST, 48, 12, 6, 9, None, id="Cotton's whist (pp. 36-38)"),
    ],
)
def test_game(
    rules: Ruleset, pack: int, hand: int, book: int, game: int, no_honours_at: int | None
) -> None:
    assert len(rules.pack) == len(set(rules.pack)) == pack
    assert rules.hand_size == hand
    assert rules.book == book
    assert rules.game == game
    assert rules.no_honours_at == no_honours_at
    assert dict(rules.honour_points) == {3: 2, 4: 4}
    assert rules.honours == HONOURS == (Rank.ACE, Rank.KING, Rank.QUEEN, Rank.KNAVE)
    assert rules.trump_by is TrumpBy.LAST_CARD_DEALT
    assert (rules.stock, rules.dummy) == (0, False)


def test_cotton_puts_out_the_deuces() -> None:
    out = set(SHORT_WHIST.pack) - set(COTTON_WHIST.pack)
    assert {card.rank for card in out} == {Rank.TWO}
    assert {card.suit for card in out} == set(SUITS)
    assert set(COTTON_WHIST.pack) < set(SHORT_WHIST.pack)


@pytest.mark.parametrize("rules", GAMES, ids=lambda rules: rules.name)
def test_pack_has_every_rank_of_every_suit(rules: Ruleset) -> None:
    for suit in SUITS:
        ranks = {card.rank for card in rules.pack if card.suit is suit}
        assert ranks == {rank for rank in RANKS if rank >= rules.lowest}


def test_stock_is_not_dealt() -> None:
    with_stock = Ruleset(
        "ruff", Rank.TWO, 9, None, ((3, 2),), stock=4, trump_by=TrumpBy.TOP_OF_STOCK
    )
    assert with_stock.hand_size == 12, "dealt twelve apiece, four are left for the stock (p. 36)"
    assert with_stock.book == 6


@given(holdings, suits)
def test_suit_must_be_followed_if_held(hand: Holding, led: Suit) -> None:
    of_suit = {card for card in hand if card.suit is led}
    assert set(must_follow(hand, led)) == (of_suit or set(hand)), "Law 71"


@given(lines(whole_deals(st.just(COTTON_WHIST)), played_out=True))
def test_cottons_whist_plays_through_the_same_code(line: Line) -> None:
    assert len(line.cards) == 48
    assert set(line.cards) == set(COTTON_WHIST.pack)
    assert line.over
    ab, yz = line.tricks
    assert ab + yz == 12
    honours = (line.deal.honours(Side.AB), line.deal.honours(Side.YZ))
    result = settle((ab, yz), honours, rules=COTTON_WHIST)
    winners = None if ab == yz else Side.AB if ab > yz else Side.YZ
    assert result.winners is winners
    assert result.by_cards == max(ab, yz) - 6


def numbers(path: Path) -> Iterator[tuple[int, int]]:
    """Yield each whole number written in a source file, with its line."""
    source = path.read_text(encoding="utf-8")
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.NUMBER and not set(token.string.lower()) & set(".j"):
            try:
                yield int(token.string, 0), token.start[0]
            except ValueError:  # a power of ten, such as 1e3
                continue


def sizes_written() -> dict[tuple[str, int], list[int]]:
    """Return where 52 and 13 are written outside the cards and the rules: file, number, lines."""
    found: dict[tuple[str, int], list[int]] = {}
    for path in sorted(ROOT.rglob("*.py")):
        name = path.relative_to(ROOT).as_posix()
        for number, line in numbers(path):
            if number in (52, 13) and name not in NUMBERS_LIVE_IN:
                found.setdefault((name, number), []).append(line)
    return found


def test_sizes_of_short_whist_are_written_in_one_place() -> None:
    unexpected = {place: at for place, at in sizes_written().items() if place not in ALLOWED}
    assert unexpected == {}, "ask the ruleset instead"


def test_no_excuse_outlives_its_number() -> None:
    assert set(ALLOWED) - set(sizes_written()) == set()


def test_numbers_are_seen_and_words_are_not(tmp_path: Path) -> None:
    path = tmp_path / "sample.py"
    path.write_text('"""Page 52."""\n\nSIZE = 0x34  # 13\nNAME = "13"\nHALF = 1.3\nPER = 13\n')
    assert list(numbers(path)) == [(52, 3), (13, 6)]
