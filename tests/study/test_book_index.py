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


def test_every_hand_of_the_book_is_in_the_index() -> None:
    assert sorted(ENTRIES) == list(range(1, 40))


@pytest.mark.parametrize("number", sorted(ENTRIES))
def test_every_remark_of_the_book_is_answered(number: int) -> None:
    path = find_hand(shipped(), f"cavendish-{number:02}")
    assert path is not None
    record = read_hand(path)
    notes: list[Note | Mark] = [*record.all_remarks, *record.all_afterwords, *record.marks]
    said = {(note.page, note.at.part, note.at.trick) for note in notes}
    missing = []
    for entry in ENTRIES[number]:
        at = Moment.read(str(entry["at"]))
        if (entry["page"], at.part, at.trick) not in said:
            missing.append(f"p. {entry['page']} at {entry['at']}: {entry['topic']}")
    assert not missing, "\n".join(missing)
