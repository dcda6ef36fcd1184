"""A set: a folder with `set.yaml`, hands and lessons, which a teacher hands to a class."""

from dataclasses import dataclass, field, replace
from pathlib import Path

from trainer.records.fields import Key, Reading, Record
from trainer.records.problem import BadFile, Places
from trainer.records.source import SET_MARK, Source, compose, read_source
from trainer.records.values import TEXT, WORD, number

FILE = SET_MARK


@dataclass(frozen=True, slots=True)
class SetRecord:
    """What a set is called; answers are kept with its id and version."""

    id: str
    title: str
    version: int
    path: Path = Path()
    places: Places = field(default_factory=dict, compare=False, repr=False)


SET = Record(
    (
        Key("id", WORD, "the name of the set", required=True),
        Key("title", TEXT, "a title for people", required=True),
        Key(
            "version",
            number(1, 9999),
            "raised when answers of before no longer count",
            required=True,
        ),
    ),
    SetRecord,
)


def read_set(root: Path) -> SetRecord:
    """Return the record of the set in a folder; BadFile if it has none, or a faulty one."""
    return set_of(read_source(root / FILE))


def set_of(source: Source) -> SetRecord:
    """Return the record of a set file's text; BadFile with every problem of form."""
    reading = Reading(source)
    record = SET.read(compose(source), reading)
    if reading.problems or record is None:
        raise BadFile(tuple(sorted(reading.problems)))
    return replace(record, path=source.path)
