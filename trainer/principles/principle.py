"""A principle: a rule of the register that can advise, infer, or both. One file of `book` each."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from trainer.principles.claims import Claim
from trainer.principles.example import Example, Tells
from trainer.principles.shown import Shown
from trainer.principles.view import View
from trainer.whist.cards import Suit
from trainer.whist.holding import Holding


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


Advise = Callable[[View], Advice | None]
Infer = Callable[[View, Shown], Iterator[Claim]]


@dataclass(frozen=True, slots=True)
class Principle:
    """A rule with its two faces: what it has one play, and what it lets one conclude.

    `overrides` names the rules to which this one is an exception; naming a heading of the register
    stands for all the rules under it, but for those that name this rule as theirs.
    """

    rule: str
    advise: Advise | None = None
    infer: Infer | None = None
    overrides: tuple[str, ...] = ()
    examples: tuple[Example, ...] = ()
    tells: tuple[Tells, ...] = ()
