"""The single values that files are made of: words, numbers, cards, moments, seats."""

import re
from collections.abc import Callable, Mapping
from typing import TypeVar

from trainer.records.fields import Scalar, Schema
from trainer.records.pages import LAST_PAGE
from trainer.text import clean, say
from trainer.whist.cards import Card
from trainer.whist.moment import Moment
from trainer.whist.notation import read_card, read_cards, read_suit
from trainer.whist.seats import Seat

T = TypeVar("T")

_SUIT = "[SHDCshdc♠♥♦♣]"
_RANK = "(?:10|[Kk][Nn]|[2-9TJQKAtjqka])"
_GROUP = rf"{_SUIT}(?:\s*{_RANK})+"
CARD_FORM = rf"^\s*(?:{_SUIT}{_RANK}|{_RANK}{_SUIT})\s*$"
_ONE = rf"(?:{_SUIT}{_RANK}|{_RANK}{_SUIT})"
CARDS_FORM = rf"^\s*(?:{_ONE}|{_GROUP}(?:[\s,]*{_GROUP})*[\s,]*)\s*$"
MOMENT_FORM = r"^\s*(?:start|end|[1-9][0-9]?(?:\.[1-4])?)\s*$"
NUMBER_FORM = r"^(?:0|[1-9][0-9]{0,8})\Z"
_NUMBER = re.compile(NUMBER_FORM)
_FLAGS = {"true": True, "yes": True, "on": True, "false": False, "no": False, "off": False}
WORD_FORM = r"^[a-z0-9]+(?:-[a-z0-9]+)*\Z"
_WORD = re.compile(WORD_FORM)
_CARD = re.compile(CARD_FORM)


def _text(text: str) -> str:
    words = clean(text).strip()
    if not words:
        raise ValueError(say("some text is expected here"))
    return words


def _word(text: str) -> str:
    if not _WORD.fullmatch(text):
        message = say(
            "{text} is no name: write small letters, figures and hyphens", text=repr(text[:40])
        )
        raise ValueError(message)
    return text


def _flag(text: str) -> bool:
    if text.lower() not in _FLAGS:
        raise ValueError(say("write true or false, not {text}", text=repr(text[:40])))
    return _FLAGS[text.lower()]


def _card(text: str) -> Card:
    if not _CARD.match(text):
        message = say("{text} is no card: write suit and rank, as in DQ", text=repr(text[:40]))
        raise ValueError(message)
    return read_card(text)


def _cards(text: str) -> tuple[Card, ...]:
    if _CARD.match(text):
        return (read_card(text),)
    cards = read_cards(text)
    if not cards:
        raise ValueError(say("cards are expected here, as in DKJ9"))
    return cards


def number(low: int, high: int) -> Scalar[int]:
    """Return the shape of a whole number between two bounds."""

    def parse(text: str) -> int:
        if not _NUMBER.fullmatch(text) or not low <= int(text) <= high:
            message = say(
                "{text} is not a whole number from {low} to {high}",
                text=repr(text[:40]),
                low=low,
                high=high,
            )
            raise ValueError(message)
        return int(text)

    form = {"type": ["integer", "string"], "minimum": low, "maximum": high}
    return Scalar(parse, form | {"pattern": NUMBER_FORM})


def choice(options: Mapping[str, T]) -> Scalar[T]:
    """Return the shape of one word out of a few."""

    def parse(text: str) -> T:
        if text not in options:
            message = say(
                "{text} is none of {options}", text=repr(text[:40]), options=", ".join(options)
            )
            raise ValueError(message)
        return options[text]

    return Scalar(parse, {"enum": list(options)})


def pattern(parse: Callable[[str], T], form: str, *types: str) -> Scalar[T]:
    """Return the shape of a text of a given form; YAML may read such a text as other `types`."""
    return Scalar(parse, {"type": ["string", *types] if types else "string", "pattern": form})


_MOMENT_SCHEMA: Schema = {
    "anyOf": [
        {"type": "string", "pattern": MOMENT_FORM},
        {"type": "number", "minimum": 1, "maximum": 99.4},
    ]
}

TEXT = pattern(_text, r"\S", "number", "boolean")
WORD = pattern(_word, WORD_FORM, "integer")
FLAG = Scalar(_flag, {"enum": [True, False, *_FLAGS]})
CARD = pattern(_card, CARD_FORM)
CARDS = pattern(_cards, CARDS_FORM)
SUIT = pattern(read_suit, rf"^\s*{_SUIT}\s*$")
SEAT = choice({seat.value: seat for seat in Seat})
MOMENT: Scalar[Moment] = Scalar(Moment.read, _MOMENT_SCHEMA)
PAGE = number(1, 9999)
BOOK_PAGE = number(1, LAST_PAGE)
