"""PBN at the command: a board where a hand is named, `check` by line, and `export`."""

import json
import re
from pathlib import Path

from tests.test_cli import HAND, whist

FILES = Path("tests/files/pbn")
CLUB = str(FILES / "good" / "club.pbn")


def test_a_board_is_named_by_its_number() -> None:
    assert "Coupe d'été, board 1" in whist("show", CLUB).stdout
    text = whist("show", f"{CLUB}:2").stdout
    assert "Coupe d'été, board 2" in text
    assert "♥" in text
    assert json.loads(whist("show", f"{CLUB}:3", "--json").stdout)["trump"] == "C"
    assert "there is no board 4: the file has 3 boards" in whist("show", f"{CLUB}:4", code=1).stderr
    assert "names no board" in whist("show", f"{CLUB}:x", code=1).stderr
    assert "there is no such file" in whist("show", "gone.pbn", code=1).stderr
    assert "there is no such file" in whist("show", "of.pbn/gone.yaml", code=1).stderr


def test_a_board_can_be_studied_and_advised_on() -> None:
    assert "Trick 1" in whist("study", CLUB, "--plain").stdout
    assert "A" in whist("advise", CLUB, "--at", "1.1").stdout
    assert "has no questions" in whist("quiz", CLUB, "--plain", code=1).stderr


def test_trumps_can_be_named_with_the_board() -> None:
    path = str(FILES / "bad" / "no-trumps.pbn")
    refused = whist("show", f"{path}:2", code=1).stderr
    assert "no-trumps.pbn:2:S" in refused
    done = whist("show", f"{path}:2:H")
    assert "hearts" in done.stdout
    assert "its play is left out" in done.stderr


def test_check_reports_by_line() -> None:
    assert "1 file, no problems" in whist("check", CLUB).stdout
    path = FILES / "bad" / "stray.pbn"
    told = whist("check", str(path), code=1).stdout.splitlines()
    assert len(told) == 3
    assert all(re.match(rf"{re.escape(str(path))}:\d+:\d+: \S", line) for line in told)


def test_a_hand_goes_out_and_comes_back(tmp_path: Path) -> None:
    out = str(tmp_path)
    for kind in ("pbn", "lin"):
        assert "1 file written" in whist("export", HAND, "--to", kind, "-o", out).stdout
    path = tmp_path / f"{HAND}.pbn"
    assert _tricks(str(path)) == _tricks(HAND)
    assert whist("study", str(path), "--at", "2.2").stdout == (
        whist("study", HAND, "--at", "2.2").stdout
    )
    assert whist("show", str(path), "--pbn").stdout == whist("show", HAND, "--pbn").stdout
    refused = whist("export", str(path), "--to", "pbn", "-o", out, code=1).stderr
    assert "add --force" in refused


def _tricks(hand: str) -> list[str]:
    """Return the lines of the tricks, and the result, as `show` has them."""
    text = whist("show", hand).stdout
    tricks = [line for line in text.splitlines() if re.match(r" *\d+\. [AYBZ] ", line)]
    assert len(tricks) == 13
    return [*tricks, text.splitlines()[-1]]
