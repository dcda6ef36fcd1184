"""The command `lead`: forgiving to read, plain to see, stable as JSON."""

import json

import pytest
from click.testing import CliRunner

from tests.principles.test_leads import hearts, setting
from trainer.cli.leads import lead
from trainer.ui.leads import lead_json, lead_scene
from trainer.whist.cards import Suit


def run(*arguments: str, code: int = 0) -> str:
    done = CliRunner().invoke(lead, arguments)
    assert done.exit_code == code, done.output
    return done.output


def test_the_scene_says_what_comes_first_and_what_then() -> None:
    text = lead_scene(hearts("KQJT2"), Suit.HEARTS, setting("plain"), 100).text
    assert text.startswith("K Q J 10 2: 5 cards of a plain suit\n\nLead the ten\n")
    assert "If it forces the ace, go on with the knave." in text
    assert "The ten is also led from\n  king, knave, ten and small (p.\u00a069)" in text


def test_a_scene_keeps_to_its_width() -> None:
    for width in (20, 40, 80):
        scene = lead_scene(hearts("KJT984"), Suit.HEARTS, setting("trumps,american"), width)
        assert max(map(len, scene.text.split("\n"))) <= width


def test_the_json_has_every_lead() -> None:
    data = lead_json(hearts("KJT98"), Suit.HEARTS, setting("trumps,Q@left"))
    assert data["format"] == "whist-lead/1"
    assert data["cards"] == ["K", "J", "T", "9", "8"]
    assert data["turned_up"] == {"card": "Q", "at": "left"}
    assert data["first"]["card"] == "9"
    assert data["first"]["principle"] == "nine-from-king-knave-ten-nine"
    assert [(each["after"], each["card"]) for each in data["second"]] == [
        ("won", "T"),
        ("queen", "J"),
        ("ace-alone", "K"),
    ]
    assert [each["page"] for each in data["third"]] == [69]


@pytest.mark.parametrize(
    "typed",
    ["KJT3", "kj103", "K J 10 3", "Kg,Kn,10,3", "king knave ten 3", "♦KJT3", "D K J 10 3", "3TJK"],
)
def test_the_suit_may_be_typed_in_many_ways(typed: str) -> None:
    assert json.loads(run(typed, "--json"))["cards"] == ["K", "J", "T", "3"]
    assert json.loads(run(*typed.split(), "--json"))["first"]["card"] == "T"


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("KJX",), "is no suit"),
        (("KK",), "K stands twice"),
        (("SA HK",), "is no suit"),
        (("KJ93", "--turned-up", "K", "left"), "in your own hand"),
        (("KJ93", "--turned-up", "X", "left"), "is no rank"),
        (("KJ93", "--turned-up", "Q", "up"), "'left', 'partner', 'right'"),
    ],
)
def test_what_cannot_be_read_is_refused(arguments: tuple[str, ...], message: str) -> None:
    assert message in run(*arguments, code=2)


@pytest.mark.parametrize(
    ("arguments", "first"),
    [
        (("AK93",), "K"),
        (("AK93", "--trumps"), "3"),
        (("AK93", "--forced"), "A"),
        (("AK932", "--king-leads"), "A"),
        (("QJ9532", "--american"), "5"),
        (("JT96", "--covered"), "J"),
        (("K64", "--guided"), "K"),
        (("QJ94", "--turned-up", "ten", "right"), "Q"),
    ],
)
def test_every_option_bears_on_the_lead(arguments: tuple[str, ...], first: str) -> None:
    assert json.loads(run(*arguments, "--json"))["first"]["card"] == first


def test_it_speaks_plain_ascii_on_request() -> None:
    text = run("KJ93", "--plain", "--ascii")
    assert text.isascii()
    assert "Lead the three" in text
