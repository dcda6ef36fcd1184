"""A sight: all that one seat may know at a moment, and nothing else."""

from collections.abc import Iterator
from dataclasses import dataclass

from trainer.whist.cards import Card, Suit
from trainer.whist.conventions import Agreements
from trainer.whist.holding import EMPTY, Holding
from trainer.whist.ruleset import Ruleset
from trainer.whist.score import Score
from trainer.whist.seats import Seat
from trainer.whist.trick import Play, Trick


@dataclass(frozen=True, slots=True)
class Known:
    """What a position stipulates as known of another seat."""

    seat: Seat
    holds: Holding = EMPTY
    lacks: Holding = EMPTY


@dataclass(frozen=True, slots=True)
class Sight:
    """What a seat sees: its own cards, the cards played, the turn-up, the score, the agreements.

    Principles, drills and bots are given a sight and nothing else, so that they cannot peek.
    `pack` are the cards that were in play at the first trick, and `size` is how many each hand then
    had: in an ending every player has seen what went before.
    """

    seat: Seat
    hand: Holding
    tricks: tuple[Trick, ...]
    trick: Trick
    trumps: Suit
    turn_up: Card | None
    dealer: Seat
    score: Score
    agreements: Agreements
    known: tuple[Known, ...]
    rules: Ruleset
    pack: Holding
    size: int

    @property
    def turn(self) -> Seat:
        """Return the seat that is to play."""
        return self.trick.turn or self.trick.leader

    @property
    def plays(self) -> Iterator[Play]:
        """Yield every card played so far, in order."""
        for trick in (*self.tricks, self.trick):
            yield from trick.plays

    @property
    def gone(self) -> Holding:
        """Return the cards that have been played."""
        bits = 0
        for trick in (*self.tricks, self.trick):
            for card in trick.cards:
                bits |= card.bit
        return Holding(bits)

    @property
    def legal(self) -> Holding:
        """Return what this seat may play; empty when it is not its turn."""
        if self.turn is not self.seat:
            return EMPTY
        if not self.trick.cards:
            return self.hand
        return self.rules.follow(self.hand, self.trick.cards[0].suit)
