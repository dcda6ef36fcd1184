"""A hand replayed in the browser."""

import pytest

from tests.browser.watched import Watched

pytest.importorskip("playwright.sync_api", reason="the extra 'browser' is not installed")
from playwright.sync_api import Page, expect

HAND = "folder/cavendish/hands/cavendish-01.html"


def trick(page: Page) -> list[str | None]:
    faces = page.locator(".trick .face")
    return [faces.nth(n).get_attribute("aria-label") for n in range(faces.count())]


def moment(page: Page) -> str:
    return page.evaluate("location.hash.slice(1)")  # type: ignore[no-any-return]


@pytest.mark.parametrize(
    ("keys", "at"),
    [
        ("ArrowRight", "1.1"),
        ("Space", "1.1"),
        ("ArrowRight ArrowRight ArrowLeft", "1.1"),
        ("n", "1.4"),
        ("n n", "2.4"),
        ("n ArrowRight n", "2.4"),
        ("n n p", "1.4"),
        ("n ArrowRight p", "1.4"),
        ("End", "end"),
        ("End ArrowRight", "end"),
        ("End ArrowLeft", "13.4"),
        ("n Home", "start"),
        ("ArrowRight ArrowLeft ArrowLeft", "start"),
    ],
)
def test_keys_go_through_the_play(watched: Watched, keys: str, at: str) -> None:
    page = watched.open(HAND)
    for key in keys.split():
        page.keyboard.press(key)
    assert moment(page) == at


def test_an_address_names_a_moment(watched: Watched) -> None:
    page = watched.open(f"{HAND}#7.3")
    expect(page.get_by_role("link", name="Moment 7.3")).to_be_visible()
    assert [str(card)[0] for card in trick(page)] == ["B", "Z", "A"]  # as they were played
    page.evaluate("location.hash = '4.1'")
    expect(page.locator(".remark.new")).to_contain_text("This is the lesson of the hand")
    assert trick(page) == ["A: three of spades"]


def test_hands_not_the_students_are_hidden_until_the_end_or_asked_for(watched: Watched) -> None:
    page = watched.open(f"{HAND}#1.3")
    expect(page.locator(".suit-lines")).to_have_count(0)
    expect(page.get_by_role("group", name="A (you)")).to_contain_text("Q")
    page.keyboard.press("s")
    expect(page.locator(".suit-lines")).to_have_count(3)
    page.keyboard.press("s")
    expect(page.locator(".suit-lines")).to_have_count(0)
    page.keyboard.press("End")
    expect(page.locator(".suit-lines")).to_have_count(3)
    expect(page.locator(".words")).to_contain_text("AB win three by cards")
    expect(page.locator(".words")).to_contain_text("With all hands seen")


def test_remarks_come_after_their_card_and_not_before(watched: Watched) -> None:
    page = watched.open(f"{HAND}#start")
    words = page.locator(".words")
    expect(words).not_to_contain_text("You open your strongest suit")
    page.keyboard.press("ArrowRight")
    expect(words).to_contain_text("You open your strongest suit")
    expect(words).not_to_contain_text("Queen and ace have both gone")
    page.keyboard.press("n")
    expect(words).to_contain_text("Queen and ace have both gone")


def test_what_was_just_played_is_announced(watched: Watched) -> None:
    page = watched.open(HAND)
    page.keyboard.press("ArrowRight")
    expect(page.locator("#live")).to_contain_text("You play the two of diamonds.")
    expect(page.locator("#live")).to_contain_text("You open your strongest suit")
    page.keyboard.press("ArrowRight")
    expect(page.locator("#live")).to_contain_text("Y plays the four of diamonds.")


def test_buttons_do_what_the_keys_do(watched: Watched) -> None:
    page = watched.open(HAND)
    for name, at in (
        ("Next card", "1.1"),
        ("Next trick", "1.4"),
        ("Back one card", "1.3"),
        ("Back one trick", "start"),
        ("End", "end"),
        ("Start", "start"),
    ):
        page.get_by_role("button", name=name, exact=True).click()
        assert moment(page) == at


def test_a_term_is_looked_up_and_put_away_by_keyboard(watched: Watched) -> None:
    page = watched.open(f"{HAND}#4.1")
    term = page.get_by_role("button", name="established")
    term.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("ArrowRight")
    assert moment(page) == "4.1"
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(term).to_be_focused()


def test_one_file_has_every_page_and_the_way_back(watched: Watched) -> None:
    page = watched.open("single/cavendish.html")
    page.get_by_role("link", name="The second time you have the lead").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("The second time you have the lead")
    expect(page.get_by_role("heading", level=1)).to_be_focused()
    page.keyboard.press("n")
    assert moment(page) == "hand/cavendish-01/1.4"
    page.get_by_role("link", name="All hands and lessons").click()
    expect(page.get_by_role("searchbox")).to_be_visible()
    page.go_back()
    expect(page.get_by_role("link", name="Moment 1.4")).to_be_visible()


def test_a_folder_leads_from_page_to_page(watched: Watched) -> None:
    page = watched.open("folder/cavendish/index.html")
    page.get_by_role("link", name="Sequences").click()
    page.get_by_role("link", name="All hands and lessons").click()
    page.get_by_role("link", name="The second time you have the lead").click()
    page.keyboard.press("End")
    page.get_by_role("link", name="All hands and lessons").click()
    expect(page.locator("li", has_text="The second time")).to_contain_text("studied")


def test_the_index_is_searched(watched: Watched) -> None:
    page = watched.open("folder/cavendish/index.html")
    page.keyboard.press("/")
    page.keyboard.type("finesse lead")
    expect(page.get_by_role("link", name="The second time you have the lead")).to_be_visible()
    expect(page.get_by_role("link", name="Sequences")).to_be_hidden()
    page.get_by_role("searchbox").fill("xyzzy")
    expect(page.get_by_role("status")).to_have_text("Nothing fits.")
