"""`whist progress` as a user runs it, with a memory that is whole, odd or damaged."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from tests.study.test_progress import ANSWER, PLACE
from tests.test_cli import whist
from trainer.records.library import find_hand, shipped
from trainer.study.hand import open_hand
from trainer.study.progress import FILE, Answered, open_progress
from trainer.study.progress_tables import LessonPlace, of_lesson
from trainer.study.quiz import Quiz
from trainer.study.results import Results, write_results
from trainer.ui.desk import Desk


def keep(home: Path, *answers: Answered) -> None:
    progress = open_progress(home)
    progress.note([PLACE], answers)
    progress.close()


def damage(home: Path) -> None:
    keep(home, *(replace(ANSWER, question=f"q{n}") for n in range(300)))
    data = bytearray((home / FILE).read_bytes())
    data[2 * 4096 : 5 * 4096] = b"\xa5" * (3 * 4096)
    (home / FILE).write_bytes(data)


def test_export_and_import_say_whose_and_how_much(tmp_path: Path) -> None:
    one, two, file = tmp_path / "one", tmp_path / "two", tmp_path / "r.json"
    keep(one, ANSWER, replace(ANSWER, question="the-turn"))
    said = whist("progress", "export", str(file), "--name", "Ann", WHIST_HOME=str(one)).stdout
    assert said == f"2 answers written to {file}\n"
    again = ("progress", "import", str(file))
    assert whist(*again, WHIST_HOME=str(two)).stdout == "Ann: 2 answers, 1 place added\n"
    assert whist(*again, WHIST_HOME=str(two)).stdout == "Ann: 0 answers, 0 places added\n"


@pytest.mark.parametrize("options", [[], ["--json"]])
def test_a_damaged_memory_is_said_and_not_shown(tmp_path: Path, options: list[str]) -> None:
    damage(tmp_path)
    done = whist("progress", *options, code=1, WHIST_HOME=str(tmp_path))
    assert "progress.damaged-1.sqlite" in done.stderr
    assert not done.stdout


def test_an_export_that_could_read_nothing_writes_nothing(tmp_path: Path) -> None:
    file = tmp_path / "r.json"
    write_results(file, Results("Ann", (PLACE,), (ANSWER,)))
    before = file.read_bytes()
    for home in (tmp_path / "home", file / "none"):
        if home.name == "home":
            damage(home)
        done = whist("progress", "export", str(file), "--force", code=1, WHIST_HOME=str(home))
        assert not done.stdout
        assert str(home) in done.stderr
        assert file.read_bytes() == before


def test_import_into_a_memory_that_was_damaged(tmp_path: Path) -> None:
    damage(tmp_path)
    file = tmp_path / "r.json"
    write_results(file, Results("Ann", (PLACE,), (ANSWER,)))
    done = whist("progress", "import", str(file), WHIST_HOME=str(tmp_path))
    assert "damaged" in done.stderr
    assert done.stdout == "Ann: 1 answer, 1 place added\n"


def test_a_results_file_with_odd_numbers_and_letters_is_no_traceback(tmp_path: Path) -> None:
    file = tmp_path / "r.json"
    for name, words in (("9" * 5000, "too large"), (r'"\ud800"', "name: half a letter")):
        file.write_text(f'{{"format": "whist-results/1", "name": {name}}}', encoding="utf-8")
        done = whist("progress", "import", str(file), code=1, WHIST_HOME=str(tmp_path))
        assert words in done.stderr


def test_reset(tmp_path: Path) -> None:
    keep(tmp_path, ANSWER)
    whist("progress", "reset", "cavendish-02", "--yes", WHIST_HOME=str(tmp_path))
    assert open_progress(tmp_path).answers() == (ANSWER,)
    whist("progress", "reset", "--yes", WHIST_HOME=str(tmp_path))
    assert open_progress(tmp_path).answers() == ()


def test_long_names_of_principles_are_not_cut(tmp_path: Path) -> None:
    path = find_hand(shipped(), ANSWER.hand)
    assert path is not None
    questions = Quiz.of(open_hand(path)).questions
    keep(tmp_path, *(replace(ANSWER, question=each.id) for each in questions))
    text = whist("progress", "--plain", WHIST_HOME=str(tmp_path)).stdout
    assert "Principles" in text
    assert "…" not in text
    assert all(len(line) <= 80 for line in text.splitlines())
    data = json.loads(whist("progress", "--json", WHIST_HOME=str(tmp_path)).stdout)
    assert data["hands"][0]["quiz"]["answered"] == len(questions)


def test_a_quiz_half_done_is_resumed_with_ones_own_answers(tmp_path: Path) -> None:
    path = find_hand(shipped(), ANSWER.hand)
    assert path is not None
    hand = open_hand(path)
    first, second, *_ = Quiz.of(hand).questions
    keep(tmp_path, replace(ANSWER, question=first.id, given="DJ"))
    file = tmp_path / "r.json"
    theirs = replace(ANSWER, question=first.id, given="D2", round=3, day="2026-05-05")
    write_results(file, Results("Ann", (), (theirs, replace(theirs, question=second.id))))
    whist("progress", "import", str(file), WHIST_HOME=str(tmp_path))
    desk = Desk(shipped(), tmp_path, open_progress(tmp_path), lambda: "2026-06-06")
    quiz, round_ = desk.begun_quiz(hand, None)
    assert round_ == 1
    assert [answer.verdict.given for answer in quiz.answers if answer.verdict] == ["DJ"]


def test_answers_of_lessons_count_by_principle(tmp_path: Path) -> None:
    given = replace(ANSWER, hand=of_lesson("original-lead"), question="fourth-best", grade="best")
    keep(tmp_path, given)
    data = json.loads(whist("progress", "--json", WHIST_HOME=str(tmp_path)).stdout)
    counts = {"answered": 1, "best": 1, "good": 0, "wrong": 0, "noted": 0}
    assert data["principles"] == {"lead-fourth-best": counts}
    assert data["lessons"] == [{"id": "original-lead", "quiz": counts}]
    text = whist("progress", "--plain", WHIST_HOME=str(tmp_path)).stdout
    assert "Lessons\noriginal-lead" in text


def test_export_of_one_set_and_without_a_name(tmp_path: Path) -> None:
    home, file = tmp_path / "home", tmp_path / "r.json"
    keep(home, ANSWER, replace(ANSWER, set_id="club"))
    run = ("progress", "export", str(file))
    said = whist(*run, "--only", "club", WHIST_HOME=str(home)).stdout
    assert said.startswith("1 answer written")
    assert "--name adds your name" in said
    assert [each["set_id"] for each in json.loads(file.read_text("utf-8"))["answers"]] == ["club"]
    refused = whist(*run, "--force", "--only", "x", code=1, WHIST_HOME=str(home)).stderr
    assert "nothing is remembered of the set 'x'; there is: cavendish, club" in refused
    assert file.exists()


def test_lessons_move_with_the_results(tmp_path: Path) -> None:
    one, two, file = tmp_path / "one", tmp_path / "two", tmp_path / "r.json"
    place = LessonPlace("cavendish", "original-lead", 9, True, "2026-01-01")
    progress = open_progress(one)
    progress.note(lessons=[place])
    progress.close()
    whist("progress", "export", str(file), WHIST_HOME=str(one))
    added = whist("progress", "import", str(file), WHIST_HOME=str(two)).stdout
    assert added == "learner: 0 answers, 1 place added\n"
    assert open_progress(two).lessons() == (place,)
