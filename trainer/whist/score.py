"""Scoring: tricks, honours, games and rubbers (Laws 1-12, pp. 1-3)."""

from collections.abc import Iterable
from dataclasses import dataclass

from trainer.text import say
from trainer.whist.ruleset import SHORT_WHIST, Ruleset
from trainer.whist.seats import Side

_NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
RUBBER_POINTS = 2
"""What the winners of a rubber add to their games (Law 9)."""


@dataclass(frozen=True, slots=True)
class Score:
    """The points of the two sides in the game that is being played."""

    ab: int = 0
    yz: int = 0

    def of(self, side: Side) -> int:
        """Return the points of one side."""
        return self.ab if side is Side.AB else self.yz

    def plus(self, side: Side, points: int) -> "Score":
        """Return the score after a side has gained points."""
        if side is Side.AB:
            return Score(self.ab + points, self.yz)
        return Score(self.ab, self.yz + points)


LOVE_ALL = Score()


@dataclass(frozen=True, slots=True)
class Result:
    """What one hand comes to.

    `by_cards` are the points of `winners` for tricks (0 and None when they are even), `by_honours`
    those of `honours_side`; `score` is the score afterwards and `game` the side that has won the
    game with this hand, if any.
    """

    winners: Side | None
    by_cards: int
    honours_side: Side | None
    by_honours: int
    score: Score
    game: Side | None

    def in_words(self) -> str:
        """Return the result as the book words it: `AB win three by cards` (p. 160)."""
        cards = _by_cards(self.by_cards)
        honours = say("{n} by honours", n=number_word(self.by_honours))
        if self.winners is None:
            words = say("The tricks are even")
        elif self.by_honours and self.honours_side is self.winners:
            return say(
                "{side} score {cards} and {honours}",
                side=self.winners,
                cards=cards,
                honours=honours,
            )
        else:
            words = say("{side} win {cards}", side=self.winners, cards=cards)
        if self.by_honours:
            words += "; " + say("{side} score {honours}", side=self.honours_side, honours=honours)
        return words


def settle(
    tricks: tuple[int, int],
    honours: tuple[int, int],
    before: Score = LOVE_ALL,
    rules: Ruleset = SHORT_WHIST,
) -> Result:
    """Return what a hand comes to: tricks score first, honours after them (Law 5).

    `tricks` and `honours` are the numbers of AB and YZ. A side that stood at four scores no
    honours (Law 4), nor does a side whose adversaries have reached game by tricks.
    """
    score, winners, by_cards = before, None, 0
    for side, taken in zip(Side, tricks, strict=True):
        if taken > rules.book:
            winners, by_cards = side, taken - rules.book
            score = score.plus(side, by_cards)
    game = winners if winners and score.of(winners) >= rules.game else None
    honours_side, by_honours = None, 0
    for side, held in zip(Side, honours, strict=True):
        points = dict(rules.honour_points).get(held, 0)
        if points and game is None and before.of(side) != rules.no_honours_at:
            honours_side, by_honours = side, points
            score = score.plus(side, points)
            game = side if score.of(side) >= rules.game else None
    return Result(winners, by_cards, honours_side, by_honours, score, game)


def game_points(loser: int, rules: Ruleset = SHORT_WHIST) -> int:
    """Return what a game is worth, by the losers' points: treble, double or single (Law 8)."""
    if loser == 0:
        return 3
    return 2 if loser <= rules.game // 2 else 1


def rubber_points(games: Iterable[tuple[Side, int]]) -> tuple[Side, int]:
    """Return the winners of a rubber and their points (Laws 1, 8-10).

    `games` are the games in order, each its winner and the losers' points. Raises ValueError if
    they are not a whole rubber: the best of three, ended when a side has won two.
    """
    played = tuple(games)
    if any(not 0 <= lost < SHORT_WHIST.game for _, lost in played):
        raise ValueError(
            say("the losers of a game have from 0 to {n} points", n=SHORT_WHIST.game - 1)
        )
    wins = {side: [game_points(lost) for won, lost in played if won is side] for side in Side}
    done = [side for side in Side if len(wins[side]) == 2]
    if len(done) != 1 or played[-1][0] is not done[0]:
        raise ValueError(say("a rubber is the best of three games, and ends with the second won"))
    return done[0], sum(wins[done[0]]) + RUBBER_POINTS - sum(wins[done[0].other])


def number_word(number: int) -> str:
    """Return a small number as a word, as results are told."""
    return say(_NUMBERS[number]) if 0 <= number < len(_NUMBERS) else str(number)


def _by_cards(points: int) -> str:
    if points == 1:
        return say("the odd trick")
    return say("{n} by cards", n=number_word(points))
