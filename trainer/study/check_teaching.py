"""Does a file teach well? What is lawful and still a fault: warnings, each with its place."""

import re
from collections.abc import Iterator
from contextlib import suppress
from functools import cache
from pathlib import Path

from trainer.records.hand import HandRecord
from trainer.records.lesson import LessonRecord, read_lesson
from trainer.records.lesson_blocks import HandLink, LessonQuestion
from trainer.records.library import lesson_files, set_above, stamp
from trainer.records.problem import BadFile, Place, Problem
from trainer.records.question import QuestionRecord
from trainer.study.check_lesson_questions import legal
from trainer.study.check_lesson_text import texts_of
from trainer.study.hand import Hand
from trainer.study.question import Question
from trainer.text import say
from trainer.whist.cards import SUITS, Rank, Suit, card
from trainer.whist.errors import UnreadableCard
from trainer.whist.holding import EMPTY, Holding
from trainer.whist.notation import read_holding, read_suit

_CODE = re.compile(r"(?<!\w)[SHDC♠♥♦♣](?:10|[2-9TJQKA])+(?!\w)")
_SPOKEN = re.compile(
    rf"\b({'|'.join(rank.name for rank in Rank)}) of (trumps|{'|'.join(s.name for s in SUITS)})\b",
    re.IGNORECASE,
)
_SEAT = re.compile(
    r"\b[YBZ]\b|(?<=[\w,;:] )A\b|\bA(?='s| (?:led|leads|played|plays|has|had|holds|threw|called)\b)"
)
_NUMBERS = re.findall(
    r"\w+", "none one two three four five six seven eight nine ten eleven twelve thirteen"
)

_BEFORE_ONE = ("is", "has", "have", "holds", "only")
"""The words after which `one` is a number, and not somebody or something."""
_TELLING = 3
"""An answer of fewer words may stand in a hint by chance."""


def hand_warnings(hand: Hand) -> Iterator[Problem]:
    """Yield what is at fault with the teaching of a sound hand; nothing for a student's copy."""
    record = hand.record
    if record.exam:
        return
    written = {question.id: question for question in record.questions}
    for question in hand.questions:
        places = written[question.id]
        yield from _unjudged(record, question, places)
        yield from _given_away(record, question, places)
    yield from _unused(record)


def lesson_warnings(record: LessonRecord) -> Iterator[Problem]:
    """Yield what is at fault with the teaching of a lesson; how much it asks is checked elsewhere.

    A question in which something else is wrong is passed over.
    """
    for question in record.questions:
        if question.hints and _answers(question, question.hints[0]):
            yield _hint_warning(record.path, question.places["hints"])


def _unjudged(record: HandRecord, asked: Question, written: QuestionRecord) -> Iterator[Problem]:
    """Warn of cards that may be played and count as wrong without a word why."""
    if not asked.is_card:
        return
    judged = asked.best | Holding.of(asked.also) | Holding.of(asked.wrong)
    if left := asked.position.legal() - judged:
        message = say(
            "{cards} would count as wrong, and nothing is said of why: put a reason under {key}",
            cards=left,
            key="wrong",
        )
        place = written.places.get("wrong", written.places["best"])
        yield Problem(record.path, place, message, warning=True)


def _given_away(record: HandRecord, asked: Question, written: QuestionRecord) -> Iterator[Problem]:
    """Warn of a first hint that leaves nothing to be found."""
    if not written.hints:
        return
    hint, position = written.hints[0], asked.position
    if asked.is_card:
        told = names_card(hint, asked.best, position.legal(), position.deal.trumps)
    elif asked.kind == "who-holds":
        told = _seats(hint) - _seats(asked.ask) == {asked.answer}
    else:
        told = asked.kind == "how-many" and names_number(hint, int(asked.answer))
    if told:
        yield _hint_warning(record.path, written.places["hints"])


def _hint_warning(path: Path, place: Place) -> Problem:
    message = say("the first hint gives the answer away: begin with what to look at")
    return Problem(path, place, message, warning=True)


def _answers(question: LessonQuestion, hint: str) -> bool:
    """Tell whether a hint is as good as the answer."""
    match question.kind:
        case "card":
            best = Holding.of(question.best)
            return names_card(hint, best, legal(question), question.trumps)
        case "number" if question.number is not None:
            return names_number(hint, question.number)
        case "choice":
            said = f" {' '.join(_words(hint))} "
            right = (_words(choice.say) for choice in question.choices if choice.right)
            return any(len(words) >= _TELLING and f" {' '.join(words)} " in said for words in right)
        case _:
            return False


def names_card(text: str, best: Holding, playable: Holding, trumps: Suit | None = None) -> bool:
    """Tell whether a text names the best card, and none of the others that may be played."""
    named = _cards_in(text, trumps) & playable
    return bool(named & best) and not named - best


def names_number(text: str, number: int) -> bool:
    """Tell whether a number is the only one in a text, in figures or as a word."""
    words = _words(re.sub(r"\bpp?\. *\d+(?:-\d+)?", "", text))
    found = {int(word) for word in words if word.isdecimal()}
    for before, word in zip(["", *words], words, strict=False):
        if word in _NUMBERS and (word != "one" or before in _BEFORE_ONE):
            found.add(_NUMBERS.index(word))
    return found == {number}


def _seats(text: str) -> set[str]:
    """Return the seats a text names; an A that begins a sentence is one if it does something."""
    return set(_SEAT.findall(text))


def _cards_in(text: str, trumps: Suit | None) -> Holding:
    """Return the cards a text names: `DKJ9`, `♦K`, `the king of diamonds`, `the ace of trumps`."""
    found = EMPTY
    for match in _CODE.finditer(text):
        with suppress(UnreadableCard):
            found |= read_holding(match[0])
    for match in _SPOKEN.finditer(text):
        suit = trumps if match[2].casefold() == "trumps" else read_suit(match[2])
        if suit is not None:
            found = found.with_card(card(suit, Rank[match[1].upper()]))
    return found


def _words(text: str) -> list[str]:
    return re.findall(r"\w+", text.casefold())


def _unused(record: HandRecord) -> Iterator[Problem]:
    """Warn of a hand, played in a set with lessons, that asks nothing and that no lesson shows."""
    if not record.play or record.questions or (root := set_above(record.path)) is None:
        return
    stamps = tuple((path, stamp(path)) for path in lesson_files(root))
    if stamps and record.id not in frozenset().union(*(_shown(*each) for each in stamps)):
        message = say("this hand asks nothing, and no lesson shows it: add a question")
        yield Problem(record.path, record.places["id"], message, warning=True)


@cache
def _shown(path: Path, stamp: tuple[int, ...]) -> frozenset[str]:
    """Return the ids of the hands a lesson shows or leads to; `stamp` tells its file anew."""
    del stamp
    try:
        record = read_lesson(path)
    except BadFile:
        return frozenset()
    shown = {block.hand for block in record.blocks if isinstance(block, HandLink)}
    links = (link for text in texts_of(record) for link in text.links if link.kind == "hand")
    return frozenset(shown | {link.name.partition("@")[0] for link in links})
