"""The screens: the first frame against importing the libraries alone, and a key against 20 ms."""

import io
import os
import sys
import tempfile
import time
from pathlib import Path

import pexpect
from prompt_toolkit.application.current import set_app
from prompt_toolkit.data_structures import Size
from prompt_toolkit.input import create_pipe_input
from prompt_toolkit.output.vt100 import Vt100_Output

from bench.measure import Measure, command_seconds
from trainer.records.library import shipped
from trainer.study.progress import open_progress
from trainer.ui.desk import Desk
from trainer.ui.screens.screen import Open
from trainer.ui.screens.session import Session
from trainer.ui.tui.app import Terminal

IMPORTS = "import prompt_toolkit, markdown_it, yaml"
KEYS = ["right"] * 53 + ["left"] * 20 + ["s", "v", "tab", "tab", "down", "up", "t", "?", "x"] * 5
ALLOWED = 20.0
"""How long a key may take to be drawn, in milliseconds, at the 95th percentile."""


def _first_frame(home: str) -> float:
    """Return the time from the start of the command to its first frame, in seconds."""
    start = time.perf_counter()
    child = pexpect.spawn(
        sys.executable,
        ["-m", "trainer", "study", "cavendish-01"],
        dimensions=(24, 80),
        env=os.environ | {"WHIST_HOME": home, "TERM": "xterm-256color"},
        timeout=30,
    )
    child.expect("jump")
    seconds = time.perf_counter() - start
    child.send("\x03")
    child.expect(pexpect.EOF)
    child.close()
    return seconds


def first_frame() -> Measure:
    """Measure the first frame of the study screen."""
    with tempfile.TemporaryDirectory() as home:
        ours = min(_first_frame(home) for _ in range(7))
    theirs = command_seconds("-c", IMPORTS)
    detail = f"{ours * 1000:.0f} ms; python -c '{IMPORTS}' {theirs * 1000:.0f} ms"
    return Measure("first frame of the study screen", ours / theirs, 2, False, detail)


def _key_times(home: Path) -> list[float]:
    """Return the time of each key from its event to the frame written, in milliseconds."""
    output = Vt100_Output(io.StringIO(), lambda: Size(rows=40, columns=120))
    desk = Desk(shipped(), home, open_progress(home), lambda: "2026-01-01")
    times = []
    with create_pipe_input() as pipe:
        opening = [Open("cavendish-01")]
        terminal = Terminal(Session.begin(desk, opening), desk, input=pipe, output=output)
        with set_app(terminal.app):
            for key in KEYS:
                start = time.perf_counter()
                terminal.dispatch(key)
                terminal.app.renderer.render(terminal.app, terminal.app.layout)
                times.append((time.perf_counter() - start) * 1000)
    return sorted(times)


def key_to_redraw() -> Measure:
    """Measure keys on the study screen, headless, with the memory written at each."""
    with tempfile.TemporaryDirectory() as home:
        times = _key_times(Path(home))
    slow = times[int(len(times) * 0.95)]
    detail = (
        f"95th percentile {slow:.1f} ms, median {times[len(times) // 2]:.1f} ms, {len(times)} keys"
    )
    return Measure("key to redraw, of the 20 ms allowed", slow / ALLOWED, 1, False, detail)
