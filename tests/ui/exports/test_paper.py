"""Sheets for paper: what is on them, and that nothing on them is more than text."""

from dataclasses import replace

import pytest

from tests.ui.exports.markup import Markup
from tests.ui.exports.samples import HAND, HOSTILE, SECRET, hand, hostile, selection
from trainer.principles.register import rules
from trainer.records.library import shipped
from trainer.study.selection import Selection, select_set
from trainer.text import clean
from trainer.ui.exports.paper import export
from trainer.ui.exports.paper_scene import prose_html, spans_html
from trainer.ui.exports.wanted import Wishes
from trainer.ui.scene import Span

KINDS = ("lessons", "quiz", "slips", "records", "answers")


def sheets(of: Selection, wishes: Wishes | None = None) -> dict[str, Markup]:
    """Return what an export writes, read back, by the name of the file."""
    files = export(of, wishes or Wishes())
    return {file.name: Markup(file.data.decode()) for file in files}


@pytest.fixture(scope="module")
def book() -> dict[str, Markup]:
    return sheets(select_set(shipped()))


def test_the_shipped_set_is_sound_html_without_scripts(book: dict[str, Markup]) -> None:
    assert list(book) == [f"cavendish-{kind}.html" for kind in KINDS]


def test_every_hand_and_lesson_begins_a_sheet(book: dict[str, Markup]) -> None:
    whole = select_set(shipped())
    counted = {
        name: sum(each.startswith("article") for each in page.classes)
        for name, page in book.items()
    }
    assert counted["cavendish-records.html"] == len(whole.hands)
    assert counted["cavendish-slips.html"] == len(whole.hands)
    assert counted["cavendish-lessons.html"] == len(whole.lessons)
    assert counted["cavendish-quiz.html"] >= len(whole.hands)
    assert all("article { break-after: page; }" in page.style for page in book.values())


def test_every_trick_stands_in_the_record(book: dict[str, Markup]) -> None:
    tricks = sum(len(hand.line.winners) for hand in select_set(shipped()).hands)
    numbers = [each for each in book["cavendish-records.html"].classes if each == "td.number"]
    assert len(numbers) == tricks > 39 * 13


def test_a_text_from_a_file_is_only_text() -> None:
    told = " ".join(clean(HOSTILE).split())
    pages = sheets(hostile())
    assert len(pages) == len(KINDS)
    for page in pages.values():
        assert "\x1b" not in page.text
        assert told in " ".join(page.text.split())


def test_a_quiz_tells_no_answer_and_no_hidden_card() -> None:
    whole = selection()
    one = replace(whole, hands=(hand(HAND.replace("card: C5", "card: H3")),), lessons=())
    page = sheets(one, Wishes(answers=False))["sample-quiz.html"]
    assert SECRET not in page.text
    assert "♣5" not in page.text
    assert [page.text.count(f"Question {n}") for n in (1, 2, 3)] == [2, 1, 0]
    assert "from the seat of Y" in page.text
    assert page.classes.count("div.room") == 3


def test_without_answers_no_sheet_tells_one() -> None:
    pages = sheets(selection(), Wishes(answers=False))
    assert list(pages) == ["small-lessons.html", "small-quiz.html", "small-slips.html"]
    assert not [name for name, page in pages.items() if SECRET in page.text]


def test_the_answers_hold_every_reason() -> None:
    page = sheets(selection())["small-answers.html"]
    assert "Good too: ♥ K. NOT-YET" in page.text
    assert "Wrong: ♠ 2. NOT-YET too" in page.text
    assert "The answer is Z." in page.text
    assert f"Principle: {rules()['lead-from-strongest-suit'].title} (p. 56)." in page.text
    assert "See also p. 57." in page.text
    assert "(p. 57)" in page.text.replace("\u00a0", " ")
    assert "The answer is 4711." in page.text


def test_the_record_tells_all() -> None:
    page = sheets(selection())["small-records.html"]
    for words in ("Said at the start.", "NOT-YET after the card", "With all hands seen"):
        assert words in page.text
    assert page.classes.count("tr.") == 1 + 3
    assert page.classes.count("u.") == 3 + 1


def test_slips_give_the_turn_up_to_the_dealer_alone(book: dict[str, Markup]) -> None:
    text = book["cavendish-slips.html"].text
    hands = select_set(shipped()).hands
    dealt = [hand for hand in hands if hand.line.deal.turn_up]
    assert text.count("Turn up") == len(dealt)
    assert book["cavendish-slips.html"].classes.count("section.slip") == 4 * len(hands)


def test_slips_do_not_name_the_point_of_the_hand() -> None:
    page = sheets(selection())["small-slips.html"]
    assert SECRET not in page.text
    assert page.text.count("A leads.") == 3
    assert page.text.count("You lead.") == 1


def test_one_file_holds_every_sheet() -> None:
    pages = sheets(selection(), Wishes(single=True))
    assert list(pages) == ["small.html"]
    titles = [each for each in pages["small.html"].classes if each.startswith("article")]
    assert titles == [
        "article.lesson",
        "article.quiz",
        "article.quiz",
        "article.slips",
        "article.record",
        "article.answers",
        "article.answers",
    ]


def test_a_file_without_sheets_is_not_written() -> None:
    bare = replace(hand(), questions=())
    names = list(sheets(replace(selection(), hands=(bare,), lessons=())))
    assert names == ["sample-slips.html", "sample-records.html"]


def test_markdown_is_shown_and_raw_html_is_not() -> None:
    text = "Some *text* & <b>more</b>\n\n3. one\n4. [two](javascript:x)\n\n- `three`"
    assert prose_html(text) == (
        "<p>Some <em>text</em> &amp; &lt;b&gt;more&lt;/b&gt;</p>"
        '<ol start="3"><li>one</li><li>two</li></ol>'
        "<ul><li><code>three</code></li></ul>"
    )


def test_cards_stay_whole() -> None:
    spans = [Span("♠K", "card.spades"), Span(" "), Span("♠2", "card.spades"), Span(" <")]
    assert spans_html(spans) == ('<span class="card spades"><i>♠</i>K <i>♠</i>2</span> &lt;')
