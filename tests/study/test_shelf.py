"""The shelf: what a lesson finds beside it in its own set, and what it has of the program."""

from pathlib import Path

import pytest

from tests.records.samples import ENDING, PLAY
from trainer.records.library import shipped
from trainer.records.problem import BadFile
from trainer.study.lesson import open_lesson
from trainer.study.shelf import Shelf, laws_of, root_of, terms_of

LESSON = """\
---
id: first
title: First
order: 10
goals: [See a hand.]
minutes: 5
pages: [96]
---

See [the hand](hand:ending@2.1), [tenace](term:tenace) and [law 84](law:84).

```hand
ending 2.1
```
"""


@pytest.fixture
def root(tmp_path: Path) -> Path:
    for name, text in {
        "set.yaml": "id: mine\ntitle: Mine\nversion: 1\n",
        "hands/one.yaml": ENDING + PLAY,
        "lessons/010-first/lesson.en.md": LESSON,
        "drafts/lesson.en.md": LESSON,
    }.items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    return tmp_path


def test_a_lesson_shows_the_hands_of_its_own_set(root: Path) -> None:
    lesson = open_lesson(root / "lessons" / "010-first" / "lesson.en.md")
    assert lesson.hands["ending"].record.path == root.resolve() / "hands" / "one.yaml"
    path = root / "lessons" / "010-first" / "lesson.en.md"
    path.write_text(LESSON.replace("ending 2.1", "cavendish-01 2.1"), "utf-8")
    with pytest.raises(BadFile, match="no hand 'cavendish-01'"):
        open_lesson(path)


def test_the_set_of_a_lesson_is_found_from_any_place_in_it(root: Path) -> None:
    assert root_of(root / "drafts" / "lesson.en.md") == root.resolve()
    assert "ending" in open_lesson(root / "drafts" / "lesson.en.md").hands
    (root / "set.yaml").unlink()
    assert root_of(root / "lessons" / "010-first" / "lesson.en.md") == root.resolve()
    assert root_of(root / "drafts" / "lesson.en.md") == shipped()


def test_terms_and_laws_are_those_of_the_program_unless_the_set_has_its_own(root: Path) -> None:
    assert Shelf(root).glossary == terms_of(root) == Shelf(shipped()).glossary
    assert Shelf(root).laws == laws_of(root) == Shelf(shipped()).laws
    (root / "lessons" / "glossary.en.yaml").write_text("- term: mine\n  text: Own.\n", "utf-8")
    assert [term.term for term in Shelf(root).glossary.terms] == ["mine"]
    (root / "lessons" / "glossary.en.yaml").write_text("- {}\n", "utf-8")
    assert Shelf(root).glossary.terms == ()
    with pytest.raises(BadFile):
        terms_of(root)
