"""What to play second hand: the card, the reason, the rule and its page."""

from collections.abc import Iterable
from typing import Any

from trainer.principles.register import rules
from trainer.principles.second import SecondPlay, Situation, second_play
from trainer.text import say
from trainer.ui.cards import rank_text
from trainer.ui.scene import Scene, Span, line, scene, wrapped
from trainer.whist.cards import Card

SECOND_FORMAT = "whist-second/1"


def second_scene(situation: Situation, width: int) -> Scene:
    """Return what the Analysis has played second hand in a situation (pp. 82-91)."""
    play = second_play(situation)
    head = say("You hold {held}, and {led} is led.", **_named(situation)) + " " + _suit(situation)
    card = say("Play the {card}.", card=rank_text(play.card.rank))
    parts = Scene(wrapped((Span(head),), width))
    parts += scene((), line(Span(card, "verdict.best")))
    parts += Scene(wrapped((Span(play.why),), width))
    return parts + Scene(((), *wrapped(_cited(play), width)))


def _named(situation: Situation) -> dict[str, object]:
    held = " ".join(rank_text(card.rank) for card in situation.held)
    return {"held": held, "led": rank_text(situation.led.rank)}


def _suit(situation: Situation) -> str:
    """Return the words for what the suit is, and how strong one is in trumps."""
    if situation.trumps:
        strong, weak = say("It is trumps, and you are strong in them."), say("It is trumps.")
    else:
        strong = say("It is a plain suit, and you are strong in trumps.")
        weak = say("It is a plain suit, and you are not strong in trumps.")
    return strong if situation.strong else weak


def _cited(play: SecondPlay) -> Iterable[Span]:
    page = Span(
        say("p. {page}", page=play.page).replace(" ", "\u00a0"), "link.page", f"page:{play.page}"
    )
    return Span(f"{rules()[play.rule].title} ("), page, Span(")")


def second_json(situation: Situation) -> dict[str, Any]:
    """Return the same as one object; there is no suit, so that cards are ranks."""
    play = second_play(situation)
    return {
        "format": SECOND_FORMAT,
        "held": [_rank(card) for card in situation.held],
        "led": _rank(situation.led),
        "trumps": situation.trumps,
        "strong": situation.strong,
        "play": _rank(play.card),
        "principle": play.rule,
        "page": play.page,
        "why": play.why,
    }


def _rank(card: Card) -> str:
    return card.rank.letter
