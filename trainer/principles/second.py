"""The card to play second hand, by the Analysis (pp. 82-91)."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from itertools import takewhile

from trainer.principles.placing import Placing
from trainer.principles.second_table import (
    FIRST_ROUND,
    HIGH_LEADS,
    HIGH_TRUMP_LEADS,
    SECOND_ROUND,
    By,
    Row,
    When,
)
from trainer.text import say
from trainer.whist.cards import RANKS, Card, Rank, Suit, card
from trainer.whist.conventions import MAIN_TEXT, Conventions
from trainer.whist.holding import EMPTY, HONOURS, Holding
from trainer.whist.sight import Sight

ABOVE_A_LOW_LEAD = 3
"""How many cards above a low card led from strength the leader holds (pp. 60-61)."""


@dataclass(frozen=True, slots=True)
class TurnUp:
    """The trump card turned up, still unplayed, and who turned it up."""

    card: Card
    by: By


@dataclass(frozen=True, slots=True)
class Situation:
    """What the second player goes by, a suit having been led by the right-hand adversary.

    `held` is what is held of the suit, `trumps` whether the suit is trumps, `strong` whether one
    is strong enough in trumps to lead them (pp. 120-124). `second_round` is true when the suit has
    been led before; `began` is what the present leader led to its first round, if he began it.
    `gone` are the cards of the suit played before this trick; `right` and `partner` are cards of
    the suit that are certain to be with the leader and with partner. `weak_lead` tells that the
    leader has opened a weak suit with a strengthening card; else strength is presumed (p. 76).
    `wants_lead` tells that the lead is worth a high card. `own` and `theirs` are the conventions of
    the second player's side and of the leader's. Raises ValueError when no card of the suit is
    held, or when a card is in two places.
    """

    held: Holding
    led: Card
    trumps: bool = False
    strong: bool = False
    turn_up: TurnUp | None = None
    second_round: bool = False
    began: Card | None = None
    gone: Holding = EMPTY
    right: Holding = EMPTY
    partner: Holding = EMPTY
    weak_lead: bool = False
    wants_lead: bool = False
    own: Conventions = MAIN_TEXT
    theirs: Conventions = MAIN_TEXT

    def __post_init__(self) -> None:
        if not self.held or self.held.suit(self.suit) != self.held:
            raise ValueError(say("{cards} are no cards of one suit", cards=self.held))
        if self.led in self.held:
            raise ValueError(say("{card} is both held and led", card=self.led))
        for each in self.gone & self.held.with_card(self.led):
            raise ValueError(say("{card} has gone before", card=each))

    @property
    def suit(self) -> Suit:
        """Return the suit led."""
        return self.led.suit

    @property
    def out_above(self) -> Holding:
        """Return the cards above the one led that are in the other hands."""
        above = (card(self.suit, rank) for rank in RANKS if rank > self.led.rank)
        return Holding.of(above) - self.held - self.gone

    @property
    def heading(self) -> Holding:
        """Return the cards held that beat the one led."""
        return Holding.of(each for each in self.held if each.rank > self.led.rank)


@dataclass(frozen=True, slots=True)
class SecondPlay:
    """The card to play, the rule it follows, the page that has it, and the reason."""

    card: Card
    rule: str
    page: int
    why: str


def second_play(situation: Situation) -> SecondPlay:
    """Return what the Analysis has the second hand play (pp. 82-91)."""
    row = row_for(situation)
    return SecondPlay(_chosen(row, situation), row.rule, row.page, say(row.why))


def row_for(situation: Situation) -> Row:
    """Return the first row of the table that fits; the last fits always."""
    table = SECOND_ROUND if situation.second_round else FIRST_ROUND
    return next(row for row in table if _fits(row, situation))


def _fits(row: Row, at: Situation) -> bool:
    """Tell whether a row speaks of a situation, and its card would head the trick if it is to."""
    held = {each.rank.letter for each in at.held}
    return (
        held.issuperset(row.holds)
        and held.isdisjoint(row.lacks)
        and at.led.rank.letter in row.led
        and row.least <= len(at.held) <= (row.most or len(at.held))
        and row.trumps in (None, at.trumps)
        and row.strong in (None, at.strong)
        and row.weak_lead in (None, at.weak_lead)
        and (row.by is None or _turned(row, at.turn_up))
        and _TESTS[row.when](at)
        and (row.play == "low" or _chosen(row, at) in at.heading)
    )


def _turned(row: Row, up: TurnUp | None) -> bool:
    return up is not None and up.by is row.by and up.card.rank.letter in row.turned


def _chosen(row: Row, at: Situation) -> Card:
    """Return the card that a row names; it does not beat the card led where the row is unfit."""
    *_, low = at.held
    match row.play:
        case "low":
            return low
        case "cover":
            return at.heading.lowest(at.suit) or low
        case "head":
            return _lowest_of_sequence(at, _best(at))
        case "win":
            return _lowest_sure(at) or low
        case "finesse":
            return _lowest_sure(at, at.right) or low
    named = next(each for each in at.held if each.rank.letter == row.play)
    return _lowest_of_sequence(at, named)


def _best(at: Situation) -> Card:
    return next(iter(at.held))


def _lowest_of_sequence(at: Situation, top: Card) -> Card:
    """Return the lowest of the touching cards that begin with `top` (p. 83)."""
    below = (card(at.suit, rank) for rank in RANKS if rank <= top.rank)
    return list(takewhile(at.held.__contains__, below))[-1]


def _lowest_sure(at: Situation, with_leader: Holding = EMPTY) -> Card | None:
    """Return the lowest card held that no card of the suit to come can beat."""
    rival = (at.out_above - with_leader).highest(at.suit)
    sure = (each for each in at.heading if rival is None or each.rank > rival.rank)
    return Holding.of(sure).lowest(at.suit)


def _is_sure(at: Situation) -> bool:
    """Tell whether a card below the winning card held is certain to win as well (p. 90)."""
    winner = _lowest_sure(at)
    return winner is not None and _lowest_sure(at, at.right) != winner


def _has_honour(at: Situation) -> bool:
    return _best(at).rank in HONOURS


def _fourchette(at: Situation) -> bool:
    return {at.led.rank + 1, at.led.rank - 1} <= {each.rank for each in at.held}


def _third_best(at: Situation) -> bool:
    """Tell whether best and second best lie as p. 91 has it for certain, and third best here."""
    left = tuple(at.out_above | at.heading)
    return len(left) > 2 and left[0] in at.partner and left[1] in at.right and left[2] in at.held


def _completes(at: Situation) -> bool:
    """Tell whether all that beats the card led is held here or must be with the leader.

    A low card led from strength has three above it in the leader's hand (pp. 60-61). After the ace
    an American leader has two more, and one who leads the lowest of five or more has three (pp. 66,
    89-90). The leader has opened from less if those cards would have made him lead a high one.
    """
    left, above = at.out_above, ABOVE_A_LOW_LEAD
    if at.second_round:
        if at.began is None or at.began.rank is not Rank.ACE:
            return False
        left, above = left.with_card(at.began), above + (not at.theirs.american_leads)
    up = at.turn_up
    if len(left) != above or (up and up.card in left and up.by is not By.RIGHT):
        return False
    ranks = {each.rank.letter for each in left}
    if at.led.rank is Rank.NINE and ranks == set("KJT"):
        return True
    high = HIGH_TRUMP_LEADS if at.trumps else HIGH_LEADS
    return not any(ranks.issuperset(lead) for lead in high)


_TESTS: Mapping[When, Callable[[Situation], bool]] = {
    When.ALWAYS: lambda _: True,
    When.CANNOT_HEAD: lambda at: not at.heading,
    When.COMPLETES: _completes,
    When.FOURCHETTE: _fourchette,
    When.HONOUR: _has_honour,
    When.OLD_COVER: lambda at: _has_honour(at) and at.own.cover_honours,
    When.GUARDED: lambda at: len(at.held) == 2 and len(at.held.honours(at.suit)) == 1,
    When.WANTS: lambda at: at.wants_lead and _has_honour(at),
    When.WINNER: lambda at: _lowest_sure(at) is not None,
    When.SPARE: lambda at: _lowest_sure(at) not in (None, at.held.lowest(at.suit)),
    When.SURE: _is_sure,
    When.THIRD: _third_best,
}


def situation_of(sight: Sight, strong: bool | None = None) -> Situation | None:
    """Return the situation of a seat that is to follow suit second hand, or None if it is not.

    Unless `strong` says it, `strong_in_trumps` judges the seat's trumps. Only what is certain is
    placed with the leader and with partner.
    """
    if sight.turn is not sight.seat or len(sight.trick.cards) != 1:
        return None
    led, leader = sight.trick.cards[0], sight.trick.leader
    held = sight.hand.suit(led.suit)
    if not held:
        return None
    rounds = [trick for trick in sight.tricks if trick.cards[0].suit is led.suit]
    gone = Holding.of(each for trick in sight.tricks for each in trick.cards).suit(led.suit)
    placing = Placing(sight)
    return Situation(
        held,
        led,
        trumps=led.suit is sight.trumps,
        strong=strong_in_trumps(sight) if strong is None else strong,
        turn_up=_turn_up(sight, gone.with_card(led)),
        second_round=bool(rounds),
        began=rounds[0].cards[0] if rounds and rounds[0].leader is leader else None,
        gone=gone,
        right=placing.must_hold(leader).suit(led.suit) if rounds else EMPTY,
        partner=placing.must_hold(sight.seat.partner).suit(led.suit) if rounds else EMPTY,
        own=sight.agreements.of(sight.seat.side),
        theirs=sight.agreements.of(leader.side),
    )


def _turn_up(sight: Sight, gone: Holding) -> TurnUp | None:
    """Return the card turned up, if it is still to be played."""
    up = sight.turn_up
    if up is None or up.suit is not sight.trick.cards[0].suit or up in gone:
        return None
    places = zip(sight.seat.round(), (By.SELF, By.LEFT, By.PARTNER, By.RIGHT), strict=True)
    return TurnUp(up, dict(places)[sight.dealer])


def strong_in_trumps(sight: Sight) -> bool:
    """Tell whether trumps may be led from strength: five, or four with two honours (pp. 120, 124).

    Trumps that the seat has played to leads of trumps count with those it holds.
    """
    rounds = (trick for trick in sight.tricks if trick.cards[0].suit is sight.trumps)
    drawn = Holding.of(own for trick in rounds if (own := trick.card_of(sight.seat)))
    trumps = (sight.hand | drawn).suit(sight.trumps)
    return len(trumps) > 4 or (len(trumps) == 4 and len(trumps.honours(sight.trumps)) > 1)
