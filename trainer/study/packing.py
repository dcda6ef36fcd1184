"""Packing a set into one file to hand over, once nothing is wrong with it."""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from trainer.records.archive import packed
from trainer.records.archive_names import belongs
from trainer.records.hand import hand_of
from trainer.records.library import files_in
from trainer.records.problem import BadFile, Place, Problem
from trainer.records.set import FILE as SET_FILE
from trainer.records.set import read_set
from trainer.records.source import decode
from trainer.records.student_copy import without_answers
from trainer.study.check_files import check_files
from trainer.study.hand import make_hand
from trainer.text import say


@dataclass(frozen=True, slots=True)
class Packed:
    """A set in one file, with the names of the files left out: `silent` hands that ask nothing."""

    data: bytes
    left_out: tuple[str, ...] = ()
    silent: tuple[str, ...] = ()


def files_of(root: Path) -> tuple[dict[str, Path], tuple[str, ...]]:
    """Return the files of a set by name, and the names of those beside them that are of no kind.

    BadFile with every problem found in them; warnings are none.
    """
    found: list[Path | Problem] = [root / SET_FILE]
    found += [each for part in _parts(root) for each in files_in(part)]
    named = {each.relative_to(root).as_posix(): each for each in found if isinstance(each, Path)}
    files = {name: path for name, path in named.items() if belongs(name)}
    problems = [each for each in found if isinstance(each, Problem)]
    problems += [each for each in check_files(files.values()) if not each.warning]
    if problems:
        raise BadFile(tuple(problems))
    return files, tuple(sorted(named.keys() - files.keys()))


def _parts(root: Path) -> list[Path]:
    return [root / name for name in ("hands", "lessons") if (root / name).is_dir()]


def pack(root: Path, answers: bool = True) -> Packed:
    """Return a set as an archive.

    Without `answers` it is the copy that students take an exam from: the hands that ask something,
    without what gives the answers away, and no lessons. BadFile with everything that is wrong with
    the set.
    """
    record = read_set(root)
    files, left_out = files_of(root)
    data = {name: path.read_bytes() for name, path in files.items()}
    silent: tuple[str, ...] = ()
    if not answers:
        data = dict(_without_answers(files, data))
        hands = {name for name in files if name.startswith("hands/")}
        silent = tuple(sorted(hands - data.keys()))
        if silent == tuple(sorted(hands)):
            message = say("no hand of this set asks anything: there is no exam to take")
            raise BadFile((Problem(root, Place(), message),))
    return Packed(packed(data, record.id), left_out, silent)


def _without_answers(files: dict[str, Path], data: dict[str, bytes]) -> Iterator[tuple[str, bytes]]:
    """Yield the files of a copy without answers, with their names."""
    for name, path in files.items():
        if name.startswith("hands/"):
            copy = without_answers(decode(path, data[name]))
            if copy is not None:
                make_hand(hand_of(copy))  # BadFile if what is left makes no sense
                yield name, copy.text.encode()
        elif not name.startswith("lessons/") or not name.endswith(".md"):
            yield name, data[name]
