"""An Anki deck: opened again as Anki would, it has the notes, and the same ones every time."""

import builtins
import json
import sqlite3
import sys
from io import BytesIO
from pathlib import Path
from zipfile import ZipFile

import pytest

from tests.ui.exports.samples import HAND, HOSTILE, hostile, selection
from trainer.records.library import shipped
from trainer.study.selection import Selection, select_set
from trainer.ui.exports.as_anki import FIELDS, export
from trainer.ui.exports.wanted import CannotExport, Wishes

pytest.importorskip("genanki", reason="Anki decks need genanki: pip install 'whist-trainer[anki]'")


def deck(of: Selection) -> bytes:
    """Return the file of a deck."""
    (file,) = export(of, Wishes())
    assert file.name == f"{of.name}.apkg"
    return file.data


def opened(data: bytes, folder: Path) -> sqlite3.Connection:
    """Return the collection inside a deck."""
    with ZipFile(BytesIO(data)) as archive:
        (folder / "collection").write_bytes(archive.read("collection.anki2"))
    return sqlite3.connect(folder / "collection")


def notes(data: bytes, folder: Path) -> dict[str, dict[str, str]]:
    """Return the fields of every note by its guid."""
    base = opened(data, folder)
    rows = base.execute("SELECT guid, flds FROM notes").fetchall()
    base.close()
    return {guid: dict(zip(FIELDS, told.split("\x1f"), strict=True)) for guid, told in rows}


def test_a_note_has_the_table_before_and_the_reasons_behind(tmp_path: Path) -> None:
    found = notes(deck(selection()), tmp_path)
    assert len(found) == 2 + 3
    (lead,) = (each for each in found.values() if each["From"] == "The NOT-YET coup, at 1.1")
    assert "NOT-YET" not in lead["Table"] + lead["Question"]
    assert "Your hand (A)" in lead["Table"]
    assert "Which card do you lead?" in lead["Question"]
    for words in ("The book plays", "Good too: ", "Wrong: ", "NOT-YET too", "Principle: "):
        assert words in lead["Answer"]
    (choice,) = (each for each in found.values() if each["From"] == "A lesson, question 2")
    assert "This" in choice["Table"]
    assert "The answer is a." in choice["Answer"]
    assert "NOT-YET" not in choice["Table"] + choice["Question"]


def test_ids_stay_when_texts_change(tmp_path: Path) -> None:
    before = notes(deck(selection()), tmp_path)
    changed = HAND.replace("Which card do you lead?", "And now?").replace("title: The", "title: A")
    after = notes(deck(selection(text=changed)), tmp_path)
    assert before.keys() == after.keys()
    assert before != after


def test_a_later_version_of_the_set_is_newer(tmp_path: Path) -> None:
    ages = []
    for version in (1, 2):
        base = opened(deck(selection(version)), tmp_path)
        ages.append(base.execute("SELECT DISTINCT mod FROM notes").fetchall())
        base.close()
    ((first,),), ((second,),) = ages
    assert first < second


def test_the_same_selection_makes_the_same_bytes() -> None:
    assert deck(selection()) == deck(selection())


def test_one_hand_of_a_set_goes_to_the_deck_of_the_set(tmp_path: Path) -> None:
    whole = select_set(shipped())
    one = Selection(whole.set, whole.hands[:1])
    few, many = notes(deck(one), tmp_path), notes(deck(whole), tmp_path)
    assert few.keys() < many.keys()
    decks = []
    for data in (deck(one), deck(whole)):
        base = opened(data, tmp_path)
        decks.append(set(json.loads(base.execute("SELECT decks FROM col").fetchone()[0])))
        base.close()
    assert decks[0] == decks[1]


def test_every_card_question_of_the_shipped_set_is_there(tmp_path: Path) -> None:
    whole = select_set(shipped())
    cards = sum(each.is_card for hand in whole.hands for each in hand.questions)
    learned = sum(
        each.kind != "order" for lesson in whole.lessons for each in lesson.record.questions
    )
    assert len(notes(deck(whole), tmp_path)) == cards + learned


def test_tags_tell_principle_theme_and_difficulty(tmp_path: Path) -> None:
    base = opened(deck(selection()), tmp_path)
    tags = {word for (row,) in base.execute("SELECT tags FROM notes") for word in row.split()}
    base.close()
    assert tags == {
        "principle::lead-from-strongest-suit",
        "theme::not-yet",
        "difficulty::2",
        "lesson::sample",
    }


def test_a_text_from_a_file_is_only_text(tmp_path: Path) -> None:
    found = notes(deck(hostile()), tmp_path)
    assert HOSTILE not in str(found)
    assert sum("&lt;script&gt;" in each["Answer"] for each in found.values()) >= 2
    for note in found.values():
        for field in note.values():
            assert "<script" not in field
            assert "[" not in field


def test_without_answers_there_is_no_deck() -> None:
    with pytest.raises(CannotExport, match="--without-answers"):
        list(export(selection(), Wishes(answers=False)))


def test_without_questions_there_is_no_deck() -> None:
    first, last = HAND.index("    questions:"), HAND.index("    remarks:")
    asks = HAND.index("    questions:\n      - id: holds"), HAND.index("  - 3. A S2")
    whole = selection(text=HAND[:first] + HAND[last : asks[0]] + HAND[asks[1] :])
    with pytest.raises(CannotExport, match="no question"):
        list(export(Selection(whole.set, whole.hands), Wishes()))


def test_without_genanki_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    usual = builtins.__import__

    def gone(name: str, *rest: object) -> object:
        if name == "genanki":
            raise ImportError(name)
        return usual(name, *rest)  # type: ignore[arg-type]

    monkeypatch.delitem(sys.modules, "genanki")
    monkeypatch.setattr(builtins, "__import__", gone)
    with pytest.raises(CannotExport, match=r"pip install 'whist-trainer\[anki\]'"):
        list(export(selection(), Wishes()))
