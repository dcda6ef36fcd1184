"""A rule as the advisor knows it: reason, exceptions, examples."""

import json

import pytest
from click.testing import CliRunner

from trainer.cli.main import main
from trainer.principles.library import principles
from trainer.principles.register import rules
from trainer.ui import plain
from trainer.ui.principle import principle_json, principle_scene


@pytest.mark.parametrize("name", principles())
def test_every_principle_is_told_within_its_width(name: str) -> None:
    text = plain.render(principle_scene(rules()[name], 60))
    assert max(map(len, text.splitlines())) <= 60
    assert ("It advises" in text) is (principles()[name].advise is not None)


def test_exceptions_are_told_both_ways() -> None:
    rule = "lead-trumps-on-establishment"
    assert "lead-from-strongest-suit" in principle_json(rules()[rule])["overrides"]
    assert rule in principle_json(rules()["lead-from-strongest-suit"])["overridden_by"]
    assert rule in principle_json(rules()["continue-own-suit"])["overridden_by"]


def test_a_rule_of_the_register_alone_says_so() -> None:
    text = plain.render(principle_scene(rules()["make-it-easy"], 80))
    assert "does not speak of this rule" in text


def test_a_row_of_a_table_names_its_table() -> None:
    text = plain.render(principle_scene(rules()["second-hand-ace-king"], 80))
    assert "by the Analysis" in text
    assert principle_json(rules()["second-hand-ace-king"])["part_of"] == ["analysis-of-second-hand"]
    assert "does not speak" not in text


def test_the_command_has_it_in_words_and_in_json() -> None:
    told = CliRunner().invoke(main, ["principle", "echo", "--plain"]).output
    assert "Why" in told
    assert "Here it speaks" in told
    assert "By this rule Z plays  ♣ 5" in told
    data = json.loads(CliRunner().invoke(main, ["principle", "echo", "--json"]).output)
    (echo,) = data["principles"]
    assert echo["advises"]
    assert echo["examples"][0]["wants"]
