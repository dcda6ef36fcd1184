"""The copy without answers: what stays is as it was, and nothing tells an answer."""

import textwrap
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.records.samples import ENDING, GOOD, NAME, PLAY, SHIPPED
from trainer.records.hand import HandRecord, hand_of
from trainer.records.source import Source, read_source
from trainer.records.student_copy import without_answers
from trainer.study.hand import make_hand, open_hand
from trainer.whist.moment import END

SECRET = "the secret"
QUESTION = {
    "id": "id: first",
    "at": "at: 2.1",
    "ask": "ask: What do you lead?  # plain",
    "best": f"best: HK  # {SECRET}",
    "also": f"also:\n  S2: >-\n    {SECRET}\n    on two lines",
    "hints": f"hints:\n  - {SECRET}\n  - >-\n    {SECRET}",
    "principle": "principle: force-when-strong",
    "page": "page: 123",
    "why": f"why: >-\n  {SECRET}\n\n  and more",
}
ASKED = {"id", "at", "ask"}


def indented(text: str, by: int) -> str:
    return textwrap.indent(text, " " * by)


def hand_with(*questions: str, more: str = "", under: str = "") -> Source:
    """Return an ending with questions under its second trick."""
    listed = "\n".join("      - " + indented(each, 8).lstrip() for each in questions)
    first, second, third = PLAY.splitlines()[1:]
    trick = f"  - trick: {second.strip()[2:]}\n    questions:\n{listed}\n{indented(under, 4)}"
    return Source(NAME, f"{ENDING}{more}play:\n{first}\n{trick}{third}\n")


def record_of(copy: Source | None) -> HandRecord:
    assert copy is not None
    record = hand_of(copy)
    make_hand(record)
    return record


# Every shipped hand


@pytest.mark.parametrize("path", [*SHIPPED, *GOOD], ids=str)
def test_the_copy_of_a_hand_asks_the_same_and_tells_nothing(path: Path) -> None:
    source = read_source(path)
    copy, whole = without_answers(source), open_hand(path)
    if not whole.questions:
        assert copy is None
        return
    record = record_of(copy)
    hand = make_hand(record)
    assert record.exam
    for one, other in zip(hand.questions, whole.questions, strict=True):
        assert (one.id, one.at, one.seat, one.ask) == (other.id, other.at, other.seat, other.ask)
        assert one.options == other.options
        told = (one.best, one.also, one.wrong, one.hints, one.principle, one.page)
        assert not any(told)
        assert one.why == "Your teacher has the answer."
        assert not one.graded
    first = min(question.at for question in hand.questions)
    assert all(remark.at < first for remark in record.all_remarks)
    kept = [remark for remark in whole.record.all_remarks if remark.at < first]
    assert [remark.text for remark in record.all_remarks] == [remark.text for remark in kept]
    said = (record.all_afterwords, record.marks, record.variations, record.corrections)
    assert not any(said)
    assert (record.summary, record.themes, record.result, record.page) == ("", (), None, None)
    assert record.deal.hands == whole.record.deal.hands
    assert hand.line.cards == whole.line.cards[: len(hand.line.cards)]
    lines = {line.strip().removeprefix("- ") for line in source.text.splitlines()}
    new = [line for line in record_text(copy) if line.strip().removeprefix("- ") not in lines]
    assert set(map(str.strip, new)) <= {"exam: true", 'why: "Your teacher has the answer."'}


def record_text(copy: Source | None) -> list[str]:
    assert copy is not None
    return copy.text.splitlines()


# However it is written


@given(order=st.permutations(list(QUESTION)), twice=st.booleans())
def test_in_whatever_order_its_keys_stand(order: list[str], twice: bool) -> None:
    question = "\n".join(QUESTION[key] for key in order)
    both = [question, question.replace("first", "second")] if twice else [question]
    copy = without_answers(hand_with(*both))
    record = record_of(copy)
    assert [each.id for each in record.questions] == ["first", "second"][: 1 + twice]
    assert {each.ask for each in record.questions} == {"What do you lead?"}
    assert copy is not None
    assert SECRET not in copy.text
    assert "#" not in copy.text


@given(
    parts=st.permutations(["remarks", "marks", "afterwords"]),
    at=st.sampled_from(["1", "2.1", "2.4", "2"]),
)
def test_what_is_said_of_the_trick(parts: list[str], at: str) -> None:
    said = {
        "remarks": f"remarks:\n  - at: 2.2\n    text: {SECRET}\n",
        "marks": f"marks:\n  - at: 2.1\n    kind: departure\n    why: >-\n      {SECRET}\n",
        "afterwords": f"afterwords:\n  - {{at: 2, text: {SECRET}}}\n",
    }
    question = "id: first\nat: 2.1\nbest: HK\nwhy: x"
    more = f"remarks:\n  - at: {at}\n    text: words\n  - at: start\n    text: early\n"
    copy = without_answers(hand_with(question, more=more, under="".join(map(said.get, parts))))  # type: ignore[arg-type]
    record = record_of(copy)
    assert copy is not None
    assert SECRET not in copy.text
    assert ("words" in copy.text) == (at == "1")
    assert [remark.text for remark in record.all_remarks][:1] == ["early"]


def test_the_flow_style_and_windows_line_ends() -> None:
    question = f"{{best: HK, id: first, why: {SECRET}, at: 2.1, hints: [{SECRET}, {SECRET}]}}"
    source = hand_with(question)
    for text in (source.text, source.text.replace("\n", "\r\n")):
        copy = without_answers(Source(NAME, text))
        (asked,) = record_of(copy).questions
        assert (asked.id, str(asked.at)) == ("first", "2.1")
        assert copy is not None
        assert SECRET not in copy.text


def test_whatever_the_file_begins_with() -> None:
    question = "id: first\nat: 2.1\nbest: HK\nwhy: x"
    text = hand_with(question).text
    for head in ("summary: x\n", "# note\nthemes: [finesse]\npage: 3\n", "exam: false\n", "---\n"):
        copy = without_answers(Source(NAME, head + text))
        assert record_of(copy).exam
        assert copy is not None
        assert without_answers(copy) == copy


def test_comments_go_and_signs_in_texts_stay() -> None:
    question = 'id: first\nat: 2.1\nask: "Trick # 2?"  # best is HK\nbest: HK\nwhy: x'
    more = f"# {SECRET}\nsummary: x  # {SECRET}\nsource: >-  # {SECRET}\n  Book # 1\n"
    copy = without_answers(hand_with(question, more=more))
    record = record_of(copy)
    assert copy is not None
    assert SECRET not in copy.text
    assert (record.questions[0].ask, record.source) == ("Trick # 2?", "Book # 1")


def test_the_play_ends_with_the_trick_of_the_last_question() -> None:
    question = "id: first\nat: 2.1\nbest: HK\nwhy: x"
    copy = without_answers(hand_with(question, more="result: {AB: 3, YZ: 0}\n"))
    assert len(record_of(copy).play) == 2


def test_a_hand_that_asks_nothing_has_no_copy() -> None:
    assert without_answers(Source(NAME, ENDING + PLAY)) is None


def test_the_copy_is_studied_to_its_first_question() -> None:
    copy = without_answers(hand_with("id: first\nat: 2.1\nbest: HK\nwhy: x"))
    assert str(make_hand(record_of(copy)).open_to) == "2.1"
    whole = hand_of(hand_with("id: first\nat: 2.1\nbest: HK\nwhy: x"))
    assert make_hand(whole).open_to == END
