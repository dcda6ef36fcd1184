"""A line: a deal with the cards played, and the check of any list of plays."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import cached_property

from trainer.text import say
from trainer.whist.cards import Card
from trainer.whist.deal import Deal
from trainer.whist.errors import IllegalPlay
from trainer.whist.holding import Holding
from trainer.whist.moment import END, Moment
from trainer.whist.position import Position
from trainer.whist.seats import SEATS, Seat, Side
from trainer.whist.trick import Play, Trick, beats


@dataclass(frozen=True, slots=True)
class Fault:
    """One thing wrong with a list of plays: the index of the play, from 0, and the error."""

    index: int
    error: IllegalPlay


@dataclass(frozen=True)
class Line:
    """A deal with the cards played to it, whole or in part, and who won each whole trick.

    Build one with `Line.of`, which raises at an illegal card, or with `judge`.
    """

    deal: Deal
    cards: tuple[Card, ...]
    winners: tuple[Seat, ...]

    @staticmethod
    def of(deal: Deal, cards: Sequence[Card] = ()) -> "Line":
        """Return the line of some cards; the first one that is illegal raises IllegalPlay."""
        position = Position.start(deal)
        for card in cards:
            position = position.play(card)
        return Line(deal, tuple(cards), position.winners)

    @cached_property
    def positions(self) -> tuple[Position, ...]:
        """Return the table before each card, and after the last."""
        positions = [Position.start(self.deal)]
        for card in self.cards:
            positions.append(positions[-1].after(card))
        return tuple(positions)

    @property
    def last(self) -> Position:
        """Return the position after the last card."""
        return self.positions[-1]

    @property
    def over(self) -> bool:
        """Tell whether the hand has been played out."""
        return len(self.cards) == self.deal.size * len(SEATS)

    @property
    def tricks(self) -> tuple[int, int]:
        """Return the tricks made by AB and by YZ so far."""
        ab = sum(1 for seat in self.winners if seat.side is Side.AB)
        return ab, len(self.winners) - ab

    def reaches(self, moment: Moment) -> bool:
        """Tell whether a moment exists in this line: its card has been, or can next be, played."""
        last = self.deal.size * len(SEATS) - moment.is_card
        return 0 <= moment.played_before <= min(last, len(self.cards))

    def at_most(self, moment: Moment) -> Position:
        """Return the table at a moment, or the last one if the play breaks off before it."""
        return self.before(moment) if self.reaches(moment) else self.last

    def before(self, moment: Moment) -> Position:
        """Return the table before the card of a moment, or after its trick.

        Raises ValueError for a moment that the line does not reach.
        """
        return self.positions[self._cards_before(moment)]

    def _cards_before(self, moment: Moment) -> int:
        if moment == END:
            return len(self.cards)
        if not self.reaches(moment):
            raise ValueError(say("the play does not reach {at}", at=moment))
        return moment.played_before

    def then(self, card: Card) -> "Line":
        """Return the line with one more card; IllegalPlay if it cannot be played."""
        return self._grown(len(self.cards), card)

    def branch(self, moment: Moment, card: Card) -> "Line":
        """Return the line up to a moment and then `card`: what if it had been played?"""
        return self._grown(self._cards_before(moment), card)

    def _grown(self, length: int, card: Card) -> "Line":
        positions = (*self.positions[: length + 1], self.positions[length].play(card))
        line = Line(self.deal, (*self.cards[:length], card), positions[-1].winners)
        line.__dict__["positions"] = positions  # what the cached property would work out again
        return line


def judge(deal: Deal, plays: Sequence[Play]) -> tuple[Line | None, tuple[Fault, ...]]:
    """Return the line of some plays, or None and everything that is wrong with them.

    Never raises. A card that breaks a law is laid down all the same, as at the table, and a seat
    that plays out of turn is taken to be in turn, so that what follows is judged for itself.
    """
    winners = _winners_if_lawful(deal, plays)
    if winners is not None:
        return Line(deal, tuple(play.card for play in plays), winners), ()
    found: list[Fault] = []
    position = Position.start(deal)
    played: list[Seat] = []
    for index, play in enumerate(plays):
        if error := position.fault(play.card, play.seat):
            found.append(Fault(index, error))
        played.append(play.seat)
        position = _laid(position, play, played)
        if len(played) == len(SEATS):
            played = []
    return None, tuple(found)


def _winners_if_lawful(deal: Deal, plays: Iterable[Play]) -> tuple[Seat, ...] | None:
    """Return who wins each whole trick, or None as soon as a play breaks a law.

    The quick look, on masks, at the many lists of plays that have nothing wrong with them.
    """
    trumps, follow = deal.trumps, deal.rules.follow
    hands = [hand.bits for hand in deal.hands]
    winners: list[Seat] = []
    turn = deal.leader
    led = best = None
    lying = 0
    for play in plays:
        seat, card = play.seat, play.card
        held = hands[seat.place]
        if seat is not turn or not held & card.bit:
            return None
        if led is None or best is None:
            led, best, winner = card.suit, card, seat
        else:
            if card.suit is not led and card not in follow(Holding(held), led):
                return None
            if beats(card, best, trumps):
                best, winner = card, seat
        hands[seat.place] = held ^ card.bit
        turn, lying = seat.next, lying + 1
        if lying == len(SEATS):
            winners.append(winner)
            turn, led, best, lying = winner, None, None, 0
    return tuple(winners)


def _laid(position: Position, play: Play, played: Sequence[Seat]) -> Position:
    """Return the position after a card that may break a law, with the turn that follows from it.

    `played` are the seats that have played to the trick, this one included: they take turns from
    the leader on, and the winner is who played the best card, in whatever order they came.
    """
    trick = position.trick if position.trick.cards else Trick(play.seat)
    after = replace(position, trick=trick, turn=play.seat).after(play.card)
    if len(played) < len(SEATS):
        turn = next((seat for seat in trick.leader.round() if seat not in played), after.turn)
        return replace(after, turn=turn)
    best = after.tricks[-1].winner(position.deal.trumps)
    assert best is not None
    winner = played[trick.leader.round().index(best)]
    winners = (*after.winners[:-1], winner)
    return replace(after, winners=winners, trick=Trick(winner), turn=winner)
