"""Cards, suits and ranks: small frozen values whose repr reads back."""

from dataclasses import dataclass, field
from enum import Enum, IntEnum


class Suit(Enum):
    """A suit; the value is its letter."""

    SPADES = "S"
    HEARTS = "H"
    DIAMONDS = "D"
    CLUBS = "C"

    place: int
    symbol: str
    mask: int

    def __repr__(self) -> str:
        return f"Suit.{self.name}"

    def __str__(self) -> str:
        return str(self.value)


class Rank(IntEnum):
    """A rank in the order of play: the ace is high (it is low only in cutting, Law 13)."""

    TWO = 2
    THREE = 3
    FOUR = 4
    FIVE = 5
    SIX = 6
    SEVEN = 7
    EIGHT = 8
    NINE = 9
    TEN = 10
    KNAVE = 11
    QUEEN = 12
    KING = 13
    ACE = 14

    letter: str

    def __repr__(self) -> str:
        return f"Rank.{self.name}"

    def __str__(self) -> str:
        return self.letter


SUITS = tuple(Suit)
RANKS = tuple(reversed(Rank))
RANKS_A_SUIT = len(RANKS)

for _place, (_suit, _symbol) in enumerate(zip(SUITS, "♠♥♦♣", strict=True)):
    _suit.place = _place
    _suit.symbol = _symbol
    _suit.mask = ((1 << RANKS_A_SUIT) - 1) << (_place * RANKS_A_SUIT)
for _rank, _letter in zip(RANKS, "AKQJT98765432", strict=True):
    _rank.letter = _letter


@dataclass(frozen=True, slots=True)
class Card:
    """One card. `bit` is its place in the mask of a `Holding`.

    `above` and `below` are the higher and the lower cards of its suit, as masks.
    """

    suit: Suit
    rank: Rank
    bit: int = field(init=False, repr=False, compare=False)
    above: int = field(init=False, repr=False, compare=False)
    below: int = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        place = self.suit.place * RANKS_A_SUIT + self.rank - Rank.TWO
        bit = 1 << place
        object.__setattr__(self, "bit", bit)
        object.__setattr__(self, "above", self.suit.mask & ~((bit << 1) - 1))
        object.__setattr__(self, "below", self.suit.mask & (bit - 1))

    def __hash__(self) -> int:
        return hash(self.bit)

    def __str__(self) -> str:
        return f"{self.suit.value}{self.rank.letter}"


_BY_PLACE = tuple(Card(suit, rank) for suit in SUITS for rank in Rank)
_BY_CODE = {str(each): each for each in _BY_PLACE}
_BY_SUIT = {suit: {each.rank: each for each in _BY_PLACE if each.suit is suit} for suit in SUITS}


def card(suit: Suit, rank: Rank) -> Card:
    """Return the card of a suit and rank, without making a new one."""
    return _BY_SUIT[suit][rank]


def card_of(code: str) -> Card:
    """Return the card strictly written as suit letter and rank letter, such as `DT`.

    Raises KeyError for anything else; `notation` reads what people type.
    """
    return _BY_CODE[code]


def card_at(place: int) -> Card:
    """Return the card at a bit place of a holding's mask (0 is the lowest spade)."""
    return _BY_PLACE[place]
