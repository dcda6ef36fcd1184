"""The command as a user runs it: a process of its own, its output read as text."""

import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path

import pytest
from click.testing import CliRunner

from trainer.cli.main import main

HAND = "cavendish-01"


def whist(
    *arguments: str, typed: str = "", code: int = 0, **environment: str
) -> subprocess.CompletedProcess[str]:
    with tempfile.TemporaryDirectory(prefix="whist-test-") as home:
        done = subprocess.run(
            [sys.executable, "-m", "trainer", *arguments],
            input=typed,
            capture_output=True,
            text=True,
            encoding="utf-8",
            env=os.environ | {"PYTHONUTF8": "1", "WHIST_HOME": home} | environment,
            timeout=60,
            check=False,
        )
    assert done.returncode == code, done.stderr or done.stdout
    assert "Traceback" not in done.stderr
    assert "\x1b" not in done.stdout
    return done


def test_list_names_every_hand_of_the_book() -> None:
    hands = json.loads(whist("list", "--json").stdout)
    assert hands["format"] == "whist-list/1"
    ids = [hand["id"] for hand in hands["hands"]]
    assert ids[:39] == [f"cavendish-{n:02}" for n in range(1, 40)]
    text = whist("list").stdout
    assert "cavendish-39" in text
    assert f"{len(ids)} hands." in text


def test_list_tells_the_questions_of_the_quiz_from_those_for_other_seats() -> None:
    told = " ".join(whist("list", "--theme", "finesse").stdout.split())
    assert "10 questions; 3 for other seats cavendish-" in told
    assert "Question 1 of 10" in whist("quiz", HAND, "--plain").stdout


def test_a_name_written_wrong_is_answered_with_those_near() -> None:
    assert "no command 'stduy': did you mean study?" in whist("stduy", code=2).stderr
    assert "No such command 'golf'" in whist("golf", code=2).stderr
    assert "no lesson '120': did you mean discards?" in whist("learn", "120", code=1).stderr
    for page in ("295", "0", "x", "9" * 5000):
        assert "they go from 1 to 294" in whist("page", page, code=1).stderr


def test_list_by_theme() -> None:
    hands = json.loads(whist("list", "--theme", "grand-coup", "--json").stdout)["hands"]
    assert {"cavendish-38", "cavendish-39"} <= {hand["id"] for hand in hands}
    refused = whist("list", "--theme", "golf", code=1)
    assert "no hand has the theme 'golf'" in refused.stderr
    assert "grand-coup" in refused.stderr


def test_show_is_the_whole_hand() -> None:
    text = whist("show", HAND).stdout
    assert "♠ Q 10 5 3" in text
    assert " 1. A ♦2    Y ♦4    B ♦Q    Z ♦A*" in text
    assert "(completed)" in text
    assert "AB win three by cards." in text


def test_show_json_is_stable() -> None:
    hand = json.loads(whist("show", HAND, "--json").stdout)
    named = "format id title student dealer turn_up trump score deal tricks result notes questions"
    assert set(named.split()) <= set(hand)
    assert hand["format"] == "whist-hand/1"
    assert hand["deal"]["A"] == [
        "SQ",
        "ST",
        "S5",
        "S3",
        "HA",
        "DK",
        "DJ",
        "D9",
        "D2",
        "CA",
        "C7",
        "C6",
        "C3",
    ]
    first = {"leader": "A", "cards": ["D2", "D4", "DQ", "DA"], "winner": "Z", "completed": False}
    assert hand["tricks"][0] == first
    assert hand["result"] == {"AB": 9, "YZ": 4, "words": "AB win three by cards"}
    assert {note["kind"] for note in hand["notes"]} == {"remark", "afterword"}
    card = next(question for question in hand["questions"] if question["id"] == "opening-lead")
    assert card["best"] == ["D2"]
    assert {"HA", "SQ", "DK", "CA"} <= {wrong["card"] for wrong in card["wrong"]}
    fact = next(question for question in hand["questions"] if question["kind"] == "who-holds")
    assert fact["answer"] == "B"


def test_ascii_is_ascii() -> None:
    for command in ("show", "study"):
        text = whist(command, HAND, "--ascii").stdout
        assert text.isascii()
        assert "S Q 10 5 3" in text


def test_an_output_that_knows_no_symbols_gets_letters() -> None:
    text = whist("show", HAND, PYTHONUTF8="0", PYTHONIOENCODING="ascii").stdout
    assert text.isascii()
    data = json.loads(
        whist("show", HAND, "--json", PYTHONUTF8="0", PYTHONIOENCODING="ascii").stdout
    )
    assert data["id"] == HAND


def test_study_goes_through_all_tricks_and_ends_with_the_hands() -> None:
    text = whist("study", HAND).stdout
    assert text.index("Trick 1\n") < text.index("Trick 13") < text.index("All four hands")
    assert text.index("All four hands") < text.index("With all hands seen")
    assert all(len(line) <= 80 for line in text.splitlines())


def test_what_is_known_and_the_deal_can_be_read_as_plain_text() -> None:
    text = whist("study", HAND, "--at", "4.1", "--know").stdout
    assert "What you know for certain" in text
    assert "♠" in text
    assert "name a moment" in whist("study", HAND, "--know", code=2).stderr
    deal = whist("show", HAND, "--pbn").stdout
    assert deal.startswith("W:QT53.A.KJ92.A763 ")


def test_missed_questions_are_taken_again_alone_at_the_prompt() -> None:
    typed = "d2\n" + "skip\n" * 9 + "again\nquit\n"
    text = whist("quiz", HAND, "--plain", typed=typed).stdout
    again = text.split("Type again to take the missed questions alone", 1)[1]
    assert "Question 1 of 9" in again
    assert "You leave the quiz here." in again
    ended = whist("quiz", HAND, "--plain", typed="skip\n" * 10 + "\n").stdout
    assert ended.count("Question 1 of") == 1


def test_study_at_a_moment_hides_what_is_to_come() -> None:
    text = whist("study", HAND, "--at", "4.1").stdout
    assert "It is your turn." in text
    for later in ("♠K", "4.1  you play", "All four hands", "Trick 5"):
        assert later not in text
    assert "there is no moment 14.1" in whist("study", HAND, "--at", "14.1", code=2).stderr
    assert "is no moment" in whist("study", HAND, "--at", "x", code=2).stderr


@pytest.mark.parametrize("command", ["show", "study", "quiz"])
def test_an_unknown_hand_is_named_with_its_nearest(command: str) -> None:
    refused = whist(command, "cavendish-011", code=1)
    assert "there is no hand 'cavendish-011': did you mean cavendish-" in refused.stderr


def test_a_moment_that_never_comes_opens_no_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("trainer.cli.study.screens_wanted", lambda _: True)
    monkeypatch.setattr("trainer.cli.sitting.sit", lambda *_: pytest.fail("a screen is opened"))
    refused = CliRunner().invoke(main, ["study", HAND, "--at", "14.1"])
    assert refused.exit_code == 2
    assert "there is no moment 14.1" in refused.output


@pytest.mark.parametrize("name", ["7", "cavendish-7", "hand-07"])
def test_a_hand_is_suggested_by_its_number(name: str) -> None:
    assert "did you mean cavendish-07?" in whist("show", name, code=1).stderr


def test_the_look_may_be_asked_for_before_the_command() -> None:
    assert whist("--ascii", "show", HAND).stdout == whist("show", HAND, "--ascii").stdout


def test_a_file_with_problems_is_reported_and_not_shown(tmp_path: Path) -> None:
    path = tmp_path / "x.yaml"
    path.write_text("id: x\ntitel: X\n", encoding="utf-8")
    refused = whist("show", str(path), code=1)
    assert not refused.stdout
    assert f"{path}:2:1: unknown key 'titel': did you mean 'title'?" in refused.stderr


def test_quiz_takes_cards_typed_in_any_way_and_ends_with_a_summary() -> None:
    answers = "dj hint ?|help|2d|C3|b|3 of spades|10♠|c6|knave of diamonds|sq|dk|♣7"
    text = whist("quiz", HAND, typed=answers.replace("|", "\n") + "\n").stdout
    assert "'dj hint ?' is no card" in text
    assert "10 best, 0 good, 0 wrong, 0 passed over, of 10 questions." in text
    assert "All four hands" in text


def test_quiz_refuses_illegal_cards_at_no_cost_and_explains_wrong_ones() -> None:
    text = whist("quiz", HAND, typed="d2\nd9\nhx\nca\nquit\n").stdout
    assert "♦9 would be a revoke: A can follow suit with ♣A\u00a07\u00a06\u00a03 (Law 71)".replace(
        "\u00a0", " "
    ) in " ".join(text.split())
    assert "'hx' is no card" in text
    assert "1 best, 0 good, 1 wrong, 0 passed over, of 2 questions." in text
    assert "2.2  Play your lowest card second hand (p. 82)" in text


def test_quiz_that_is_cut_off_ends_quietly() -> None:
    assert "You leave the quiz here." in whist("quiz", HAND, typed="d2\n").stdout


def test_quiz_for_another_seat_shows_no_remark_and_only_its_cards() -> None:
    text = whist("quiz", HAND, "--seat", "B", typed="quit\n").stdout
    assert "Your hand (B):  ♠ K 7   ♥ K 6 5   ♦ 8 7 5   ♣ J 9" in text
    assert "you play" not in text
    refused = whist("quiz", HAND, "--seat", "Y", code=1)
    assert "cavendish-01 has no questions for Y" in refused.stderr


def test_quiz_shows_no_card_before_it_is_played() -> None:
    """Before each prompt, the only cards on the screen are the seat's own and those played."""
    hand = json.loads(whist("show", HAND, "--json").stdout)
    text = whist("quiz", HAND, "--ascii", typed="skip\n" * 20).stdout
    before_king, _, _ = text.partition("Trick 4\n")
    hidden = set(hand["deal"]["Y"]) | set(hand["deal"]["Z"]) | set(hand["deal"]["B"])
    played = {card for trick in hand["tricks"][:3] for card in trick["cards"]}
    shown = {word.strip("*.,;:()").replace("10", "T") for word in before_king.split()}
    assert not (hidden - played - {hand["turn_up"]}) & shown


def test_check_says_how_many_files_are_fine() -> None:
    assert "39 files, no problems" in whist("check", "hands/cavendish").stdout


def test_check_reports_every_problem_of_every_file(tmp_path: Path) -> None:
    for name in ("a", "b"):
        (tmp_path / f"{name}.yaml").write_text(f"id: {name}\ntitel: x\n", encoding="utf-8")
    (tmp_path / "empty").mkdir()
    text = whist("check", str(tmp_path), code=1).stdout
    for name in ("a", "b"):
        assert f"{name}.yaml:2:1: unknown key 'titel'" in text
    data = json.loads(whist("check", str(tmp_path), "--json", code=1).stdout)
    assert data["format"] == "whist-check/1"
    assert {"file", "line", "column", "message", "warning"} == set(data["problems"][0])
    assert "no .yaml file and no lesson" in whist("check", str(tmp_path / "empty"), code=1).stdout
    assert "no such file" in whist("check", str(tmp_path / "gone.yaml"), code=1).stdout


def test_schema_is_json() -> None:
    schema = json.loads(whist("schema", "hand").stdout)
    assert schema["properties"]["turn-up"]["description"]


def test_every_command_has_help_and_is_in_the_readme() -> None:
    readme = Path("README.md").read_text(encoding="utf-8")
    text = whist("--help").stdout
    commands = text.partition("Commands:")[2].split("\n")
    names = [line.split()[0] for line in commands if line.startswith("  ") and line.strip()]
    assert len(names) >= 6
    assert "...\n" not in text.partition("\n")[2], "a first sentence is too long to be listed"
    for name in names:
        told = whist(name, "--help").stdout
        assert told
        assert "...\n" not in told.partition("\n")[2], "a first sentence is too long to be listed"
        assert f"whist {name}" in readme


@pytest.mark.parametrize("path", sorted(Path("tests/files/good").glob("*.yaml")), ids=str)
def test_every_sound_file_can_be_shown_studied_and_asked(path: Path) -> None:
    whist("show", str(path))
    assert json.loads(whist("show", str(path), "--json").stdout)["format"] == "whist-hand/1"
    whist("study", str(path))
    questions = json.loads(whist("show", str(path), "--json").stdout)["questions"]
    for seat in sorted({question["seat"] for question in questions}):
        whist("quiz", str(path), "--plain", "--seat", seat, typed="skip\n" * 30)


def test_a_quiz_at_the_prompt_is_taken_up_again_or_begun_anew(tmp_path: Path) -> None:
    home = str(tmp_path)
    whist("quiz", HAND, typed="d2\nc3\nquit\n", WHIST_HOME=home)
    again = whist("quiz", HAND, typed="quit\n", WHIST_HOME=home).stdout
    assert "you go on at question 3" in again
    assert again.index("Trick 1\n") < again.index("Question 3 of 10")
    assert "Question 1 of 10" in whist("quiz", HAND, "--fresh", WHIST_HOME=home).stdout


def test_letters_the_input_does_not_know_do_not_end_the_quiz() -> None:
    text = whist(
        "quiz", HAND, "--ascii", typed="\u2666Q\nd2\n", PYTHONUTF8="0", PYTHONIOENCODING="ascii"
    ).stdout
    assert "Question 2 of 10" in text


@pytest.mark.parametrize(
    "arguments", ["show cavendish-01", "schema hand", "check hands/cavendish/01.yaml"]
)
def test_a_full_disk_and_closed_streams_are_one_line(arguments: str) -> None:
    command = f"{sys.executable} -m trainer {arguments}"
    for ending in (">/dev/full", ">&-", "2>&- >&-", "<&-"):
        done = subprocess.run(
            ["bash", "-c", f"{command} {ending}"], capture_output=True, text=True, check=False
        )
        assert "Traceback" not in done.stderr
        assert done.stderr.count("\n") <= 1


def test_learn_lists_reads_and_suggests() -> None:
    assert "original-lead" in whist("learn").stdout
    text = whist("learn", "original-lead", "--ascii").stdout
    assert text.isascii()
    assert "Answers" in text
    assert "Answers" not in whist("learn", "original-lead", "--no-answers").stdout
    assert "For the teacher" in whist("learn", "original-lead", "--teacher").stdout
    assert json.loads(whist("learn", "--json").stdout)["format"] == "whist-lessons/1"
    assert json.loads(whist("learn", "discards", "--json").stdout)["id"] == "discards"
    told = whist("learn", "discard", code=1).stderr
    assert "did you mean discards?" in told


def test_a_warning_is_no_problem(tmp_path: Path) -> None:
    path = tmp_path / "few.md"
    text = Path("tests/files/lessons/good/small.md").read_text(encoding="utf-8")
    path.write_text(text.partition("```")[0], encoding="utf-8")
    result = whist("check", str(path))
    assert "warning: a lesson has at least 3 questions" in result.stderr
    assert "warning" not in result.stdout
    data = json.loads(whist("check", str(path), "--json").stdout)
    assert [each["warning"] for each in data["problems"]] == [True, True]
