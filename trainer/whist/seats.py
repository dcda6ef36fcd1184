"""The four seats and the two sides."""

from enum import Enum


class Side(Enum):
    """Two partners; the value is how the book writes them."""

    AB = "AB"
    YZ = "YZ"

    def __repr__(self) -> str:
        return f"Side.{self.name}"

    def __str__(self) -> str:
        return self.name

    @property
    def other(self) -> "Side":
        """Return the adversaries of this side."""
        return Side.YZ if self is Side.AB else Side.AB


class Seat(Enum):
    """A seat, in the order in which the deal and the play go round (p. 156)."""

    A = "A"
    Y = "Y"
    B = "B"
    Z = "Z"

    place: int
    next: "Seat"
    partner: "Seat"
    side: Side

    def __repr__(self) -> str:
        return f"Seat.{self.name}"

    def __str__(self) -> str:
        return self.name

    def round(self) -> tuple["Seat", ...]:
        """Return the four seats in order, beginning with this one."""
        return _ROUNDS[self.place]


SEATS = tuple(Seat)
for _place, _seat in enumerate(SEATS):
    _seat.place = _place
    _seat.next = SEATS[(_place + 1) % len(SEATS)]
    _seat.partner = SEATS[(_place + 2) % len(SEATS)]
    _seat.side = Side.AB if _place % 2 == 0 else Side.YZ
_ROUNDS = tuple(SEATS[place:] + SEATS[:place] for place in range(len(SEATS)))
