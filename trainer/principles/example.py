"""Examples of a principle: a hand, the play so far, and the cards that the principle wants."""

from dataclasses import dataclass

from trainer.whist.cards import Suit
from trainer.whist.conventions import AS_BOOK, Agreements
from trainer.whist.holding import Holding
from trainer.whist.notation import read_card, read_holding
from trainer.whist.ruleset import SHORT_WHIST
from trainer.whist.score import Score
from trainer.whist.seats import Seat
from trainer.whist.sight import Sight
from trainer.whist.trick import Trick


@dataclass(frozen=True, slots=True)
class Example:
    """One case of a principle.

    `hand` is what the seat in turn holds, `play` the tricks so far, each its leader and its cards,
    divided by `/`, as in `A D2 D4 DQ DA / Z C5`; `wants` are the cards that the principle allows,
    and is empty where it stays silent. Z has dealt, and `turned` is the turn-up, if there was one.
    In an ending `others` are the cards that are hidden.
    """

    hand: str
    wants: str
    play: str = "A"
    trumps: str = "S"
    turned: str = ""
    score: tuple[int, int] = (0, 0)
    agreements: Agreements = AS_BOOK
    others: str = ""

    @property
    def sight(self) -> Sight:
        """Return what the seat in turn sees."""
        *tricks, trick = (_read_trick(text) for text in self.play.split("/"))
        if trick.complete:
            trumps = Suit(self.trumps)
            winner = trick.winner(trumps)
            assert winner is not None
            tricks, trick = [*tricks, trick], Trick(winner)
        seat = trick.turn
        assert seat is not None
        hand = read_holding(self.hand)
        return Sight(
            seat=seat,
            hand=hand,
            tricks=tuple(tricks),
            trick=trick,
            trumps=Suit(self.trumps),
            turn_up=read_card(self.turned) if self.turned else None,
            dealer=Seat.Z,
            score=Score(*self.score),
            agreements=self.agreements,
            known=(),
            rules=SHORT_WHIST,
            pack=self._pack(hand, trick),
            size=len(hand) + len(tricks),
        )

    def _pack(self, hand: Holding, trick: Trick) -> Holding:
        """Return the cards in play: the whole pack, or those of an ending."""
        if not self.others:
            return Holding.of(SHORT_WHIST.pack)
        return hand | read_holding(self.others) | Holding.of(trick.cards)

    @property
    def cards(self) -> Holding:
        """Return the cards that the principle wants."""
        return read_holding(self.wants)


@dataclass(frozen=True, slots=True)
class Tells:
    """One case of an inference: what the cards of `case` tell its seat in turn of another.

    `trait` is the value of a `Trait`, of the suit with that letter where there is one.
    """

    case: Example
    seat: str
    trait: str
    suit: str = ""


def _read_trick(text: str) -> Trick:
    leader, *cards = text.split()
    return Trick(Seat(leader), tuple(read_card(card) for card in cards))
