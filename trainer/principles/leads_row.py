"""The Analysis of Leads as data: what a row of the table says, and when it applies (pp. 64-74)."""

from dataclasses import dataclass, field
from enum import Enum

from trainer.whist.cards import RANKS_A_SUIT, Rank
from trainer.whist.conventions import MAIN_TEXT, Conventions

_BY_LETTER = {rank.letter: rank for rank in Rank}


class Where(Enum):
    """The suits that a row is for."""

    PLAIN = "plain"
    TRUMPS = "trumps"
    EITHER = "either"


class Place(Enum):
    """Where the turned-up card lies, seen from the leader."""

    LEFT = "left"
    PARTNER = "partner"
    RIGHT = "right"


class When(Enum):
    """What must be agreed or known, beside the cards, for a row to apply."""

    ALWAYS = "always"
    AMERICAN = "american-leads"
    KING_LEADS = "king-leads"
    COVERED = "covered"
    FORCED = "forced"
    GUIDED = "guided"


class Pick(Enum):
    """A card named by its place in the suit and not by its rank."""

    SMALL = "small"
    """The lowest, the fourth best or the lowest of an under sequence, as the number bids."""
    HIGHEST = "highest"
    LOWEST = "lowest"
    FOURTH = "fourth-best"
    LOW = "low-after-high"
    """The lowest that is left; the original fourth best of an American leader (p. 282)."""
    NEXT_BEST = "next-best"
    """The second of the cards that are left (p. 65)."""
    FOURTH_LEFT = "fourth-best-left"
    """The fourth best of what is left without the king, or the lowest (p. 292)."""


class After(Enum):
    """What the first round must have brought for a second lead to be right."""

    ANY = "any"
    WON = "won"
    ACE = "ace"
    ACE_ALONE = "ace-alone"
    """The ace fell, and not the queen."""
    QUEEN = "queen"
    """The queen fell, or both queen and ace."""
    COMMAND = "command"
    """Cards between fell, and the leader is left with the two best (p. 65)."""


@dataclass(frozen=True, slots=True)
class TurnedUp:
    """The turned-up card in another hand than the leader's."""

    rank: Rank
    place: Place


@dataclass(frozen=True, slots=True)
class Setting:
    """What bears on the lead beside the cards of the suit; all of it is known to the table.

    `adversaries` are the conventions of the other side, whose covering decides the lead from a
    knave sequence (pp. 70-71); `turned` counts in trumps alone; `forced` says that the leader has
    had to trump (p. 65); `guided`, that his partner is known to be strong in the suit (p. 73).
    """

    trump: bool = False
    conventions: Conventions = MAIN_TEXT
    adversaries: Conventions = MAIN_TEXT
    turned: TurnedUp | None = None
    forced: bool = False
    guided: bool = False

    def meets(self, when: When) -> bool:
        """Tell whether a condition is met."""
        return {
            When.ALWAYS: True,
            When.AMERICAN: self.conventions.american_leads,
            When.KING_LEADS: self.conventions.king_leads,
            When.COVERED: self.adversaries.cover_honours,
            When.FORCED: self.forced,
            When.GUIDED: self.guided,
        }[when]


@dataclass(frozen=True, slots=True)
class Next:
    """A later lead of a row: the card, what must have happened first, and the numbers it is for.

    The numbers are of the suit as it was when it was opened. `page` is 0 and `rule` empty where
    those of the row serve.
    """

    card: Rank | Pick
    after: After = After.ANY
    least: int = 1
    most: int = RANKS_A_SUIT
    page: int = 0
    rule: str = ""

    @property
    def by_number(self) -> bool:
        """Tell whether the card depends on the number, and so shows it (p. 116)."""
        return (self.least, self.most) != (1, RANKS_A_SUIT)

    def for_number(self, number: int) -> bool:
        """Tell whether this lead is for a suit of so many cards."""
        return self.least <= number <= self.most


@dataclass(frozen=True, slots=True)
class Row:
    """One combination of the Analysis: which cards it needs and must not have, and what is led.

    `lacks` names combinations, blanks between, none of which may be held whole: "K QJ" bars the
    king, and queen and knave together. `turned` are ranks that must be turned up at `place`.
    `rule` is a name of the register, `example` a holding of the combination, `reason` a sentence.
    """

    title: str
    page: int
    rule: str
    needs: str
    lacks: str
    lead: Rank | Pick
    example: str
    where: Where = Where.EITHER
    least: int = 4
    most: int = RANKS_A_SUIT
    when: When = When.ALWAYS
    turned: str = ""
    place: Place | None = None
    then: tuple[Next, ...] = ()
    third: tuple[Next, ...] = ()
    reason: str = ""
    _needed: int = field(init=False, repr=False, compare=False)
    _barred: tuple[int, ...] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "_needed", ranks_mask(self.needs))
        object.__setattr__(self, "_barred", tuple(map(ranks_mask, self.lacks.split())))

    @property
    def special(self) -> bool:
        """Tell whether the row goes before the others because of something beside the cards."""
        return self.when is not When.ALWAYS or self.place is not None

    def open_in(self, setting: Setting) -> bool:
        """Tell whether the row applies in a setting, whatever the cards."""
        if self.where is not Where.EITHER and (self.where is Where.TRUMPS) is not setting.trump:
            return False
        if self.place is None:
            return setting.meets(self.when)
        up = setting.turned
        return up is not None and up.place is self.place and up.rank.letter in self.turned

    def fits(self, bits: int) -> bool:
        """Tell whether the cards of a suit, as a mask of its ranks, are of this combination."""
        return (
            bits & self._needed == self._needed
            and self.least <= bits.bit_count() <= self.most
            and all(bits & barred != barred for barred in self._barred)
        )


def rank_bit(rank: Rank) -> int:
    """Return the bit of a rank in the mask of one suit."""
    return 1 << (rank - Rank.TWO)


def rank_of(bit: int) -> Rank:
    """Return the rank of the highest bit in the mask of one suit."""
    return Rank(bit.bit_length() - 1 + Rank.TWO)


def ranks_mask(letters: str) -> int:
    """Return the mask of some ranks, such as AQJ."""
    mask = 0
    for letter in letters:
        mask |= rank_bit(_BY_LETTER[letter])
    return mask


def ranks_in(bits: int) -> tuple[Rank, ...]:
    """Return the ranks in the mask of one suit, highest first."""
    found: list[Rank] = []
    while bits:
        found.append(rank_of(bits))
        bits ^= rank_bit(found[-1])
    return tuple(found)
