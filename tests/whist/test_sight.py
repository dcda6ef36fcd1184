from dataclasses import fields, replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.whist.strategies import deals, lines, reshuffled, seats
from trainer.whist.cards import card_of
from trainer.whist.conventions import Agreements, Conventions
from trainer.whist.deal import Deal
from trainer.whist.holding import EMPTY, Holding
from trainer.whist.line import Line
from trainer.whist.notation import read_holding
from trainer.whist.position import Position
from trainer.whist.score import LOVE_ALL, Score
from trainer.whist.seats import SEATS, Seat, Side
from trainer.whist.sight import Known, Sight

SCORES = st.builds(Score, st.integers(0, 4), st.integers(0, 4))
AGREEMENTS = st.builds(
    Agreements, *(st.builds(Conventions, *(st.booleans() for _ in range(4))) for _ in range(2))
)


@given(st.data(), seats, SCORES, AGREEMENTS)
def test_hidden_cards_do_not_show(
    data: st.DataObject, viewer: Seat, score: Score, agreements: Agreements
) -> None:
    line = data.draw(lines())
    other = Line.of(data.draw(reshuffled(line, viewer)), line.cards)
    assert other.last.seen_by(viewer, score, agreements) == line.last.seen_by(
        viewer, score, agreements
    )
    for here, there in zip(line.positions, other.positions, strict=True):
        assert here.seen_by(viewer) == there.seen_by(viewer)
        assert repr(here.seen_by(viewer)) == repr(there.seen_by(viewer))


@given(st.data(), seats)
def test_hidden_cards_do_not_show_even_where_play_would_forbid_them(
    data: st.DataObject, viewer: Seat
) -> None:
    position = data.draw(lines()).last
    turn_up = position.deal.turn_up
    pinned = Holding() if turn_up is None else Holding.of([turn_up])
    others = [seat for seat in SEATS if seat is not viewer]
    free = [card for seat in others for card in position.hand(seat) - pinned]
    free = data.draw(st.permutations(free))
    hands = dict(zip(SEATS, position.hands, strict=True))
    for seat in others:
        stays = hands[seat] & pinned
        count = len(hands[seat]) - len(stays)
        hands[seat], free = stays | Holding.of(free[:count]), free[count:]
    a, y, b, z = hands.values()
    assert [len(hand) for hand in (a, y, b, z)] == [len(hand) for hand in position.hands]
    assert replace(position, hands=(a, y, b, z)).seen_by(viewer) == position.seen_by(viewer)


@given(st.data(), seats)
def test_own_cards_do_show(data: st.DataObject, viewer: Seat) -> None:
    line = data.draw(lines())
    mine = line.last.hand(viewer)
    theirs = line.last.hand(viewer.next) - Holding.of(
        [] if line.deal.turn_up is None else [line.deal.turn_up]
    )
    if not mine or not theirs:
        return
    changed = {
        viewer: mine.without(mine.nth(0)).with_card(theirs.nth(0)),
        viewer.next: line.last.hand(viewer.next).without(theirs.nth(0)).with_card(mine.nth(0)),
    }
    a, y, b, z = (changed.get(seat, line.last.hand(seat)) for seat in SEATS)
    assert replace(line.last, hands=(a, y, b, z)).seen_by(viewer) != line.last.seen_by(viewer)


@given(lines())
def test_legal_is_for_the_seat_in_turn_alone(line: Line) -> None:
    for position in line.positions:
        for seat in SEATS:
            sight = position.seen_by(seat)
            assert sight.turn is position.turn
            assert sight.legal == (position.legal() if seat is position.turn else EMPTY)


@given(lines(), seats, SCORES, AGREEMENTS)
def test_sight_shows_what_lies_open(
    line: Line, viewer: Seat, score: Score, agreements: Agreements
) -> None:
    known = (Known(viewer.partner, lacks=Holding.of([card_of("SA")])),)
    sight = line.last.seen_by(viewer, score, agreements, known)
    assert sight.seat is viewer
    assert sight.hand == line.last.hand(viewer)
    assert tuple(sight.plays) == line.last.plays
    assert sight.gone == Holding.of(line.cards)
    assert (sight.tricks, sight.trick) == (line.last.tricks, line.last.trick)
    assert (sight.trumps, sight.turn_up, sight.rules) == (
        line.deal.trumps,
        line.deal.turn_up,
        line.deal.rules,
    )
    assert (sight.score, sight.agreements, sight.known) == (score, agreements, known)


@given(deals, seats)
def test_dealer_sits_to_the_right_of_the_first_leader(deal: Deal, viewer: Seat) -> None:
    sight = Position.start(deal).seen_by(viewer)
    assert sight.dealer is deal.dealer
    assert sight.dealer.next is deal.leader
    if deal.turn_up is not None:
        assert deal.turn_up in deal.hand(sight.dealer)


@given(lines(), seats)
def test_sight_is_of_a_position_whatever_came_after(line: Line, viewer: Seat) -> None:
    for count, position in enumerate(line.positions):
        assert position.seen_by(viewer) == Line.of(line.deal, line.cards[:count]).last.seen_by(
            viewer
        )


def test_sight_holds_neither_deal_nor_position() -> None:
    assert {each.name for each in fields(Sight)} == {
        "seat",
        "hand",
        "tricks",
        "trick",
        "trumps",
        "turn_up",
        "dealer",
        "score",
        "agreements",
        "known",
        "rules",
        "pack",
        "size",
    }


def test_what_is_not_said_is_as_the_book_has_it() -> None:
    deal = Deal.ending(
        [read_holding(text) for text in ("SA", "SK", "SQ", "SJ")], card_of("SA").suit, Seat.A
    )
    sight = Position.start(deal).seen_by(Seat.B)
    assert sight.score == LOVE_ALL
    assert sight.known == ()
    for side in Side:
        assert sight.agreements.of(side) == Conventions(
            american_leads=False, plain_suit_echo=False, king_leads=False, cover_honours=False
        )


def test_agreements_belong_to_a_side() -> None:
    ab, yz = Conventions(american_leads=True), Conventions(plain_suit_echo=True)
    assert Agreements(ab, yz).of(Side.AB) == ab
    assert Agreements(ab, yz).of(Side.YZ) == yz


def test_sights_do_not_change() -> None:
    deal = Deal.ending(
        [read_holding(text) for text in ("SA", "SK", "SQ", "SJ")], card_of("SA").suit, Seat.A
    )
    sight = Position.start(deal).seen_by(Seat.A)
    with pytest.raises(AttributeError):
        sight.hand = EMPTY  # type: ignore[misc]
