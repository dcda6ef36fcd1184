"""The table before one card."""

from dataclasses import dataclass

from trainer.whist.cards import Card
from trainer.whist.conventions import AS_BOOK, Agreements
from trainer.whist.deal import Deal
from trainer.whist.errors import HandOver, IllegalPlay, NotHeld, OutOfTurn, Revoke
from trainer.whist.holding import Holding
from trainer.whist.score import LOVE_ALL, Score
from trainer.whist.seats import SEATS, Seat, Side
from trainer.whist.sight import Known, Sight
from trainer.whist.trick import Play, Trick

Hands = tuple[Holding, Holding, Holding, Holding]


@dataclass(frozen=True, slots=True)
class Position:
    """The cards still held, the tricks made, the trick on the table and the seat to play.

    Immutable: `play` returns the next position. Begin with `Position.start`.
    """

    deal: Deal
    hands: Hands
    tricks: tuple[Trick, ...]
    winners: tuple[Seat, ...]
    trick: Trick
    turn: Seat

    @staticmethod
    def start(deal: Deal) -> "Position":
        """Return the position before the first card of a deal."""
        return Position(deal, deal.hands, (), (), Trick(deal.leader), deal.leader)

    @property
    def over(self) -> bool:
        """Tell whether all the cards have been played."""
        return not self.hands[self.turn.place].bits

    def hand(self, seat: Seat) -> Holding:
        """Return the cards a seat still holds."""
        return self.hands[seat.place]

    def taken(self, side: Side) -> int:
        """Return the number of tricks a side has made."""
        return sum(1 for seat in self.winners if seat.side is side)

    def legal(self) -> Holding:
        """Return the cards the seat in turn may play; empty when the hand is over."""
        hand = self.hands[self.turn.place]
        cards = self.trick.cards
        return self.deal.rules.follow(hand, cards[0].suit) if cards else hand

    def fault(self, card: Card, seat: Seat | None = None) -> IllegalPlay | None:
        """Return what forbids the card, or None if it may be played."""
        legal = self.legal()
        seat = seat or self.turn
        if seat is self.turn and legal.bits & card.bit:
            return None
        if not self.hand(seat):
            return HandOver(card, seat)
        if seat is not self.turn:
            return OutOfTurn(card, seat, self.turn, legal)
        if card not in self.hand(seat):
            return NotHeld(card, seat, legal)
        return Revoke(card, seat, legal)

    def play(self, card: Card, seat: Seat | None = None) -> "Position":
        """Return the position after the seat in turn has played `card`.

        If `seat` is given it must be in turn. Raises NotHeld, Revoke, OutOfTurn or HandOver.
        """
        if fault := self.fault(card, seat):
            raise fault
        return self.after(card)

    def after(self, card: Card) -> "Position":
        """Return the position after a card that is known to be legal; `play` is the safe way."""
        turn = self.turn
        place = turn.place
        a, y, b, z = self.hands
        left = Holding(self.hands[place].bits & ~card.bit)
        hands = (
            (left, y, b, z)
            if place == 0
            else (a, left, b, z)
            if place == 1
            else (a, y, left, z)
            if place == 2
            else (a, y, b, left)
        )
        trick = self.trick
        cards = (*trick.cards, card)
        grown = Trick(trick.leader, cards)
        if len(cards) < len(SEATS):
            return Position(self.deal, hands, self.tricks, self.winners, grown, turn.next)
        winner = grown.winner(self.deal.trumps)
        assert winner is not None
        return Position(
            self.deal,
            hands,
            (*self.tricks, grown),
            (*self.winners, winner),
            Trick(winner),
            winner,
        )

    @property
    def plays(self) -> tuple[Play, ...]:
        """Return every card played so far, in order."""
        return tuple(play for trick in (*self.tricks, self.trick) for play in trick.plays)

    def seen_by(
        self,
        seat: Seat,
        score: Score = LOVE_ALL,
        agreements: Agreements = AS_BOOK,
        known: tuple[Known, ...] = (),
    ) -> Sight:
        """Return what one seat may know: nothing in it depends on the hidden cards."""
        return Sight(
            seat=seat,
            hand=self.hand(seat),
            tricks=self.tricks,
            trick=self.trick,
            trumps=self.deal.trumps,
            turn_up=self.deal.turn_up,
            dealer=self.deal.dealer,
            score=score,
            agreements=agreements,
            known=known,
            rules=self.deal.rules,
            pack=self.deal.pack,
            size=self.deal.size,
        )
