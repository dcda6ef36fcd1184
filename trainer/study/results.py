"""The results file: what a learner hands to a teacher, and takes to another machine."""

import json
import re
from collections.abc import Iterable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, TypeVar

from trainer.records.pointer import place_at
from trainer.records.problem import BadFile
from trainer.records.problem import Place as FilePlace
from trainer.records.source import read_source
from trainer.records.writing import write_whole
from trainer.study.progress import Answered, Place
from trainer.study.progress_tables import UNGRADED, LessonPlace
from trainer.text import clean, say
from trainer.whist.moment import Moment

FORMAT = "whist-results/1"
GRADES = ("best", "good", "wrong", "skipped", UNGRADED)
LARGEST = 10**6
"""The largest number of anything that is believed."""
LARGEST_FILE = 10**7
"""The largest results file, in bytes: some 40,000 answers, years of work."""
Steps = tuple[str | int, ...]
"""The way to a value of the file: keys and indices."""
Left = TypeVar("Left", Place, LessonPlace)
_DAY = re.compile(
    r"[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])"
    r"(T([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9](\.[0-9]{1,6})?)?(Z|\+00:00)?)?"
)


@dataclass(frozen=True, slots=True)
class Results:
    """The answers of one learner and where things were left, under a name or a pseudonym."""

    name: str
    places: tuple[Place, ...]
    answers: tuple[Answered, ...]
    lessons: tuple[LessonPlace, ...] = ()

    @property
    def set_ids(self) -> tuple[str, ...]:
        """Return the ids of the sets there is something of, in order."""
        named = {place.set_id for place in self.places}
        named |= {answer.set_id for answer in self.answers}
        named |= {lesson.set_id for lesson in self.lessons}
        return tuple(sorted(named))

    def of_set(self, set_id: str) -> "Results":
        """Return what there is of one set alone."""
        return Results(
            self.name,
            tuple(place for place in self.places if place.set_id == set_id),
            tuple(answer for answer in self.answers if answer.set_id == set_id),
            tuple(lesson for lesson in self.lessons if lesson.set_id == set_id),
        )


def nameless() -> str:
    """Return what stands for the name where none is given."""
    return say("learner")


def results_json(results: Results) -> dict[str, Any]:
    """Return the results as one JSON object, versioned by its `format`."""
    return {
        "format": FORMAT,
        "name": results.name,
        "places": [_fields(place) for place in results.places],
        "lessons": [_fields(lesson) for lesson in results.lessons],
        "answers": [_fields(answer) for answer in results.answers],
    }


def write_results(path: Path, results: Results) -> None:
    """Write a results file; OSError if it cannot be written, and then nothing is changed."""
    text = json.dumps(results_json(results), ensure_ascii=False, indent=1)
    write_whole(path, text + "\n")


def read_results(path: Path) -> Results:
    """Return the results of a file; BadFile with what is wrong with it."""
    source = read_source(path, LARGEST_FILE)
    try:
        return _results(json.loads(source.text))
    except json.JSONDecodeError as error:
        place = FilePlace(error.lineno, error.colno)
        reason = say("from here on it is not JSON; take the file as it was written, unchanged")
    except RecursionError:
        place, reason = FilePlace(), say("nested too deep")
    except _Unfit as error:
        place, reason = place_at(source, error.steps), str(error)
    except ValueError:  # from json, of a number with thousands of digits
        place, reason = FilePlace(), say("a number in it is too large")
    message = say("this is no results file: {reason}", reason=reason)
    raise BadFile((source.problem(message, place),))


def new_answers(have: Iterable[Answered], come: Iterable[Answered]) -> tuple[Answered, ...]:
    """Return the answers that are not there yet, so that a second import adds nothing.

    In a hand that has been begun here they are of no round, so that a quiz half done is resumed
    with the answers given here.
    """
    have = tuple(have)
    known = {replace(answer, round=0) for answer in have}
    begun = {(answer.set_id, answer.hand) for answer in have}
    new = []
    for answer in come:
        bare = replace(answer, round=0)
        if bare not in known:
            known.add(bare)
            new.append(bare if (answer.set_id, answer.hand) in begun else answer)
    return tuple(new)


def place_of_answer(path: Path, number: int, key: str) -> FilePlace:
    """Return where in a results file a key of an answer stands; the top if that cannot be told."""
    try:
        return place_at(read_source(path, LARGEST_FILE), ("answers", number, key))
    except BadFile:
        return FilePlace()


def new_places(have: Iterable[Left], come: Iterable[Left]) -> tuple[Left, ...]:
    """Return the places that are later than those there are, or say that something is finished."""
    known = {_left_in(place): place for place in have}
    new: dict[tuple[str, str], Left] = {}
    for place in come:
        key = _left_in(place)
        old = known.get(key, replace(place, finished=False, day=""))
        latest = max(old, place, key=lambda each: each.day)
        merged = replace(latest, finished=old.finished or place.finished)
        if merged != old:
            known[key] = new[key] = merged
    return tuple(new.values())


def _left_in(place: Place | LessonPlace) -> tuple[str, str]:
    return place.set_id, place.hand if isinstance(place, Place) else place.lesson


def _fields(record: Place | Answered | LessonPlace) -> dict[str, Any]:
    return {name: getattr(record, name) for name in record.__slots__}


class _Unfit(Exception):
    """What is wrong with a file that is JSON, and where in it."""

    def __init__(self, steps: Steps, words: str) -> None:
        address = "".join(f"[{step}]" if isinstance(step, int) else f".{step}" for step in steps)
        super().__init__(f"{address[1:]}: {words}" if steps else words)
        self.steps = steps


def _results(data: object) -> Results:
    whole = _object((), data)
    found = whole.text("format")
    if found != FORMAT:
        words = say(
            "the format is {found}, and {known} is expected",
            found=repr(found[:40]),
            known=repr(FORMAT),
        )
        raise _Unfit(("format",), words)
    name = " ".join(whole.text("name").split())
    places = tuple(_place(each) for each in whole.objects("places"))
    answers = tuple(_answered(each) for each in whole.objects("answers"))
    lessons = whole.objects("lessons") if "lessons" in whole.values else []
    return Results(name, places, answers, tuple(_lesson(each) for each in lessons))


def _place(of: "_Object") -> Place:
    return Place(
        set_id=of.text("set_id"),
        hand=of.text("hand"),
        at=of.moment("at"),
        finished=of.truth("finished"),
        day=of.day("day"),
    )


def _lesson(of: "_Object") -> LessonPlace:
    return LessonPlace(
        set_id=of.text("set_id"),
        lesson=of.text("lesson"),
        line=of.number("line"),
        finished=of.truth("finished"),
        day=of.day("day"),
    )


def _answered(of: "_Object") -> Answered:
    return Answered(
        set_id=of.text("set_id"),
        set_version=of.number("set_version"),
        hand=of.text("hand"),
        question=of.text("question"),
        given=of.text("given"),
        grade=of.grade("grade"),
        hints=of.number("hints"),
        round=of.number("round"),
        day=of.day("day"),
    )


@dataclass(frozen=True, slots=True)
class _Object:
    """One object of the file with the way to it, as `answers`, 3; keys unknown are let be."""

    steps: Steps
    values: dict[str, Any]

    def text(self, key: str) -> str:
        value = self._value(key)
        if not isinstance(value, str):
            raise self._unfit(key, say("a text is expected"))
        try:
            value.encode("utf-8")
        except UnicodeEncodeError:
            raise self._unfit(key, say("half a letter (a lone surrogate)")) from None
        return clean(value)

    def number(self, key: str) -> int:
        value = self._value(key)
        if type(value) is not int or not 0 <= value <= LARGEST:
            words = say("a whole number from 0 to {most} is expected", most=LARGEST)
            raise self._unfit(key, words)
        return value

    def truth(self, key: str) -> bool:
        value = self._value(key)
        if not isinstance(value, bool):
            raise self._unfit(key, say("true or false is expected"))
        return value

    def moment(self, key: str) -> str:
        try:
            return str(Moment.read(self.text(key)))
        except ValueError as error:
            raise self._unfit(key, str(error)) from None

    def day(self, key: str) -> str:
        """Return a moment of the clock, written as the memory writes it."""
        text = self.text(key)
        if not _DAY.fullmatch(text):
            words = say("a time in UTC is expected, such as 2026-01-31T18:30:00+00:00")
            raise self._unfit(key, words)
        return text.replace("Z", "+00:00")

    def grade(self, key: str) -> str:
        grade = self.text(key)
        if grade not in GRADES:
            words = say("there is no grade {grade}", grade=repr(grade[:40]))
            raise self._unfit(key, words)
        return grade

    def objects(self, key: str) -> "list[_Object]":
        values = self._value(key)
        if not isinstance(values, list):
            raise self._unfit(key, say("a list is expected"))
        return [_object((*self.steps, key, n), value) for n, value in enumerate(values)]

    def _value(self, key: str) -> object:
        if key not in self.values:
            raise self._unfit(key, say("it is missing"))
        return self.values[key]

    def _unfit(self, key: str, words: str) -> _Unfit:
        return _Unfit((*self.steps, key), words)


def _object(steps: Steps, value: object) -> _Object:
    if not isinstance(value, dict):
        raise _Unfit(steps, say("an object is expected, in braces"))
    return _Object(steps, value)
