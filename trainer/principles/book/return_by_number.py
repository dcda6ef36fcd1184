"""Return the lowest of a strong suit, the highest of a weak suit (pp. 79-81)."""

from trainer.principles.example import Example
from trainer.principles.principle import Advice, Part, Principle
from trainer.principles.view import View
from trainer.text import say
from trainer.whist.cards import SUITS, Card, Suit
from trainer.whist.holding import Holding


def advise(view: View) -> Advice | None:
    if view.place != 1:
        return None
    cards = view.legal
    parts: list[Part] = []
    for suit in SUITS:
        opening = view.first_lead(suit)
        if opening is None or opening.seat is not view.partner or view.hand.length(suit) < 2:
            continue
        card, rule, why = _returned(view, suit)
        cards &= view.within(suit, Holding.of((card,)))
        parts.append(Part(suit, why, rule))
    return Advice.of_parts(cards, tuple(parts)) if parts else None


def _returned(view: View, suit: Suit) -> tuple[Card, str, str]:
    held = tuple(view.hand.suit(suit))
    if view.master(held[0]):
        words = say("You have the winning card of partner's suit: return it, whatever your number.")
        return held[0], "return-winning-card", words
    second, third = _next_best(view, suit)
    if suit is not view.trumps and second in held and third in held:
        words = say("With the second and third best return the highest, and force out the best.")
        return held[0], "return-second-third-best", words
    if len(held) == 2 and view.rounds(suit) > 1 and view.dealt.length(suit) > 3:
        words = say(
            "Two losers are left of your own four: lead the lower, as from length (p. 112)."
        )
        return held[-1], "return-lowest-of-three", words
    if len(held) > 2:
        words = say("With three left return the lowest: you were strong in the suit.")
        return held[-1], "return-lowest-of-three", words
    words = say("With two left return the higher, to strengthen partner and to tell your number.")
    return held[0], "return-highest-of-two", words


def _next_best(view: View, suit: Suit) -> tuple[Card | None, Card | None]:
    """Return the second and the third best card of a suit that are still to be played."""
    alive = tuple((view.hand | view.out).suit(suit))
    return (alive[1] if len(alive) > 1 else None), (alive[2] if len(alive) > 2 else None)


PRINCIPLE = Principle(
    "return-by-number",
    advise,
    rows=(
        "return-highest-of-two",
        "return-lowest-of-three",
        "return-winning-card",
        "return-second-third-best",
    ),
    examples=(
        Example("SQT5 HJ85 DAQ32 CJ3", "SQT5 HJ85 DAQ32 CJ", play="A C4 C6 CA C2 / B", turned="S3"),
        Example(
            "SK H765 DAKT7 C8653",
            "SK H765 DAKT7 C3",
            play="A C2 CJ CA C4 / B",
            trumps="D",
            turned="D2",
        ),
        Example("SJ982 HT3 D3 CKT852", "", play="A D2 D4 DQ DA / Z", turned="S2"),
    ),
)
