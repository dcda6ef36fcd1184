"""The card to play second hand, as it is shown and as JSON."""

import json

import pytest
from click.testing import CliRunner

from trainer.cli.second import second
from trainer.principles.second import Situation
from trainer.ui.scene import line_width
from trainer.ui.second import second_json, second_scene
from trainer.whist.notation import read_card, read_holding

FOUR = Situation(read_holding("SAQT5"), read_card("S3"))


def test_scene_says_what_to_play_why_and_where_it_stands() -> None:
    text = second_scene(FOUR, 80).text
    assert "You hold A Q 10 5, and 3 is led." in text
    assert "Play the Q." in text
    assert "(p.\u00a086)" in text


@pytest.mark.parametrize("width", [20, 80])
def test_scene_keeps_to_the_width(width: int) -> None:
    assert all(line_width(each) <= width for each in second_scene(FOUR, width).lines)


def test_json_has_ranks() -> None:
    data = second_json(FOUR)
    assert data["format"] == "whist-second/1"
    assert data["held"] == ["A", "Q", "T", "5"]
    assert (data["led"], data["play"], data["page"]) == ("3", "Q", 86)
    assert data["principle"] == "second-hand-ace-queen-ten"


@pytest.mark.parametrize(
    ("typed", "plays"),
    [
        ("KJ93 ON 5", "3"),
        ("aqt5 on 3", "Q"),
        ("AQT5 on 3 --strong", "T"),
        ("A K 10 on 8 --trumps", "T"),
        ("Kn 10 4 on 2", "T"),
    ],
)
def test_command_reads_ranks_in_any_way(typed: str, plays: str) -> None:
    done = CliRunner().invoke(second, [*typed.split(), "--json"])
    assert done.exit_code == 0, done.output
    assert json.loads(done.output)["play"] == plays


def test_command_shows_the_scene() -> None:
    done = CliRunner().invoke(second, ["KJ93", "ON", "5", "--ascii"])
    assert "Play the 3." in done.output
    assert "Play your lowest card second hand (p. 82)" in done.output


@pytest.mark.parametrize(
    "typed", ["KJ93", "KJ93 on", "KJ93 on 54", "K H3 on 5", "KK on 5", "K on K"]
)
def test_command_refuses_what_is_no_case(typed: str) -> None:
    done = CliRunner().invoke(second, typed.split())
    assert done.exit_code == 2
    assert "KJ93 on 5" in done.output or "cannot be among those you hold" in done.output
