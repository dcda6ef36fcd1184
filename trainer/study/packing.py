"""Packing a set into one file to hand over, once nothing is wrong with it."""

from pathlib import Path

from trainer.records.archive import packed
from trainer.records.archive_names import belongs
from trainer.records.hand import hand_of
from trainer.records.library import files_in
from trainer.records.problem import BadFile, Problem
from trainer.records.set import FILE as SET_FILE
from trainer.records.set import read_set
from trainer.records.source import decode
from trainer.records.student_copy import without_answers
from trainer.study.check_files import check_files
from trainer.study.hand import make_hand


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


def pack(root: Path, answers: bool = True) -> tuple[bytes, tuple[str, ...]]:
    """Return a set as an archive, and the names of the files that were left out.

    Without `answers` it is the copy that students take an exam from: the hands that ask something,
    without what gives the answers away, and no lessons. BadFile with everything that is wrong with
    the set.
    """
    files, left_out = files_of(root)
    data = {name: path.read_bytes() for name, path in files.items()}
    if not answers:
        data, asking_nothing = _without_answers(files, data)
        left_out += asking_nothing
    return packed(data, read_set(root).id), left_out


def _without_answers(
    files: dict[str, Path], data: dict[str, bytes]
) -> tuple[dict[str, bytes], tuple[str, ...]]:
    """Return the files of a copy without answers, and the names of the hands that ask nothing."""
    copy: dict[str, bytes] = {}
    for name, path in files.items():
        if name.startswith("hands/"):
            told = without_answers(decode(path, data[name]))
            if told is not None:
                make_hand(hand_of(told))  # BadFile if what is left makes no sense
                copy[name] = told.text.encode()
        elif not name.endswith(".md"):
            copy[name] = data[name]
    return copy, tuple(name for name in files if name.startswith("hands/") and name not in copy)
