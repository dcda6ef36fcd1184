"""Lessons in the browser: every kind of question."""

import json
from pathlib import Path
from typing import Any

import pytest

from tests.browser.test_quiz import results
from tests.browser.watched import Watched

pytest.importorskip("playwright.sync_api", reason="the extra 'browser' is not installed")
from playwright.sync_api import Locator, Page, expect

SEQUENCES = "folder/cavendish/lessons/sequences.html"
LESSONS = ("the-game", "sequences", "discards")


def asked(page: Page, kind: str) -> tuple[Locator, dict[str, Any]] | None:
    data = json.loads(page.locator("#data").text_content() or "")
    for block in data["lessons"][0]["blocks"]:
        if block["block"] == "question" and block["kind"] == kind:
            return page.locator(f'[data-question="{block["id"]}"]'), block
    return None


def first_of(watched: Watched, kind: str) -> tuple[Locator, dict[str, Any]]:
    for name in LESSONS:
        found = asked(watched.open(f"folder/cavendish/lessons/{name}.html"), kind)
        if found:
            return found
    raise AssertionError(f"no question of kind {kind}")


@pytest.mark.parametrize("kind", ["card", "pick", "number", "order"])
def test_every_kind_of_question_is_answered_by_typing(watched: Watched, kind: str) -> None:
    place, question = first_of(watched, kind)
    right = next(key for key, each in question["verdicts"].items() if each["grade"] == "best")
    place.get_by_role("textbox").fill(right)
    watched.page.keyboard.press("Enter")
    expect(place.locator(".verdict.best")).to_contain_text("Yes.")
    expect(place.locator(".verdict")).to_be_focused()


@pytest.mark.parametrize("kind", ["card", "pick", "number", "order"])
def test_what_is_no_answer_is_refused_at_no_cost(watched: Watched, kind: str) -> None:
    place, _ = first_of(watched, kind)
    place.get_by_role("textbox").fill("zz")
    watched.page.keyboard.press("Enter")
    expect(place.get_by_role("alert")).not_to_be_empty()
    expect(place.locator(".verdict")).to_have_count(0)


def test_a_wrong_card_clicked_has_its_own_reason(watched: Watched, tmp_path: Path) -> None:
    page = watched.open(SEQUENCES)
    place = page.locator('[data-question="head"]')
    place.get_by_role("button", name="Play the ten of hearts").click()
    expect(place.locator(".verdict.wrong")).to_contain_text("The lowest is for a sequence")
    expect(place.locator(".verdict")).to_contain_text("The best is ♥Q.")
    (given,) = results(page, tmp_path).answers
    assert (given.hand, given.question, given.given) == ("lesson/sequences", "head", "HT")
    assert (given.grade, given.round) == ("wrong", 0)


def test_things_are_put_in_order_by_clicking(watched: Watched) -> None:
    place, question = first_of(watched, "order")
    right = next(iter(question["verdicts"]))
    for letter in right[::-1]:
        place.locator(f'[data-key="{letter}"]').click()
    expect(place.get_by_role("textbox")).to_have_value(right[::-1])
    place.get_by_role("button", name="Clear").click()
    for letter in right:
        place.locator(f'[data-key="{letter}"]').click()
    place.get_by_role("button", name="Answer").click()
    expect(place.locator(".verdict.best")).to_be_visible()


def test_a_lesson_leads_to_its_hands_and_the_next_lesson(watched: Watched) -> None:
    page = watched.open("single/cavendish.html#lesson/sequences/")
    page.get_by_role("link", name="Next lesson").click()
    expect(page.get_by_role("heading", level=1)).not_to_have_text("Sequences")
    for lesson in LESSONS:
        page = watched.open(f"single/cavendish.html#lesson/{lesson}/")
        links = page.locator(".hand-title a")
        if links.count():
            links.first.click()
            expect(page.locator(".table")).to_be_visible()


def test_teachers_notes_are_nowhere(watched: Watched) -> None:
    page = watched.open(SEQUENCES)
    expect(page.locator("body")).not_to_contain_text("For the teacher")
