"""What the score asks of the rest of a hand: tricks to win the game, and to save it (p. 134)."""

from dataclasses import dataclass

from trainer.principles.view import View
from trainer.whist.cards import Suit
from trainer.whist.holding import EMPTY, HONOURS, Holding
from trainer.whist.seats import SEATS, Seat, Side
from trainer.whist.trick import Trick


@dataclass(frozen=True, slots=True)
class Needs:
    """How many more tricks a side needs: for the game, for the odd trick, and to save the game.

    Zero or less is enough already; more than `left`, the tricks still to be played, is out of
    reach. Honours count as far as they are known.
    """

    game: int
    odd: int
    save: int
    left: int

    @property
    def one_will_do(self) -> bool:
        """Tell whether the next trick wins or saves the game, or is the odd trick (p. 95)."""
        return 1 in (self.game, self.odd) or (self.save == 1 and self.game > self.left)


def needs_of(view: View) -> Needs | None:
    """Return what the seat's side needs; None in an ending, where the tricks before are unknown."""
    sight = view.sight
    rules = sight.rules
    if len(sight.pack) != len(rules.pack):
        return None
    side = view.me.side
    won = sum(_winner_of(trick, sight.trumps).side is side for trick in sight.tricks)
    lost = len(sight.tricks) - won
    left = sight.size - len(sight.tricks)
    ours = rules.book + rules.game - sight.score.of(side) - _honours(view, side)
    theirs = rules.book + rules.game - sight.score.of(side.other) - _honours(view, side.other)
    return Needs(
        game=min(ours, sight.size) - won,
        odd=rules.book + 1 - won,
        save=left + 1 - (min(theirs, sight.size) - lost),
        left=left,
    )


def save_against_honours(view: View) -> int | None:
    """Return how many more tricks save the game if the adversaries count honours (p. 134).

    At love all that is the fifth trick, against two by honours. None in an ending.
    """
    needs, rules, side = needs_of(view), view.sight.rules, view.me.side
    if needs is None:
        return None
    if view.sight.score.of(side.other) == rules.no_honours_at or _honours(view, side.other):
        return needs.save
    number, points = min(rules.honour_points)
    ours = len(_known(view, side).honours(view.trumps))
    return needs.save + (points if ours + number <= len(HONOURS) else 0)


def _winner_of(trick: Trick, trumps: Suit) -> Seat:
    winner = trick.winner(trumps)
    assert winner is not None
    return winner


def _honours(view: View, side: Side) -> int:
    """Return the points that a side is known to have for honours, as far as the score lets it."""
    rules = view.sight.rules
    if view.sight.score.of(side) == rules.no_honours_at:
        return 0
    held = len(_known(view, side).honours(view.trumps))
    return max((points for number, points in rules.honour_points if number <= held), default=0)


def _known(view: View, side: Side) -> Holding:
    """Return the cards that a side is known to have been dealt."""
    known = EMPTY
    for seat in SEATS:
        if seat.side is side:
            known |= view.hand if seat is view.me else view.placing.must_hold(seat)
            known |= Holding.of(shown.card for shown in view.played_by(seat))
    return known
