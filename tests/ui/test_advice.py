"""What Cavendish would play, as it is shown, as JSON, and at the command."""

import json
import re
from pathlib import Path

import pytest
from click.testing import CliRunner

from tests.ui.screens.world import hand
from trainer.cli.advise import advise
from trainer.ui.advice import advice_scene, moments, sight_at
from trainer.ui.advice_data import advice_json
from trainer.ui.scene import line_width
from trainer.whist.moment import Moment
from trainer.whist.notation import read_card

ROOT = Path(__file__).parents[2]
HAND = "cavendish-01"
AT = Moment.read("4.1")


def run(*words: str, code: int = 0) -> str:
    done = CliRunner().invoke(advise, [HAND, *words])
    assert done.exit_code == code, done.output
    return done.output


def test_scene_says_card_rules_and_what_is_against_another() -> None:
    text = advice_scene(sight_at(hand(), AT), read_card("DK"), 80).text.replace("\u00a0", " ")
    assert "Trumps are ♠ spades." in text
    assert "Cavendish would play ♠3." in text
    assert "Lead trumps from four when your suit is established (p. 122)" in text
    assert text.index("Set aside") < text.index("Go on with the suit you led originally (p. 74)")
    assert text.index("It breaks") > text.index("Why not ♦K?")


@pytest.mark.parametrize("width", [60, 80])
def test_scene_keeps_to_the_width(width: int) -> None:
    for at in moments(hand()):
        lines = advice_scene(sight_at(hand(), at), None, width).lines
        assert all(line_width(each) <= width for each in lines), at


def test_a_forced_card_says_so() -> None:
    assert "It is the only card that may be played." in run("--at", "13.4", "--plain")


def test_all_has_a_line_for_every_card() -> None:
    rows = [row for row in run("--all").splitlines() if re.match(r"\d+\.\d", row)]
    assert len(rows) == 52
    assert {row.split()[-1] for row in rows} <= {"agrees", "differs", "forced"}


def test_json_has_the_keys_of_the_documentation() -> None:
    data = advice_json(hand(), [AT], read_card("DK"))
    (moment,) = data["moments"]
    assert (data["format"], data["id"], moment["card"]) == ("whist-advice/1", HAND, "S3")
    assert {"name": "lead-trumps-on-establishment", "page": 122} in moment["why_not"]["breaks"]
    text = (ROOT / "docs" / "json.md").read_text(encoding="utf-8")
    part = text.split("whist-advice/1`", 1)[1].split("\n## ", 1)[0]
    for key in (*data, *moment, *moment["why_not"], *moment["facts"], *moment["claims"][0]):
        assert f'"{key}"' in part, key
    assert json.loads(run("--all", "--json"))["moments"][12]["at"] == "4.1"


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ((), "name one moment"),
        (("--all", "--at", "4.1"), "name one moment"),
        (("--at", "14.1"), "there is no moment 14.1"),
        (("--at", "x"), "is no moment"),
        (("--at", "4"), "is not the moment of a card"),
        (("--all", "--why-not", "DK"), "name a moment too"),
        (("--at", "4.1", "--why-not", "HK"), "does not hold"),
        (("--at", "4.1", "--why-not", "foo"), "is no card"),
    ],
)
def test_what_cannot_be_is_said(words: tuple[str, ...], said: str) -> None:
    assert said in run(*words, code=2)
