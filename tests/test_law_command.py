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
    [
        ("92", "they go from 1 to 91"),
        ("rewoke", "did you mean revoke"),
        ("case-33", "did you mean case-3"),
        ("qqq", "see `whist law`"),
    ],
)
def test_no_law_says_what_would_be_right(what: str, says: str) -> None:
    code, text = run(what)
    assert code == 1
    assert says in text


@pytest.mark.parametrize("words", [("case-3",), ("case", "3"), ("Case 3",)])
def test_a_case_is_shown_with_its_decision_and_laws(words: tuple[str, ...]) -> None:
    code, text = run(*words)
    assert code == 0
    assert text.startswith("Case 3: A claim given up\nCases and decisions, p. 26\n")
    assert text.index("\nDecision\n") < text.index("\nWhy\n") < text.index("\nIt depends on\n")
    assert "  Law 6: When honours are lost\n" in text
    assert "  Case 2: The claim of game\n" in text


def test_a_law_names_the_cases_that_turn_on_it() -> None:
    _, text = run("73")
    others, _, cases = text.partition("\nCases that turn on it\n")
    assert "Law 76: " in others
    assert cases.split("\n")[0] == "  Case 7: An ace on a spade"


def test_the_list_stands_under_its_groups_with_every_law_once() -> None:
    code, text = run("--plain")
    assert code == 0
    lines = text.splitlines()
    assert [line.split()[0] for line in lines if line.startswith(" ")] == [
        law.law for law in LAWS.laws
    ]
    headings = [line for line in lines if line and not line.startswith(" ")]
    assert headings == list(dict.fromkeys(law.group for law in LAWS.laws))


def test_in_letters_there_is_nothing_but_ascii() -> None:
    assert run("--ascii")[1].isascii()
    assert run("case-7", "--ascii")[1].isascii()


def test_a_page_names_its_laws() -> None:
    text = CliRunner().invoke(main, ["page", "15"]).output
    assert "Laws of this page\n  Law 72: What a revoke costs\n" in text
    data = json.loads(CliRunner().invoke(main, ["page", "15", "--json"]).output)
    assert [law["law"] for law in data["laws"]] == ["72", "73", "74"]
    assert data["laws"][0]["title"] == "What a revoke costs"
    assert json.loads(CliRunner().invoke(main, ["page", "40", "--json"]).output)["laws"] == []


def test_a_case_in_json_has_its_decision() -> None:
    (case,) = json.loads(run("case-8", "--json")[1])["laws"]
    assert case["law"] == "case-8"
    assert case["see"] == ["78"]
    assert case["decision"]
    assert case["why"]


def test_json_has_the_same() -> None:
    data = json.loads(run("72", "--json")[1])
    assert data["format"] == "whist-laws/1"
    (law,) = data["laws"]
    assert law["law"] == "72"
    assert law["seen_by"]
