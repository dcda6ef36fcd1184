"""How the pages look, who can use them, and that evil text does nothing."""

import pytest

from tests.browser.watched import Watched
from tests.ui.exports.evil import EVIL

pytest.importorskip("playwright.sync_api", reason="the extra 'browser' is not installed")
from playwright.sync_api import Page, expect

HAND = "folder/cavendish/hands/cavendish-01.html"
PAGES = [
    "folder/cavendish/index.html",
    HAND,
    f"{HAND}#end",
    "folder/cavendish/lessons/sequences.html",
]
CONTRAST = """
() => {
  const light = ([r, g, b]) => [r, g, b].map((v) => v / 255)
    .map((v) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4))
    .reduce((sum, v, n) => sum + v * [0.2126, 0.7152, 0.0722][n], 0);
  const read = (text) => (text.match(/[0-9.]+/g) ?? []).map(Number);
  const under = (node) => {
    for (let at = node; at; at = at.parentElement) {
      const style = getComputedStyle(at);
      if (at.matches(".felt")) return [47, 107, 85]; // the lightest of its green
      if (at.matches(".face")) return [248, 245, 236];
      const color = read(style.backgroundColor);
      if (color.length === 3 || color[3] === 1) return color;
    }
    return [255, 255, 255];
  };
  const poor = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const node = walk.currentNode.parentElement;
    const unread = "script, style, noscript, [disabled], [aria-disabled=true], .unseen, .skip";
    if (node.closest(unread) || !node.checkVisibility()) continue;
    if (!walk.currentNode.textContent.trim()) continue;
    const [a, b] = [light(read(getComputedStyle(node).color)), light(under(node))];
    const ratio = (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
    const size = parseFloat(getComputedStyle(node).fontSize);
    const needed = size >= 24 ? 3 : 4.5;
    if (ratio < needed) poor.push([walk.currentNode.textContent, ratio, node.className]);
  }
  return poor;
}
"""


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("address", PAGES)
def test_text_has_the_contrast_it_needs(watched: Watched, address: str, theme: str) -> None:
    watched.page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
    page = watched.open(address)
    if address == HAND:
        page.keyboard.press("s")
        page.keyboard.press("n")
    assert page.evaluate(CONTRAST) == []


@pytest.mark.parametrize("address", PAGES)
@pytest.mark.parametrize("size", [(1280, 800), (390, 844), (320, 640), (820, 1180)])
@pytest.mark.parametrize("large", [False, True])
def test_nothing_is_wider_than_the_screen(
    watched: Watched, address: str, size: tuple[int, int], large: bool
) -> None:
    page = watched.open(address)
    page.set_viewport_size({"width": size[0], "height": size[1]})
    if large:
        page.get_by_role("button", name="Large").click()
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0


def test_dark_follows_the_system_until_it_is_chosen(watched: Watched) -> None:
    page = watched.page
    page.emulate_media(color_scheme="dark")
    watched.open(HAND)
    dark = page.get_by_role("button", name="Dark")
    expect(dark).to_have_attribute("aria-pressed", "true")
    shade = _background(page)
    dark.click()
    assert _background(page) != shade
    page.reload()
    expect(dark).to_have_attribute("aria-pressed", "false")
    page.goto(page.url.replace("hands/cavendish-01", "index"))
    expect(dark).to_have_attribute("aria-pressed", "false")


def test_large_makes_cards_and_text_larger(watched: Watched) -> None:
    page = watched.open(f"{HAND}#4.1")

    def sizes() -> list[float]:
        script = "s => document.querySelector(s).getBoundingClientRect().height"
        return [page.evaluate(script, each) for each in (".seat.bottom .face", "h1")]

    before = sizes()
    page.get_by_role("button", name="Large").click()
    assert all(now > 1.3 * then for now, then in zip(sizes(), before, strict=True))
    bottom = page.locator(".controls").bounding_box()
    assert bottom is not None
    assert bottom["y"] + bottom["height"] <= 800


def test_focus_can_be_seen_and_everything_has_a_name(watched: Watched) -> None:
    page = watched.open(f"{HAND}#quiz")
    page.get_by_role("button", name="Begin").click()
    page.keyboard.press("ArrowRight")
    assert page.evaluate("getComputedStyle(document.activeElement).outlineStyle") == "solid"
    nameless = """() => [...document.querySelectorAll("button, a, input")].filter((each) =>
        !(each.getAttribute("aria-label") || each.textContent.trim() || each.labels?.length))
        .map((each) => each.outerHTML)"""
    assert page.evaluate(nameless) == []
    expect(page.locator("main")).to_have_count(1)
    expect(page.get_by_role("heading", level=1)).to_have_count(1)


def test_touch_targets_are_large_enough(watched: Watched) -> None:
    page = watched.page
    page.set_viewport_size({"width": 390, "height": 844})
    watched.open(f"{HAND}#quiz")
    page.get_by_role("button", name="Begin").click()
    small = """() => [...document.querySelectorAll("button.face")].filter((each, n, all) => {
        const next = all[n + 1]?.getBoundingClientRect(), here = each.getBoundingClientRect();
        const seen = next && next.top === here.top ? next.left - here.left : here.width;
        return seen < 24 || here.height < 44; }).length"""
    assert page.evaluate(small) == 0


def test_evil_text_is_shown_and_does_nothing(watched: Watched) -> None:
    page = watched.open("evil/evil.html")
    shown = EVIL.replace("\u2028", "")
    expect(page.get_by_role("heading", level=1)).to_contain_text(shown[:40])
    _harmless(page)
    for hand in ("cavendish-01", "puzzle", "questions"):
        page = watched.open(f"evil/evil.html#hand/{hand}/start")
        for key in (*["ArrowRight"] * 6, "s", "End"):
            page.keyboard.press(key)
            _harmless(page)
        expect(page.get_by_role("heading", level=1)).to_contain_text("<img src=x onerror=")
    page = watched.open("evil/evil.html#hand/cavendish-01/quiz")
    page.get_by_role("button", name="Begin").click()
    for _ in range(4):
        page.get_by_role("button", name="Hint").click()
        _harmless(page)
        page.get_by_role("button", name="Pass over").click()
        expect(page.locator(".verdict")).to_contain_text("<img src=x onerror=")
        page.get_by_role("button", name="Go on").click()
    page = watched.open("evil/evil.html#lesson/sequences/")
    for place in page.locator(".lesson-question").all():
        place.locator("button.option, button.face").first.click()
        expect(place.locator(".verdict")).to_contain_text("<img src=x onerror=")
    _harmless(page)


def test_a_name_is_only_a_name(watched: Watched) -> None:
    page = watched.open(HAND)
    page.get_by_role("button", name="Results").click()
    page.get_by_label("Your name or a pseudonym").fill(EVIL)
    page.reload()
    page.get_by_role("button", name="Results").click()
    expect(page.get_by_label("Your name or a pseudonym")).to_have_value(EVIL[:60].strip())
    _harmless(page)


def _harmless(page: Page) -> None:
    assert page.evaluate("window.evil === undefined")
    expect(page.locator("img, #evil, body script:not(#data):not([type=module])")).to_have_count(0)


def _background(page: Page) -> str:
    return page.evaluate("getComputedStyle(document.body).backgroundColor")  # type: ignore[no-any-return]
