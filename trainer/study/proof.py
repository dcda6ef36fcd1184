"""Proving a puzzle by exact search, in the way that its file says."""

from dataclasses import dataclass

from trainer.study.hand import Hand
from trainer.text import say
from trainer.whist.cards import Card
from trainer.whist.layouts import layouts
from trainer.whist.line import Line
from trainer.whist.position import Position
from trainer.whist.seats import Side
from trainer.whist.solve import tricks_by_card


@dataclass(frozen=True, slots=True)
class Proof:
    """Whether the claim of a puzzle holds, and what the search has found."""

    holds: bool
    found: str


def prove(hand: Hand) -> Proof:
    """Return what exact search says of a puzzle's claim; ValueError for a hand without a task."""
    task = hand.record.task
    if task is None:
        raise ValueError(say("{id} has no task", id=hand.record.id))
    position = hand.line.before(task.at)
    played = hand.line.cards[task.at.played_before]
    totals = _totals(position, task.side)
    right, wrong = totals[played], {card: totals[card] for card in task.tempting}
    match task.proof:
        case "double-dummy":
            holds = right >= task.tricks and all(n < task.tricks for n in wrong.values())
        case "never-worse":
            return _never_worse(hand, played, task.tempting)
        case "careless-partner":
            holds = right >= task.tricks and all(n == right for n in wrong.values())
            holds = holds and _goes_wrong(hand)
        case _:
            holds = True
    found = ", ".join(f"{card} {n}" for card, n in {played: right, **wrong}.items())
    return Proof(holds, found)


def _totals(position: Position, side: Side) -> dict[Card, int]:
    """Return the tricks a side makes in all, by the card played now."""
    made = position.taken(side)
    return {card: made + more for card, more in tricks_by_card(position, side).items()}


def _never_worse(hand: Hand, played: Card, tempting: tuple[Card, ...]) -> Proof:
    task = hand.record.task
    assert task is not None
    position = hand.line.before(task.at)
    known = tuple(each.as_known() for each in hand.record.known)
    better = worse = same = 0
    for layout in layouts(position, position.turn, known):
        totals = _totals(layout, task.side)
        for card in tempting:
            better += totals[played] > totals[card]
            worse += totals[played] < totals[card]
            same += totals[played] == totals[card]
    found = say("better {b}, the same {s}, worse {w}", b=better, s=same, w=worse)
    return Proof(better > 0 and worse == 0, found)


def _goes_wrong(hand: Hand) -> bool:
    """Tell whether some variation shows the task missed after the tempting card."""
    task = hand.record.task
    assert task is not None
    at = task.at.played_before
    for variation in hand.record.variations:
        cards = variation.cards
        if cards[:at] != hand.line.cards[:at] or not set(cards[at : at + 1]) & {*task.tempting}:
            continue
        last = Line.of(hand.line.deal, cards).last
        if last.over and last.taken(task.side) < task.tricks:
            return True
    return False
