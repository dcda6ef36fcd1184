"""A problem with its line and a mark under the place."""

from pathlib import Path

import pytest

from trainer.records.problem import Place, Problem
from trainer.ui.problems import problems_scene, quoted, rows_of
from trainer.ui.scene import Scene, line_width


def shown(row: str, column: int, width: int = 40) -> list[str]:
    problem = Problem(Path("x.yaml"), Place(1, column), "odd")
    return Scene(quoted(problem, (row,), width)).text.split("\n")


def test_the_mark_stands_under_the_column() -> None:
    assert shown("  - 1. A HA H6", 8) == ["  1 |   - 1. A HA H6", "    |        ^"]
    assert shown("x", 2) == ["  1 | x", "    |  ^"]


def test_wide_signs_and_tabs_and_escapes_do_not_move_it() -> None:
    assert shown("案 x", 3) == ["  1 | 案 x", "    |    ^"]
    assert shown("\tx", 2) == ["  1 |  x", "    |  ^"]
    assert shown("\x1b[31mred: x", 11) == ["  1 | red: x", "    |      ^"]


@pytest.mark.parametrize("column", [1, 10, 59, 60, 120, 199, 200])
def test_of_a_long_line_the_part_about_the_mark_is_shown(column: int) -> None:
    row = "".join(str(n % 10) for n in range(1, 201))
    problem = Problem(Path("x.yaml"), Place(1, column), "odd")
    line, mark = quoted(problem, (row,), 40)
    assert line_width(line) <= 40
    assert line_width(mark) <= 40
    text, under = Scene((line, mark)).text.split("\n")
    assert text[under.index("^")] == str(column % 10)


def test_a_line_that_is_not_there_or_empty_is_not_shown() -> None:
    for place in (Place(3), Place(0), Place(2)):
        assert quoted(Problem(Path("x"), place, "odd"), ("a", " "), 40) == ()


def test_the_file_is_read_for_its_lines(tmp_path: Path) -> None:
    path = tmp_path / "x.yaml"
    path.write_bytes(b"\xef\xbb\xbfid: x\r\ntitel: y\r\n")
    assert rows_of(path) == ("id: x", "titel: y", "")
    assert rows_of(tmp_path / "gone.yaml") == ()
    problems = [
        Problem(path, Place(2, 1), "unknown key 'titel'"),
        Problem(path, Place(1, 5), "short", warning=True),
    ]
    assert problems_scene(problems, rows_of(path), 40).text.split("\n") == [
        "Line 2, column 1: unknown key 'titel'",
        "  2 | titel: y",
        "    | ^",
        "",
        "Line 1, column 5: warning: short",
        "  1 | id: x",
        "    |     ^",
        "",
    ]
