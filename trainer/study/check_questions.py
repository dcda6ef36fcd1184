"""Questions of a hand file: can they be asked, and is the answer one?"""

from collections.abc import Iterable, Iterator, Sequence
from typing import Protocol

from trainer.records.fields import Entry
from trainer.records.hand import HandRecord
from trainer.records.problem import Place, Places, Problem
from trainer.records.question import Cards, QuestionRecord
from trainer.study.check_notes import moment_problems, principle_problems
from trainer.study.question import answer_of, seat_of
from trainer.text import say
from trainer.whist.cards import Card
from trainer.whist.line import Line
from trainer.whist.position import Position

_NEEDED = {
    "card": ("best",),
    "who-holds": ("card",),
    "how-many": ("suit", "of"),
    "has-called": ("of",),
}
_SPECIAL = ("best", "also", "wrong", "card", "suit", "of", "answer")
_ALLOWED = {
    "card": ("best", "also", "wrong"),
    "who-holds": ("card", "answer"),
    "how-many": ("suit", "of", "answer"),
    "has-called": ("of", "answer"),
}


def question_problems(record: HandRecord, line: Line | None) -> Iterator[Problem]:
    """Yield what is wrong with the questions; without a line, only what needs none."""
    first: dict[str, int] = {}
    for number, trick in enumerate(record.play, 1):
        for question in trick.questions:
            places = question.places
            if question.id in first:
                message = say(
                    "the question id {id} stands twice (first at line {line})",
                    id=question.id,
                    line=first[question.id],
                )
                yield Problem(record.path, places["id"], message)
            first.setdefault(question.id, places["id"].line)
            wrong_place = list(moment_problems(record, question.at, places["at"], number))
            wrong_keys = list(_key_problems(record, question))
            yield from wrong_place
            yield from wrong_keys
            yield from principle_problems(record, question.principle, places)
            judged = line is not None and line.reaches(question.at)
            if line is not None and judged and not wrong_place and not wrong_keys:
                position = line.before(question.at)
                yield from _meaning_problems(record, question, position)


def _key_problems(record: HandRecord, question: QuestionRecord) -> Iterator[Problem]:
    kind, places = question.kind, question.places
    for key in _NEEDED[kind]:
        if key not in places and not (record.exam and key == "best"):
            message = say(
                "a question of the kind {kind} needs the key {key}", kind=kind, key=repr(key)
            )
            yield Problem(record.path, places[""], message)
    for key in _SPECIAL:
        if key in places and key not in _ALLOWED[kind]:
            message = say(
                "a question of the kind {kind} has no key {key}", kind=kind, key=repr(key)
            )
            yield Problem(record.path, places[key], message)
    if kind == "card" and not question.at.is_card:
        message = say("a card is asked for before it is played: write trick.card, as in 7.3")
        yield Problem(record.path, places["at"], message)


def _meaning_problems(
    record: HandRecord, question: QuestionRecord, position: Position
) -> Iterator[Problem]:
    if question.kind == "card":
        yield from _card_problems(record, question, position)
        return
    places = question.places
    asked = seat_of(question, position, record.student)
    answer = answer_of(question, position)
    if question.card is not None and answer in ("", asked.value):
        dealt = any(question.card in hand for hand in position.deal.hands)
        held = (
            say("is in the hand of the one asked")
            if answer
            else say("has been played")
            if dealt
            else say("is not among the cards dealt")
        )
        message = say(
            "{card} {held}: ask about a card that is hidden", card=question.card, held=held
        )
        yield Problem(record.path, places["card"], message)
    elif question.of is asked:
        message = say("{seat} is the one asked: ask about another seat", seat=asked)
        yield Problem(record.path, places["of"], message)
    elif question.answer and question.answer.casefold() != answer.casefold():
        message = say(
            "the answer is {right}, not {stated}", right=answer, stated=repr(question.answer)
        )
        yield Problem(record.path, places["answer"], message)


def _card_problems(
    record: HandRecord, question: QuestionRecord, position: Position
) -> Iterator[Problem]:
    if question.seat is not None and question.seat is not position.turn:
        message = say(
            "the card {at} is played by {turn}, not {seat}: leave seat out",
            at=question.at,
            turn=position.turn,
            seat=question.seat,
        )
        yield Problem(record.path, question.places["seat"], message)
        return
    seen: dict[Card, str] = {}
    for role, card, place in judged(question):
        fault = position.fault(card)
        if fault is not None:
            message = say(
                "{card}, under {role}, cannot be played: {fault}",
                card=card,
                role=repr(role),
                fault=fault,
            )
            yield Problem(record.path, place, message)
        elif card in seen:
            message = (
                say("{card} stands twice under {role}", card=card, role=repr(role))
                if seen[card] == role
                else say("{card} stands under {role} too", card=card, role=repr(seen[card]))
            )
            yield Problem(record.path, place, message)
        seen.setdefault(card, role)


class Judged(Protocol):
    """A question that says of cards how good they are."""

    @property
    def best(self) -> Cards:
        """Return the best cards."""

    @property
    def also(self) -> Sequence[Entry[Cards, str]]:
        """Return the cards that are good too, with the reasons."""

    @property
    def wrong(self) -> Sequence[Entry[Cards, str]]:
        """Return the wrong cards, with the reasons."""

    @property
    def places(self) -> Places:
        """Return where the keys stand."""


def judged(question: Judged) -> Iterable[tuple[str, Card, Place]]:
    """Yield every card the question speaks of, with its role and place."""
    for card in question.best:
        yield "best", card, question.places["best"]
    for role, entries in (("also", question.also), ("wrong", question.wrong)):
        for entry in entries:
            for card in entry.key:
                yield role, card, entry.place
