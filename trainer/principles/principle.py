"""A principle: a rule of the register that can advise, infer, or both. One file of `book` each."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from trainer.principles.claims import Claim
from trainer.principles.example import Example, Tells
from trainer.principles.shown import Shown
from trainer.principles.view import View
from trainer.text import say
from trainer.whist.cards import Suit
from trainer.whist.holding import Holding


@dataclass(frozen=True, slots=True)
class Part:
    """What a table says of one suit: the reason, and the rule of the register that says it."""

    suit: Suit
    why: str
    rule: str


@dataclass(frozen=True, slots=True)
class Advice:
    """The cards that a principle wants, out of those that may be played, and a learner's reason.

    `cites` names the rules of the register that say it, where they are not the principle itself:
    the rows of a table are such rules. `suit` is set where it speaks of one suit alone: then what
    it overrides still stands for the other suits.
    """

    cards: Holding
    why: str
    cites: tuple[str, ...] = ()
    suit: Suit | None = None
    parts: tuple[Part, ...] = ()

    @staticmethod
    def of_parts(cards: Holding, parts: tuple[Part, ...]) -> "Advice":
        """Return the advice of a table that says something of each of several suits."""
        alone = len(parts) == 1
        why = " ".join(
            part.why if alone else say("{suit}: {why}", suit=part.suit.symbol, why=part.why)
            for part in parts
        )
        return Advice(cards, why, tuple(dict.fromkeys(part.rule for part in parts)), parts=parts)

    def speaks_of(self, suit: Suit) -> bool:
        """Tell whether it says anything of a suit, or of all."""
        if self.parts:
            return any(part.suit is suit for part in self.parts)
        return self.suit in (None, suit)

    def about(self, cards: Holding) -> "Advice":
        """Return the advice with only the reasons for the suits of some cards."""
        kept = tuple(part for part in self.parts if cards.suit(part.suit))
        return Advice.of_parts(self.cards, kept) if kept else self


Advise = Callable[[View], Advice | None]
Infer = Callable[[View, Shown], Iterator[Claim]]


@dataclass(frozen=True, slots=True)
class Principle:
    """A rule with its two faces: what it has one play, and what it lets one conclude.

    `overrides` names the rules to which this one is an exception; naming a heading of the register
    stands for all the rules under it, but for those that name this rule as theirs. `rows` are the
    rules of the register that it says row by row, as a table does, and cites in its own stead.
    """

    rule: str
    advise: Advise | None = None
    infer: Infer | None = None
    overrides: tuple[str, ...] = ()
    examples: tuple[Example, ...] = ()
    tells: tuple[Tells, ...] = ()
    rows: tuple[str, ...] = ()
