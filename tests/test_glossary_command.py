"""`whist glossary`: a term with the lessons that speak of it, for people and for programs."""

import json

import pytest
from click.testing import CliRunner

from trainer.cli.main import main


def run(*words: str) -> str:
    result = CliRunner().invoke(main, ["glossary", *words])
    assert result.exit_code == 0, result.output
    return result.output


def test_a_term_names_its_lessons() -> None:
    text = run("tenaces", "--plain")
    assert text.startswith("tenace")
    heading, *lessons = text[text.index("Lessons") :].splitlines()
    assert heading == "Lessons that speak of it"
    assert [each.split()[0] for each in lessons] == ["original-lead", "discards"]


def test_the_whole_glossary_is_a_list_of_meanings() -> None:
    text = run("--plain")
    assert "tenace" in text
    assert "Lessons that speak of it" not in text


@pytest.mark.parametrize("words", [(), ("tenace",)])
def test_json_names_the_lessons_of_every_term(words: tuple[str, ...]) -> None:
    data = json.loads(run(*words, "--json"))
    assert data["format"] == "whist-glossary/1"
    assert len(data["terms"]) == 1 or not words
    lessons = {term["term"]: term["lessons"] for term in data["terms"]}
    assert lessons["tenace"] == ["original-lead", "discards"]


@pytest.mark.parametrize("word", ["xyzzy", ""])
def test_a_word_that_is_no_term_is_refused(word: str) -> None:
    result = CliRunner().invoke(main, ["glossary", word])
    assert result.exit_code == 1
    assert "there is no term" in result.output
