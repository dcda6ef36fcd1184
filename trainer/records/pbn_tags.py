"""The tags of PBN that are our own: how each is read, and what it says of a hand."""

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from trainer.records.hand import HandRecord
from trainer.records.play import LOVE, Pair
from trainer.records.values import CARD, PAGE, SEAT, TEXT, WORD, number
from trainer.text import say
from trainer.whist.conventions import MAIN_TEXT, Agreements, Conventions
from trainer.whist.ruleset import SHORT_WHIST

_SCORE = re.compile(r"AB ([0-4]),? *YZ ([0-4])")
_FLAGS = ("american-leads", "plain-suit-echo", "king-leads", "cover-honours")


@dataclass(frozen=True, slots=True)
class Own:
    """One tag: `parse` reads its value or raises ValueError, `text` is empty if it is left out."""

    name: str
    parse: Callable[[str], Any]
    text: Callable[[HandRecord], str]

    @property
    def key(self) -> str:
        """Return the name in small letters, as boards look tags up."""
        return self.name.lower()


def _score(text: str) -> Pair:
    found = _SCORE.fullmatch(text)
    if found is None:
        raise ValueError(say("{text} is no score: write AB 2, YZ 0", text=repr(text[:40])))
    return Pair(int(found[1]), int(found[2]))


def _score_text(record: HandRecord) -> str:
    score = record.score
    return "" if score == LOVE else f"AB {score.ab}, YZ {score.yz}"


def _agreements(text: str) -> Agreements:
    """Return the conventions written as `AB king-leads; YZ american-leads, plain-suit-echo`."""
    of: dict[str, Conventions] = {}
    for part in text.split(";"):
        side, _, names = part.strip().partition(" ")
        flags = [name.strip() for name in names.split(",")]
        if side not in ("AB", "YZ") or not set(flags) <= set(_FLAGS):
            message = say(
                "write the side and its conventions, as YZ american-leads; they are {names}",
                names=", ".join(_FLAGS),
            )
            raise ValueError(message)
        of[side] = Conventions(**{flag.replace("-", "_"): True for flag in flags})
    return Agreements(of.get("AB", MAIN_TEXT), of.get("YZ", MAIN_TEXT))


def _agreements_text(record: HandRecord) -> str:
    agreed = {"AB": record.conventions.ab, "YZ": record.conventions.yz}
    named = {
        side: [flag for flag in _FLAGS if getattr(each, flag.replace("-", "_"))]
        for side, each in agreed.items()
    }
    return "; ".join(f"{side} {', '.join(flags)}" for side, flags in named.items() if flags)


def _words(text: str) -> tuple[str, ...]:
    return tuple(WORD.parse(word.strip()) for word in text.split(","))


def _numbers(text: str) -> tuple[int, ...]:
    return tuple(number(1, SHORT_WHIST.hand_size).parse(word.strip()) for word in text.split(","))


def _completed(record: HandRecord) -> str:
    return ", ".join(str(n) for n, trick in enumerate(record.play, 1) if trick.completed)


OWN = (
    Own("WhistId", WORD.parse, lambda record: record.id),
    Own("WhistTurnUp", CARD.parse, lambda record: str(record.turn_up or "")),
    Own("WhistScore", _score, _score_text),
    Own("WhistStudent", SEAT.parse, lambda record: str(record.student)),
    Own("WhistConventions", _agreements, _agreements_text),
    Own("WhistSource", TEXT.parse, lambda record: " ".join(record.source.split())),
    Own("WhistPage", PAGE.parse, lambda record: str(record.page or "")),
    Own("WhistThemes", _words, lambda record: ", ".join(record.themes)),
    Own("WhistDifficulty", number(1, 5).parse, lambda record: str(record.difficulty or "")),
    Own("WhistCompleted", _numbers, _completed),
)
"""Every tag of our own but the table of notes, in the order in which they are written."""
