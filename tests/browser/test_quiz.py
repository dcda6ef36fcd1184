"""The quiz and the lessons in the browser, and the results they leave."""

import json
from pathlib import Path

import pytest

from tests.browser.watched import Watched
from trainer.study.results import Results, read_results

pytest.importorskip("playwright.sync_api", reason="the extra 'browser' is not installed")
from playwright.sync_api import Page, expect

HAND = "alone/cavendish-01.html"


def begin(page: Page) -> None:
    page.get_by_role("button", name="Begin").click()
    expect(page.get_by_role("heading", name="Question 1 of 10")).to_be_visible()


def answer(page: Page, typed: str) -> None:
    page.keyboard.type(typed)
    page.keyboard.press("Enter")


def results(page: Page, path: Path, name: str = "Ann") -> Results:
    page.get_by_role("button", name="Results").first.click()
    page.get_by_label("Your name or a pseudonym").fill(name)
    with page.expect_download() as download:
        page.get_by_role("button", name="Download results").click()
    assert download.value.suggested_filename == f"results-{name.lower()}.json"
    file = path / "results.json"
    download.value.save_as(file)
    page.get_by_role("button", name="Close").click()
    return read_results(file)


def test_a_wrong_card_is_answered_with_what_is_wrong_with_that_card(watched: Watched) -> None:
    page = watched.open(f"{HAND}#quiz")
    begin(page)
    page.get_by_role("button", name="Play the king of diamonds").click()
    verdict = page.locator(".verdict")
    expect(verdict).to_contain_text("No.")
    expect(verdict).to_contain_text("King and knave are not in sequence")
    expect(verdict).to_contain_text("The book plays ♦2.")
    expect(verdict).to_contain_text("Principle: Lead originally from your strongest suit (p. 56).")
    expect(page.locator("#live")).to_contain_text("King and knave are not in sequence")
    expect(page.get_by_role("button", name="Go on")).to_be_focused()


def test_the_best_card_typed_is_right(watched: Watched) -> None:
    page = watched.open(f"{HAND}#quiz")
    begin(page)
    answer(page, "two of diamonds")
    expect(page.locator(".verdict.best")).to_contain_text("Yes, the book plays it too.")


def test_an_illegal_card_is_refused_at_no_cost(watched: Watched, tmp_path: Path) -> None:
    page = watched.open(f"{HAND}#quiz")
    begin(page)
    for typed, words in (
        ("hk", "♥︎K is not in your hand."),
        ("d", "fits more than one card"),
        ("nonsense", "is no card"),
    ):
        page.get_by_role("textbox").fill(typed)
        page.keyboard.press("Enter")
        expect(page.get_by_role("alert")).to_contain_text(words)
    page.get_by_role("textbox").fill("D2")
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Play the king of diamonds").click()
    expect(page.get_by_role("alert")).to_contain_text("♦K would be a revoke")
    expect(page.locator(".verdict")).to_have_count(0)
    found = results(page, tmp_path)
    assert [(each.question, each.given) for each in found.answers] == [("opening-lead", "D2")]


def test_the_play_stops_before_the_question_and_its_remark_waits(watched: Watched) -> None:
    page = watched.open(f"{HAND}#quiz")
    begin(page)
    expect(page.locator(".words")).not_to_contain_text("You open your strongest suit (p. 56). It")
    answer(page, "d2")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Question 2 of 10")).to_be_visible()
    expect(page.locator(".words")).to_contain_text("You open your strongest suit (p. 56). It")
    expect(page.locator(".trick .face")).to_have_count(1)
    expect(page.locator(".suit-lines")).to_have_count(0)


def test_the_play_between_two_questions_goes_on_card_by_card(watched: Watched) -> None:
    page = watched.open(f"{HAND}#quiz")
    begin(page)
    answer(page, "d2")
    for said in ("You play the two", "Y plays the four", "B plays the queen", "Z plays the ace"):
        page.keyboard.press("ArrowRight")
        expect(page.locator("#live")).to_contain_text(said)
    expect(page.locator(".words")).to_contain_text("Queen and ace have both gone")
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("heading", name="Question 2 of 10")).to_be_focused()
    plays = page.locator(".words .play .face")
    expect(plays).to_have_count(4)
    expect(plays.last).to_have_attribute("aria-label", "ace of diamonds")


def test_a_remark_held_back_from_a_question_comes_after_it(watched: Watched) -> None:
    page = watched.open(f"{HAND}#quiz")
    begin(page)
    held_back = "It is a pity that your ace must fall"
    for _ in range(3):
        expect(page.locator(".words")).not_to_contain_text(held_back)
        page.get_by_role("button", name="Pass over").click()
        page.get_by_role("button", name="Go on").click()
    expect(page.get_by_role("heading", name="Question 4 of 10")).to_be_visible()
    expect(page.locator(".words")).to_contain_text(held_back)


def test_hints_come_one_by_one_and_are_counted(watched: Watched, tmp_path: Path) -> None:
    page = watched.open(f"{HAND}#quiz")
    begin(page)
    hint = page.get_by_role("button", name="Hint")
    hint.click()
    hint.click()
    expect(page.locator(".hint")).to_have_count(2)
    hint.click()
    expect(hint).to_be_disabled()
    answer(page, "d2")
    assert [each.hints for each in results(page, tmp_path).answers] == [3]


def test_a_whole_quiz_by_keyboard_alone(watched: Watched, tmp_path: Path) -> None:
    page = watched.open(HAND)
    for _ in range(12):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.textContent") == "Quiz":
            break
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", level=1)).to_be_focused()
    for _ in range(8):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.textContent") == "Begin":
            break
    page.keyboard.press("Enter")
    data = json.loads(page.locator("#data").text_content() or "")
    for number, question in enumerate(data["hands"][0]["questions"], 1):
        expect(page.get_by_role("heading", name=f"Question {number} of 10")).to_be_focused()
        best = [key for key, each in question["verdicts"].items() if each["grade"] == "best"]
        if number == 1:
            page.keyboard.press("ArrowRight")  # the first of the cards
            expect(page.get_by_label("Play the queen of spades")).to_be_focused()
            page.keyboard.press("Enter")
        else:
            answer(page, best[0])
        expect(page.get_by_role("button", name="Go on")).to_be_focused()
        page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="The quiz is done.")).to_be_focused()
    expect(page.locator(".words")).to_contain_text("9 best, 0 good, 1 wrong, 0 passed over, of 10")
    expect(page.locator(".look-again li")).to_have_count(1)
    found = results(page, tmp_path)
    assert [each.grade for each in found.answers] == ["wrong", *["best"] * 9]
    assert {each.round for each in found.answers} == {1}


def test_missed_questions_are_taken_again_and_the_rest_is_not(
    watched: Watched, tmp_path: Path
) -> None:
    page = watched.open("folder/cavendish/hands/position-p150-ace-and-queen.html#quiz")
    page.get_by_role("button", name="Begin").click()
    data = json.loads(page.locator("#data").text_content() or "")
    questions = data["hands"][0]["questions"]
    for _ in questions:
        page.get_by_role("button", name="Pass over").click()
        expect(page.locator(".verdict")).to_contain_text("Passed over.")
        page.keyboard.press("Enter")
    page.get_by_role("button", name="Take the missed ones again").click()
    answer(page, "ca")
    rounds = [(each.grade, each.round) for each in results(page, tmp_path).answers]
    assert rounds == [*[("skipped", 1)] * len(questions), ("best", 0)]


def test_a_quiz_goes_on_where_it_was_left(watched: Watched) -> None:
    page = watched.open(f"{HAND}#quiz")
    begin(page)
    answer(page, "d2")
    page.reload()
    expect(page.locator(".words")).to_contain_text("1 of 10 answered")
    page.get_by_role("button", name="Go on").click()
    expect(page.get_by_role("heading", name="Question 2 of 10")).to_be_visible()
    page.reload()
    page.get_by_role("button", name="Begin anew").click()
    expect(page.get_by_role("heading", name="Question 1 of 10")).to_be_visible()


def test_the_results_file_is_what_a_teacher_reads(watched: Watched, tmp_path: Path) -> None:
    page = watched.open(f"{HAND}#quiz")
    begin(page)
    answer(page, "dk")
    page.get_by_role("link", name="Replay").click()
    page.keyboard.press("End")
    found = results(page, tmp_path, "Zoë")
    assert found.name == "Zoë"
    (given,) = found.answers
    assert (given.set_id, given.set_version, given.hand) == ("cavendish", 1, "cavendish-01")
    assert (given.question, given.given, given.grade) == ("opening-lead", "DK", "wrong")
    assert (given.hints, given.round) == (0, 1)
    assert given.day.endswith("+00:00")
    (place,) = found.places
    assert (place.hand, place.at, place.finished) == ("cavendish-01", "end", True)


def test_answers_are_forgotten_only_when_asked_twice(watched: Watched) -> None:
    page = watched.open(f"{HAND}#quiz")
    begin(page)
    answer(page, "d2")
    page.get_by_role("button", name="Results").click()
    forget = page.get_by_role("button", name="Forget all answers")
    forget.click()
    expect(page.get_by_role("dialog")).to_contain_text("1 answer is kept here.")
    forget.last.click()
    expect(page.get_by_role("status")).to_have_text("All answers are forgotten.")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Results").click()
    expect(page.get_by_role("dialog")).to_contain_text("There are no answers yet.")


def test_where_nothing_is_kept_the_page_says_so_and_goes_on(
    watched: Watched, tmp_path: Path
) -> None:
    refuse = "Object.defineProperty(window, 'localStorage', {get() { throw new Error('no'); }})"
    watched.page.add_init_script(refuse)
    page = watched.open(f"{HAND}#quiz")
    expect(page.locator(".warning")).to_contain_text("download your results before you close")
    begin(page)
    answer(page, "d2")
    assert len(results(page, tmp_path).answers) == 1


def test_without_answers_what_is_given_is_only_noted(watched: Watched, tmp_path: Path) -> None:
    page = watched.open("bare/cavendish/hands/cavendish-01.html")
    begin(page)
    expect(page.get_by_role("link", name="Replay")).to_have_count(0)
    expect(page.get_by_role("button", name="Hint")).to_have_count(0)
    answer(page, "dk")
    expect(page.locator(".verdict")).to_contain_text("Your answer is noted.")
    expect(page.locator(".verdict")).not_to_contain_text("No.")
    page.keyboard.press("Enter")
    for _ in range(9):
        page.get_by_role("button", name="Pass over").click()
        page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="The quiz is done.")).to_be_visible()
    expect(page.locator(".suit-lines")).to_have_count(0)
    assert results(page, tmp_path).answers[0].grade == "ungraded"
