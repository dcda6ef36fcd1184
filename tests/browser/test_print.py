"""Sheets printed by a real browser: every sheet is a page or more, on A4 and on Letter."""

import re
import shutil
import subprocess
from pathlib import Path

import pytest

from trainer.records.library import find_hand, shipped
from trainer.study.hand import open_hand
from trainer.study.selection import Selection, select_hand
from trainer.ui.exports.paper import export
from trainer.ui.exports.wanted import Wishes

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
BROWSER = next(filter(None, map(shutil.which, NAMES)), "")
pytestmark = pytest.mark.skipif(not BROWSER, reason=f"no browser: none of {', '.join(NAMES)}")
FLAGS = (
    *("--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"),
    *("--disable-background-networking", "--disable-component-update", "--disable-sync"),
    "--no-pdf-header-footer",
)
SIZES = {"A4": (595, 842), "Letter": (612, 792)}


def printed(html: bytes, paper: str, folder: Path) -> tuple[int, tuple[int, int]]:
    """Return the number of pages that a browser prints, and their size in points."""
    page, target = folder / "page.html", folder / "page.pdf"
    page.write_bytes(html.replace(b"@page {", f"@page {{ size: {paper};".encode(), 1))
    command = [BROWSER, *FLAGS, f"--user-data-dir={folder / 'profile'}"]
    command += [f"--print-to-pdf={target}", page.as_uri()]
    subprocess.run(command, check=True, capture_output=True, timeout=120)
    data = target.read_bytes()
    boxes = re.findall(rb"/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]", data)
    width, height = boxes[0]
    return len(re.findall(rb"/Type\s*/Page\b", data)), (round(float(width)), round(float(height)))


@pytest.fixture(scope="module")
def selection() -> Selection:
    path = find_hand(shipped(), "cavendish-05")
    assert path is not None
    return select_hand(open_hand(path))


def test_every_kind_of_sheet_prints_on_a4(selection: Selection, tmp_path: Path) -> None:
    pages = {}
    for file in export(selection, Wishes()):
        kind = file.name.removeprefix("cavendish-05-").removesuffix(".html")
        pages[kind], size = printed(file.data, "A4", tmp_path)
        assert size == SIZES["A4"]
    assert pages["slips"] == 1
    assert 1 <= pages["records"] <= 3
    assert 3 <= pages["quiz"] <= 5
    assert 1 <= pages["answers"] <= 4


def test_one_file_prints_on_letter(selection: Selection, tmp_path: Path) -> None:
    (file,) = export(selection, Wishes(single=True))
    pages, size = printed(file.data, "Letter", tmp_path)
    assert size == SIZES["Letter"]
    assert 7 <= pages <= 13
