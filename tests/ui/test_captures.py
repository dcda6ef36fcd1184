"""The captures in the documentation are what the screens show."""

import pytest

from tests.ui.captures import FOLDER, captures

CAPTURES = captures()


@pytest.mark.parametrize("name", CAPTURES)
def test_capture_is_true(name: str) -> None:
    kept = (FOLDER / f"{name}.txt").read_text(encoding="utf-8")
    assert kept == CAPTURES[name], "run `make screens` if the change is meant"


def test_no_capture_is_left_over() -> None:
    assert {path.stem for path in FOLDER.glob("*.txt")} == set(CAPTURES)
