"""A hand file that is written reads back as the same record, whatever its texts."""

import re
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.records.samples import FIRST_HAND, GOOD, NAME, SHIPPED, record_of
from trainer.records.hand import HAND, HandRecord, read_hand
from trainer.records.hand_text import cards_text, hand_text
from trainer.records.question import Note
from trainer.text import clean
from trainer.whist.moment import Moment
from trainer.whist.notation import read_cards

SIGNS = st.characters(codec="utf-8", exclude_characters="\u2028\u2029\x85\r")
TRICKY = st.sampled_from("\n #:-'\"|>\\")
TEXTS = st.text(SIGNS | TRICKY).map(lambda text: clean(text).strip()).filter(bool)


def rewritten(record: HandRecord) -> HandRecord:
    """Return what the text of a record reads as, said to be of the same file."""
    return replace(record_of(hand_text(record)), path=record.path)


@pytest.mark.parametrize("path", [*GOOD, *SHIPPED], ids=lambda path: path.stem)
def test_a_record_reads_back_the_same(path: Path) -> None:
    record = read_hand(path)
    assert rewritten(record) == record
    assert hand_text(rewritten(record)) == hand_text(record)


@given(TEXTS, TEXTS, TEXTS, TEXTS)
def test_any_text_reads_back_the_same(title: str, why: str, hint: str, remark: str) -> None:
    record = record_of(FIRST_HAND)
    trick = record.play[0]
    asked = replace(trick.questions[0], why=why, hints=(hint, why), ask=title)
    trick = replace(trick, questions=(asked,), remarks=(Note(Moment.after(1), remark),))
    said = replace(record, title=title, summary=remark, corrections=(hint,), play=(trick,))
    assert rewritten(said) == said


@given(st.permutations(record_of(FIRST_HAND).deal.hands[0]))
def test_cards_keep_their_order(cards: list[object]) -> None:
    assert list(read_cards(cards_text(cards))) == cards  # type: ignore[arg-type]


def test_the_text_looks_like_the_shipped_files() -> None:
    """Where a text fits its line it stands there; else it is folded; tricks said of stand apart."""
    text = hand_text(record_of(FIRST_HAND))
    assert text.startswith("id: cavendish-01\ntitle: The second time you have the lead\n")
    assert "\ndeal:\n  A: SQT53 HA DKJ92 CA763\n" in text
    assert (
        "\n\nplay:\n  - trick: 1. A D2 D4 DQ DA\n    questions:\n      - id: opening-lead\n" in text
    )
    assert "\n          DKJ: >-\n            The right suit but the wrong end of it." in text
    assert "\n\n  - trick: 2. Z C5 C3 CQ C4\n" in text
    assert max(map(len, text.splitlines())) <= 100


def test_every_key_of_a_hand_is_written() -> None:
    copy = replace(record_of(FIRST_HAND), exam=True)
    assert rewritten(copy) == copy
    records = [copy, *(read_hand(path) for path in [*GOOD, *SHIPPED])]
    texts = "\n".join(map(hand_text, records))
    written = set(re.findall(r"^([a-z-]+):", texts, re.MULTILINE))
    assert written == {key.name for key in HAND.keys}


def test_comments_stand_above_their_keys() -> None:
    text = hand_text(record_of(FIRST_HAND), {"deal": "# The cards.", "student": "# Who learns."})
    assert "\n\n# The cards.\ndeal:\n" in text
    assert "\n\n# Who learns.\nstudent: A\n" in text
    assert replace(record_of(text), path=NAME) == record_of(FIRST_HAND)
