"""Hand-outs for a browser: what the files hold, and what they must not."""

import json
import re
from base64 import b64encode
from collections.abc import Mapping
from functools import cache
from hashlib import sha256
from html.parser import HTMLParser
from importlib.resources import files
from posixpath import join, normpath
from typing import Any

import pytest

from tests.ui.exports.evil import EVIL, evil_selection
from trainer.records.library import find_hand, shipped
from trainer.study.hand import open_hand
from trainer.study.selection import select_hand, select_set
from trainer.ui.exports.html import export
from trainer.ui.exports.html_page import SCRIPTS, STYLES
from trainer.ui.exports.html_words import words
from trainer.ui.exports.wanted import Wishes

Json = dict[str, Any]


@cache
def folder(answers: bool = True) -> Mapping[str, str]:
    selection = select_set(shipped())
    return {file.name: file.data.decode() for file in export(selection, Wishes(False, answers))}


@cache
def hand_one(answers: bool = True) -> str:
    path = find_hand(shipped(), "cavendish-01")
    assert path is not None
    selection = select_hand(open_hand(path), shipped())
    (file,) = export(selection, Wishes(False, answers))
    assert file.name == "cavendish-01.html"
    return file.data.decode()


class Reader(HTMLParser):
    """Notes every tag with its attributes, and the text of scripts and styles."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.inside: dict[str, str] = {}
        self._now = ""
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))
        self._now = dict(attrs).get("type") or tag

    def handle_endtag(self, tag: str) -> None:  # noqa: ARG002
        self._now = ""

    def handle_data(self, data: str) -> None:
        self.inside[self._now] = self.inside.get(self._now, "") + data


def data_of(page: str) -> Json:
    data: Json = json.loads(Reader(page).inside["application/json"])
    return data


def test_a_set_is_an_index_with_a_page_for_each_hand_and_lesson() -> None:
    selection = select_set(shipped())
    names = [f"cavendish/hands/{hand.record.id}.html" for hand in selection.hands]
    names += [f"cavendish/lessons/{lesson.id}.html" for lesson in selection.lessons]
    assert list(folder()) == ["cavendish/index.html", *names]


def test_every_link_of_the_folder_leads_to_a_page_of_it() -> None:
    seen = 0
    for name, page in folder().items():
        data = data_of(page)
        entries = [*data["index"]["hands"], *data["index"]["lessons"]] if data["index"] else []
        links = [entry["href"] for entry in entries] + [data["home"]]
        links += [lesson["next"]["href"] for lesson in data["lessons"] if lesson["next"]]
        blocks = [block for lesson in data["lessons"] for block in lesson["blocks"]]
        links += [block["href"] for block in blocks if block["block"] == "hand"]
        links += re.findall(r'href="([^"#][^"]*)"', json.dumps(blocks).replace("\\", ""))
        for link in filter(None, links):
            target = link.partition("#")[0]
            assert normpath(join(name, "..", target)) in folder(), f"{name}: {link}"
            seen += 1
    assert seen > 300


def test_single_is_one_file_with_everything_in_it() -> None:
    selection = select_set(shipped())
    (file,) = export(selection, Wishes(single=True))
    assert file.name == "cavendish.html"
    data = data_of(file.data.decode())
    assert [hand["id"] for hand in data["hands"]] == [hand.record.id for hand in selection.hands]
    assert [each["id"] for each in data["lessons"]] == [each.id for each in selection.lessons]
    known = {f"#hand/{hand['id']}/" for hand in data["hands"]}
    assert {entry["href"] for entry in data["index"]["hands"]} == known
    moments = 0
    for hand in data["hands"]:
        links = re.findall(r'href=\\"(#hand/[a-z0-9-]+/)[0-9]', json.dumps(hand))
        assert set(links) <= {f"#{hand['here']}"}
        moments += len(links)
    assert moments > 0


@pytest.mark.parametrize("name", ["index.html", "hands/cavendish-01.html"])
def test_a_page_loads_nothing_and_runs_only_its_own_script(name: str) -> None:
    reader = Reader(folder()[f"cavendish/{name}"])
    for tag, attributes in reader.tags:
        assert tag not in ("img", "iframe", "object", "base", "form")
        assert "src" not in attributes
        assert not any(key.startswith("on") for key in attributes)
        assert tag != "link" or attributes == {"rel": "icon", "href": "data:,"}
    metas = [attributes for tag, attributes in reader.tags if tag == "meta"]
    (policy,) = (each["content"] for each in metas if "http-equiv" in each)
    assert policy is not None
    for kind, inner in (("script-src", "module"), ("style-src", "style")):
        print_ = b64encode(sha256(reader.inside[inner].encode()).digest()).decode()
        assert f"{kind} 'sha256-{print_}';" in policy
    assert policy.startswith("default-src 'none';")
    assert "unsafe" not in policy
    style = reader.inside["style"]
    assert "url(" not in style
    assert "@import" not in style
    assert not re.search(r"https?:|fetch\(|XMLHttp|WebSocket|import\(", reader.inside["module"])


def test_evil_text_can_not_leave_the_data() -> None:
    pages = [file.data.decode() for file in export(evil_selection(), Wishes())]
    (single,) = (file.data.decode() for file in export(evil_selection(), Wishes(single=True)))
    for page in (*pages, single):
        assert page.count("</script>") == 2
        assert "<img" not in page
        assert "\u2028" not in Reader(page).inside["application/json"]
        tags = Reader(page).tags
        assert [tag for tag, _ in tags].count("script") == 2
        assert all(attributes.get("id") != "evil" for _, attributes in tags)
    data = data_of(single)
    assert data["title"] == EVIL
    keys = "html|reason|why|right|caption|about|end"
    html = re.findall(rf'"(?:{keys})": "((?:[^"\\]|\\.)*)"', json.dumps(data))
    assert len([each for each in html if "&lt;/script&gt;" in each]) > 30
    assert not [each for each in html if "<img" in each or "<script" in each or "<b " in each]


def test_every_card_that_may_be_played_has_its_verdict() -> None:
    cards = 0
    for name, page in folder().items():
        for hand in data_of(page)["hands"]:
            for question in hand["questions"]:
                given = question["legal"] or [each["key"] for each in question["options"]]
                assert set(question["verdicts"]) == set(given), f"{name}: {question['id']}"
                assert not set(question["refused"]) & set(question["legal"])
                cards += len(given)
    assert cards > 1000


def test_the_steps_tell_what_the_study_screen_tells() -> None:
    (hand,) = data_of(hand_one())["hands"]
    assert len(hand["steps"]) == 52
    third = hand["steps"][2]
    assert third == {
        "at": "1.3", "seat": "B", "card": "DQ", "winning": "B",
        "table": "A leads; B is winning.", "said": "B plays the queen of diamonds.",
        "made": "AB\u00a00, YZ\u00a00", "completed": False,
    }  # fmt: skip
    assert hand["steps"][0]["said"] == "You play the two of diamonds."
    assert [note["at"] for note in hand["notes"]][:3] == ["1.1", "1", "2.2"]
    assert [note["step"] for note in hand["notes"]][:3] == [1, 4, 6]
    assert "AB win three by cards" in hand["end"]
    assert '<a href="#7.3">' not in json.dumps(hand["questions"])


def test_without_answers_the_file_does_not_hold_them() -> None:
    path = find_hand(shipped(), "cavendish-01")
    assert path is not None
    whole, hand = open_hand(path), data_of(hand_one(answers=False))["hands"][0]
    last = max(question.at.played_before for question in whole.questions)
    assert len(hand["steps"]) == last < 52
    assert list(hand["deal"]) == ["A"]
    assert hand["end"] == ""
    assert hand["notes"] == []
    for question in hand["questions"]:
        assert not {"verdicts", "why", "right", "hints", "otherwise"} & set(question)
    page = hand_one(answers=False)
    for question in whole.questions:
        assert question.why[:40] not in page
        assert not [reason for reason in question.wrong.values() if reason[:40] in page]
    assert whole.record.summary[:40] not in page
    assert whole.record.all_remarks[-1].text[:40] not in page


def test_without_answers_a_hand_that_asks_nothing_is_left_out() -> None:
    selection = evil_selection()
    files = list(export(selection, Wishes(answers=False)))
    assert "evil/hands/puzzle.html" not in [file.name for file in files]
    index = data_of(files[0].data.decode())["index"]
    assert [hand["id"] for hand in index["hands"]] == ["cavendish-01", "questions"]


def test_a_remark_before_the_first_question_stays_without_answers() -> None:
    pages = map(data_of, folder(False).values())
    notes = {hand["id"]: hand["notes"] for data in pages for hand in data["hands"]}
    selection = select_set(shipped())
    for each in selection.hands:
        asked = [question.at for question in each.questions]
        before = [note for note in each.record.all_remarks if asked and note.at < min(asked)]
        assert len(notes[each.record.id]) == len(before)


def test_lessons_without_answers_keep_their_questions_alone() -> None:
    questions = [
        block
        for page in folder(False).values()
        for lesson in data_of(page)["lessons"]
        for block in lesson["blocks"]
        if block["block"] == "question"
    ]
    assert len(questions) > 100
    keys = {key for question in questions for key in question}
    assert keys == {"block", "id", "kind", "ask", "cards", "legal", "refused", "options"}


def test_notes_for_the_teacher_are_left_out() -> None:
    kinds = {
        block["block"]
        for page in folder().values()
        for lesson in data_of(page)["lessons"]
        for block in lesson["blocks"]
    }
    assert kinds == {"heading", "text", "hold", "table", "hand", "question"}


def test_the_script_has_every_word_it_says_and_no_more() -> None:
    web = files("trainer.ui.exports").joinpath("web")
    script = "".join(web.joinpath(name).read_text(encoding="utf-8") for name in SCRIPTS)
    said = set(re.findall(r'\bt\("(\w+)"', script))
    named = set(re.findall(r'"(\w+)"', script)) | set(re.findall(r"data\.words\.(\w+)", script))
    named |= set(re.findall(r"(typed_\w+):", script))
    assert said <= set(words())
    assert set(words()) <= named


def test_every_file_beside_the_template_is_used() -> None:
    there = {file.name for file in files("trainer.ui.exports").joinpath("web").iterdir()}
    assert there == {"page.html", *STYLES, *SCRIPTS}
