"""What may stand beside the table instead of the book's words: what is known, what is advised.

The advisor is loaded only when it is asked, so that the first screen comes at once.
"""

from enum import Enum

from trainer.study.hand import Hand
from trainer.text import say
from trainer.ui.scene import Line, Span, line, wrapped
from trainer.ui.screens.walk import position_at
from trainer.whist.seats import Seat


class Panel(Enum):
    """What the text beside the table is."""

    WORDS = "words"
    KNOW = "know"
    ADVICE = "advice"


def known_lines(hand: Hand, step: int, seat: Seat, width: int) -> tuple[Line, ...]:
    """Return what a seat knows, and what the cards of the others tell it."""
    from trainer.ui.knowledge import knowledge_scene

    return knowledge_scene(hand.sight(seat, position_at(hand, step)), width).lines


def advice_lines(
    hand: Hand, step: int, seat: Seat, seen: bool, asked: int, width: int
) -> tuple[Line, ...]:
    """Return what Cavendish would play for the seat in turn, if its hand is in view.

    `asked` counts through the legal cards for "why not this one?"; 0 asks of none.
    """
    from trainer.principles.advisor import advise
    from trainer.ui.advice import counsel_scene

    position = position_at(hand, step)
    if position.over:
        return (line(say("The hand is over.")),)
    turn = position.turn
    if turn is not seat and not seen:
        words = say("{seat} is to play. Press v to sit there, or s to show the hands.", seat=turn)
        return wrapped((Span(words),), width)
    legal = tuple(position.legal())
    card = legal[(asked - 1) % len(legal)] if asked else None
    counsel = counsel_scene(advise(hand.sight(turn, position)), card, width)
    more = say("Press x to ask: why not this card?") if not asked else say("x: the next card")
    head = line(Span(say("{seat} is to play.", seat=turn), "heading"))
    return (head, (), *counsel.lines, (), line(Span(more, "message")))
