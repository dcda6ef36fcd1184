"""The laws: those of the book on their pages, none that leads nowhere, and what is wrong told."""

from pathlib import Path

import pytest

from trainer.records.laws import Laws, laws_of, read_laws
from trainer.records.library import shipped
from trainer.records.problem import BadFile
from trainer.records.source import Source

LAWS = read_laws(shipped())
FIRST_ON_PAGE = {
    1: 1,
    2: 5,
    3: 12,
    4: 18,
    5: 21,
    6: 26,
    7: 35,
    8: 40,
    9: 45,
    10: 48,
    11: 55,
    12: 58,
    13: 62,
    14: 67,
    15: 72,
    16: 75,
    17: 82,
    18: 86,
}
"""The first law that begins on each page, read off the book."""
CASES = {
    "case-1": (24, {3, 46, 59}),
    "case-2": (25, {6, 7}),
    "case-3": (26, {6, 7}),
    "case-4": (26, {44}),
    "case-5": (27, {58}),
    "case-6": (28, {44, 46, 70}),
    "case-7": (28, {71, 73}),
    "case-8": (29, {78}),
    "case-9": (29, {56}),
    "case-10": (29, {62, 84}),
    "case-11": (30, {56, 62}),
}
"""The page where each case begins, and the laws that it turns on."""
BESIDE = {
    **{f"etiquette-{n}": 19 for n in range(1, 6)},
    **{f"etiquette-{n}": 20 for n in range(6, 10)},
    **{f"dummy-{n}": 20 for n in range(1, 4)},
    "dummy-4": 21,
    "double-dummy-1": 21,
    "double-dummy-2": 21,
}
"""The page of every rule of etiquette and of Dummy."""


def read(text: str) -> Laws:
    return laws_of(Source(Path("laws.en.yaml"), text))


def entry(law: str, more: str = "") -> str:
    return f"- {{law: {law}, title: t, group: g, page: 1, text: x{more}}}\n"


@pytest.mark.parametrize("number", range(1, 92))
def test_every_law_is_on_its_page(number: int) -> None:
    law = LAWS.find(str(number))
    assert law is not None
    assert law.page == max(page for page, first in FIRST_ON_PAGE.items() if first <= number)
    assert not law.decision


def test_the_file_has_the_laws_in_order_then_what_stands_beside_them() -> None:
    numbers = [str(number) for number in range(1, 92)]
    assert [law.law for law in LAWS.laws] == [*numbers, *BESIDE, *CASES]


@pytest.mark.parametrize(("name", "page"), BESIDE.items())
def test_etiquette_and_dummy_are_on_their_pages(name: str, page: int) -> None:
    law = LAWS.find(name)
    assert law is not None
    assert law.page == page
    assert not law.decision


@pytest.mark.parametrize("name", CASES)
def test_every_case_is_decided_by_its_laws(name: str) -> None:
    case = LAWS.find(name)
    assert case is not None
    page, laws = CASES[name]
    assert case.page == page
    assert {int(other) for other in case.see if other.isdecimal()} == laws
    assert case.decision
    assert case.why


def test_none_leads_to_itself_or_nowhere() -> None:
    for law in LAWS.laws:
        assert law.law not in law.see
        assert len(set(law.see)) == len(law.see)
        assert [other for other in law.see if LAWS.find(other) is None] == []


def test_what_refers_to_a_law_is_found() -> None:
    assert "case-7" in [law.law for law in LAWS.that_see("73")]
    assert [law.law for law in LAWS.on_page(30)] == ["case-11"]
    assert LAWS.on_page(31) == ()


@pytest.mark.parametrize(
    ("law", "name"),
    [
        ("72", "Law 72"),
        ("etiquette-2", "Etiquette 2"),
        ("dummy-1", "Dummy 1"),
        ("double-dummy-2", "Double Dummy 2"),
        ("case-11", "Case 11"),
    ],
)
def test_each_has_a_name_to_be_spoken_of(law: str, name: str) -> None:
    found = LAWS.find(law)
    assert found is not None
    assert found.name == name


def test_a_word_is_sought_in_titles_first_and_then_in_all_the_words() -> None:
    laws = read(
        "- {law: 1, title: Revokes, group: g, page: 1, text: x}\n"
        "- {law: 2, title: t, group: g, page: 1, text: No revoke.}\n"
        "- {law: case-1, title: t, group: g, page: 1, text: x, decision: A misdeal.}\n"
    )
    assert [law.law for law in laws.that_speak_of("REVOKE")] == ["1"]
    assert [law.law for law in laws.that_speak_of("no revoke")] == ["2"]
    assert [law.law for law in laws.that_speak_of("misdeal")] == ["case-1"]
    assert laws.that_speak_of("golf") == ()


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        (entry("1") + entry("1"), "2:9: law 1 stands twice (first at line 1)"),
        (entry("1", ", see: [case-9]"), "1:55: there is no law case-9 to see"),
        ("- {law: 1, title: t, group: g, text: x}\n", "1:3: the key 'page' is missing"),
        (entry("Case 1"), "1:9: 'Case 1' is no name"),
        (
            entry("1").replace("page: 1", "page: 295"),
            "1:38: '295' is not a whole number from 1 to 294",
        ),
        ("a: b\n", "1:1: a list is expected here"),
    ],
)
def test_what_is_wrong_is_told(text: str, problem: str) -> None:
    with pytest.raises(BadFile) as caught:
        read(text)
    assert str(caught.value).startswith(f"laws.en.yaml:{problem}")


def test_all_that_is_wrong_is_told_at_once() -> None:
    with pytest.raises(BadFile) as caught:
        read(entry("1", ", see: [2]") + entry("1"))
    assert len(caught.value.problems) == 2


def test_another_language_falls_back_on_english_and_no_file_is_no_law() -> None:
    assert read_laws(shipped(), "xx") == LAWS
    assert read_laws(Path("/nowhere")).laws == ()
