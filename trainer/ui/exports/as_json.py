"""A selection as one JSON file: every hand and lesson as `--json` shows it."""

import json
from collections.abc import Iterator

from trainer.study.selection import Selection
from trainer.ui.data import hand_json
from trainer.ui.exports.wanted import OutFile, Wishes
from trainer.ui.lesson_data import lesson_json

FORMAT = "whist-set/1"


def export(selection: Selection, wishes: Wishes) -> Iterator[OutFile]:  # noqa: ARG001
    """Yield the one file."""
    record = selection.set
    data = {
        "format": FORMAT,
        "id": record.id if record else None,
        "version": record.version if record else None,
        "title": selection.title,
        "hands": [hand_json(hand) for hand in selection.hands],
        "lessons": [lesson_json(lesson) for lesson in selection.lessons],
    }
    text = json.dumps(data, ensure_ascii=False, indent=1) + "\n"
    yield OutFile(f"{selection.name}.json", text.encode())
