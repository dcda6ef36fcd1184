"""Reading cards as people type them: `dq`, `Q♦`, `10D`, `Kn of hearts`, `queen of diamonds`.

Three errors, as for any move notation: `UnreadableCard` for text that is no card, `AmbiguousCard`
for text that fits more than one of the cards in question, and, from the game itself, `IllegalPlay`.
Strict writing is `str(card)`: suit letter, then rank letter, `DT`.
"""

import re

from trainer.text import say
from trainer.whist.cards import RANKS, SUITS, Card, Rank, Suit, card, card_of
from trainer.whist.errors import AmbiguousCard, UnreadableCard
from trainer.whist.holding import EMPTY, Holding

_SUIT = "[SHDC♠♥♦♣♤♡♢♧]"
_RANK = r"(?:10|KNV|KN|KG|QN|[2-9TJQKA])"
_SUIT_FIRST = re.compile(f"({_SUIT})({_RANK})")
_RANK_FIRST = re.compile(f"({_RANK})({_SUIT})")
_GROUP = re.compile(
    rf"\s*({_SUIT})((?:\s*{_RANK})+)(?=[\s,]|{_SUIT}|$)[\s,]*", re.IGNORECASE | re.ASCII
)
_EMOJI = "\ufe0f"
"""What keyboards put after a suit symbol, to have it drawn in colour."""
_RANK_TOKEN = re.compile(_RANK, re.IGNORECASE | re.ASCII)

SUIT_WORDS = {suit.value: suit for suit in SUITS} | {suit.symbol: suit for suit in SUITS}
SUIT_WORDS |= dict(zip("♤♡♢♧", SUITS, strict=True))
SUIT_WORDS |= {suit.name: suit for suit in SUITS} | {suit.name[:-1]: suit for suit in SUITS}
RANK_WORDS = {rank.letter: rank for rank in RANKS} | {rank.name: rank for rank in RANKS}
RANK_WORDS |= {"10": Rank.TEN, "KNV": Rank.KNAVE, "KN": Rank.KNAVE, "JACK": Rank.KNAVE}
RANK_WORDS |= {"KG": Rank.KING, "QN": Rank.QUEEN, "DEUCE": Rank.TWO, "TREY": Rank.THREE}
"""All that a suit, and a rank, may be called when a card is typed, in capitals."""


def read_suit(text: str) -> Suit:
    """Return the suit written as a letter, a symbol or a word; UnreadableCard otherwise."""
    suit = SUIT_WORDS.get(text.strip().upper())
    if suit is None:
        raise UnreadableCard(say("{text} is no suit: write S, H, D or C", text=_quoted(text)))
    return suit


def read_card(text: str) -> Card:
    """Return the card that `text` names, in any reasonable notation.

    Raises UnreadableCard when it names none.
    """
    suit, rank = _parts(text)
    if suit is None or rank is None:
        raise UnreadableCard(
            say("{text} is no card: write suit and rank, such as DQ or S10", text=_quoted(text))
        )
    return card(suit, rank)


def pick_card(text: str, among: Holding, trumps: Suit | None = None) -> Card:
    """Return the card that `text` names; a suit or a rank alone will do where it fits just one.

    With `trumps` given, the suit may be named so: `queen of trumps`.

    Raises UnreadableCard when the text is no card, suit or rank, or fits none of `among`, and
    AmbiguousCard when it fits several. A card named in full need not be among them.
    """
    suit, rank = _parts(_as_typed(text, trumps))
    if suit is not None and rank is not None:
        return card(suit, rank)
    if suit is None and rank is None:
        raise UnreadableCard(
            say("{text} is no card: write suit and rank, such as DQ or S10", text=_quoted(text))
        )
    fits = Holding.of(each for each in among if suit is each.suit or rank is each.rank)
    if not fits:
        raise UnreadableCard(say("{text} fits none of {cards}", text=_quoted(text), cards=among))
    if len(fits) > 1:
        raise AmbiguousCard(_quoted(text), fits)
    return next(iter(fits))


def read_cards(text: str) -> tuple[Card, ...]:
    """Return the cards of groups such as `SQT53 HA DKJ92` or `♠ Q 10, ♥ A`, in the order written.

    Raises UnreadableCard, whose `offset` is the place where the text goes wrong.
    """
    cards: list[Card] = []
    at = 0 if text.strip() else len(text)
    while at < len(text):
        group = _GROUP.match(text, at)
        if group is None:
            at += len(text[at:]) - len(text[at:].lstrip())
            word = text[at:].split(maxsplit=1)[0] if text[at:].split() else text
            message = say(
                "{text} is no group of cards: write a suit and its ranks, such as DKJ92",
                text=_quoted(word),
            )
            raise UnreadableCard(message, at)
        suit = SUIT_WORDS[group[1].upper()]
        cards += [card(suit, RANK_WORDS[token.upper()]) for token in _RANK_TOKEN.findall(group[2])]
        at = group.end()
    return tuple(cards)


def read_holding(text: str) -> Holding:
    """Return the holding of groups such as `SQT53 HA`; UnreadableCard also for a card twice."""
    holding = EMPTY
    for each in read_cards(text):
        if each in holding:
            raise UnreadableCard(say("{card} stands here twice", card=each))
        holding = holding.with_card(each)
    return holding


def _parts(text: str) -> tuple[Suit | None, Rank | None]:
    """Return suit and rank as far as `text` names them; (None, None) when it names neither."""
    upper = text.strip().upper()
    try:
        exact = card_of(upper)
        return exact.suit, exact.rank
    except KeyError:
        pass
    words = [word for word in re.split(r"[\s\-_]+", upper) if word not in ("", "THE", "OF")]
    joined = "".join(words)
    if match := _SUIT_FIRST.fullmatch(joined):
        return SUIT_WORDS[match[1]], RANK_WORDS[match[2]]
    if match := _RANK_FIRST.fullmatch(joined):
        return SUIT_WORDS[match[2]], RANK_WORDS[match[1]]
    suits = [SUIT_WORDS[word] for word in words if word in SUIT_WORDS]
    ranks = [RANK_WORDS[word] for word in words if word in RANK_WORDS]
    if len(suits) + len(ranks) != len(words) or len(suits) > 1 or len(ranks) > 1:
        return None, None
    return (suits[0] if suits else None), (ranks[0] if ranks else None)


def _as_typed(text: str, trumps: Suit | None) -> str:
    """Return what a hand typed without its stops, and with `trumps` put as the suit."""
    text = re.sub(rf"{_EMOJI}|[.,;!]", " ", text)
    if trumps is None:
        return text
    return re.sub(r"\btrumps?\b", trumps.name.lower(), text, flags=re.IGNORECASE)


def _quoted(text: str) -> str:
    shown = text.strip()
    return repr(shown if len(shown) <= 30 else shown[:30] + "…")
