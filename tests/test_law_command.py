"""`whist law`: by number, by word, and nothing for what is no law."""

import json

import pytest
from click.testing import CliRunner

from trainer.cli.main import main
from trainer.records.laws import read_laws
from trainer.records.library import shipped

LAWS = read_laws(shipped())


def run(*words: str) -> tuple[int, str]:
    result = CliRunner().invoke(main, ["law", *words])
    return result.exit_code, result.output


def test_all_laws_are_there_once_and_lead_only_to_one_another() -> None:
    numbers = [int(law.law) for law in LAWS.laws if law.law.isdecimal()]
    assert numbers == list(range(1, 92))
    for law in LAWS.laws:
        assert law.law not in law.see
        assert all(LAWS.find(name) for name in law.see)


@pytest.mark.parametrize(
    ("number", "page"), [(1, 1), (8, 2), (13, 3), (33, 6), (44, 8), (56, 11), (71, 14), (91, 18)]
)
def test_a_law_stands_on_its_page(number: int, page: int) -> None:
    law = LAWS.find(str(number))
    assert law is not None
    assert law.page == page


def test_pages_never_go_back() -> None:
    pages = [law.page for law in LAWS.laws if law.law.isdecimal()]
    assert pages == sorted(pages)


def test_one_law_is_shown_with_what_depends_on_it() -> None:
    code, text = run("72")
    assert code == 0
    assert text.startswith("Law 72: ")
    assert "What depends on it" in text


def test_a_word_finds_the_laws_that_speak_of_it() -> None:
    code, text = run("revoke")
    assert code == 0
    assert " 71  " in text
    assert " 13  " not in text


@pytest.mark.parametrize(
    ("what", "says"),
    [("92", "they go from 1 to 91"), ("rewoke", "did you mean revoke"), ("qqq", "see `whist law`")],
)
def test_no_law_says_what_would_be_right(what: str, says: str) -> None:
    code, text = run(what)
    assert code == 1
    assert says in text


def test_json_has_the_same() -> None:
    data = json.loads(run("72", "--json")[1])
    assert data["format"] == "whist-laws/1"
    (law,) = data["laws"]
    assert law["law"] == "72"
    assert law["seen_by"]
