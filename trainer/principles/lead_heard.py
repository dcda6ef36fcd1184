"""What a lead tells of the suit it was led from, as far as the cards seen since allow (p. 64)."""

from collections.abc import Iterator
from dataclasses import dataclass

from trainer.principles.claims import Claim, Degree, Trait
from trainer.principles.leads import setting_at
from trainer.principles.leads_pick import STRONG, bits_of, second_rank
from trainer.principles.leads_row import Row, Setting
from trainer.principles.leads_told import suits_that_lead
from trainer.principles.shown import Shown
from trainer.principles.view import View
from trainer.text import say
from trainer.whist.cards import RANKS_A_SUIT
from trainer.whist.holding import Holding
from trainer.whist.seats import SEATS

_Suits = tuple[tuple[Row, int], ...]


@dataclass(frozen=True, slots=True)
class LeadHeard:
    """The lead that opened a suit, and every suit it can have been led from, with its row.

    No suit is left when none that he can have had leads the card: then the player departed from the
    Analysis. `possible` are the ranks that he can have had and `gone` those that he has played, as
    masks. Of a lead `presumed` strong the weak suits are left out (p. 76); one that is `asked` for
    tells no number (p. 127); and only one that is `sure` has no other reason.
    """

    opening: Shown
    suits: _Suits
    possible: int
    gone: int
    presumed: bool
    asked: bool
    sure: bool

    @property
    def rows(self) -> tuple[Row, ...]:
        """Return the rows of the Analysis that lead the card from one of the suits."""
        return tuple(dict.fromkeys(row for row, _ in self.suits))

    @property
    def lengths(self) -> tuple[int, int]:
        """Return the least and the greatest number of cards led from; ValueError if no suit is."""
        numbers = [bits.bit_count() for _, bits in self.suits]
        return min(numbers), max(numbers)

    @property
    def claim(self) -> Claim:
        """Return what the lead tells of the hand as it is now: cards, number, strength."""
        suit, seat, at = self.opening.card.suit, self.opening.seat, self.opening.at
        if not self.suits:
            words = self._departure
            return Claim(seat, at, "analysis-of-leads", Degree.POSSIBLE, words, suit=suit)
        shift = suit.place * RANKS_A_SUIT
        left = {bits & ~self.gone for _, bits in self.suits}
        sure, every = self.possible, 0
        for bits in left:
            sure, every = sure & bits, every | bits
        numbers = [bits.bit_count() for bits in left]
        trait = self.trait
        return Claim(
            seat,
            at,
            "presume-strength" if self.presumed else "infer-from-lead",
            self._degree,
            self._words(trait),
            trait,
            suit,
            Holding(sure << shift),
            Holding((self.possible & ~every & ~self.gone) << shift),
            min(numbers),
            max(numbers),
            frozenset(bits << shift for bits in left),
        )

    @property
    def trait(self) -> Trait:
        """Return whether the suit is strong or weak, where it can only be the one."""
        least, most = self.lengths
        return Trait.STRONG if least >= STRONG else Trait.WEAK if most < STRONG else Trait.CARDS

    @property
    def _degree(self) -> Degree:
        if self.asked:
            return Degree.POSSIBLE
        return Degree.MARKED if self.sure and not self.presumed else Degree.LIKELY

    @property
    def _departure(self) -> str:
        names = {"seat": self.opening.seat, "card": self.opening.card}
        if self.asked:
            return say("{seat} led {card} at his partner's call, not by the Analysis.", **names)
        return say(
            "{seat} departed from the Analysis: he can have had no suit that leads {card}.", **names
        )

    def _words(self, trait: Trait) -> str:
        names = {"seat": self.opening.seat, "card": self.opening.card}
        if trait is Trait.STRONG:
            return say("{seat} led {card} from a strong suit.", **names)
        if trait is Trait.WEAK:
            return say("{seat} led {card} from a weak suit.", **names)
        return say("{seat} led {card} from a strong suit or a weak one.", **names)


def hear_lead(view: View, opening: Shown) -> Iterator[Claim]:
    """Yield what the lead that opened a suit tells: strength or weakness, cards and number."""
    yield read_lead(view, opening).claim


def leads_heard(view: View) -> Iterator[LeadHeard]:
    """Yield every lead with which another player opened a suit, in order, as it reads now."""
    for shown in view.shown:
        if shown.leads and shown.seat is not view.me and view.first_lead(shown.card.suit) is shown:
            yield read_lead(view, shown)


def read_lead(view: View, opening: Shown) -> LeadHeard:
    """Return the suits that a lead which opened one can be from, as far as the cards since allow.

    The first suit that a player leads is presumed to be led from strength (p. 76).
    """
    suit = opening.card.suit
    if suit not in view.leads_read:
        view.leads_read[suit] = _read(view, opening)
    return view.leads_read[suit]


def _read(view: View, opening: Shown) -> LeadHeard:
    suit, seat = opening.card.suit, opening.seat
    own = view.played_by(seat, suit)
    since = Holding.of(shown.card for shown in own if shown.at >= opening.at)
    thrown = Holding.of(shown.card for shown in own if shown.at < opening.at)
    possible = bits_of(since | view.placing.can_have(seat), suit)
    certain = bits_of(since | view.placing.must_hold(seat), suit)
    setting = setting_at(view.sight, opening.at.trick)
    suits = suits_that_lead(opening.card.rank, setting, possible, certain)
    if thrown and suit is not view.trumps:  # trumps spent on ruffs do not count (p. 65)
        more = bits_of(thrown, suit)
        suits += suits_that_lead(opening.card.rank, setting, possible | more, certain | more)
    asked = view.answers_call(opening)
    original = view.leads_of(seat)[0] is opening and not asked
    strong = tuple(each for each in suits if each[1].bit_count() >= STRONG)
    presumed = original and 0 < len(strong) < len(suits)
    return LeadHeard(
        opening,
        _after_second(view, opening, setting, strong if presumed else suits),
        possible,
        bits_of(since | thrown, suit),
        presumed,
        asked,
        _sure(view, opening),
    )


def _sure(view: View, opening: Shown) -> bool:
    """Tell whether a lead speaks surely: the first of the player, of a plain suit still whole.

    A later lead, a trump, or a lead when trumps have been called for or partner has discarded may
    have another reason; and only the card itself is sure once the suit has been led again.
    """
    suit, seat = opening.card.suit, opening.seat
    earlier = [shown for shown in view.shown if shown.at < opening.at]
    return (
        suit is not view.trumps
        and view.leads_of(seat)[0] is opening
        and view.played_by(seat, suit)[0] is opening
        and not any(shown.leads and shown.card.suit is view.trumps for shown in earlier)
        and not any(view.called(each) for each in SEATS)
        and all(shown.follows for shown in earlier if shown.seat is seat.partner)
        and view.rounds(suit) == 1
    )


def _after_second(view: View, opening: Shown, setting: Setting, suits: _Suits) -> _Suits:
    """Return what is left of a lead's suits after the second lead of the suit, if it was made."""
    suit = opening.card.suit
    again = [lead for lead in view.leads_of(opening.seat, suit) if lead.at > opening.at]
    if not again or len(view.sight.tricks) < opening.at.trick:
        return suits
    trick = view.sight.tricks[opening.at.trick - 1]
    won = trick.winner(view.trumps) is opening.seat
    gone = bits_of(Holding.of(trick.cards), suit)
    second = again[0].card.rank
    kept = tuple(
        (row, bits)
        for row, bits in suits
        if second_rank(bits, row, won, gone, setting) in (None, second)
    )
    return kept or suits
