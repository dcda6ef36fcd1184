"""Hypothesis strategies: cards, deals whole and ended, lines of random legal play."""

from dataclasses import replace

from hypothesis import strategies as st

from trainer.whist.cards import RANKS, SUITS, Card, card
from trainer.whist.deal import Deal
from trainer.whist.holding import Holding
from trainer.whist.line import Line
from trainer.whist.position import Position
from trainer.whist.ruleset import COTTON_WHIST, SHORT_WHIST, Ruleset
from trainer.whist.seats import SEATS, Seat
from trainer.whist.trick import Play

GAMES = (SHORT_WHIST, COTTON_WHIST)
PACK = Holding.of(SHORT_WHIST.pack)

suits = st.sampled_from(SUITS)
ranks = st.sampled_from(RANKS)
seats = st.sampled_from(SEATS)
games = st.sampled_from(GAMES)
cards = st.builds(card, suits, ranks)
holdings = st.integers(0, PACK.bits).map(Holding)
plays = st.builds(Play, seats, cards)
play_lists = st.lists(plays, max_size=60)
"""Seats and cards at random, hardly ever legal."""


@st.composite
def whole_deals(draw: st.DrawFn, of: st.SearchStrategy[Ruleset] = games) -> Deal:
    """Draw a whole deal of some game, with any dealer."""
    rules = draw(of)
    return Deal.dealt(draw(st.permutations(rules.pack)), draw(seats), rules)


@st.composite
def endings(
    draw: st.DrawFn,
    of: st.SearchStrategy[Ruleset] = games,
    sizes: st.SearchStrategy[int] | None = None,
) -> Deal:
    """Draw an ending of one card each up to one less than a whole hand (or of given sizes)."""
    rules = draw(of)
    size = draw(st.integers(1, rules.hand_size - 1) if sizes is None else sizes)
    pack = draw(st.permutations(rules.pack))
    hands = [Holding.of(pack[at * size : (at + 1) * size]) for at in range(len(SEATS))]
    return Deal.ending(hands, draw(suits), draw(seats), rules)


deals = st.one_of(whole_deals(), endings())


@st.composite
def lines(
    draw: st.DrawFn, of: st.SearchStrategy[Deal] = deals, *, played_out: bool = False
) -> Line:
    """Draw a deal with some of its cards, or all of them, played at random within the laws."""
    deal = draw(of)
    last = deal.size * len(SEATS)
    position, played = Position.start(deal), list[Card]()
    for _ in range(last if played_out else draw(st.integers(0, last))):
        legal = position.legal()
        chosen = legal.nth(draw(st.integers(0, len(legal) - 1)))
        played.append(chosen)
        position = position.play(chosen)
    return Line.of(deal, played)


def plays_of(line: Line) -> tuple[Play, ...]:
    """Return the plays of a line, seat by seat."""
    return line.last.plays


@st.composite
def spoilt_plays(draw: st.DrawFn, line: Line) -> list[Play]:
    """Draw the plays of a line with a few of them changed, swapped, dropped or put in."""
    made = list(plays_of(line))
    for _ in range(draw(st.integers(1, 4))):
        at = draw(st.integers(0, len(made)))
        match draw(st.sampled_from(("card", "seat", "swap", "drop", "put"))):
            case "put":
                made.insert(at, draw(plays))
            case "card" if at < len(made):
                made[at] = Play(made[at].seat, draw(cards))
            case "seat" if at < len(made):
                made[at] = Play(draw(seats), made[at].card)
            case "drop" if at < len(made):
                del made[at]
            case "swap" if at + 1 < len(made):
                made[at : at + 2] = reversed(made[at : at + 2])
    return made


@st.composite
def careless_plays(draw: st.DrawFn, deal: Deal) -> list[Play]:
    """Draw plays by the seats in turn, of any cards they hold: revokes and nothing else."""
    position, made = Position.start(deal), list[Play]()
    for _ in range(draw(st.integers(1, 4 * deal.size))):
        careful = draw(st.booleans())
        hand = position.legal() if careful else position.hand(position.turn)
        made.append(Play(position.turn, hand.nth(draw(st.integers(0, len(hand) - 1)))))
        position = position.after(made[-1].card)
    return made


def voids(line: Line) -> dict[Seat, Holding]:
    """Return, for each seat, the cards of the suits in which its plays show it void."""
    shown = dict.fromkeys(SEATS, Holding())
    for trick in (*line.last.tricks, line.last.trick):
        for play in trick.plays:
            if play.card.suit is not trick.cards[0].suit:
                shown[play.seat] |= PACK.suit(trick.cards[0].suit)
    return shown


@st.composite
def reshuffled(draw: st.DrawFn, line: Line, viewer: Seat) -> Deal:
    """Draw a deal that differs only in who of the others holds the cards the viewer cannot place.

    Every hand keeps its size, the cards played stay with those who played them, no one is given
    a suit in which the plays show it void, and a turn-up not yet played stays with the dealer.
    """
    left = dict(zip(SEATS, line.last.hands, strict=True))
    others = [seat for seat in SEATS if seat is not viewer]
    known = Holding() if line.deal.turn_up is None else Holding.of([line.deal.turn_up])
    void = voids(line)
    for _ in range(draw(st.integers(1, 20))):
        one, two = draw(st.permutations(others))[:2]
        given, taken = left[one] - known - void[two], left[two] - known - void[one]
        if given and taken:
            down = given.nth(draw(st.integers(0, len(given) - 1)))
            up = taken.nth(draw(st.integers(0, len(taken) - 1)))
            left[one] = left[one].without(down).with_card(up)
            left[two] = left[two].without(up).with_card(down)
    a, y, b, z = (
        left[seat] | Holding.of(play.card for play in plays_of(line) if play.seat is seat)
        for seat in SEATS
    )
    return replace(line.deal, hands=(a, y, b, z))
