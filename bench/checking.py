"""Checking hand files, against PyYAML's C loader on the same files."""

import tempfile
from pathlib import Path

import yaml

from bench.measure import Measure, best_pair
from trainer.records.library import hand_files, shipped
from trainer.study.check_files import check_files

MANY = 10_000


def _copies(folder: Path, number: int, sources: list[str]) -> list[Path]:
    paths = []
    for index in range(number):
        text = sources[index % len(sources)]
        head, _, rest = text.partition("\n")
        path = folder / f"{index:05}.yaml"
        path.write_text(f"{head}-{index}\n{rest}", encoding="utf-8")
        paths.append(path)
    return paths


def _load(paths: list[Path]) -> None:
    for path in paths:
        yaml.load(path.read_text(encoding="utf-8"), Loader=yaml.CSafeLoader)


def _check(paths: list[Path]) -> None:
    problems = list(check_files(paths))
    assert not problems, problems[0]


def measure() -> tuple[Measure, Measure]:
    """Measure both on many copies of the shipped hands, and how the time grows with number."""
    sources = [path.read_text(encoding="utf-8") for path in hand_files(shipped())]
    with tempfile.TemporaryDirectory() as folder:
        paths = _copies(Path(folder), MANY, sources)
        few = paths[: MANY // 10]
        ours, theirs = best_pair(lambda: _check(paths), lambda: _load(paths), runs=2)
        tenth, _ = best_pair(lambda: _check(few), lambda: None, runs=3)
    rate = Measure(
        f"checking {MANY:,} hand files",
        ours / theirs,
        2,
        False,
        f"{ours / MANY * 1000:.2f} ms a file; the C loader alone {theirs / MANY * 1000:.2f} ms",
    )
    growth = Measure(
        "ten times the files, so many times the time (a tenth of the ratio)",
        ours / tenth / 10,
        1.25,
        False,
        f"{MANY // 10:,} files {tenth:.2f} s, {MANY:,} files {ours:.2f} s",
    )
    return rate, growth
