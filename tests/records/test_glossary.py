"""The glossary: found in any form, and told what is wrong with it."""

from pathlib import Path

import pytest

from trainer.records.glossary import Glossary, glossary_of, read_glossary
from trainer.records.library import shipped
from trainer.records.problem import BadFile
from trainer.records.source import Source

TEXT = """
- {term: finesse, page: 62, text: To play a lower card., see: [tenace]}
- {term: tenace, also: [major tenace], text: Best and third best.}
"""


def read(text: str) -> Glossary:
    return glossary_of(Source(Path("glossary.en.yaml"), text))


@pytest.mark.parametrize(
    ("word", "term"),
    [
        ("finesse", "finesse"),
        ("Finesses", "finesse"),
        ("major  tenace", "tenace"),
        ("tenaces", "tenace"),
        ("grand coup", None),
        ("", None),
    ],
)
def test_a_term_is_found_in_any_form(word: str, term: str | None) -> None:
    found = read(TEXT).find(word)
    assert (found.term if found else None) == term


def test_the_longest_form_is_found_in_a_text() -> None:
    pattern = read(TEXT).pattern
    assert pattern is not None
    text = "The Major Tenaces and a finesse, refinessed"
    assert [match[0] for match in pattern.finditer(text)] == ["Major Tenaces", "finesse"]
    assert Glossary().pattern is None


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        (
            "- {term: a, text: x}\n- {term: A, text: y}\n",
            "2:10: 'a' stands twice (first at line 1)",
        ),
        ("- {term: a, text: x, see: [b]}\n", "1:27: there is no term 'b' to see"),
        ("- {term: a}\n", "1:3: the key 'text' is missing: what it means, in Markdown"),
        ("a: b\n", "1:1: a list is expected here: lines that begin with a dash"),
    ],
)
def test_what_is_wrong_is_told(text: str, problem: str) -> None:
    with pytest.raises(BadFile) as caught:
        read(text)
    assert str(caught.value) == f"glossary.en.yaml:{problem}"


def test_the_shipped_glossary_is_whole() -> None:
    glossary = read_glossary(shipped())
    assert len(glossary.terms) >= 60
    assert all(term.page and 1 <= term.page <= 294 for term in glossary.terms)
    words = [term.term.casefold() for term in glossary.terms]
    assert words == sorted(words)
    assert read_glossary(shipped(), "xx").terms == glossary.terms
    assert read_glossary(Path("/nowhere")).terms == ()
