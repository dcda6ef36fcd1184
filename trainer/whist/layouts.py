"""Layouts: every way in which the cards that a seat does not see can lie."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from itertools import combinations

from trainer.whist.holding import EMPTY, Holding
from trainer.whist.position import Hands, Position
from trainer.whist.seats import SEATS, Seat
from trainer.whist.sight import Known


def layouts(position: Position, seat: Seat, known: tuple[Known, ...] = ()) -> Iterator[Position]:
    """Yield the position with the cards hidden from a seat dealt in every way that fits.

    What fits: the numbers of cards, what is known, and that a seat which has not followed suit has
    none of it left. The number of layouts grows fast; meant for endings.
    """
    others = tuple(other for other in SEATS if other is not seat)
    hidden = EMPTY
    for other in others:
        hidden |= position.hand(other)
    sure = {other: _held(other, position, known) & position.hand(other) for other in others}
    barred = {other: _lacked(other, position, known) for other in others}
    free = hidden
    for other in others:
        free -= sure[other]
    sizes = {other: len(position.hand(other)) for other in others}
    for dealt in deals(others, free, sure, barred, sizes):
        hands = {**dealt, seat: position.hand(seat)}
        yield replace(position, hands=_in_order(hands))


def _held(seat: Seat, position: Position, known: tuple[Known, ...]) -> Holding:
    """Return the cards that a seat is known to hold or to have held; the dealer, the turn-up."""
    held, turn_up = EMPTY, position.deal.turn_up
    if turn_up is not None and seat is position.deal.dealer:
        held = held.with_card(turn_up)
    for each in known:
        if each.seat is seat:
            held |= each.holds
    return held


def _lacked(seat: Seat, position: Position, known: tuple[Known, ...]) -> Holding:
    """Return the cards that a seat cannot hold: known not to, or of a suit it has renounced."""
    lacked = EMPTY
    for each in known:
        if each.seat is seat:
            lacked |= each.lacks
        else:
            lacked |= each.holds
    for trick in (*position.tricks, position.trick):
        card = trick.card_of(seat)
        if card is not None and card.suit is not trick.cards[0].suit:
            suit = trick.cards[0].suit
            lacked |= Holding.of(each for each in position.deal.rules.pack if each.suit is suit)
    return lacked


def deals(
    seats: tuple[Seat, ...],
    free: Holding,
    sure: Mapping[Seat, Holding],
    barred: Mapping[Seat, Holding],
    sizes: Mapping[Seat, int],
    fits: Callable[[Seat, Holding], bool] | None = None,
) -> Iterator[dict[Seat, Holding]]:
    """Yield the hands of some seats, in every way in which cards can be dealt to them.

    `free` are the cards to be dealt; each seat has its `sure` cards as well and none of its
    `barred` ones, and `sizes` are the numbers of cards of the whole hands. `fits` tells whether a
    seat can have a hand. Nothing is yielded when they do not fit.
    """
    if not seats:
        if not free:
            yield {}
        return
    seat, *rest = seats
    open_to_it = tuple(free - barred[seat])
    wanted = sizes[seat] - len(sure[seat])
    if wanted < 0:
        return
    for cards in combinations(open_to_it, wanted):
        drawn = Holding.of(cards)
        hand = drawn | sure[seat]
        if fits is not None and not fits(seat, hand):
            continue
        for dealt in deals(tuple(rest), free - drawn, sure, barred, sizes, fits):
            yield {seat: hand, **dealt}


def _in_order(hands: Mapping[Seat, Holding]) -> Hands:
    a, y, b, z = (hands[seat] for seat in SEATS)
    return a, y, b, z
