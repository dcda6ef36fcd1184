"""Nothing of the book is lost: every remark in the index is answered by a note on its page."""

from collections import defaultdict
from pathlib import Path
from typing import Any

import pytest
import yaml

from trainer.records.hand import Mark, read_hand
from trainer.records.library import find_hand, shipped
from trainer.records.question import Note
from trainer.whist.moment import Moment

INDEX = Path(__file__).parents[1] / "book" / "index.yaml"
ENTRIES: dict[int, list[dict[str, Any]]] = defaultdict(list)
for _entry in yaml.safe_load(INDEX.read_text(encoding="utf-8")):
    if not _entry["topic"].startswith("title:"):
        ENTRIES[_entry["hand"]].append(_entry)


_ANSWERED_BY = {
    "remark": ("note", "criticised", "departure"),
    "afterword": ("note", "criticised", "departure"),
    "criticism": ("criticised",),
    "departure": ("departure", "note"),
}
"""The kinds of note that may answer an entry of each kind; a criticism is always a mark."""


def _kind(note: Note | Mark) -> str:
    return note.kind if isinstance(note, Mark) else "note"


def test_every_hand_of_the_book_is_in_the_index() -> None:
    assert sorted(ENTRIES) == list(range(1, 40))


@pytest.mark.parametrize("number", sorted(ENTRIES))
def test_every_remark_of_the_book_is_answered(number: int) -> None:
    path = find_hand(shipped(), f"cavendish-{number:02}")
    assert path is not None
    record = read_hand(path)
    notes: list[Note | Mark] = [*record.all_remarks, *record.all_afterwords, *record.marks]
    said = {(_kind(note), note.page, note.at.part, note.at.trick) for note in notes}
    missing = []
    for entry in ENTRIES[number]:
        at = Moment.read(str(entry["at"]))
        answers = {(kind, entry["page"], at.part, at.trick) for kind in _ANSWERED_BY[entry["kind"]]}
        if not answers & said:
            missing.append(f"p. {entry['page']} at {at}: {entry['kind']} {entry['topic']}")
    assert not missing, "\n".join(missing)
