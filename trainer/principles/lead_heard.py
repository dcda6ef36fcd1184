"""What a lead tells of the suit it was led from, as far as the cards seen since allow (p. 64)."""

from collections.abc import Iterator

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


def hear_lead(view: View, opening: Shown) -> Iterator[Claim]:
    """Yield what the lead that opened a suit tells: strength or weakness, cards and number.

    The first suit that a player opens is presumed to be led from strength (p. 76).
    """
    suit, seat = opening.card.suit, opening.seat
    shift = suit.place * RANKS_A_SUIT
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
    original = view.leads_of(seat)[0] is opening and not view.answers_call(opening)
    strong = tuple(each for each in suits if each[1].bit_count() >= STRONG)
    presumed = original and 0 < len(strong) < len(suits)
    if original and strong:
        suits = strong
    suits = _after_second(view, opening, setting, suits)
    masks = [bits for _, bits in suits]
    if not masks:
        words = say(
            "{seat} departed from the Analysis: no suit that he can have had leads {card}.",
            seat=seat,
            card=opening.card,
        )
        yield Claim(seat, opening.at, "analysis-of-leads", Degree.POSSIBLE, words, suit=suit)
        return
    counts = [bits.bit_count() for bits in masks]
    gone = bits_of(since | thrown, suit)
    left = {bits & ~gone for bits in masks}
    sure, every = possible, 0
    for bits in left:
        sure, every = sure & bits, every | bits
    numbers = [bits.bit_count() for bits in left]
    trait = (
        Trait.STRONG
        if min(counts) >= STRONG
        else Trait.WEAK
        if max(counts) < STRONG
        else Trait.CARDS
    )
    yield Claim(
        seat,
        opening.at,
        "presume-strength" if presumed else "infer-from-lead",
        _degree(view, opening, presumed),
        _words(opening, trait),
        trait,
        suit,
        Holding(sure << shift),
        Holding((possible & ~every & ~gone) << shift),
        min(numbers),
        max(numbers),
        frozenset(bits << shift for bits in left),
    )


def _degree(view: View, opening: Shown, presumed: bool) -> Degree:
    """Return how surely a lead speaks: hardly, if partner had asked for it."""
    if view.answers_call(opening):
        return Degree.POSSIBLE
    return Degree.MARKED if _marked(view, opening) and not presumed else Degree.LIKELY


def _marked(view: View, opening: Shown) -> bool:
    """Tell whether a lead speaks surely: the first of the player, of a plain suit still whole.

    A later lead, a trump, or a lead when trumps have been called for may have another reason; and
    only the card itself is sure once the suit has been led again.
    """
    suit, seat = opening.card.suit, opening.seat
    earlier = [shown for shown in view.shown if shown.at < opening.at]
    return (
        suit is not view.trumps
        and view.leads_of(seat)[0] is opening
        and view.played_by(seat, suit)[0] is opening
        and not any(shown.leads and shown.card.suit is view.trumps for shown in earlier)
        and not any(view.called(each) for each in SEATS)
        and view.rounds(suit) == 1
    )


_Suits = tuple[tuple[Row, int], ...]


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


def _words(opening: Shown, trait: Trait) -> str:
    names = {"seat": opening.seat, "card": opening.card}
    if trait is Trait.STRONG:
        return say("{seat} led {card} from a strong suit.", **names)
    if trait is Trait.WEAK:
        return say("{seat} led {card} from a weak suit.", **names)
    return say("{seat} led {card}.", **names)
