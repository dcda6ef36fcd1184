"""`whist new` as a teacher runs it."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.test_cli import whist
from trainer.study.hand import open_hand

ROOT = str(Path(__file__).parents[1])
SUITS = [f"--hand={suit} AKQJ1098765432" for suit in ("S", "h", "♦")]


@pytest.fixture(autouse=True)
def _in_a_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PYTHONPATH", ROOT)


def test_a_set_a_hand_a_position_and_a_lesson(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert "whist check --watch my-set" in whist("new", "set", "my-set").stdout
    monkeypatch.chdir(tmp_path / "my-set")
    for kind, place in (
        ("hand", "hands/x-hand.yaml"),
        ("position", "hands/x-position.yaml"),
        ("lesson", "lessons/020-x-lesson/lesson.en.md"),
    ):
        text = whist("new", kind, f"x-{kind}").stdout
        assert f"Begun: {place}" in text.replace("\\", "/")
        assert "whist preview" in text
    checked = whist("check", ".")
    assert (checked.stdout, checked.stderr) == ("6 files, no problems\n", "")


def test_the_folder_one_is_in_can_become_a_set(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "here").mkdir()
    monkeypatch.chdir(tmp_path / "here")
    whist("new", "set", ".")
    assert "id: here\n" in Path("set.yaml").read_text("utf-8")
    assert "is there already" in whist("new", "set", ".", code=1).stderr
    assert "is in the set" in whist("new", "set", "inner", code=1).stderr
    assert "is no name" in whist("new", "set", "../My Set", code=2).stderr


def test_a_new_file_asked_for_by_its_bare_name_is_pointed_to() -> None:
    whist("new", "hand", "mine")
    assert "did you mean mine.yaml?" in whist("show", "mine", code=1).stderr
    whist("new", "lesson", "mine")
    told = whist("learn", "500-mine", code=1).stderr.replace("\\", "/")
    assert "did you mean 500-mine/lesson.en.md?" in told


def test_nothing_is_written_over(tmp_path: Path) -> None:
    (tmp_path / "mine.yaml").write_text("mine", "utf-8")
    assert "mine.yaml is there already" in whist("new", "hand", "mine", code=1).stderr
    assert (tmp_path / "mine.yaml").read_text("utf-8") == "mine"
    assert "is no name" in whist("new", "hand", "My Hand", code=2).stderr
    assert list(tmp_path.iterdir()) == [tmp_path / "mine.yaml"]


def test_a_deal_is_drawn_and_played_the_same_for_a_seed(tmp_path: Path) -> None:
    for name in ("one", "two"):
        whist("new", "hand", name, "--seed", "7", "--theme", "tenace", "--play", "--student", "B")
    one, two = (open_hand(tmp_path / f"{name}.yaml") for name in ("one", "two"))
    assert one.line == two.line
    assert one.line.over
    assert one.record.themes == ("tenace",)
    told = whist("new", "hand", "any", "--random").stdout
    assert "To have this deal again: --seed " in told
    checked = whist("check", ".")
    assert (checked.stdout, checked.stderr) == ("3 files, no problems\n", "")


def test_cards_are_typed_and_the_fourth_hand_remains(tmp_path: Path) -> None:
    whist("new", "hand", "suits", *SUITS, "--turn-up", "3", "--play")
    hand = open_hand(tmp_path / "suits.yaml")
    assert str(hand.line.deal.turn_up) == "C3"
    assert hand.line.tricks == (0, 13)


def test_cards_are_asked_for_until_they_make_sense(tmp_path: Path) -> None:
    typed = "S AK\nS AKQJ1098765432\nS AKQJ1098765432\nH AKQJ1098765432\nD AKQJ1098765432\nS2\nC3\n"
    told = whist("new", "hand", "asked", "--ask", typed=typed)
    assert "this hand has 2 cards, and should have 13" in told.stderr
    assert "already in a hand before this one" in told.stderr
    assert "S2 is not in the hand of the dealer, Z" in told.stderr
    assert str(open_hand(tmp_path / "asked.yaml").line.deal.turn_up) == "C3"
    whist("new", "hand", "cut-off", "--ask", typed="S AK\n", code=1)
    assert not (tmp_path / "cut-off.yaml").exists()


@pytest.mark.parametrize(
    ("options", "words"),
    [
        (["--hand", "S AK"], "give the hands of A, Y and B"),
        (SUITS, "say which card of Z is turned up"),
        ([*SUITS, "--turn-up", "D2"], "D2 is not in the hand of the dealer, Z"),
        ([*SUITS, "--turn-up", "what"], "is no card"),
        (["--hand", "x", "--hand", "x", "--hand", "x"], "A: 'x' is no group of cards"),
        ([*SUITS, "--random"], "the cards come from one of"),
        (["--play"], "where are the cards?"),
        (["--from", "x.txt"], "x.txt names no board"),
        (["--theme", "golf"], "'golf' is not one of"),
    ],
)
def test_what_makes_no_sense_is_said(tmp_path: Path, options: list[str], words: str) -> None:
    assert words in whist("new", "hand", "x", *options, code=2).stderr
    assert list(tmp_path.iterdir()) == []


def test_a_folder_that_cannot_be_written_to_is_one_line(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", "utf-8")
    done = subprocess.run(
        [sys.executable, "-m", "trainer", "new", "set", "file/my-set"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 1
    assert done.stderr.startswith("Error: file")
    assert done.stderr.count("\n") == 1


BOARDS = """\
[Event "A club evening"]
[Deal "N:.63.AKQ987.A9732 A8654.KQ5.T.QJT6 J973.J98742.3.K4 KQT2.AT.J6542.85"]
[Contract "4S"]
[Declarer "N"]
"""


def test_a_board_becomes_a_hand(tmp_path: Path) -> None:
    (tmp_path / "club.pbn").write_text(BOARDS, "utf-8")
    whist("new", "hand", "one", "--from", "club.pbn", "--play", "--student", "B")
    one = open_hand(tmp_path / "one.yaml")
    assert one.line.over
    assert one.student.value == "B"
    assert len(one.questions) == 1
    whist("new", "hand", "two", "--from", "club.pbn:1")
    assert open_hand(tmp_path / "two.yaml").record.play == ()
    checked = whist("check", "one.yaml", "two.yaml")
    assert (checked.stdout, checked.stderr) == ("2 files, no problems\n", "")
    told = whist("new", "hand", "three", "--from", "club.pbn:7", code=1).stderr
    assert "there is no board 7" in told
    assert not (tmp_path / "three.yaml").exists()


def test_the_play_of_a_board_is_kept(tmp_path: Path) -> None:
    whist("export", "cavendish-05", "--to", "pbn")
    whist("new", "hand", "five", "--from", "cavendish-05.pbn", "--play")
    shipped = open_hand(Path(ROOT) / "hands" / "cavendish" / "05.yaml")
    five = open_hand(tmp_path / "five.yaml")
    assert five.line == shipped.line
    assert [question.id for question in five.questions] == ["first-lead"]
