"""Echo in plain suits to show number: with four keep the lowest (pp. 287-288)."""

from collections.abc import Iterator

from trainer.principles.claims import Claim, Degree
from trainer.principles.example import Example, Tells
from trainer.principles.leads_pick import STRONG
from trainer.principles.principle import Advice, Principle
from trainer.principles.shown import Shown
from trainer.principles.view import View
from trainer.text import say
from trainer.whist.cards import Card, Rank, Suit
from trainer.whist.conventions import MAIN_TEXT, Agreements, Conventions
from trainer.whist.holding import Holding
from trainer.whist.seats import Seat


def advise(view: View) -> Advice | None:
    led = view.led
    if led is None or view.place != 3 or not view.follows or not _agreed(view, view.me):
        return None
    if not _opened_high(view, led.suit) or view.dealt.length(led.suit) != STRONG:
        return None
    if view.winner is view.partner or not view.heading:
        return _echo(view, led.suit)
    return None


def _echo(view: View, suit: Suit) -> Advice | None:
    """Advise the lowest but one on the first round, and above the lowest on the second."""
    low = tuple((view.legal - view.heading).suit(suit))
    if len(low) < 2:
        return None
    why = say("With four of partner's suit keep your lowest: it shows your number and unblocks.")
    return Advice(Holding.of(low[-2:-1]), why)


def infer(view: View, shown: Shown) -> Iterator[Claim]:
    suit = shown.card.suit
    opening = view.first_lead(suit)
    if shown.place != 3 or not shown.follows or shown.round != 1 or not _agreed(view, shown.seat):
        return
    if opening is None or opening.seat is not shown.leader or not _opened_high(view, suit):
        return
    first = view.sight.tricks[opening.at.trick - 1].card_of(shown.seat)
    if first is None or first.suit is not suit or first.rank > Rank.TEN or shown.heads:
        return
    if first.rank < shown.card.rank and _lower_missing(view, shown, first):
        words = say("{seat} keeps the lowest of the suit: he began with four.", seat=shown.seat)
        yield Claim(
            shown.seat, shown.at, "plain-suit-echo", Degree.POSSIBLE, words, suit=suit, least=1
        )


def _agreed(view: View, seat: Seat) -> bool:
    return view.sight.agreements.of(seat.side).plain_suit_echo


def _opened_high(view: View, suit: Suit) -> bool:
    """Tell whether a plain suit was opened with a high card from strength, and not the king."""
    opening = view.first_lead(suit)
    if opening is None or suit is view.trumps:
        return False
    return opening.card.rank in (Rank.ACE, Rank.QUEEN, Rank.KNAVE, Rank.TEN)


def _lower_missing(view: View, shown: Shown, first: Card) -> bool:
    """Tell whether a card under the first one played is still out."""
    return bool(first.below & ~shown.gone & view.out.bits)


_ECHO = Agreements(Conventions(plain_suit_echo=True), MAIN_TEXT)

PRINCIPLE = Principle(
    "plain-suit-echo",
    advise,
    infer,
    overrides=("lowest-when-not-heading",),
    examples=(
        Example(
            "SJT75 HK6 D9872 CQ42", "D7", play="A DA D3", turned="C9", trumps="C", agreements=_ECHO
        ),
        Example("SJT75 HK6 D9872 CQ42", "", play="A DA D3", turned="C9", trumps="C"),
    ),
    tells=(
        Tells(
            Example(
                "SA983 HQT4 CKT97",
                "",
                play="A DA D3 D7 D4 / A D5 DK D8 D6 / Y",
                turned="C9",
                trumps="C",
                agreements=_ECHO,
            ),
            "B",
            "cards",
            "D",
        ),
    ),
)
