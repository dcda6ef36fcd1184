"""Playing a deal out: a player is anything that chooses a card from a sight."""

from collections.abc import Callable, Sequence

from trainer.whist.cards import Card
from trainer.whist.conventions import AS_BOOK, Agreements
from trainer.whist.deal import Deal
from trainer.whist.line import Line
from trainer.whist.score import LOVE_ALL, Score
from trainer.whist.sight import Sight

Player = Callable[[Sight], Card]


def play_out(
    deal: Deal,
    players: Sequence[Player],
    score: Score = LOVE_ALL,
    agreements: Agreements = AS_BOOK,
) -> Line:
    """Return the line that four players, in the order A, Y, B, Z, make of a deal.

    Raises IllegalPlay if a player chooses a card that it may not play.
    """
    line = Line.of(deal)
    while not line.over:
        seat = line.last.turn
        line = line.then(players[seat.place](line.last.seen_by(seat, score, agreements)))
    return line
