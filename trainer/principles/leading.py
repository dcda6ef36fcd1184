"""Choosing the suit to lead: whose it is, who would trump it, who is weak in it (pp. 74-78)."""

from trainer.principles.claims import Trait
from trainer.principles.view import View
from trainer.whist.cards import SUITS, Rank, Suit
from trainer.whist.seats import Seat


def may_trump(view: View, seat: Seat, suit: Suit) -> bool:
    """Tell whether a hidden hand is void of a plain suit, by facts or its cards, and may trump."""
    cards = view.likely_with(seat)
    if suit is view.trumps or cards.suit(suit):
        return False
    if seat is not view.partner:
        cards &= view.theirs
    return bool(cards.suit(view.trumps))


def adversaries_trump(view: View, suit: Suit) -> bool:
    """Tell whether an adversary is ready to trump a plain suit."""
    return may_trump(view, view.left, suit) or may_trump(view, view.right, suit)


def original(view: View) -> bool:
    """Tell whether the seat is to make the first lead of a whole hand."""
    return view.place == 1 and not view.shown and len(view.hand) == view.sight.rules.hand_size


def own_suit(view: View) -> Suit | None:
    """Return the plain suit that the seat opened first, if it has more of it."""
    for led in view.leads_of(view.me):
        suit = led.card.suit
        if suit is not view.trumps and view.first_lead(suit) is led:
            return suit if view.hand.suit(suit) else None
    return None


def partners_suit(view: View) -> Suit | None:
    """Return the plain suit that partner opened first, not from weakness, if the seat has any."""
    for led in view.leads_of(view.partner):
        suit = led.card.suit
        if suit is view.trumps or view.first_lead(suit) is not led:
            continue
        if view.claimed(view.partner, Trait.WEAK, suit) or not view.hand.suit(suit):
            return None
        return suit
    return None


def commands(view: View, suit: Suit) -> bool:
    """Tell whether the seat has the best card of a suit."""
    return bool(view.masters.suit(suit))


def worth_going_on(view: View, suit: Suit) -> bool:
    """Tell whether a suit once opened may be led again: not trumped, nor hopeless with partner."""
    if view.established(suit):
        return True
    if view.adverse_trumps and adversaries_trump(view, suit):
        return False
    weak = view.claimed(view.partner, Trait.WEAK, suit)
    return not weak or commands(view, suit) or _strong_sequence(view, suit)


def _strong_sequence(view: View, suit: Suit) -> bool:
    runs = view.hand.sequences(suit)
    return bool(runs) and len(runs[0]) > 2


def partner_strong(view: View, suit: Suit) -> bool:
    """Tell whether partner has shown a plain suit, or weakness in all the others (pp. 73, 78)."""
    if suit is view.trumps:
        return False
    if view.claimed(view.partner, Trait.STRONG, suit):
        return True
    others = [each for each in view.plain if each is not suit]
    weak = [each for each in others if view.claimed(view.partner, Trait.WEAK, each)]
    return bool(weak) and all(each in weak or view.void(view.partner, each) for each in others)


def fresh(view: View) -> tuple[Suit, ...]:
    """Return the plain suits that nobody has led yet, and that the seat has."""
    return tuple(
        suit for suit in view.plain if view.first_lead(suit) is None and view.hand.suit(suit)
    )


def bare_honours(view: View) -> tuple[Suit, ...]:
    """Return the fresh plain suits of ace, king or queen and just one other, not in sequence."""
    return tuple(
        suit
        for suit in fresh(view)
        if view.hand.length(suit) == 2
        and (high := view.hand.highest(suit)) is not None
        and high.rank >= Rank.QUEEN
        and not view.hand.sequences(suit)
    )


def opened_by_adversaries(view: View, suit: Suit) -> bool:
    """Tell whether an adversary has opened a suit."""
    opening = view.first_lead(suit)
    return opening is not None and opening.seat.side is not view.me.side


def suits_held(view: View) -> tuple[Suit, ...]:
    """Return the suits that the seat has."""
    return tuple(suit for suit in SUITS if view.hand.suit(suit))
