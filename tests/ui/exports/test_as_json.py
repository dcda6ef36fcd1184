"""The set as one JSON file."""

import json

from trainer.records.library import shipped
from trainer.study.selection import select_set
from trainer.ui.exports.as_json import export
from trainer.ui.exports.wanted import Wishes


def test_the_file_holds_every_hand_and_lesson() -> None:
    selection = select_set(shipped())
    (file,) = export(selection, Wishes())
    data = json.loads(file.data)
    assert file.name == "cavendish.json"
    assert data["format"] == "whist-set/1"
    assert [hand["id"] for hand in data["hands"]] == [each.record.id for each in selection.hands]
    assert len(data["lessons"]) == len(selection.lessons) > 20
