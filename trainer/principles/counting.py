"""Counting the last cards: what every layout that may still lie so makes of each card (p. 135)."""

from bisect import bisect_left
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from trainer.principles.claims import Claim, Degree
from trainer.principles.departed import departed
from trainer.principles.needs import needs_of
from trainer.principles.view import View
from trainer.whist.cards import Card
from trainer.whist.deal import Deal
from trainer.whist.holding import Holding
from trainer.whist.layouts import deals
from trainer.whist.position import Hands, Position
from trainer.whist.seats import SEATS, Seat
from trainer.whist.solve import tricks_by_card

CAPS: Mapping[int, int] = {2: 200, 3: 120, 4: 40}
"""How many layouts are counted at the most, by the cards that the seat to play has left."""
FEW = max(CAPS) + 1
"""With how many cards in hand nothing is counted yet."""


@dataclass(frozen=True, slots=True)
class Counted:
    """The cards that are never worse, however the cards lie; `for_score` if for what it asks.

    Then only those layouts count in which it can still be had.
    """

    cards: Holding
    for_score: bool = False


def count_out(view: View) -> Counted | None:
    """Return the cards that in no layout make fewer tricks than another, and in some make more.

    If none is such, return those that make what the score asks wherever it can be made (p. 138).
    None when nothing is proved: the cards are too many, or none is never worse than all others.
    """
    cap = CAPS.get(len(view.hand))
    if cap is None or len(view.legal) < 2:
        return None
    found = layouts(view, cap)
    return _counted(view, found) if found else None


def _counted(view: View, found: Iterable[Mapping[Seat, Holding]]) -> Counted | None:
    """Return what holds of some layouts; no more of them are played out than decide it."""
    best, made = view.legal, dict.fromkeys(_wanted(view), view.legal)
    first = next(iter(made), None)
    hoped: set[int] = set()
    for hands in found:
        total = tricks_by_card(_position(view, hands), view.me.side)
        most = max(total.values())
        best &= _making(total, most)
        for wanted in made:
            if most >= wanted:
                hoped.add(wanted)
                made[wanted] &= _making(total, wanted)
        if not best and (first is None or (first in hoped and not made[first])):
            return None
    if best:
        return Counted(best) if best != view.legal else None
    for wanted, cards in made.items():
        if wanted in hoped:
            return Counted(cards, True) if cards and cards != view.legal else None
    return None


def _wanted(view: View) -> tuple[int, ...]:
    """Return the tricks that win the game, and those that save it, where they can be had."""
    needs = needs_of(view)
    return tuple(n for n in (needs.game, needs.save) if 0 < n <= needs.left) if needs else ()


def _making(total: Mapping[Card, int], tricks: int) -> Holding:
    """Return the cards that make so many tricks at least."""
    return Holding.of(card for card, made in total.items() if made >= tricks)


def layouts(view: View, cap: int) -> tuple[Mapping[Seat, Holding], ...]:
    """Return every way the hidden cards can lie by facts and claims, or none if above the cap.

    A claim that the facts contradict, or the claims before it, is left out.
    """
    found: list[Mapping[Seat, Holding]] = []
    for hands in _deals(view, believed(view)):
        found.append(hands)
        if len(found) > cap:
            return ()
    return tuple(found)


def believed(view: View) -> list[Claim]:
    """Return the likely and the marked claims that can all be true.

    Where those of a suit contradict the rest somebody has departed from rule in it: then only what
    is marked is believed of that suit.
    """
    claims = [c for c in view.claims if c.degree >= Degree.LIKELY and not departed(view, c)]
    claims.sort(key=lambda claim: -claim.degree)

    def too_many(number: int) -> bool:
        return next(_deals(view, claims[:number]), None) is None

    while claims and too_many(len(claims)):
        bad = claims[bisect_left(range(len(claims)), True, key=too_many) - 1]
        claims = [c for c in claims if c.suit is not bad.suit or c.degree > bad.degree]
    return claims


def _deals(view: View, claims: list[Claim]) -> Iterator[Mapping[Seat, Holding]]:
    """Yield the hidden hands in every way that facts and some claims allow."""
    placing = view.placing
    able = {seat: placing.can_have(seat) for seat in placing.others}
    sure = {seat: placing.must_hold(seat) for seat in placing.others}
    for claim in claims:
        able[claim.seat] -= claim.lacks
        sure[claim.seat] |= claim.holds & able[claim.seat]
    free = view.out
    for seat in placing.others:
        free -= sure[seat]
    barred = {seat: view.out - cards for seat, cards in able.items()}
    told = {seat: [each for each in claims if each.seat is seat] for seat in placing.others}

    def fits(seat: Seat, hand: Holding) -> bool:
        return all(claim.allows(hand) for claim in told[seat])

    yield from deals(placing.others, free, sure, barred, placing.room, fits)


def _position(view: View, hands: Mapping[Seat, Holding]) -> Position:
    """Return the table with the hidden hands as they are supposed to lie."""
    sight = view.sight
    held = [view.hand if seat is view.me else hands[seat] for seat in SEATS]
    four: Hands = (held[0], held[1], held[2], held[3])
    deal = Deal(four, view.trumps, sight.trick.leader, None, sight.rules)
    return Position(deal, four, (), (), sight.trick, view.me)
