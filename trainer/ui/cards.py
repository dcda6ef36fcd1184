"""Cards and holdings as spans."""

from trainer.text import say
from trainer.ui.scene import Line, Span
from trainer.whist.cards import SUITS, Card, Rank, Suit
from trainer.whist.holding import Holding


def rank_text(rank: Rank) -> str:
    """Return a rank as it is shown: figures for the ten, letters for honours."""
    return "10" if rank is Rank.TEN else rank.letter


def suit_style(suit: Suit) -> str:
    """Return the style of a suit."""
    return f"card.{suit.name.lower()}"


def card_span(card: Card) -> Span:
    """Return a card, such as ♦Q."""
    return Span(card.suit.symbol + rank_text(card.rank), suit_style(card.suit))


def card_name(card: Card) -> str:
    """Return a card as it is spoken, such as `queen of diamonds`."""
    return say("{rank} of {suit}", rank=rank_name(card.rank), suit=suit_name(card.suit))


def rank_name(rank: Rank) -> str:
    """Return the name of a rank."""
    return say(rank.name.lower())


def suit_name(suit: Suit) -> str:
    """Return the name of a suit."""
    return say(suit.name.lower())


def suit_line(hand: Holding, suit: Suit) -> Line:
    """Return the cards of one suit, such as ♦ K J 9 2; a dash for a void."""
    ranks = " ".join(rank_text(card.rank) for card in hand.suit(suit))
    return (Span(f"{suit.symbol} ", suit_style(suit)), Span(ranks or "–", suit_style(suit)))


def hand_line(hand: Holding) -> Line:
    """Return a hand on one line, suit by suit, voids left out."""
    spans: list[Span] = []
    for suit in SUITS:
        if hand.length(suit):
            spans += [*suit_line(hand, suit), Span("   ")]
    return tuple(spans[:-1]) or (Span(say("no cards")),)
