"""The floors are the law: imports only ever point down, and each heavy thing has one door."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import trainer

ROOT = Path(trainer.__file__).parent
MODULES = sorted(ROOT.rglob("*.py"))

FLOORS = {
    "trainer.text": 0,
    "trainer.whist": 1,
    "trainer.principles": 2,
    "trainer.records": 2,
    "trainer.study": 3,
    "trainer.ui": 4,
    "trainer.cli": 5,
    "trainer.__main__": 6,
}
ONE_DOOR = {
    "prompt_toolkit": "trainer.ui.tui",
    "sqlite3": "trainer.study.progress",
    "markdown_it": "trainer.records.markdown",
    "yaml": "trainer.records",
    "click": "trainer.cli",
    "genanki": "trainer.ui.exports.as_anki",
}
CLOCKS = {"time", "datetime", "random", "secrets", "uuid", "sched", "calendar"}


def name_of(path: Path) -> str:
    parts = ("trainer", *path.relative_to(ROOT).with_suffix("").parts)
    return ".".join(part for part in parts if part != "__init__")


def floor_of(module: str) -> str | None:
    return next((floor for floor in FLOORS if f"{module}.".startswith(f"{floor}.")), None)


def imports(path: Path) -> Iterator[tuple[str, bool]]:
    """Yield every module imported, with whether it is imported for types alone."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    typed = {
        id(inner)
        for node in ast.walk(tree)
        if isinstance(node, ast.If) and getattr(node.test, "id", "") == "TYPE_CHECKING"
        for inner in ast.walk(node)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield alias.name, id(node) in typed
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: relative import"
            for alias in node.names:
                whole = f"{node.module}.{alias.name}"
                inside = ROOT.parent.joinpath(*whole.split(".")).with_suffix(".py").exists()
                yield (whole if inside else str(node.module)), id(node) in typed


@pytest.mark.parametrize("path", MODULES, ids=name_of)
def test_imports_point_down(path: Path) -> None:
    here = floor_of(name_of(path))
    for imported, _ in imports(path):
        if not imported.startswith("trainer"):
            continue
        there = floor_of(imported)
        if here is None or there is None:
            assert here == there, f"{name_of(path)} imports {imported}"
        elif here != there:
            assert FLOORS[there] < FLOORS[here], f"{name_of(path)} imports {imported}, not below it"


@pytest.mark.parametrize("path", MODULES, ids=name_of)
def test_each_heavy_library_has_one_door(path: Path) -> None:
    for imported, typed in imports(path):
        door = ONE_DOOR.get(imported.partition(".")[0])
        if door is not None and not typed:
            assert name_of(path).startswith(door), f"only {door} may import {imported}"


@pytest.mark.parametrize("path", MODULES, ids=name_of)
def test_no_clock_and_no_chance_outside_the_command(path: Path) -> None:
    if floor_of(name_of(path)) == "trainer.cli":
        return
    for imported, typed in imports(path):
        assert typed or imported.partition(".")[0] not in CLOCKS, f"{path} imports {imported}"


def test_no_circle() -> None:
    graph = {
        name_of(path): {
            imported for imported, typed in imports(path) if not typed and imported != "trainer"
        }
        for path in MODULES
    }
    done: set[str] = set()

    def visit(module: str, trail: tuple[str, ...]) -> None:
        assert module not in trail, " -> ".join((*trail, module))
        if module in done:
            return
        for imported in graph.get(module, ()):
            visit(imported, (*trail, module))
        done.add(module)

    for module in graph:
        visit(module, ())
    assert done >= set(graph)


@pytest.mark.parametrize("path", MODULES, ids=name_of)
def test_files_stay_small(path: Path) -> None:
    lines = path.read_text(encoding="utf-8").count("\n")
    assert lines <= 300, f"{path} has {lines} lines"


def test_package_files_are_empty() -> None:
    assert [path for path in MODULES if path.name == "__init__.py" and path.stat().st_size] == []
