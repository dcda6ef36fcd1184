"""The installed command in a real pseudo-terminal, drawn by a terminal emulator."""

import os
import signal
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pexpect
import pyte
import pytest

PATIENCE = 20
"""How long to wait for something to appear, in seconds."""


class Seat:
    """A learner at a terminal."""

    def __init__(self, home: Path, *arguments: str, columns: int = 80, rows: int = 24) -> None:
        self.screen = pyte.Screen(columns, rows)
        self.stream = pyte.ByteStream(self.screen)
        self.child = pexpect.spawn(
            sys.executable,
            ["-m", "trainer", *arguments],
            dimensions=(rows, columns),
            env=os.environ | {"WHIST_HOME": str(home), "TERM": "xterm-256color", "PYTHONUTF8": "1"},
            timeout=PATIENCE,
        )

    def _draw(self) -> None:
        with suppress(pexpect.TIMEOUT, pexpect.EOF):
            self.stream.feed(self.child.read_nonblocking(65536, timeout=0.1))

    @property
    def text(self) -> str:
        return "\n".join(line.rstrip() for line in self.screen.display)

    def sees(self, *words: str) -> "Seat":
        """Wait until all the words are on the screen."""
        end = time.monotonic() + PATIENCE
        while not all(word in self.text for word in words):
            assert time.monotonic() < end, f"{words} not in:\n{self.text}"
            self._draw()
        return self

    def types(self, keys: str) -> "Seat":
        self.child.send(keys)
        return self

    def resizes(self, columns: int, rows: int) -> "Seat":
        self.screen.resize(rows, columns)
        self.child.setwinsize(rows, columns)
        return self

    def leaves(self) -> None:
        end = time.monotonic() + PATIENCE
        while self.child.isalive():
            assert time.monotonic() < end, "still there"
            self._draw()
        assert self.child.exitstatus == 0


@pytest.fixture
def seats() -> Iterator[list[Seat]]:
    made: list[Seat] = []
    yield made
    for seat in made:
        seat.child.close(force=True)


def test_home_study_and_out(tmp_path: Path, seats: list[Seat]) -> None:
    seat = Seat(tmp_path)
    seats.append(seat)
    seat.sees("cavendish-01", "Enter study").types("\r").sees("Moment start", "You are A")
    seat.types("\x1b[C").sees("Moment 1.1", "your strongest")
    seat.types("n").sees("Moment 1.4").types("s").sees("♥ K Q 6 5").types("s")
    seat.resizes(120, 40).sees("Trumps ♠ spades").resizes(60, 18).sees("Small window (60x18)")
    seat.resizes(80, 24).types("G").sees("Moment end", "AB win three by cards")
    seat.types("q").sees(" studied", "1 of ").types("q").leaves()


def test_quiz_with_a_right_a_wrong_and_an_illegal_card(tmp_path: Path, seats: list[Seat]) -> None:
    seat = Seat(tmp_path, "quiz", "cavendish-01")
    seats.append(seat)
    seat.sees("Question 1 of 10").types("d2\r").sees("Yes, the book plays it too.")
    seat.types("\r\r").sees("Question 2 of 10").types("h9\r").sees("A does not hold ♥9")
    seat.types("ca\r").sees("The book plays ♣3.", "2 of 10")
    seat.types("\x1b").sees("Enter study").types("q").leaves()


def test_killed_in_the_middle_it_goes_on_from_there(tmp_path: Path, seats: list[Seat]) -> None:
    first = Seat(tmp_path, "study", "cavendish-03")
    seats.append(first)
    first.sees("Moment start").types(":7.3\r").sees("Moment 7.3")
    first.child.kill(signal.SIGKILL)
    quiz = Seat(tmp_path, "quiz", "cavendish-01")
    seats.append(quiz)
    quiz.sees("Question 1 of 10").types("d2\r").sees("Yes, the book").types("\rc")
    quiz.child.kill(signal.SIGKILL)
    again = Seat(tmp_path)
    seats.append(again)
    again.sees("c  Continue: Read partner's trumps").types("c").sees("Moment 7.3")
    again.types("q").sees("at 7.3", "1 of 1").types("z").sees("1 of 10").types("\r")
    again.sees("Question 2 of 10").types("\x03").leaves()


def test_no_colour_and_letters(tmp_path: Path, seats: list[Seat]) -> None:
    seat = Seat(tmp_path, "study", "cavendish-01", "--ascii")
    seats.append(seat)
    seat.sees("S Q 10 5 3")
    assert seat.text.isascii()
    seat.types("\x03").leaves()


def test_a_preview_follows_its_file(tmp_path: Path, seats: list[Seat]) -> None:
    path = tmp_path / "hand.yaml"
    text = Path("hands/cavendish/01.yaml").read_text("utf-8")
    path.write_text(text, "utf-8")
    seat = Seat(tmp_path, "preview", str(path))
    seats.append(seat)
    seat.sees("Moment start").types(":4.1\r").sees("Moment 4.1", "This is the lesson")
    path.write_text(text.replace("title:", "titel:"), "utf-8")
    seat.sees("unknown key 'titel'", "2 | titel:", "^")
    beside = tmp_path / "saved"
    beside.write_text(text.replace("This is the lesson", "Here is the lesson"), "utf-8")
    beside.replace(path)
    seat.sees("Moment 4.1", "Here is the lesson", "Read again.").types("qq").leaves()
    assert not (tmp_path / "progress.sqlite").exists()
