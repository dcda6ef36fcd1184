import pytest
from hypothesis import given
from hypothesis import strategies as st

from trainer.whist.ruleset import COTTON_WHIST
from trainer.whist.score import (
    LOVE_ALL,
    RUBBER_POINTS,
    Result,
    Score,
    game_points,
    number_word,
    rubber_points,
    settle,
)
from trainer.whist.seats import Side

AB, YZ = Side.AB, Side.YZ
Games = list[tuple[Side, int]]

splits = st.integers(0, 13).map(lambda ab: (ab, 13 - ab))
honours = st.integers(0, 4).map(lambda ab: (ab, 4 - ab))
scores = st.builds(Score, st.integers(0, 4), st.integers(0, 4))


@pytest.mark.parametrize(
    ("tricks", "held", "before", "after", "game"),
    [
        pytest.param((7, 6), (2, 2), (0, 0), (1, 0), None, id="Law 2: the trick above six counts"),
        pytest.param((6, 7), (2, 2), (0, 0), (0, 1), None, id="Law 2: for either side"),
        pytest.param((9, 4), (2, 2), (0, 0), (3, 0), None, id="Law 2: each trick above six"),
        pytest.param((11, 2), (2, 2), (0, 0), (5, 0), AB, id="Law 2: a game is five points"),
        pytest.param((13, 0), (2, 2), (0, 0), (7, 0), AB, id="Law 2: a slam"),
        pytest.param((10, 3), (2, 2), (1, 0), (5, 0), AB, id="Law 2: with the points before it"),
        pytest.param((10, 3), (2, 2), (0, 1), (4, 1), None, id="Law 2: four is not yet game"),
        pytest.param((7, 6), (4, 0), (0, 0), (5, 0), AB, id="Law 3: four honours, four points"),
        pytest.param((7, 6), (3, 1), (0, 0), (3, 0), None, id="Law 3: three honours, two points"),
        pytest.param((7, 6), (1, 3), (0, 0), (1, 2), None, id="Law 3: though they lose the trick"),
        pytest.param((7, 6), (2, 2), (0, 0), (1, 0), None, id="Law 3: only two do not score"),
        pytest.param((7, 6), (0, 4), (0, 0), (1, 4), None, id="Law 3: four against the trick"),
        pytest.param((6, 7), (3, 1), (3, 0), (5, 1), AB, id="Law 3: honours may win the game"),
        pytest.param((6, 7), (3, 1), (4, 0), (4, 1), None, id="Law 4: at four no honours"),
        pytest.param((6, 7), (4, 0), (4, 0), (4, 1), None, id="Law 4: not even four"),
        pytest.param((6, 7), (1, 3), (4, 0), (4, 3), None, id="Law 4: the others still score"),
        pytest.param((6, 7), (1, 3), (0, 4), (0, 5), YZ, id="Law 4: at four tricks still score"),
        pytest.param((7, 6), (3, 1), (3, 4), (6, 4), AB, id="Law 4: reaching four is not being so"),
        pytest.param((8, 5), (1, 3), (3, 3), (5, 3), AB, id="Law 5: tricks before honours (XXIII)"),
        pytest.param((7, 6), (0, 4), (4, 3), (5, 3), AB, id="Law 5: the odd trick before four"),
        pytest.param((11, 2), (1, 3), (0, 0), (5, 0), AB, id="Law 5: so a treble is kept (Law 8)"),
        pytest.param((7, 6), (0, 4), (3, 1), (4, 5), YZ, id="Law 5: honours last, but they win"),
    ],
)
def test_points_of_a_hand(
    tricks: tuple[int, int],
    held: tuple[int, int],
    before: tuple[int, int],
    after: tuple[int, int],
    game: Side | None,
) -> None:
    result = settle(tricks, held, Score(*before))
    assert (result.score.ab, result.score.yz) == after
    assert result.game is game


@given(splits, honours, scores)
def test_points_add_up(tricks: tuple[int, int], held: tuple[int, int], before: Score) -> None:
    result = settle(tricks, held, before)
    expected = before
    assert result.winners is (AB if tricks[0] > tricks[1] else YZ)
    expected = expected.plus(result.winners, result.by_cards)
    assert result.by_cards == max(tricks) - 6
    if result.honours_side is not None:
        expected = expected.plus(result.honours_side, result.by_honours)
        assert before.of(result.honours_side) != 4, "Law 4"
        assert expected.of(result.winners) < 5 or result.honours_side is result.winners, "Law 5"
    assert (result.by_honours > 0) is (result.honours_side is not None)
    assert result.score == expected
    at_game = [side for side in Side if result.score.of(side) >= 5]
    assert at_game == ([] if result.game is None else [result.game])


@given(splits, honours, scores)
def test_sides_are_treated_alike(
    tricks: tuple[int, int], held: tuple[int, int], before: Score
) -> None:
    here = settle(tricks, held, before)
    there = settle((tricks[1], tricks[0]), (held[1], held[0]), Score(before.yz, before.ab))
    swap = {AB: YZ, YZ: AB, None: None}
    assert there == Result(
        swap[here.winners],
        here.by_cards,
        swap[here.honours_side],
        here.by_honours,
        Score(here.score.yz, here.score.ab),
        swap[here.game],
    )


@pytest.mark.parametrize(
    ("loser", "points"),
    [
        pytest.param(0, 3, id="Law 8: treble, they have not scored"),
        pytest.param(1, 2, id="Law 8: double at one"),
        pytest.param(2, 2, id="Law 8: double at two"),
        pytest.param(3, 1, id="Law 8: single at three"),
        pytest.param(4, 1, id="Law 8: single at four"),
    ],
)
def test_points_of_a_game(loser: int, points: int) -> None:
    assert game_points(loser) == points


@pytest.mark.parametrize(
    ("games", "winners", "points"),
    [
        pytest.param([(AB, 0), (AB, 0)], AB, 8, id="Law 9: two trebles and the rubber"),
        pytest.param([(AB, 4), (AB, 3)], AB, 4, id="Law 9: two singles and the rubber"),
        pytest.param([(YZ, 1), (YZ, 4)], YZ, 5, id="Law 9: a double, a single and the rubber"),
        pytest.param([(AB, 0), (YZ, 0), (AB, 0)], AB, 5, id="Law 10: less a treble"),
        pytest.param([(AB, 4), (YZ, 0), (AB, 4)], AB, 1, id="Law 10: singles less a treble"),
        pytest.param([(YZ, 2), (AB, 3), (AB, 0)], AB, 4, id="Law 10: less a double"),
        pytest.param([(AB, 3), (YZ, 2), (YZ, 0)], YZ, 6, id="Law 10: less a single"),
    ],
)
def test_points_of_a_rubber(games: Games, winners: Side, points: int) -> None:
    assert rubber_points(games) == (winners, points)


def test_rubber_is_worth_two() -> None:
    assert RUBBER_POINTS == 2, "Law 9"


@pytest.mark.parametrize(
    "games",
    [
        pytest.param([], id="Law 1: no game"),
        pytest.param([(AB, 0)], id="Law 1: one game"),
        pytest.param([(AB, 0), (YZ, 0)], id="Law 1: one all"),
        pytest.param([(AB, 0), (AB, 0), (AB, 0)], id="Law 1: two won, no third is played"),
        pytest.param([(AB, 0), (AB, 0), (YZ, 0)], id="Law 1: nor one for the losers"),
        pytest.param([(AB, 0), (YZ, 0), (AB, 0), (YZ, 0)], id="Law 1: four games"),
    ],
)
def test_no_whole_rubber(games: Games) -> None:
    with pytest.raises(ValueError, match="best of three") as caught:
        rubber_points(games)
    assert str(caught.value) == "a rubber is the best of three games, and ends with the second won"


@pytest.mark.parametrize(
    ("tricks", "held", "before", "words"),
    [
        pytest.param((9, 4), (2, 2), (0, 0), "AB win three by cards", id="Hand I"),
        pytest.param((8, 5), (3, 1), (0, 0), "AB score two by cards and two by honours", id="VI"),
        pytest.param((6, 7), (2, 2), (0, 0), "YZ win the odd trick", id="Hand XII"),
        pytest.param((8, 5), (1, 3), (3, 3), "AB win two by cards", id="Hand XXIII"),
        pytest.param(
            (6, 7), (1, 3), (0, 0), "YZ score the odd trick and two by honours", id="odd trick"
        ),
        pytest.param(
            (7, 6), (4, 0), (0, 0), "AB score the odd trick and four by honours", id="four honours"
        ),
        pytest.param(
            (9, 4), (1, 3), (0, 0), "AB win three by cards; YZ score two by honours", id="against"
        ),
        pytest.param((8, 5), (3, 1), (4, 0), "AB win two by cards", id="Law 4"),
        pytest.param((13, 0), (0, 4), (0, 0), "AB win seven by cards", id="Law 5"),
    ],
)
def test_result_in_the_words_of_the_book(
    tricks: tuple[int, int], held: tuple[int, int], before: tuple[int, int], words: str
) -> None:
    assert settle(tricks, held, Score(*before)).in_words() == words


@pytest.mark.parametrize(
    ("tricks", "held", "words", "after"),
    [
        ((6, 6), (2, 2), "The tricks are even", (0, 0)),
        ((6, 6), (3, 1), "The tricks are even; AB score two by honours", (2, 0)),
        ((7, 5), (0, 4), "AB win the odd trick; YZ score four by honours", (1, 4)),
        ((12, 0), (3, 1), "AB score six by cards and two by honours", (8, 0)),
    ],
)
def test_cottons_tricks_may_be_even(
    tricks: tuple[int, int], held: tuple[int, int], words: str, after: tuple[int, int]
) -> None:
    result = settle(tricks, held, rules=COTTON_WHIST)
    assert result.in_words() == words
    assert (result.score.ab, result.score.yz) == after
    assert result.game is None


def test_cotton_is_nine_up_and_scores_honours_at_any_score() -> None:
    result = settle((6, 6), (3, 1), Score(4, 8), COTTON_WHIST)
    assert (result.score, result.game) == (Score(6, 8), None)
    assert settle((5, 7), (2, 2), Score(4, 8), COTTON_WHIST).game is YZ


@given(scores, st.sampled_from(Side), st.integers(0, 7))
def test_points_go_to_one_side(score: Score, side: Side, points: int) -> None:
    after = score.plus(side, points)
    assert after.of(side) == score.of(side) + points
    assert after.of(side.other) == score.of(side.other)


def test_love_all_is_nothing_scored() -> None:
    assert Score(0, 0) == LOVE_ALL
    assert (LOVE_ALL.of(AB), LOVE_ALL.of(YZ)) == (0, 0)


@pytest.mark.parametrize(
    ("number", "word"), [(0, "no"), (1, "one"), (5, "five"), (10, "ten"), (11, "11")]
)
def test_small_numbers_are_words(number: int, word: str) -> None:
    assert number_word(number) == word
