"""The table: four hands round it, or a trick on it, with one seat at the bottom."""

from collections.abc import Mapping, Sequence
from itertools import zip_longest

from trainer.text import say
from trainer.ui.cards import card_span, suit_line
from trainer.ui.scene import Line, Scene, Span, line, line_width, padded
from trainer.whist.cards import SUITS, Suit
from trainer.whist.deal import Deal
from trainer.whist.holding import Holding
from trainer.whist.seats import SEATS, Seat
from trainer.whist.trick import Trick

_COLUMN = 24
"""The width of one of the three columns of a diagram, in cells."""


def hands_scene(
    hands: Mapping[Seat, Holding],
    bottom: Seat,
    titles: Mapping[Seat, str],
    suits: Sequence[Suit] = SUITS,
) -> Scene:
    """Return the hands that are known, each in its place, with `bottom` nearest the reader.

    Only the `suits` named are shown, where only some of the cards are given.
    """
    left, top, right = bottom.next, bottom.partner, bottom.next.partner
    blank = " " * _COLUMN
    lines = [(Span(blank), *each) for each in _block(hands.get(top), top, titles, suits)]
    west = _block(hands.get(left), left, titles, suits)
    east = _block(hands.get(right), right, titles, suits)
    for one, other in zip_longest(west, east, fillvalue=()):
        lines.append((*padded(one, _COLUMN), Span(blank), *other))
    lines += [(Span(blank), *each) for each in _block(hands.get(bottom), bottom, titles, suits)]
    return Scene(tuple(lines))


def all_hands(deal: Deal, student: Seat) -> Scene:
    """Return the diagram of the four hands as dealt."""
    hands: Mapping[Seat, Holding] = {seat: deal.hand(seat) for seat in SEATS}
    titles = {seat: seat.value for seat in SEATS}
    if deal.turn_up:
        titles[deal.dealer] = say("{seat} (dealer)", seat=deal.dealer)
    titles[student] += say(" (you)")
    return hands_scene(hands, student, titles)


def _block(
    hand: Holding | None, seat: Seat, titles: Mapping[Seat, str], suits: Sequence[Suit]
) -> list[Line]:
    name = line(Span(titles.get(seat, seat.value), "seat"))
    if hand is None:
        return [name]
    return [name, *(suit_line(hand, suit) for suit in suits)]


def trick_line(trick: Trick, trumps: Suit) -> Line:
    """Return a trick on one line, in the order of play, with its winner marked."""
    if not trick.cards:
        return line(say("{seat} is to lead.", seat=trick.leader))
    winner = trick.winner(trumps) if trick.complete else None
    spans: list[Span] = []
    for play in trick.plays:
        best = play.seat is winner
        spans.append(Span(f"{play.seat} ", "seat.winner" if best else "seat"))
        spans.append(card_span(play.card))
        cell = line_width((spans[-2], spans[-1])) + best
        spans.append(Span(("*" if best else "") + " " * (8 - cell)))
    return tuple(spans)


def taken_words(ab: int, yz: int) -> str:
    """Return the tricks made so far."""
    return say("AB\u00a0{ab}, YZ\u00a0{yz}", ab=ab, yz=yz)


def trick_words(trick: Trick, trumps: Suit) -> str:
    """Return who leads, and who is winning or has won."""
    winner = trick.winner(trumps)
    if winner is None:
        return say("{seat} is to lead.", seat=trick.leader)
    if trick.complete:
        return say("{leader} led; {seat} wins.", leader=trick.leader, seat=winner)
    if winner is trick.leader:
        return say("{leader} leads.", leader=trick.leader)
    return say("{leader} leads; {seat} is winning.", leader=trick.leader, seat=winner)
