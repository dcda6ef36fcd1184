"""Placing the cards, against brute force over every layout of small endings."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from trainer.principles.placing import Placing
from trainer.records.library import hand_files, shipped
from trainer.study.hand import open_hand
from trainer.whist.cards import SUITS, Suit
from trainer.whist.deal import Deal
from trainer.whist.holding import EMPTY, Holding
from trainer.whist.layouts import layouts
from trainer.whist.moment import START, Moment
from trainer.whist.notation import read_card, read_holding
from trainer.whist.position import Position
from trainer.whist.ruleset import SHORT_WHIST
from trainer.whist.seats import SEATS, Seat
from trainer.whist.sight import Known


def ending(seed: int, size: int, plays: int) -> Position:
    """Return an ending of few suits, so that hands show out, after some random cards."""
    rng = random.Random(seed)
    pack = [card for card in SHORT_WHIST.pack if card.suit in (Suit.SPADES, Suit.HEARTS)]
    pack += [card for card in SHORT_WHIST.pack if card.suit is Suit.CLUBS][:3]
    cards = rng.sample(pack, 4 * size)
    hands = [Holding.of(cards[n * size : (n + 1) * size]) for n in range(4)]
    position = Position.start(Deal.ending(hands, Suit.HEARTS, rng.choice(SEATS)))
    for _ in range(min(plays, 4 * size - 1)):
        position = position.play(rng.choice(list(position.legal())))
    return position


@given(st.integers(0, 10**6), st.integers(1, 4), st.integers(0, 15), st.booleans())
def test_certain_is_what_holds_in_every_layout(
    seed: int, size: int, plays: int, stipulated: bool
) -> None:
    position, seat = ending(seed, size, plays), SEATS[seed % 4]
    other = seat.next
    cards = list(position.hand(other))
    known: tuple[Known, ...] = ()
    if stipulated and cards:
        lacked = Holding.of(list(position.hand(other.next))[:1])
        known = (Known(other, Holding.of(cards[:1]), lacked),)
    placing = Placing(position.seen_by(seat, known=known))
    every = list(layouts(position, seat, known))
    for hidden in placing.others:
        held = [layout.hand(hidden) for layout in every]
        for card in placing.out:
            assert placing.can_hold(hidden, card) is any(card in hand for hand in held)
        sure = placing.out
        for hand in held:
            sure &= hand
        assert placing.must_hold(hidden) == sure
        for suit in SUITS:
            lengths = [hand.length(suit) for hand in held]
            assert placing.lengths(hidden, suit) == (min(lengths), max(lengths))
            assert ((hidden, suit) in placing.voids) is (max(lengths) == 0)


def test_nothing_certain_is_ever_false_in_the_hands_of_the_book() -> None:
    for path in list(hand_files(shipped()))[:6]:
        hand = open_hand(path)
        for position in hand.line.positions[::5]:
            for seat in SEATS:
                placing = Placing(hand.sight(seat, position))
                for hidden in placing.others:
                    assert placing.must_hold(hidden) - position.hand(hidden) == EMPTY
                    for suit in SUITS:
                        least, most = placing.lengths(hidden, suit)
                        assert least <= position.hand(hidden).length(suit) <= most


def test_turn_up_and_renounce_tell_where_and_when() -> None:
    hand = open_hand(shipped() / "hands" / "cavendish" / "01.yaml")
    early = Placing(hand.sight(Seat.A, hand.line.before(Moment.read("2.1"))))
    assert early.holder(read_card("S2")) is Seat.Z
    assert early.told[read_card("S2")] == (Seat.Z, START)
    late = Placing(hand.sight(Seat.A, hand.line.before(Moment.read("9.1"))))
    assert late.renounced[(Seat.B, Suit.SPADES)] == Moment.read("8.3")
    assert late.lengths(Seat.B, Suit.SPADES) == (0, 0)


def test_a_card_is_placed_by_counting() -> None:
    hands = [read_holding(text) for text in ("S2 H2", "S3 H3", "S4 C2", "SA C3")]
    position = Position.start(Deal.ending(hands, Suit.CLUBS, Seat.A))
    for code in ("H2", "H3", "C2", "C3"):
        position = position.play(read_card(code))
    placing = Placing(position.seen_by(Seat.Y))
    assert placing.room == {Seat.A: 1, Seat.B: 1, Seat.Z: 1}
    assert placing.holder(read_card("SA")) is None
    known = (Known(Seat.A, lacks=read_holding("SA")), Known(Seat.B, lacks=read_holding("SA")))
    assert Placing(position.seen_by(Seat.Y, known=known)).holder(read_card("SA")) is Seat.Z


@pytest.mark.parametrize("seat", SEATS)
def test_a_full_hand_can_hold_anything_not_seen(seat: Seat) -> None:
    pack = list(SHORT_WHIST.pack)
    random.Random(4).shuffle(pack)
    deal = Deal.dealt(pack)
    placing = Placing(Position.start(deal).seen_by(seat))
    assert len(placing.out) == 3 * deal.size
    for card in placing.out:
        able = [hidden for hidden in placing.others if placing.can_hold(hidden, card)]
        assert able == ([Seat.Z] if card == deal.turn_up else list(placing.others))
