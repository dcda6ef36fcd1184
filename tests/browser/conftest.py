"""A real browser, headless, that opens hand-outs from disk; skipped where there is none."""

import os
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from tests.browser.watched import Watched
from tests.ui.exports.evil import evil_selection
from trainer.records.library import find_hand, find_lesson, shipped
from trainer.records.set import read_set
from trainer.study.hand import open_hand
from trainer.study.lesson import open_lesson
from trainer.study.selection import Selection, select_hand
from trainer.study.shelf import Shelf
from trainer.ui.exports.html import export
from trainer.ui.exports.wanted import Wishes

if TYPE_CHECKING:
    from playwright.sync_api import Browser

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
NAMES = ("chromium", "chromium-browser", "google-chrome", "chrome")


def _program() -> str | None:
    """Return the browser: the one WHIST_BROWSER names, or the first on the path."""
    named = os.environ.get("WHIST_BROWSER")
    return named or next(filter(None, map(shutil.which, NAMES)), None)


@pytest.fixture(scope="session")
def browser() -> Iterator["Browser"]:
    program = _program()
    if program is None:
        pytest.skip("no Chromium or Chrome found; WHIST_BROWSER may name one")
    from playwright.sync_api import sync_playwright  # the tests are skipped without it

    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=program, args=FLAGS)
        yield started
        started.close()


@pytest.fixture(scope="session")
def handouts(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Write some hand-outs: a set as a folder and as one file, hands alone, and the evil one."""
    root = tmp_path_factory.mktemp("handouts")
    for name, selection, wishes in (
        ("folder", _some(), Wishes()),
        ("single", _some(), Wishes(single=True)),
        ("alone", select_hand(_hand("cavendish-01"), shipped()), Wishes()),
        ("bare", _some(), Wishes(answers=False)),
        ("evil", evil_selection(), Wishes(single=True)),
    ):
        for file in export(selection, wishes):
            path = root / name / file.name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(file.data)
    return root


def _hand(name: str) -> Any:
    path = find_hand(shipped(), name)
    assert path is not None
    return open_hand(path)


def _some() -> Selection:
    """Return a few hands and lessons, with every kind of question among them."""
    lessons = []
    for name in ("the-game", "sequences", "discards"):
        path = find_lesson(shipped(), name)
        assert path is not None, name
        lessons.append(open_lesson(path))
    glossary = Shelf(shipped()).glossary
    hands = ("cavendish-01", "cavendish-02", "position-p150-ace-and-queen")
    return Selection(read_set(shipped()), tuple(map(_hand, hands)), tuple(lessons), glossary)


@pytest.fixture
def watched(browser: "Browser", handouts: Path) -> Iterator[Watched]:
    """Yield a page of a new profile; nothing may go wrong on it, nor may it ask for anything."""
    context = browser.new_context(viewport={"width": 1280, "height": 800})
    context.set_default_timeout(5000)
    found = Watched(context.new_page(), handouts)
    yield found
    context.close()
    assert found.faults == []
    assert [url for url in found.requests if not url.startswith(("file:", "data:", "blob:"))] == []
