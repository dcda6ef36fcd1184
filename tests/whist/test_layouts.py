"""The layouts that fit what a seat knows, held against dealing the hidden cards in every way."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.whist.samples import ENDING, codes
from tests.whist.strategies import endings, lines, seats, suits, voids
from trainer.whist.cards import Suit, card_of
from trainer.whist.deal import Deal
from trainer.whist.holding import Holding
from trainer.whist.layouts import Among, Lengths, Ways, layouts
from trainer.whist.line import Line
from trainer.whist.notation import read_holding
from trainer.whist.position import Hands, Position
from trainer.whist.seats import SEATS, Seat
from trainer.whist.sight import Known

small = lines(endings(sizes=st.integers(1, 3)))


def shuffles(cards: Holding, sizes: list[int]) -> Iterator[list[Holding]]:
    """Yield every way to deal some cards into hands of some sizes."""
    if not sizes:
        yield []
        return
    for drawn in combinations(cards, sizes[0]):
        for rest in shuffles(cards - Holding.of(drawn), sizes[1:]):
            yield [Holding.of(drawn), *rest]


def plain(line: Line, viewer: Seat, known: tuple[Known, ...]) -> set[Hands]:
    """Return the hands of every layout that fits, by trying them all."""
    others = [seat for seat in SEATS if seat is not viewer]
    hidden = Holding.of(card for seat in others for card in line.last.hand(seat))
    void, found = voids(line), set()
    for dealt in shuffles(hidden, [len(line.last.hand(seat)) for seat in others]):
        hands = dict(zip(others, dealt, strict=True)) | {viewer: line.last.hand(viewer)}
        fits = all(
            each.seat is viewer
            or (not (each.holds & hidden) - hands[each.seat] and not each.lacks & hands[each.seat])
            for each in known
        )
        if fits and not any(hands[seat] & void[seat] for seat in others):
            a, y, b, z = (hands[seat] for seat in SEATS)
            found.add((a, y, b, z))
    return found


@st.composite
def knowledge(draw: st.DrawFn, position: Position) -> tuple[Known, ...]:
    """Draw true things that may be known of the cards that are still held."""
    known = []
    for seat in draw(st.lists(seats, max_size=3)):
        hand = position.hand(seat)
        other = Holding.of(card for each in position.hands for card in each) - hand
        holds = [card for card in hand if draw(st.booleans())]
        lacks = [card for card in other if draw(st.booleans())]
        known.append(Known(seat, Holding.of(holds), Holding.of(lacks)))
    return tuple(known)


@given(st.data(), seats)
def test_layouts_are_all_that_fit(data: st.DataObject, viewer: Seat) -> None:
    line = data.draw(small)
    known = data.draw(knowledge(line.last))
    found = [layout.hands for layout in layouts(line.last, viewer, known)]
    assert len(found) == len(set(found))
    assert set(found) == plain(line, viewer, known)
    assert line.last.hands in found


@given(small, seats)
def test_only_the_hidden_cards_differ(line: Line, viewer: Seat) -> None:
    for layout in layouts(line.last, viewer):
        assert replace(layout, hands=line.last.hands) == line.last
        assert layout.seen_by(viewer) == line.last.seen_by(viewer)


def hands_of(deal: Deal, played: str, known: tuple[Known, ...] = ()) -> set[str]:
    """Return the layouts that A cannot tell apart, each as the hands of Y, B and Z."""
    position = Line.of(deal, codes(played)).last
    found = layouts(position, Seat.A, known)
    return {" | ".join(map(str, layout.hands[1:])) for layout in found}


LAST_TWO = Deal.ending(
    [read_holding(text) for text in ("SA HA", "S2 D2", "S3 C3", "S4 C4")], Suit.HEARTS, Seat.A
)


def test_a_void_shown_is_remembered() -> None:
    hands = [read_holding(text) for text in ("SA HA", "D2 C2", "S3 C3", "S4 C4")]
    found = hands_of(Deal.ending(hands, Suit.HEARTS, Seat.A), "SA D2")
    assert len(found) == 3 * 6, "the four other cards lie in six ways"
    assert {layout.partition(" | ")[0] for layout in found} == {"C2", "C3", "C4"}


def test_what_is_known_narrows_the_layouts() -> None:
    assert len(hands_of(LAST_TWO, "SA S2 S3 S4")) == 6
    known = Known(Seat.Y, holds=read_holding("D2"))
    assert hands_of(LAST_TWO, "SA S2 S3 S4", (known,)) == {"D2 | C3 | C4", "D2 | C4 | C3"}
    known = Known(Seat.B, lacks=read_holding("D2 C4"))
    assert hands_of(LAST_TWO, "SA S2 S3 S4", (known,)) == {"D2 | C3 | C4", "C4 | C3 | D2"}


def test_what_is_known_of_a_card_that_has_been_played_tells_nothing_more() -> None:
    known = Known(Seat.Y, holds=read_holding("S2"))
    assert hands_of(LAST_TWO, "SA S2 S3 S4", (known,)) == hands_of(LAST_TWO, "SA S2 S3 S4")
    known = Known(Seat.Y, holds=read_holding("S2 D2"))
    assert hands_of(LAST_TWO, "SA S2 S3 S4", (known,)) == {"D2 | C3 | C4", "D2 | C4 | C3"}


def test_the_turned_up_card_is_with_the_dealer_until_it_is_played() -> None:
    deal = replace(ENDING, trumps=Suit.SPADES, turn_up=card_of("S2"))
    assert deal.dealer is Seat.Z
    for layout in layouts(Position.start(deal), Seat.A):
        assert card_of("S2") in layout.hand(Seat.Z)


@st.composite
def bounds(draw: st.DrawFn, others: list[Seat]) -> Lengths:
    """Draw bounds on the lengths of some suits in some hands."""
    found = {}
    for seat in draw(st.lists(st.sampled_from(others), unique=True)):
        for suit in draw(st.lists(suits, unique=True, max_size=2)):
            least = draw(st.integers(0, 2))
            found[seat, suit] = least, draw(st.integers(least, 3))
    return found


@st.composite
def suits_allowed(draw: st.DrawFn, others: list[Seat], hidden: Holding) -> Among:
    """Draw all that some hands may have of some suits."""
    found = {}
    for seat in draw(st.lists(st.sampled_from(others), unique=True, max_size=2)):
        suit = draw(suits)
        some = st.sets(st.sampled_from(tuple(hidden.suit(suit)) or (None,)))
        drawn = draw(st.lists(some, max_size=4))
        found[seat, suit] = frozenset(sum(card.bit for card in each if card) for each in drawn)
    return found


@given(small, seats, st.data())
def test_the_ways_are_counted_without_dealing_and_keep_what_is_told(
    line: Line, viewer: Seat, data: st.DataObject
) -> None:
    others = [seat for seat in SEATS if seat is not viewer]
    hidden = Holding.of(card for seat in others for card in line.last.hand(seat))
    able = {
        seat: Holding.of(card for card in hidden if data.draw(st.integers(0, 3))) for seat in others
    }
    sizes = {seat: len(line.last.hand(seat)) for seat in others}
    lengths = data.draw(bounds(others))
    fits = [
        dict(zip(others, dealt, strict=True))
        for dealt in shuffles(hidden, list(sizes.values()))
        if all(not hand - able[seat] for seat, hand in zip(others, dealt, strict=True))
    ]
    fits = [
        hands
        for hands in fits
        if all(
            least <= hands[seat].length(suit) <= most
            for (seat, suit), (least, most) in lengths.items()
        )
    ]
    among = data.draw(suits_allowed(others, hidden))
    fits = [
        hands
        for hands in fits
        if all(hands[seat].bits & suit.mask in of for (seat, suit), of in among.items())
    ]
    ways = Ways(hidden, able, sizes, lengths, among)
    assert len(ways) == len(fits)
    found = list(ways)
    assert all(hands in fits for hands in found)
    assert len({tuple(hands.values()) for hands in found}) == len(found)
    with pytest.raises(IndexError):
        ways[len(fits)]
