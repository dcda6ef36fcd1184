"""The search for the best play, held against a plain one that shares nothing with it."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.whist.samples import ENDING, PLAYED_OUT, codes
from tests.whist.strategies import endings, lines, seats, suits
from trainer.whist.cards import Card, Rank, Suit, card_of
from trainer.whist.deal import Deal
from trainer.whist.holding import Holding
from trainer.whist.line import Line
from trainer.whist.notation import read_holding
from trainer.whist.position import Position
from trainer.whist.ruleset import SHORT_WHIST
from trainer.whist.seats import SEATS, Seat, Side
from trainer.whist.solve import Search, Table, best_tricks, equals, tricks_by_card

Hands = list[list[Card]]

TOPS = [card for card in SHORT_WHIST.pack if card.rank >= Rank.EIGHT and card.suit.place < 2]


@st.composite
def dense_endings(draw: st.DrawFn) -> Deal:
    """Draw an ending of three cards each in two suits, full of touching cards."""
    pack = draw(st.permutations(TOPS))
    hands = [Holding.of(pack[at : at + 3]) for at in (0, 3, 6, 9)]
    return Deal.ending(hands, draw(suits), draw(seats))


small = lines(st.one_of(endings(sizes=st.integers(1, 3)), dense_endings()))
sides = st.sampled_from(Side)


def plain(hands: Hands, trick: list[Card], turn: int, trumps: Suit, side: Side) -> int:
    """Return the tricks a side makes with the best play of both, by trying every card."""
    if not hands[turn]:
        return 0
    values = [
        plain_after(hands, trick, turn, trumps, side, card)
        for card in (follow(hands[turn], trick[0].suit) if trick else hands[turn])
    ]
    return max(values) if SEATS[turn].side is side else min(values)


def plain_after(
    hands: Hands, trick: list[Card], turn: int, trumps: Suit, side: Side, card: Card
) -> int:
    """Return the same when a card is played now."""
    left = [[each for each in hand if each != card] for hand in hands]
    lying = [*trick, card]
    if len(lying) < 4:
        return plain(left, lying, (turn + 1) % 4, trumps, side)
    leader = (turn + 1) % 4
    best = max(lying, key=lambda each: (each.suit is trumps, each.suit is lying[0].suit, each.rank))
    winner = (leader + lying.index(best)) % 4
    return (SEATS[winner].side is side) + plain(left, [], winner, trumps, side)


def follow(hand: list[Card], led: Suit) -> list[Card]:
    return [card for card in hand if card.suit is led] or hand


def table(position: Position) -> tuple[Hands, list[Card], int, Suit]:
    """Return a position in the terms of the plain search."""
    hands = [list(hand) for hand in position.hands]
    return hands, list(position.trick.cards), position.turn.place, position.deal.trumps


@given(small, sides)
def test_best_tricks_are_those_of_a_plain_search(line: Line, side: Side) -> None:
    assert best_tricks(line.last, side) == plain(*table(line.last), side)


@settings(max_examples=60)
@given(st.one_of(endings(sizes=st.just(3)), dense_endings()), sides)
def test_best_tricks_of_three_cards_each_are_those_of_a_plain_search(
    deal: Deal, side: Side
) -> None:
    position = Position.start(deal)
    assert best_tricks(position, side) == plain(*table(position), side)


@given(small, sides)
def test_tricks_by_card_are_those_of_a_plain_search(line: Line, side: Side) -> None:
    found = tricks_by_card(line.last, side)
    assert set(found) == set(line.last.legal())
    for card, tricks in found.items():
        assert tricks == plain_after(*table(line.last), side, card)


@given(lines(endings(sizes=st.integers(1, 4))))
def test_what_one_side_makes_the_other_loses(line: Line) -> None:
    left = line.deal.size - len(line.last.tricks)
    assert best_tricks(line.last, Side.AB) + best_tricks(line.last, Side.YZ) == left
    by_card = tricks_by_card(line.last, line.last.turn.side)
    if not line.over:
        assert best_tricks(line.last, line.last.turn.side) == max(by_card.values())


@given(small, sides, st.integers(0, 4))
def test_a_guess_changes_nothing_and_a_search_may_go_on_to_other_hands(
    line: Line, side: Side, guess: int
) -> None:
    search = Search(line.deal.trumps, side)
    for position in line.positions[-3:]:
        table = Table.of(position)
        for card, tricks in tricks_by_card(position, side).items():
            assert search.after(table, card, guess) == tricks
            assert search.makes(table, card, tricks)
            assert not search.makes(table, card, tricks + 1)


@given(dense_endings())
def test_equals_make_the_same(deal: Deal) -> None:
    position = Position.start(deal)
    hand = position.legal()
    runs = equals(hand, Holding.of(c for each in deal.hands for c in each) - hand)
    assert sum(map(len, runs)) == len(hand)
    for run in runs:
        assert len({plain_after(*table(position), deal.leader.side, card) for card in run}) == 1


FINESSE = Deal.ending(
    [read_holding(text) for text in ("HAQ", "H5 D3", "H2 D2", "HK3")], Suit.SPADES, Seat.B
)
"""B leads up to the tenace of A, and the king lies before it."""
UNDER = Deal.ending(
    [read_holding(text) for text in ("HT8", "H7 D2", "H9 DA", "HJ3")], Suit.SPADES, Seat.B
)
"""A must leave the nine to B, who has the ace of diamonds: ten and eight are no equals."""


@pytest.mark.parametrize(
    ("deal", "played", "side", "tricks"),
    [
        (FINESSE, "", Side.AB, {"H2": 2, "D2": 1}),
        (FINESSE, "H2 H3", Side.AB, {"HA": 1, "HQ": 2}),
        (FINESSE, "H2 HK", Side.AB, {"HA": 2, "HQ": 1}),
        (FINESSE, "H2 H3", Side.YZ, {"HA": 1, "HQ": 0}),
        (UNDER, "H9 H3", Side.AB, {"HT": 1, "H8": 2}),
        (ENDING, PLAYED_OUT, Side.AB, {}),
    ],
)
def test_endings_worked_out_by_hand(
    deal: Deal, played: str, side: Side, tricks: dict[str, int]
) -> None:
    position = Line.of(deal, codes(played)).last
    assert tricks_by_card(position, side) == {card_of(code): n for code, n in tricks.items()}
    best = max if position.turn.side is side else min
    assert best_tricks(position, side) == best(tricks.values(), default=0)
