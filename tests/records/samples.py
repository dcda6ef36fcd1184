"""Hand files to test with: the fixtures, a small ending, and ways to spoil a good file."""

import re
from collections.abc import Iterable
from pathlib import Path

from hypothesis import strategies as st

from trainer.records.hand import HandRecord, hand_of
from trainer.records.library import hand_files, shipped
from trainer.records.problem import BadFile, Problem
from trainer.records.source import Source, decode

FILES = Path(__file__).parents[1] / "files"
GOOD = sorted((FILES / "good").glob("*.yaml"))
BAD = sorted((FILES / "bad").glob("*.yaml"))
SHIPPED = list(hand_files(shipped()))
FIRST_HAND = (shipped() / "hands" / "cavendish" / "01.yaml").read_bytes().decode()
NAME = Path("hand.yaml")

ENDING = """\
id: ending
title: A test
trumps: S
leader: A
deal:
  A: HAK S2
  Y: H64 D3
  B: H32 S4
  Z: H87 S5
"""
PLAY = """\
play:
  - 1. A HA H6 H2 H7
  - 2. A HK H4 H3 H8
  - 3. A S2 D3 S4 S5
"""


def told(problems: Iterable[Problem]) -> list[str]:
    """Return problems as the `.expected` files have them."""
    return [f"{each.place.line}:{each.place.column}: {each.message}" for each in problems]


def record_of(text: str) -> HandRecord:
    """Return the record of a text; BadFile when there is a problem of form."""
    return hand_of(Source(NAME, text))


def form_problems(text: str | bytes) -> list[str]:
    """Return every problem of form in a file, none if it reads."""
    data = text if isinstance(text, bytes) else text.encode()
    try:
        hand_of(decode(NAME, data))
    except BadFile as error:
        return told(error.problems)
    return []


def inside(problem: Problem, data: bytes) -> bool:
    """Tell whether the place of a problem lies in the file, or just behind its last character.

    Lines are counted as an editor counts them, or by line feeds alone.
    """
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError:
        text = data.decode("latin-1")
    line, column = problem.place.line, problem.place.column
    return any(
        1 <= line <= len(lines) and 1 <= column <= len(lines[line - 1]) + 1
        for lines in (re.split("\r\n|[\r\n]", text), text.split("\n"))
    )


_LINES = FIRST_HAND.splitlines(keepends=True)
_NEW_LINES = [
    *("\n", "\t\n", "---\n", "...\n", "- x\n", "x\n", "x: y\n", "  x: y\n", '"\n', "#\n", "? x\n"),
    *("deal: [\n", "id: &a b\n", "title: *a\n", "<<: {}\n", "    remarks:\n", "play: []\n"),
    *("      - at: 99.4\n", "      - at: start\n", "result: {AB: 1, YZ: 1}\n", "dealer: A\n"),
    *("  - trick: 1. A D2 D4 DQ DA\n", "  - trick: 4. Y H2\n", "        best: D2 D2\n"),
    *("        kind: how-many\n", "        of: A\n", "        answer: 99\n", "leader: Y\n"),
    *("        wrong: {DA: x, da: y}\n", "  A: SA\n", "  B: SQT53 HA DKJ92 CA763\n"),
]
_NEW_CHARACTERS = [
    *"\t\n\r -:#'\"[]{},&*!|>%@`?~0129.AYBZSHDCKQJTx\\é♥\x1b\x85\u2028\u202e\ufeff\U0001f0a1"
]


@st.composite
def spoilt_hands(draw: st.DrawFn) -> bytes:
    """Draw the first hand with a line or a character deleted, doubled or replaced, or a few."""
    lines = list(_LINES)
    for _ in range(draw(st.integers(1, 3))):
        at = draw(st.integers(0, len(lines) - 1))
        parts = lines
        if draw(st.booleans()) and lines[at]:
            parts = list(lines[at])
            place = draw(st.integers(0, len(parts) - 1))
        else:
            place = at
        new = _NEW_LINES if parts is lines else _NEW_CHARACTERS
        act = draw(st.sampled_from(("delete", "double", "replace")))
        if act == "delete":
            parts[place] = ""
        elif act == "double":
            parts[place] *= 2
        else:
            parts[place] = draw(st.sampled_from(new))
        if parts is not lines:
            lines[at] = "".join(parts)
    return "".join([*lines, "\n"]).encode()


_PIECES = ["id: a\n", "title: b\n", "deal:\n", "  A: SA\n", "play:\n- ", "1. A SA", "questions:\n"]
_bytes = st.one_of(
    st.binary(),
    st.text().map(str.encode),
    st.lists(st.sampled_from(_PIECES + _NEW_LINES + _NEW_CHARACTERS)).map(
        lambda pieces: "".join(pieces).encode()
    ),
)
any_bytes = _bytes.map(lambda data: data + b"\n")
"""Lines of any kind: hardly ever YAML, text, and scraps of hand files."""
