"""Lessons that speak of a term: by their links first, else by its word."""

from pathlib import Path

import pytest

from trainer.records.glossary import Glossary, Term
from trainer.records.lesson import LessonHeader
from trainer.records.library import shipped
from trainer.study.shelf import Shelf
from trainer.study.spoken import lessons_by_term

GLOSSARY = Glossary(
    (
        Term("tenace", "", also=("major tenace",)),
        Term("grand coup", ""),
        Term("echo", ""),
        Term("trick", "", common=True),
    )
)


def spoken(folder: Path, *bodies: str) -> dict[str, list[str]]:
    headers = []
    for number, body in enumerate(bodies):
        path = folder / f"{number}.md"
        path.write_text(f"---\nid: echo\ntitle: Tenace, grand coup\n---\n{body}", "utf-8")
        headers.append(LessonHeader(str(number), "", number, (), 5, (), path=path))
    found = lessons_by_term(GLOSSARY, headers)
    return {term: [header.id for header in found[term]] for term in found}


def test_a_link_counts_before_a_word(tmp_path: Path) -> None:
    linked = "A [fork](term:tenaces), once more a [fork](term:major-tenace)."
    assert spoken(tmp_path, "A tenace.", linked)["tenace"] == ["1"]


@pytest.mark.parametrize(
    ("body", "term"),
    [
        ("Two Grand\nCoups in one hand.", "grand coup"),
        ("He echoes.", "echo"),
        ("The grandest coup.", None),
        ("See [the rule](principle:echo), or the plain-suit-echo.", None),
        ("id: echo\nprinciple: echo\nask: Which card?", None),
        ("Every trick counts.", None),
        ("A [trick](term:trick) is four cards.", "trick"),
    ],
)
def test_a_word_is_found_whole_and_no_name_is_taken_for_one(
    body: str, term: str | None, tmp_path: Path
) -> None:
    found = {each for each, lessons in spoken(tmp_path, body).items() if lessons}
    assert found == ({term} if term else set())


def test_a_lesson_that_is_gone_is_left_out(tmp_path: Path) -> None:
    gone = LessonHeader("gone", "", 1, (), 5, (), path=tmp_path / "gone.md")
    assert lessons_by_term(GLOSSARY, [gone])["echo"] == ()


def test_the_shelf_knows_a_term_in_any_form() -> None:
    shelf = Shelf(shipped())
    assert [lesson.id for lesson in shelf.lessons_on("tenaces")] == ["original-lead", "discards"]
    assert shelf.lessons_on("xyzzy") == ()
