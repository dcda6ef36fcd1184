"""The results file: what a learner hands to a teacher, and takes to another machine."""

import json
from collections.abc import Iterable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, TypeVar

from trainer.records.problem import BadFile, Problem
from trainer.records.problem import Place as FilePlace
from trainer.records.source import read_source
from trainer.records.writing import write_whole
from trainer.study.progress import Answered, Place
from trainer.text import clean, say

FORMAT = "whist-results/1"
GRADES = ("best", "good", "wrong", "skipped")
T = TypeVar("T", Place, Answered)


@dataclass(frozen=True, slots=True)
class Results:
    """The answers and places of one learner, under a name or a pseudonym."""

    name: str
    places: tuple[Place, ...]
    answers: tuple[Answered, ...]


def results_json(results: Results) -> dict[str, Any]:
    """Return the results as one JSON object, versioned by its `format`."""
    return {
        "format": FORMAT,
        "name": results.name,
        "places": [_fields(place) for place in results.places],
        "answers": [_fields(answer) for answer in results.answers],
    }


def write_results(path: Path, results: Results) -> None:
    """Write a results file; OSError if it cannot be written, and then nothing is changed."""
    text = json.dumps(results_json(results), ensure_ascii=False, indent=1)
    write_whole(path, text + "\n")


def read_results(path: Path) -> Results:
    """Return the results of a file; BadFile with what is wrong with it."""
    source = read_source(path)
    try:
        data = json.loads(source.text)
    except json.JSONDecodeError as error:
        place = FilePlace(error.lineno, error.colno)
        message = say("this is no results file: {reason}", reason=error.msg)
        raise BadFile((source.problem(message, place),)) from None
    except RecursionError:
        raise BadFile((source.problem(say("this is no results file: nested too deep")),)) from None
    try:
        if data["format"] != FORMAT:
            message = say(
                "the format is {found}, and {known} is expected",
                found=repr(data["format"]),
                known=repr(FORMAT),
            )
            raise BadFile((source.problem(message),))
        name = clean(_text(data["name"]))
        places = _records(Place, data["places"])
        answers = _records(Answered, data["answers"])
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        message = say("this is no results file: {reason}", reason=f"{type(error).__name__} {error}")
        raise BadFile((Problem(path, FilePlace(), message),)) from None
    return Results(name, places, answers)


def new_answers(have: Iterable[Answered], come: Iterable[Answered]) -> tuple[Answered, ...]:
    """Return the answers that are not there yet, so that a second import adds nothing."""
    known = set(have)
    return tuple(answer for answer in come if answer not in known)


def new_places(have: Iterable[Place], come: Iterable[Place]) -> tuple[Place, ...]:
    """Return the places that are later than those there are, or say that a hand is finished."""
    known = {(place.set_id, place.hand): place for place in have}
    new = []
    for place in come:
        old = known.get((place.set_id, place.hand))
        if old is None or place.day > old.day:
            new.append(place)
        elif place.finished and not old.finished:
            new.append(replace(old, finished=True))
    return tuple(new)


def _fields(record: Place | Answered) -> dict[str, Any]:
    return {name: getattr(record, name) for name in record.__slots__}


def _records(kind: type[T], rows: list[dict[str, Any]]) -> tuple[T, ...]:
    records = []
    for row in rows:
        record = kind(**row)
        for name, wanted in kind.__annotations__.items():
            if type(getattr(record, name)).__name__ != getattr(wanted, "__name__", wanted):
                raise TypeError(say("{name} is of another kind", name=name))
        if isinstance(record, Answered) and record.grade not in GRADES:
            raise ValueError(say("there is no grade {grade}", grade=repr(record.grade)))
        records.append(record)
    return tuple(records)


def _text(value: object) -> str:
    if not isinstance(value, str):
        raise TypeError(say("name is of another kind"))
    return value
