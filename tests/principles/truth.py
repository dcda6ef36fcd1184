"""Claims held against the real hands: what an observer concludes, and whether it is so."""

from collections.abc import Iterator
from dataclasses import dataclass

from trainer.principles.advisor import look
from trainer.principles.claims import Claim
from trainer.principles.view import View
from trainer.whist.conventions import AS_BOOK, Agreements
from trainer.whist.holding import Holding
from trainer.whist.line import Line
from trainer.whist.position import Position
from trainer.whist.seats import SEATS, Seat


@dataclass(frozen=True, slots=True)
class Heard:
    """One claim as an observer hears it now, after `count` cards, with what is wrong with it."""

    observer: Seat
    count: int
    claim: Claim
    wrong: str


def heard(
    line: Line,
    counts: Iterator[int] | range | None = None,
    agreements: Agreements = AS_BOOK,
) -> Iterator[Heard]:
    """Yield every claim of every observer after each number of cards, true or false.

    Without `counts` that is after every card; a seat hears nothing of itself.
    """
    for count in range(len(line.cards) + 1) if counts is None else counts:
        position = line.positions[count]
        for observer in SEATS:
            view: View = look(position.seen_by(observer, agreements=agreements))
            for claim in view.claims:
                yield Heard(observer, count, claim, wrong(claim, position))


def wrong(claim: Claim, position: Position) -> str:
    """Return in what a claim is false of the hand as it now is; empty if it is true.

    A view is made anew after every card, so that what its claims say is of the cards left now.
    """
    hand = position.hand(claim.seat)
    faults = []
    if missing := claim.holds - hand:
        faults.append(f"has not {missing}{_gone(missing, position)}")
    if held := claim.lacks & hand:
        faults.append(f"has {held}")
    if claim.suit is not None:
        left = hand.length(claim.suit)
        if claim.least is not None and left < claim.least:
            faults.append(f"{left} of {claim.suit} left, not {claim.least} at least")
        if claim.most is not None and left > claim.most:
            faults.append(f"{left} of {claim.suit} left, not {claim.most} at most")
        if not faults and not allows(claim, hand):
            faults.append(f"has {hand.suit(claim.suit) or 'none'} of {claim.suit}")
    return "; ".join(faults)


def _gone(cards: Holding, position: Position) -> str:
    played = Holding.of(play.card for play in position.plays)
    return " (played)" if cards & played == cards else ""


def allows(claim: Claim, hand: Holding) -> bool:
    """Tell whether a hand has of the suit a number, and such cards, as a claim tells."""
    if claim.suit is None:
        return True
    own = hand.bits & claim.suit.mask
    if claim.among is not None:
        return own in claim.among
    n = own.bit_count()
    return (claim.least is None or n >= claim.least) and (claim.most is None or n <= claim.most)
