"""The list of a large set, as a whole process, with its index warm."""

import os
import re
import tempfile
from pathlib import Path

from bench.measure import Measure, command_seconds
from trainer.records.library import hand_files, shipped

HANDS = 2_000
ALLOWED = 1.0
"""How long the list may take, in seconds."""


def measure() -> Measure:
    """Measure `whist --set FOLDER list` of a set made of the shipped hands under other ids."""
    with tempfile.TemporaryDirectory() as scratch:
        root, before = _many(Path(scratch) / "many"), os.environ.get("WHIST_HOME")
        os.environ["WHIST_HOME"] = scratch
        try:
            taken = command_seconds("-m", "trainer", "--set", str(root), "list", runs=6)
        finally:
            os.environ.pop("WHIST_HOME")
            if before is not None:
                os.environ["WHIST_HOME"] = before
    detail = f"{taken * 1000:.0f} ms, with the index warm"
    return Measure(
        f"list of {HANDS:,} hands, of the 1 s allowed", taken / ALLOWED, 1, False, detail
    )


def _many(root: Path) -> Path:
    folder = root / "hands" / "many"
    folder.mkdir(parents=True)
    (root / "set.yaml").write_text("id: many\ntitle: Many hands\nversion: 1\n", encoding="utf-8")
    texts = [path.read_text(encoding="utf-8") for path in hand_files(shipped())]
    for n in range(HANDS):
        text = re.sub(r"(?m)^id: .*$", f"id: many-{n:04}", texts[n % len(texts)], count=1)
        (folder / f"{n:04}.yaml").write_text(text, encoding="utf-8")
    return root
