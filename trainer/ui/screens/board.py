"""The table drawn in the terminal: four hands round it, the trick in the middle."""

from dataclasses import dataclass

from trainer.text import count, say
from trainer.ui.cards import card_span, rank_text, suit_style
from trainer.ui.scene import Line, Span, fitted, line, padded
from trainer.ui.table import taken_words, trick_words
from trainer.whist.cards import SUITS, Card, Suit
from trainer.whist.deal import Deal
from trainer.whist.holding import EMPTY, Holding
from trainer.whist.position import Position
from trainer.whist.seats import Seat, Side
from trainer.whist.trick import Trick

_MIDDLE = 14
"""The width of the trick in the middle, in cells."""
ROWS = 20
"""The height of the board, in rows."""


@dataclass(frozen=True, slots=True)
class Board:
    """What lies on the table: a position, whose hands are seen, and who sits at the bottom.

    Once the hand is over, `last` is the table after its last card, and nobody is in turn. Where
    the tricks made are `listed` they may all be looked at; in a quiz, only the last (Law 91).
    """

    position: Position
    bottom: Seat
    shown: frozenset[Seat]
    pick: Card | None = None
    pickable: Holding = EMPTY
    score: str = ""
    last: Position | None = None
    listed: bool = True

    @property
    def turn(self) -> Seat | None:
        """Return whose turn it is, if the hand is not over."""
        return None if self.last or self.position.over else self.position.turn

    @property
    def tricks(self) -> tuple[Trick, ...]:
        """Return the tricks made so far."""
        return (self.last or self.position).tricks

    @property
    def made(self) -> str:
        """Return how many tricks each side has made."""
        then = self.last or self.position
        return taken_words(then.taken(Side.AB), then.taken(Side.YZ))

    def lines(self, width: int) -> tuple[Line, ...]:
        """Return the board in so many columns, `ROWS` rows high."""
        side = max((width - _MIDDLE) // 2, 6)
        bottom = self.bottom
        indent = Span(" " * side)
        rows: list[Line] = [(indent, *row) for row in self._block(bottom.partner, width - side)]
        middle = self._middle()
        left = self._block(bottom.next, side)
        right = self._block(bottom.next.partner, side)
        for west, trick, east in zip(left, middle, right, strict=True):
            rows.append((*padded(fitted(west, side), side), *padded(trick, _MIDDLE), *east))
        rows += [(indent, *row) for row in self._block(bottom, width - side)]
        rows += [(), line(self._said()), line(say("Tricks: {made}", made=self.made))]
        rows += [trumps_line(self.position.deal), line(self.score)]
        return tuple(rows)

    def _block(self, seat: Seat, width: int) -> list[Line]:
        """Return a name and four suits, or the number of cards of a hand that is not seen."""
        hand = self.position.hand(seat)
        name: Line = (
            Span("▸", "seat.turn") if self.turn is seat else Span(" "),
            Span(seat.value, "seat"),
            Span(self._role(seat), "note"),
        )
        if seat in self.shown:
            return [name, *(self._suit(hand, suit, seat, width) for suit in SUITS)]
        cards = count(len(hand), " {n} card", " {n} cards")
        return [name, (Span(cards, "note"),), (), (), ()]

    def _role(self, seat: Seat) -> str:
        roles = []
        if seat is self.position.deal.dealer and self.position.deal.turn_up:
            roles.append(say("dealer"))
        if seat is self.bottom:
            roles.append(say("you"))
        return f" ({', '.join(roles)})" if roles else ""

    def _suit(self, hand: Holding, suit: Suit, seat: Seat, width: int) -> Line:
        style = suit_style(suit)
        cards = list(hand.suit(suit))
        spans = [Span(f" {suit.symbol}", style)]
        wide = 2 + sum(len(rank_text(card.rank)) + 1 for card in cards) <= width
        for card in cards:
            if wide:
                spans.append(Span(" "))
            picked = seat is self.bottom and card == self.pick
            may = seat is self.bottom and card in self.pickable
            action = f"card:{card}" if may else ""
            spans.append(Span(rank_text(card.rank), "card.picked" if picked else style, action))
        if not cards:
            spans.append(Span(" –" if wide else "–", "note"))
        return tuple(spans)

    def _trick(self) -> Trick:
        trick, tricks = self.position.trick, self.position.tricks
        return tricks[-1] if tricks and not trick.cards else trick

    def _middle(self) -> list[Line]:
        trick = self._trick()
        winner = trick.winner(self.position.deal.trumps)

        def played(seat: Seat) -> Line:
            card = trick.card_of(seat)
            if card is None:
                return (Span(" ·", "note"),)
            best = seat is winner
            shown = card_span(card)
            style = f"{shown.style} card.winning" if best else shown.style
            return (Span(shown.text, style), Span("*" if best else " "))

        top, left = played(self.bottom.partner), played(self.bottom.next)
        right, low = played(self.bottom.next.partner), played(self.bottom)
        return [
            (),
            (Span(" " * 5), *top),
            padded((Span(" "), *padded(left, 8), *right), _MIDDLE),
            (Span(" " * 5), *low),
            (),
        ]

    def _said(self) -> str:
        if self.last:
            return say("The hands as dealt.")
        return trick_words(self._trick(), self.position.deal.trumps)


def trumps_line(deal: Deal) -> Line:
    """Return the trump suit with the turned-up card."""
    spans = [
        Span(say("Trumps ")),
        Span(f"{deal.trumps.symbol} {say(deal.trumps.name.lower())}", suit_style(deal.trumps)),
    ]
    if deal.turn_up:
        spans += [Span(" ("), card_span(deal.turn_up), Span(say(" up)"))]
    return tuple(spans)


def hand_row(hand: Holding, pick: Card | None, pickable: Holding) -> Line:
    """Return a hand on one line, for a small terminal."""
    spans: list[Span] = []
    for suit in SUITS:
        if not hand.length(suit):
            continue
        spans.append(Span(suit.symbol, suit_style(suit)))
        for card in hand.suit(suit):
            style = "card.picked" if card == pick else suit_style(suit)
            action = f"card:{card}" if card in pickable else ""
            spans.append(Span(rank_text(card.rank), style, action))
        spans.append(Span(" "))
    return tuple(spans)
