"""Signals in the small cards: when to call or echo, and with which card (pp. 126-129)."""

from trainer.principles.leads_pick import STRONG
from trainer.principles.ruffing import may_ruff, partners_trick
from trainer.principles.view import View
from trainer.whist.cards import Card, Rank, Suit
from trainer.whist.holding import Holding
from trainer.whist.moment import START, Moment


def signal(view: View, since: Moment = START) -> Holding:
    """Return the cards that begin a signal now, or none where it cannot be given.

    It begins with the second lowest card of a suit led by another, when the seat does not try for
    the trick, and is finished with the lowest. Cards thrown before `since` do not count.
    """
    led = view.led
    if led is None or (view.place > 2 and view.heading and view.winner is not view.partner):
        return Holding()
    if may_ruff(view) and not partners_trick(view):
        return Holding()
    suits = (led.suit,) if view.follows else view.plain
    found = [card for suit in suits if (card := _signal_in(view, suit, since)) is not None]
    return Holding.of(found)


def _signal_in(view: View, suit: Suit, since: Moment) -> Card | None:
    low = tuple((view.legal - view.heading).suit(suit))
    thrown = [
        shown
        for shown in view.played_by(view.me, suit)
        if shown.place > 1 and not shown.heads and shown.at > since
    ]
    if thrown or len(low) < 2 or low[-2].rank > HIGHEST:
        return None
    return low[-2]


HIGHEST = Rank.TEN
"""The highest rank that is spent on a signal; it is ours."""


def may_call(view: View) -> bool:
    """Tell whether the seat is strong enough in trumps, and in time, to call (p. 126)."""
    if view.leads_of(view.me) or view.first_lead(view.trumps) or view.called(view.partner):
        return False
    trumps = view.dealt.suit(view.trumps)
    honours = len(trumps.honours(view.trumps))
    if len(trumps) > STRONG:
        return honours > 1 or (honours > 0 and _cards_to_win(view))
    return len(trumps) == STRONG and honours > 1 and _cards_to_win(view)


def _cards_to_win(view: View) -> bool:
    """Tell whether there are good cards beside the trumps: an ace at least."""
    return any(Rank.ACE in {card.rank for card in view.dealt.suit(suit)} for suit in view.plain)
