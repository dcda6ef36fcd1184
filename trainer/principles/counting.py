"""Counting the last cards: what every layout that may still lie so makes of each card (p. 135)."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from math import gcd, sqrt

from trainer.principles.claims import Claim, Degree
from trainer.principles.needs import needs_of
from trainer.principles.shown import Shown
from trainer.principles.view import View
from trainer.whist.cards import Card, Suit
from trainer.whist.holding import EMPTY, Holding
from trainer.whist.layouts import Ways
from trainer.whist.seats import SEATS, Seat
from trainer.whist.solve import Search, Table, equals

FEW = 7
"""With how many cards in hand nothing is counted yet."""
WAYS = 2000
"""In how many ways the hidden cards may lie at the most, for them to be counted."""
ENDINGS = 1500
"""About how many endings are searched for one play; if they do not do, nothing is proved."""
_AT_FIRST = 1 / 8
"""Which part of the endings may be searched for the first way, beside its share."""
_GOLDEN = 0.618
"""How far along the ways the next one is taken from: then neighbours are unlike."""


@dataclass(frozen=True, slots=True)
class Counted:
    """The cards that are never worse, in whichever of the `ways` the hidden cards lie.

    If `for_score`, that is for what the score asks, where it can still be had.
    """

    cards: Holding
    ways: int
    for_score: bool = False


def count_out(view: View) -> Counted | None:
    """Return the cards that in no layout make fewer tricks than another, and in some make more.

    If none is such, return those that make what the score asks wherever it can be made (p. 138).
    None when nothing is proved: the cards are too many, or none is never worse than all others.
    """
    if len(view.hand) >= FEW or len(view.legal) < 2:
        return None
    runs = equals(view.legal, view.out | Holding.of(view.sight.trick.cards))
    if len(runs) < 2:
        return None
    ways = layouts(view)
    if not 0 < len(ways) <= WAYS:
        return None
    count = _Count(view, runs, ways)
    best = count.never_worse()
    if best:
        return Counted(best, len(ways)) if best != view.legal else None
    return _for_score(view, count, len(ways))


def too_full_to_count(view: View, shown: Shown) -> bool:
    """Tell whether the hands were too full, when a card was played, for it to rest on a count."""
    return view.sight.size - shown.at.trick >= FEW


def _for_score(view: View, count: "_Count", ways: int) -> Counted | None:
    """Return the cards that win the game, or else save it, wherever some card does."""
    needs = needs_of(view)
    if needs is None:
        return None
    for wanted in (needs.game, needs.save):
        if not 0 < wanted <= needs.left:
            continue
        best = count.never_short_of(wanted)
        if best is not None:
            return Counted(best, ways, True) if best and best != view.legal else None
    return None


class _Count:
    """The layouts of one play, and the search of them all, which remembers what it has met."""

    def __init__(self, view: View, runs: Sequence[Holding], ways: Ways) -> None:
        self._view = view
        self._search = Search(view.trumps, view.me.side)
        self._runs = {next(iter(run)): run for run in runs}
        self._ways = ways

    def never_worse(self) -> Holding:
        """Return the cards that do as well as any other every time; none if too many endings."""
        best, guess = [*self._runs], 1
        for done, table in enumerate(self._tables(), 1):
            first, *others = best + [card for card in self._runs if card not in best]
            guess = most = self._search.after(table, first, guess)
            able = [first]
            for card in others:
                if self._search.makes(table, card, most + 1):
                    most, able = self._search.after(table, card, most + 1), [card]
                elif card in best and self._search.makes(table, card, most):
                    able.append(card)
            best = [card for card in best if card in able]
            if not best or self._too_many(done):
                return EMPTY
        return self._all(best)

    def never_short_of(self, wanted: int) -> Holding | None:
        """Return the cards that make so many tricks wherever some card does; None if none can."""
        best, hopeful = [*self._runs], False
        for done, table in enumerate(self._tables(), 1):
            able = [card for card in self._runs if self._search.makes(table, card, wanted)]
            if able:
                hopeful = True
                best = [card for card in best if card in able]
            if not best or self._too_many(done):
                return EMPTY
        return self._all(best) if hopeful else None

    def _too_many(self, done: int) -> bool:
        """Tell whether the endings allowed will not do for all ways, to judge by those done.

        Ways share endings, so that the number met grows about as the square root of the ways.
        """
        return self._search.endings > ENDINGS * (_AT_FIRST + sqrt(done / len(self._ways)))

    def _tables(self) -> Iterator[Table]:
        """Yield the table with the cards in every way, unlike ones first: faults show soon."""
        view, number = self._view, len(self._ways)
        step = max(1, int(number * _GOLDEN))
        while gcd(step, number) > 1:
            step += 1
        bare = Table.of_trick(view.sight.trick, view.trumps, view.me)
        for at in range(number):
            hands = {**self._ways[at * step % number], view.me: view.hand}
            a, y, b, z = (hands[seat].bits for seat in SEATS)
            yield bare.with_hands((a, y, b, z))

    def _all(self, cards: Iterable[Card]) -> Holding:
        """Return some cards with all that are equal to them."""
        return Holding.of(each for card in cards for each in self._runs[card])


def layouts(view: View) -> Ways:
    """Return the ways in which the hidden cards can lie by facts and claims.

    A claim that surer ones contradict is left out.
    """
    claims = [claim for claim in view.claims if claim.degree >= Degree.LIKELY]
    return _ways(view, claims) or _ways(view, _agreeing(view, claims))


def _agreeing(view: View, claims: Iterable[Claim]) -> list[Claim]:
    """Return the claims that agree with one another and with the facts, the surest first."""
    kept: list[Claim] = []
    for claim in sorted(claims, key=lambda claim: -claim.degree):
        if _ways(view, [*kept, claim]):
            kept.append(claim)
    return kept


def _ways(view: View, claims: Iterable[Claim]) -> Ways:
    """Return the ways in which facts and some claims allow the hidden cards to lie."""
    placing = view.placing
    able = {seat: placing.can_have(seat) for seat in placing.others}
    lengths: dict[tuple[Seat, Suit], tuple[int, int]] = {}
    among: dict[tuple[Seat, Suit], frozenset[int]] = {}
    for claim in claims:
        able[claim.seat] -= claim.lacks
        for seat in placing.others:
            if seat is not claim.seat:
                able[seat] -= claim.holds & placing.can_have(claim.seat)
        if claim.suit is None:
            continue
        key = claim.seat, claim.suit
        if claim.least is not None or claim.most is not None:
            least, most = lengths.get(key, (0, len(view.out)))
            asked = len(view.out) if claim.most is None else claim.most
            lengths[key] = max(least, claim.least or 0), min(most, asked)
        if claim.among is not None:
            among[key] = among.get(key, claim.among) & claim.among
    return Ways(view.out, able, placing.room, lengths, among)
