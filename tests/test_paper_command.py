"""`whist export --to print` and `--to anki` at the command."""

import json
from pathlib import Path

import pytest
from click.testing import CliRunner

from trainer.cli.export import export
from trainer.records.library import shipped


def test_sheets_of_a_hand_are_written(tmp_path: Path) -> None:
    run = CliRunner().invoke(export, ["cavendish-01", "--to", "print", "-o", str(tmp_path)])
    assert run.exit_code == 0, run.output
    names = {path.name for path in tmp_path.iterdir()}
    assert names == {
        f"cavendish-01-{kind}.html" for kind in ("quiz", "slips", "records", "answers")
    }


def test_a_deck_without_answers_is_refused(tmp_path: Path) -> None:
    pytest.importorskip("genanki", reason="pip install 'whist-trainer[anki]'")
    asked = ["cavendish-01", "--to", "anki", "--without-answers", "-o", str(tmp_path)]
    run = CliRunner().invoke(export, asked)
    assert run.exit_code == 1
    assert run.output == "Error: an Anki deck has its answers: leave out --without-answers\n"
    assert not list(tmp_path.iterdir())


def test_a_hand_of_no_set_is_not_given_that_of_the_program(tmp_path: Path) -> None:
    hand = tmp_path / "mine.yaml"
    hand.write_bytes((shipped() / "hands" / "cavendish" / "01.yaml").read_bytes())
    done = CliRunner().invoke(export, [str(hand), "--to", "json", "-o", str(tmp_path)])
    assert done.exit_code == 0
    assert json.loads((tmp_path / "cavendish-01.json").read_text("utf-8"))["id"] is None
