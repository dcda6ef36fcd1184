"""`whist preview` without a terminal prints once."""

from pathlib import Path

from tests.test_cli import whist


def test_a_hand_and_a_lesson_are_printed_once() -> None:
    hand = whist("preview", "hands/cavendish/01.yaml", "--ascii").stdout
    assert hand == whist("study", "cavendish-01", "--ascii").stdout
    lesson = whist("preview", "lessons/120-discards/lesson.en.md").stdout
    assert "For the teacher" in lesson


def test_a_faulty_file_is_told_of(tmp_path: Path) -> None:
    path = tmp_path / "x.yaml"
    path.write_text("id: x\ntitel: X\n", encoding="utf-8")
    refused = whist("preview", str(path), code=1)
    assert f"{path}:2:1: unknown key 'titel'" in refused.stderr
    assert "no such file" in whist("preview", str(tmp_path / "gone.md"), code=1).stderr
    assert "is no hand (.yaml) and no lesson (.md)" in whist("preview", "x.txt", code=2).stderr
