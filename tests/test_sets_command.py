"""Sets that live anywhere, as a user meets them: --set, `whist sets`, `whist pack`."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.records.samples import ENDING, FIRST_HAND, PLAY
from tests.test_cli import whist

HAND = "cavendish-01"


@pytest.fixture
def home(tmp_path: Path) -> str:
    return str(tmp_path / "home")


def make_set(root: Path, set_id: str, **hands: str) -> Path:
    """Return a set with hands by their file names."""
    (root / "hands").mkdir(parents=True)
    (root / "set.yaml").write_text(f"id: {set_id}\ntitle: The {set_id} hands\nversion: 2\n")
    for name, text in hands.items():
        (root / "hands" / f"{name}.yaml").write_text(text, "utf-8")
    return root


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    """Return a set with a hand of its own, and one with the id of a shipped hand."""
    own = FIRST_HAND.replace("title: The second time", "title: My second time")
    return make_set(tmp_path / "mine", "mine", one=ENDING + PLAY, two=own)


# One set for one command


def test_a_set_is_chosen_before_a_command_or_after_it(mine: Path) -> None:
    before = whist("--set", str(mine), "list").stdout
    assert before == whist("list", "--set", str(mine)).stdout
    assert "ending" in before
    assert "2 hands." in before
    assert "My second time" in whist("--set", str(mine), "show", HAND).stdout
    both = whist("--set", "nowhere", "show", HAND, "--set", str(mine)).stdout
    assert "My second time" in both
    assert "My second time" not in whist("show", HAND).stdout


def test_what_is_no_set_is_refused_with_what_would_be_one(tmp_path: Path) -> None:
    refused = whist("sets", "add", str(tmp_path / "gone"), code=1).stderr
    assert "there is no such folder or .zip" in refused
    refused = whist("--set", str(tmp_path / "gone"), "list", code=1).stderr
    assert "no such folder or .zip; the sets known by id are cavendish" in refused
    assert "it has no set.yaml" in whist("--set", str(tmp_path), "list", code=1).stderr
    (tmp_path / "set.yaml").write_text("id: x\n")
    told = whist("--set", str(tmp_path), "list", code=1).stderr
    assert f"{tmp_path / 'set.yaml'}:1:1: the key 'title' is missing" in told
    assert "the key 'version' is missing" in told


def test_everything_that_is_looked_up_is_of_the_chosen_set(mine: Path) -> None:
    chosen = ("--set", str(mine))
    page = json.loads(whist(*chosen, "page", "122", "--json").stdout)
    assert [hand["id"] for hand in page["hands"]] == [HAND]
    rule = json.loads(whist(*chosen, "principle", "lead-trumps-on-establishment", "--json").stdout)
    assert rule["principles"][0]["hands"] == [HAND]
    assert "There are no lessons" in whist(*chosen, "learn").stdout
    assert "tenace" in whist(*chosen, "glossary", "tenace").stdout
    law = whist(*chosen, "law", "72").stdout
    assert "Lessons on it" not in law
    assert whist("law", "72").stdout.startswith(law.rstrip())
    assert "of 2 hands studied" in whist(*chosen, "progress").stdout
    assert "`whist study ending`" in whist(*chosen, "progress").stdout


def test_what_is_answered_is_kept_with_the_set(mine: Path, home: str) -> None:
    whist("--set", str(mine), "quiz", HAND, "--plain", typed="ca\nquit\n", WHIST_HOME=home)
    asked = whist("quiz", HAND, "--plain", typed="quit\n", WHIST_HOME=home).stdout
    assert "Question 1 of" in asked
    again = whist("--set", str(mine), "quiz", HAND, "--plain", typed="quit\n", WHIST_HOME=home)
    assert "Question 2 of" in again.stdout
    whist("progress", "reset", HAND, "--yes", "--set", str(mine), WHIST_HOME=home)
    data = json.loads(whist("--set", str(mine), "progress", "--json", WHIST_HOME=home).stdout)
    assert [hand["quiz"]["answered"] for hand in data["hands"]] == [0, 0]


def test_each_set_has_an_index_of_its_own(mine: Path, home: str) -> None:
    def indexes() -> dict[str, int]:
        return {path.name: path.stat().st_mtime_ns for path in Path(home).glob("index-*.json")}

    whist("list", WHIST_HOME=home)
    whist("--set", str(mine), "list", WHIST_HOME=home)
    both = indexes()
    assert len(both) == 2
    whist("list", WHIST_HOME=home)
    whist("--set", str(mine), "list", WHIST_HOME=home)
    assert indexes() == both


# Sets that are added


def test_sets_are_added_listed_and_removed(mine: Path, home: str) -> None:
    assert (
        "mine is added: The mine hands" in whist("sets", "add", str(mine), WHIST_HOME=home).stdout
    )
    assert "was added before" in whist("sets", "add", str(mine), WHIST_HOME=home).stdout
    rows = whist("sets", "list", WHIST_HOME=home).stdout.splitlines()
    assert rows[0].startswith("* cavendish  ")
    assert rows[2].startswith("  mine       ")
    refused = whist("show", "mine", WHIST_HOME=home, code=1).stderr
    assert "no hand 'mine': see `whist --set mine list`" in refused
    data = json.loads(whist("sets", "list", "--json", WHIST_HOME=home).stdout)
    assert data["format"] == "whist-sets/1"
    assert [(each["id"], each["shipped"], each["chosen"]) for each in data["sets"]] == [
        ("cavendish", True, True),
        ("mine", False, False),
    ]
    assert (data["sets"][1]["hands"], data["sets"][1]["version"]) == (2, 2)
    text = whist("sets", "list", "--set", "mine", WHIST_HOME=home).stdout
    assert "* mine" in text
    assert str(mine) in "".join(text.split())
    text = whist("sets", "list", "--set", str(mine), WHIST_HOME=f"{home}-fresh").stdout
    assert "* mine" in text
    assert "2 hands." in whist("--set", "mine", "list", WHIST_HOME=home).stdout
    assert "mine is removed" in whist("sets", "remove", "mine", WHIST_HOME=home).stdout
    told = whist("sets", "remove", "mine", code=1, WHIST_HOME=home).stderr
    assert "no set 'mine' has been added: there is none" in told
    assert (mine / "set.yaml").exists()


def test_a_set_with_the_id_of_another_is_not_added(mine: Path, tmp_path: Path, home: str) -> None:
    whist("sets", "add", str(mine), WHIST_HOME=home)
    other = make_set(tmp_path / "other", "mine")
    told = whist("sets", "add", str(other), code=1, WHIST_HOME=home).stderr
    assert "first `whist sets remove mine`" in told
    book = make_set(tmp_path / "book", "cavendish")
    told = whist("sets", "add", str(book), code=1, WHIST_HOME=home).stderr
    assert "the set that comes with the program" in told


def test_an_added_set_that_is_gone_is_told_of_and_stops_nothing(mine: Path, home: str) -> None:
    whist("sets", "add", str(mine), WHIST_HOME=home)
    mine.rename(mine.with_name("moved"))
    assert "no longer here: add it again" in whist("sets", "list", WHIST_HOME=home).stdout
    assert "no longer here" in whist("show", "mine:ending", code=1, WHIST_HOME=home).stderr
    whist("show", HAND, WHIST_HOME=home)
    assert "no hand 'ending'" in whist("show", "ending", code=1, WHIST_HOME=home).stderr
    whist("sets", "remove", "mine", WHIST_HOME=home)


def test_a_spoilt_list_of_sets_is_told_of_where_it_is_needed(home: str) -> None:
    Path(home).mkdir()
    (Path(home) / "sets.json").write_text('{"format": "other"}')
    for command in (["sets", "list"], ["show", "x:y"], ["--set", "x", "list"], ["show", "nowhere"]):
        told = whist(*command, code=1, WHIST_HOME=home).stderr
        assert "this file of added sets is spoilt" in told
    for fine in ("show", "study"):
        whist(fine, HAND, WHIST_HOME=home)


def test_a_shipped_hand_is_shown_without_a_thought_of_other_sets(home: str) -> None:
    code = (
        "import sys\nfrom trainer.cli.main import main\n"
        f"main(['show', '{HAND}'], standalone_mode=False)\n"
        "print(sorted({'trainer.cli.added', 'trainer.records.archive', 'zipfile', 'sqlite3',"
        " 'trainer.cli.sitting', 'prompt_toolkit', 'markdown_it'} & set(sys.modules)))"
    )
    done = subprocess.run(
        [sys.executable, "-c", code],
        capture_output=True,
        encoding="utf-8",
        env=os.environ | {"WHIST_HOME": home, "PYTHONUTF8": "1"},
        check=True,
    )
    assert done.stdout.splitlines()[-1] == "[]"
    assert not Path(home).exists()


# Ids


def test_a_hand_is_named_with_its_set_wherever_an_id_is_taken(mine: Path, home: str) -> None:
    whist("sets", "add", str(mine), WHIST_HOME=home)
    full = f"mine:{HAND}"
    for command in ("show", "study"):
        assert "My second time" in whist(command, full, WHIST_HOME=home).stdout
    assert "Question 1 of" in whist("quiz", full, typed="quit\n", WHIST_HOME=home).stdout
    assert "♠3" in whist("advise", full, "--at", "4.1", WHIST_HOME=home).stdout
    out = mine.parent / "out"
    whist("export", full, "--to", "json", "-o", str(out), WHIST_HOME=home)
    assert json.loads((out / f"{HAND}.json").read_text("utf-8"))["id"] == "mine"
    whist("export", "mine", "--to", "json", "-o", str(out), WHIST_HOME=home)
    assert len(json.loads((out / "mine.json").read_text("utf-8"))["hands"]) == 2
    shown = whist("show", f"cavendish:{HAND}", "--set", "mine", WHIST_HOME=home).stdout
    assert "My second time" not in shown


def test_what_is_answered_in_a_hand_named_so_is_kept_with_its_set(mine: Path, home: str) -> None:
    whist("sets", "add", str(mine), WHIST_HOME=home)
    whist("quiz", f"mine:{HAND}", "--plain", typed="ca\nquit\n", WHIST_HOME=home)
    results = mine.parent / "r.json"
    whist("progress", "export", str(results), WHIST_HOME=home)
    (answer,) = json.loads(results.read_text("utf-8"))["answers"]
    assert (answer["set_id"], answer["set_version"], answer["hand"]) == ("mine", 2, HAND)
    whist("progress", "reset", f"mine:{HAND}", "--yes", WHIST_HOME=home)
    assert "Question 1 of" in whist("quiz", f"mine:{HAND}", "--plain", WHIST_HOME=home).stdout


def test_an_id_alone_is_that_of_the_chosen_set_or_of_one_other(
    mine: Path, tmp_path: Path, home: str
) -> None:
    whist("sets", "add", str(mine), WHIST_HOME=home)
    assert "A test" in whist("show", "ending", WHIST_HOME=home).stdout
    assert "My second time" not in whist("show", HAND, WHIST_HOME=home).stdout
    assert "Read partner" in whist("show", "cavendish-03", "--set", "mine", WHIST_HOME=home).stdout
    other = make_set(tmp_path / "other", "other", x=ENDING + PLAY)
    whist("sets", "add", str(other), WHIST_HOME=home)
    told = whist("show", "ending", code=1, WHIST_HOME=home).stderr
    assert "'ending' is in several sets: write mine:ending, other:ending" in told
    assert "A test" in whist("show", "ending", "--set", "other", WHIST_HOME=home).stdout


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("nix:one", "there is no set 'nix': there is cavendish, mine"),
        ("mine:endin", "there is no hand 'mine:endin': did you mean ending?"),
        (":ending", "there is no set ''"),
        ("mine:", "there is no hand 'mine:'"),
        ("a:b:c", "there is no set 'a:b'"),
        ("mine:\x1b[2J", r"there is no hand 'mine:\x1b[2J'"),
    ],
)
def test_names_that_are_none(mine: Path, home: str, name: str, told: str) -> None:
    whist("sets", "add", str(mine), WHIST_HOME=home)
    assert told in whist("show", name, code=1, WHIST_HOME=home).stderr


def test_a_lesson_is_named_with_its_set(mine: Path, home: str) -> None:
    folder = mine / "lessons" / "010-first"
    folder.mkdir(parents=True)
    header = "id: first\ntitle: My lesson\norder: 10\ngoals: [Look.]\nminutes: 5\npages: [96]"
    text = f"---\n{header}\n---\n\nLook at [this](hand:ending).\n\n```hand\nending\n```\n"
    (folder / "lesson.en.md").write_text(text, "utf-8")
    whist("sets", "add", str(mine), WHIST_HOME=home)
    for name in ("mine:first", "first"):
        assert "My lesson" in whist("learn", name, WHIST_HOME=home).stdout
    assert "My lesson" in whist("learn", "--set", "mine", WHIST_HOME=home).stdout
    told = whist("learn", "mine:firs", code=1, WHIST_HOME=home).stderr
    assert "did you mean first?" in told


# Sets in one file


def test_a_set_is_packed_handed_over_and_worked_with(mine: Path, tmp_path: Path, home: str) -> None:
    path = tmp_path / "out.zip"
    packed = whist("pack", str(mine), "-o", str(path), WHIST_HOME=home).stdout
    assert "The mine hands is packed in" in packed
    told = whist("pack", str(mine), "-o", str(path), code=1, WHIST_HOME=home).stderr
    assert "is there already: add --force" in told
    before = path.read_bytes()
    whist("--set", str(mine), "pack", "-o", str(path), "--force", WHIST_HOME=home)
    assert path.read_bytes() == before
    assert "3 files, no problems" in whist("check", str(path), WHIST_HOME=home).stdout
    assert "2 hands." in whist("--set", str(path), "list", WHIST_HOME=home).stdout
    whist("sets", "add", str(path), WHIST_HOME=home)
    path.unlink()
    assert "A test" in whist("show", "mine:ending", WHIST_HOME=home).stdout
    whist("sets", "remove", "mine", WHIST_HOME=home)
    assert list((Path(home) / "sets").iterdir()) == []


def test_a_faulty_set_is_not_packed(mine: Path, tmp_path: Path) -> None:
    (mine / "hands" / "bad.yaml").write_text("id: bad\ntitel: x\n")
    told = whist("pack", str(mine), "-o", str(tmp_path / "a.zip"), code=1).stderr
    assert "bad.yaml:2:1: unknown key 'titel': did you mean 'title'?" in told
    assert not (tmp_path / "a.zip").exists()


def test_problems_of_an_archive_are_told_by_the_names_in_it(mine: Path, tmp_path: Path) -> None:
    from tests.records.test_archive import SOUND, zipped

    path = zipped(tmp_path / "a.zip", {**SOUND, "hands/two.yaml": "id: two\n", "x.py": "x"})
    done = whist("check", str(path), str(mine), code=1)
    assert f"{path}/hands/two.yaml:1:1: the key" in done.stdout
    assert "1 file that is no part of a set is left out: 'x.py'" in done.stderr
    evil = zipped(tmp_path / "b.zip", {**SOUND, "../../x.yaml": ENDING})
    for command in (["check", str(evil)], ["--set", str(evil), "list"], ["sets", "add", str(evil)]):
        done = whist(*command, code=1)
        assert "the entry '../../x.yaml' is refused" in done.stdout + done.stderr


def test_an_exam_from_end_to_end(mine: Path, tmp_path: Path, home: str) -> None:
    path, results = tmp_path / "exam.zip", tmp_path / "ann.json"
    packed = whist("pack", str(mine), "--without-answers", "-o", str(path), WHIST_HOME=home)
    assert "1 hand asks nothing, and is left out" in packed.stderr
    whist("sets", "add", str(path), WHIST_HOME=home)
    typed = "d2\nca\nskip\n" + "quit\n"
    text = whist("quiz", f"mine:{HAND}", "--plain", typed=typed, WHIST_HOME=home).stdout
    assert text.count("Noted.") == 2
    assert "2 answers noted, 1 passed over, of 3 questions." in text
    for command in ("show", "advise"):
        more = ("--all",) if command == "advise" else ()
        told = whist(command, f"mine:{HAND}", *more, code=1, WHIST_HOME=home).stderr
        assert "is a copy without answers" in told
    whist("progress", "export", str(results), "--name", "Ann", WHIST_HOME=home)
    answers = json.loads(results.read_text("utf-8"))["answers"]
    assert [(each["given"], each["grade"]) for each in answers] == [
        ("D2", "ungraded"),
        ("CA", "ungraded"),
        ("", "skipped"),
    ]
    assert "3 answers" in whist("progress", "import", str(results)).stdout


# Names that no terminal should see


def test_no_escape_sequence_of_a_set_reaches_the_terminal(tmp_path: Path) -> None:
    root = make_set(tmp_path / "evil", "evil", **{"a\x1b[31mb": ENDING + PLAY, "c\x9b2Jd": "id: x"})
    (root / "set.yaml").write_text('id: evil\ntitle: "T\\e[2Jitle\\x9b31m"\nversion: 1\n', "utf-8")
    for command in (
        ["check", str(root)],
        ["check", str(root), "--json"],
        ["pack", str(root)],
        ["sets", "list", "--json", "--set", str(root)],
        ["--set", str(root), "list"],
        ["--set", str(root), "list", "--json"],
        ["show", str(root / "hands" / "c\x9b2Jd.yaml")],
    ):
        done = subprocess.run(
            [sys.executable, "-m", "trainer", *command],
            capture_output=True,
            encoding="utf-8",
            env=os.environ | {"WHIST_HOME": str(tmp_path / "home"), "PYTHONUTF8": "1"},
            check=False,
        )
        assert "Traceback" not in done.stderr
        assert not {"\x1b", "\x9b"} & set(done.stdout + done.stderr), command
