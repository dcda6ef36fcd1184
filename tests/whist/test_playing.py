from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.whist.strategies import deals, endings, lines, plays_of
from trainer.whist.cards import Card, Suit, card_of
from trainer.whist.deal import Deal
from trainer.whist.errors import IllegalPlay, NotHeld, Revoke
from trainer.whist.line import Line, judge
from trainer.whist.notation import read_holding
from trainer.whist.playing import Player, play_out
from trainer.whist.seats import SEATS, Seat
from trainer.whist.sight import Sight


def nth_legal(index: int) -> Player:
    """Return a player of the card at an index of what is legal, going round."""

    def choose(sight: Sight) -> Card:
        return sight.legal.nth(index % len(sight.legal))

    return choose


def lowest_first(sight: Sight) -> Card:
    """Choose the lowest card that may be played."""
    return min(sight.legal, key=lambda card: (card.rank, card.suit.place))


def watched(player: Player, seen: list[Sight]) -> Callable[[Sight], Card]:
    """Return the same player, who keeps every sight it is given."""

    def choose(sight: Sight) -> Card:
        seen.append(sight)
        return player(sight)

    return choose


@given(deals, st.lists(st.integers(0, 12), min_size=4, max_size=4))
def test_any_players_play_a_deal_out(deal: Deal, choices: list[int]) -> None:
    line = play_out(deal, [nth_legal(choice) for choice in choices])
    assert line.over
    assert set(line.cards) == set().union(*deal.hands)
    assert sum(line.tricks) == deal.size
    assert judge(deal, plays_of(line)) == (line, ())


@given(deals)
def test_each_player_is_given_its_own_sight(deal: Deal) -> None:
    seen: dict[Seat, list[Sight]] = {seat: [] for seat in SEATS}
    line = play_out(deal, [watched(lowest_first, seen[seat]) for seat in SEATS])
    for seat in SEATS:
        assert len(seen[seat]) == deal.size
        assert {sight.seat for sight in seen[seat]} == {seat}
        assert {sight.turn for sight in seen[seat]} == {seat}
    given = {
        (sight.seat, len(list(sight.plays))): sight for each in seen.values() for sight in each
    }
    for count, position in enumerate(line.positions[:-1]):
        assert given[position.turn, count] == position.seen_by(position.turn)


@given(lines(played_out=True))
def test_players_make_the_line_they_choose(line: Line) -> None:
    def from_the_line(sight: Sight) -> Card:
        return line.cards[len(list(sight.plays))]

    assert play_out(line.deal, [from_the_line] * 4) == line


@given(endings())
def test_same_players_play_the_same_line(deal: Deal) -> None:
    assert play_out(deal, [lowest_first] * 4) == play_out(deal, [lowest_first] * 4)


@pytest.mark.parametrize(
    ("choice", "kind", "message"),
    [
        ("HA", NotHeld, "Y does not hold HA; may play S3"),
        ("DK", Revoke, "DK would be a revoke: Y can follow suit with S3 (Law 71)"),
    ],
)
def test_player_may_not_break_the_laws(choice: str, kind: type[IllegalPlay], message: str) -> None:
    deal = Deal.ending(
        [read_holding(text) for text in ("SA H5", "S3 DK", "SK HA", "S2 HT")], Suit.CLUBS, Seat.A
    )
    players: list[Player] = [lowest_first] * 4
    players[Seat.A.place] = lambda _: card_of("SA")
    players[Seat.Y.place] = lambda _: card_of(choice)
    with pytest.raises(kind) as caught:
        play_out(deal, players)
    assert str(caught.value) == message
    assert caught.value.seat is Seat.Y
