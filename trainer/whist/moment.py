"""Moments: the addresses inside a hand that files, commands, links and progress use.

`7.3` is the third card of the seventh trick: a question there is asked before that card, a remark
is shown after it. `7` is after the whole trick; `start` and `end` are what they say.
"""

import re
from dataclasses import dataclass
from enum import IntEnum

from trainer.text import say
from trainer.whist.seats import SEATS

_CARD = re.compile(r"([1-9][0-9]?)(?:\.([1-4]))?")


class _Part(IntEnum):
    START = 0
    PLAY = 1
    END = 2


@dataclass(frozen=True, slots=True, order=True)
class Moment:
    """A place in a hand; moments sort in the order in which they come."""

    part: int
    trick: int = 0
    card: int = 0

    @staticmethod
    def at(trick: int, card: int) -> "Moment":
        """Return the moment of one card, both counted from 1."""
        return Moment(_Part.PLAY, trick, card)

    @staticmethod
    def after(trick: int) -> "Moment":
        """Return the moment after a whole trick."""
        return Moment(_Part.PLAY, trick, len(SEATS) + 1)

    @staticmethod
    def read(text: str) -> "Moment":
        """Return the moment written `7.3`, `7`, `start` or `end`; ValueError otherwise."""
        text = text.strip()
        for moment in (START, END):
            if text == str(moment):
                return moment
        match = _CARD.fullmatch(text)
        if match is None:
            message = say(
                "{text} is no moment: write trick.card as in 7.3, a trick as in 7, start or end",
                text=repr(text[:40]),
            )
            raise ValueError(message)
        return Moment.at(int(match[1]), int(match[2])) if match[2] else Moment.after(int(match[1]))

    @property
    def is_card(self) -> bool:
        """Tell whether this is the moment of one card."""
        return self.part == _Part.PLAY and self.card <= len(SEATS)

    @property
    def played_before(self) -> int:
        """Return how many cards lie on the table before the card of this moment.

        For a moment after a trick that is all its cards; START is 0, END is not a number of cards
        and has no meaning here.
        """
        return (self.trick - 1) * len(SEATS) + self.card - 1 if self.part == _Part.PLAY else 0

    def __repr__(self) -> str:
        return f"Moment.read({str(self)!r})"

    def __str__(self) -> str:
        if self.part == _Part.START:
            return "start"
        if self.part == _Part.END:
            return "end"
        return f"{self.trick}.{self.card}" if self.is_card else str(self.trick)


START = Moment(_Part.START)
END = Moment(_Part.END)
