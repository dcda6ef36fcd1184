"""What is begun is sound as it stands, goes to its place, and teaches the format."""

from pathlib import Path
from random import Random

import pytest

from tests.records.samples import told
from trainer.records.hand import HAND
from trainer.records.library import files_under
from trainer.study.check_advice import advice_warnings
from trainer.study.check_files import check_files
from trainer.study.dealing import draw
from trainer.study.draft import played, record_of_deal
from trainer.study.hand import open_hand
from trainer.study.proof import prove
from trainer.study.scaffold import Files, new_hand, new_lesson, new_position, new_set, title_of
from trainer.whist.seats import Seat


def written(files: Files) -> list[Path]:
    for path, text in files.items():
        assert not path.exists()
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    return list(files)


def faults(folder: Path) -> list[str]:
    found = [path for path in files_under([folder]) if isinstance(path, Path)]
    assert found
    return told(check_files(found, advice_warnings))


def test_a_set_with_everything_in_it_is_sound(tmp_path: Path) -> None:
    root = tmp_path / "my-set"
    written(new_set(root))
    assert faults(root) == []
    deal = draw(Random(1), Seat.A)
    record = record_of_deal("drawn", "Drawn", deal, Seat.A)
    (here,) = written(new_hand(root, "second-hand"))
    assert here == root / "hands" / "second-hand.yaml"
    (inside,) = written(new_hand(root / "lessons", "drawn", record))
    assert inside.parent.resolve() == (root / "hands").resolve()
    (root / "hands" / "mine").mkdir()
    (deep,) = written(new_position(root / "hands" / "mine", "an-end"))
    assert deep.parent == root / "hands" / "mine"
    (lesson,) = written(new_lesson(root, "more"))
    assert lesson.parent.name == "020-more"
    assert faults(root) == []


def test_outside_of_a_set_files_stand_in_the_folder(tmp_path: Path) -> None:
    for files in (
        new_hand(tmp_path, "a-hand"),
        new_position(tmp_path, "an-end"),
        new_lesson(tmp_path, "a-lesson"),
    ):
        written(files)
    (second,) = written(new_lesson(tmp_path, "another"))
    assert second.parent.name == "510-another"
    assert faults(tmp_path) == []


def test_a_lesson_in_a_set_without_hands_brings_one(tmp_path: Path) -> None:
    (tmp_path / "set.yaml").write_text("id: x\ntitle: X\nversion: 1\n", "utf-8")
    lesson, hand = written(new_lesson(tmp_path, "first"))
    assert (lesson.parent.name, hand.name) == ("010-first", "first-hand.yaml")
    assert faults(tmp_path) == []


def test_a_name_that_is_taken_is_refused(tmp_path: Path) -> None:
    root = tmp_path / "my-set"
    written(new_set(root))
    with pytest.raises(ValueError, match="is in the set"):
        new_set(root / "inner")
    for begin, name in (
        (new_hand, "my-set-01"),
        (new_position, "my-set-01"),
        (new_lesson, "first-lesson"),
    ):
        with pytest.raises(ValueError, match="is already that of"):
            begin(root, name)


def test_the_position_is_proved(tmp_path: Path) -> None:
    (path,) = written(new_position(tmp_path, "an-end"))
    assert prove(open_hand(path)).holds


def test_a_draft_keeps_the_comments_of_the_example(tmp_path: Path) -> None:
    record = played(record_of_deal("drawn", "Drawn", draw(Random(1), Seat.A), Seat.A))
    (text,) = new_hand(tmp_path, "drawn", record).values()
    (example,) = new_hand(tmp_path, "example").values()
    for comment in (
        "# The name of the hand for good",
        "# One line a trick",
        "# The tricks of each",
    ):
        assert comment in text
        assert comment in example
    unplayed = record_of_deal("drawn", "Drawn", draw(Random(1), Seat.A), Seat.A)
    (text,) = new_hand(tmp_path, "drawn", unplayed).values()
    assert text.endswith("# play:\n#   - 1. A D2 D4 DQ DA\n")


def test_the_examples_show_most_keys(tmp_path: Path) -> None:
    shown = "".join([*new_hand(tmp_path, "a").values(), *new_position(tmp_path, "b").values()])
    unshown = {key.name for key in HAND.keys if f"\n{key.name}:" not in shown}
    rare = {"id", "source", "page", "dealer", "conventions", "corrections", "exam"}
    assert unshown <= rare | {"remarks", "afterwords"}


def test_titles_are_made_of_names() -> None:
    assert title_of("my-first-hand") == "My first hand"
