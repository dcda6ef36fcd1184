"""Deals to teach with: drawn by chance until one hand has what is wanted."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from trainer.text import count, say
from trainer.whist.cards import SUITS, Card, Rank, Suit
from trainer.whist.deal import Deal
from trainer.whist.errors import BadDeal, UnreadableCard
from trainer.whist.holding import EMPTY, Holding
from trainer.whist.notation import pick_card, read_holding
from trainer.whist.ruleset import SHORT_WHIST
from trainer.whist.seats import SEATS, Seat

if TYPE_CHECKING:
    from random import Random

TRIES = 50_000
"""How many deals are drawn before it is given up."""
_LONG = 5
_STRONG = 4


@dataclass(frozen=True, slots=True)
class Theme:
    """What a hand is wanted to have; `fits` tells it of a hand, and of the trump suit."""

    name: str
    about: Callable[[], str]
    fits: Callable[[Holding, Suit], bool]


def _plain(hand: Holding, trumps: Suit) -> list[Holding]:
    return [hand.suit(suit) for suit in SUITS if suit is not trumps]


def _ranks(held: Holding) -> set[Rank]:
    return {card.rank for card in held}


def _strong_trumps(hand: Holding, trumps: Suit) -> bool:
    held = hand.suit(trumps)
    return len(held) > _STRONG or (len(held) == _STRONG and len(hand.honours(trumps)) > 1)


def _tenace(held: Holding) -> bool:
    ranks = _ranks(held)
    return {Rank.ACE, Rank.QUEEN} <= ranks and Rank.KING not in ranks


THEMES = {
    theme.name: theme
    for theme in (
        Theme(
            "long-trumps",
            lambda: say("five trumps or more"),
            lambda hand, trumps: hand.length(trumps) >= _LONG,
        ),
        Theme(
            "long-suit",
            lambda: say("a plain suit of five or more with two honours"),
            lambda hand, trumps: any(
                len(held) >= _LONG and len(_ranks(held) & set(SHORT_WHIST.honours)) > 1
                for held in _plain(hand, trumps)
            ),
        ),
        Theme(
            "two-suiter",
            lambda: say("two plain suits of five or more"),
            lambda hand, trumps: sum(len(held) >= _LONG for held in _plain(hand, trumps)) > 1,
        ),
        Theme(
            "tenace",
            lambda: say("ace and queen of a plain suit, without the king"),
            lambda hand, trumps: any(map(_tenace, _plain(hand, trumps))),
        ),
        Theme(
            "weak-hand",
            lambda: say("no ace, no king, and three trumps at most"),
            lambda hand, trumps: (
                hand.length(trumps) < _STRONG and not _ranks(hand) & {Rank.ACE, Rank.KING}
            ),
        ),
        Theme(
            "call-hand",
            lambda: say("strength enough to call for trumps: five, or four with two honours"),
            _strong_trumps,
        ),
        Theme(
            "single-card",
            lambda: say("a single card of a plain suit, and two trumps or three"),
            lambda hand, trumps: (
                hand.length(trumps) in (2, 3)
                and any(len(held) == 1 for held in _plain(hand, trumps))
            ),
        ),
    )
}


def draw(rng: "Random", seat: Seat, theme: Theme | None = None, dealer: Seat = Seat.Z) -> Deal:
    """Return a deal in which the hand of a seat fits a theme; ValueError if none is drawn."""
    for _ in range(TRIES):
        pack = list(SHORT_WHIST.pack)
        rng.shuffle(pack)
        deal = Deal.dealt(pack, dealer)
        if theme is None or theme.fits(deal.hand(seat), deal.trumps):
            return deal
    message = say("no deal in {n} gives {seat} {what}", n=TRIES, seat=seat, what=theme_words(theme))
    raise ValueError(message)


def theme_words(theme: Theme | None) -> str:
    """Return what a theme is, in a few words."""
    return theme.about() if theme else say("a hand")


def typed_hand(text: str, taken: Holding = EMPTY) -> Holding:
    """Return the hand a person has typed: `S AKQ H J1094 …`; UnreadableCard says what is amiss.

    `taken` are the cards of the hands before it.
    """
    hand = read_holding(text.replace(";", " ").replace("-", " "))
    size = SHORT_WHIST.hand_size
    if twice := hand & taken:
        raise UnreadableCard(say("already in a hand before this one: {cards}", cards=twice))
    if len(hand) != size:
        held = count(len(hand), "{n} card", "{n} cards")
        raise UnreadableCard(
            say("this hand has {held}, and should have {size}", held=held, size=size)
        )
    return hand


def completed(hands: Sequence[Holding]) -> tuple[Holding, ...]:
    """Return four hands: those given, and after three of them what remains of the pack."""
    if len(hands) != len(SEATS) - 1:
        return tuple(hands)
    return (*hands, Holding.of(SHORT_WHIST.pack) - together(hands))


def together(hands: Sequence[Holding]) -> Holding:
    """Return all the cards of some hands."""
    cards = EMPTY
    for each in hands:
        cards |= each
    return cards


def typed_turn_up(text: str, hand: Holding, dealer: Seat) -> Card:
    """Return the card turned up, which is the dealer's; a WhistError says what is amiss."""
    card = pick_card(text, hand)
    if card not in hand:
        message = say("{card} is not in the hand of the dealer, {seat}", card=card, seat=dealer)
        raise BadDeal((message,))
    return card
