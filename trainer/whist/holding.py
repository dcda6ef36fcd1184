"""A holding: an immutable set of cards, with the questions whist asks of it."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from trainer.whist.cards import RANKS_A_SUIT, SUITS, Card, Rank, Suit, card_at

HONOURS = (Rank.ACE, Rank.KING, Rank.QUEEN, Rank.KNAVE)


@dataclass(frozen=True, slots=True)
class Holding:
    """A set of cards, kept as a bit mask; it iterates by suit, highest card first."""

    bits: int = 0

    @staticmethod
    def of(cards: Iterable[Card]) -> "Holding":
        """Return the holding of `cards`; a card given twice counts once."""
        bits = 0
        for card in cards:
            bits |= card.bit
        return Holding(bits)

    def __contains__(self, card: Card) -> bool:
        return bool(self.bits & card.bit)

    def __len__(self) -> int:
        return self.bits.bit_count()

    def __bool__(self) -> bool:
        return self.bits != 0

    def __iter__(self) -> Iterator[Card]:
        for suit in SUITS:
            bits = self.bits & suit.mask
            while bits:
                top = bits.bit_length() - 1
                yield card_at(top)
                bits ^= 1 << top

    def __or__(self, other: "Holding") -> "Holding":
        return Holding(self.bits | other.bits)

    def __and__(self, other: "Holding") -> "Holding":
        return Holding(self.bits & other.bits)

    def __sub__(self, other: "Holding") -> "Holding":
        return Holding(self.bits & ~other.bits)

    def __str__(self) -> str:
        groups = ((suit, self.suit(suit)) for suit in SUITS)
        return " ".join(
            suit.value + "".join(card.rank.letter for card in cards)
            for suit, cards in groups
            if cards
        )

    def with_card(self, card: Card) -> "Holding":
        """Return the holding with `card` added."""
        return Holding(self.bits | card.bit)

    def without(self, card: Card) -> "Holding":
        """Return the holding with `card` taken out."""
        return Holding(self.bits & ~card.bit)

    def suit(self, suit: Suit) -> "Holding":
        """Return the cards of one suit."""
        return Holding(self.bits & suit.mask)

    def length(self, suit: Suit) -> int:
        """Return the number of cards of one suit."""
        return (self.bits & suit.mask).bit_count()

    def nth(self, index: int) -> Card:
        """Return the card at `index` counted from the lowest bit; IndexError if there is none.

        It serves to draw a card at random.
        """
        if not 0 <= index < len(self):
            raise IndexError(index)
        bits = self.bits
        for _ in range(index):
            bits &= bits - 1
        return card_at((bits & -bits).bit_length() - 1)

    def highest(self, suit: Suit) -> Card | None:
        """Return the highest card of a suit, or None when void."""
        bits = self.bits & suit.mask
        return card_at(bits.bit_length() - 1) if bits else None

    def lowest(self, suit: Suit) -> Card | None:
        """Return the lowest card of a suit, or None when void."""
        bits = self.bits & suit.mask
        return card_at((bits & -bits).bit_length() - 1) if bits else None

    def fourth_best(self, suit: Suit) -> Card | None:
        """Return the fourth card of a suit from the top, or None with fewer than four (p. 61)."""
        cards = tuple(self.suit(suit))
        return cards[3] if len(cards) > 3 else None

    def honours(self, suit: Suit) -> "Holding":
        """Return ace, king, queen and knave of a suit, as far as they are held."""
        return Holding.of(card for card in self.suit(suit) if card.rank in HONOURS)

    def sequences(self, suit: Suit) -> tuple["Holding", ...]:
        """Return the runs of two or more touching cards of a suit, highest first (p. 61)."""
        runs: list[list[Card]] = []
        for card in self.suit(suit):
            if runs and runs[-1][-1].rank - card.rank == 1:
                runs[-1].append(card)
            else:
                runs.append([card])
        return tuple(Holding.of(run) for run in runs if len(run) > 1)

    def master(self, suit: Suit, gone: "Holding") -> bool:
        """Tell whether the best card of a suit not in `gone` is held here."""
        left = suit.mask & ~gone.bits
        return bool(left) and bool(self.bits >> (left.bit_length() - 1) & 1)

    def tenace(self, suit: Suit, gone: "Holding") -> bool:
        """Tell whether best and third best of a suit are held, or second best guarded (p. 58).

        Cards in `gone` are out of play, so that a tenace may arise as the hand goes on.
        """
        left = [card_at(i) for i in range(len(SUITS) * RANKS_A_SUIT) if _left(i, suit, gone)]
        if len(left) < 3:
            return False
        third, second, best = left[-3:]
        if best in self:
            return second not in self and third in self
        return second in self and self.length(suit) > 1


def _left(place: int, suit: Suit, gone: Holding) -> bool:
    return bool(suit.mask & ~gone.bits & 1 << place)


EMPTY = Holding()
