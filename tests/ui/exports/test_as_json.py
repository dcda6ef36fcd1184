"""The set as one JSON file."""

import json

from tests.ui.exports.samples import HAND, SECRET, selection
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


def test_without_answers_nothing_is_told() -> None:
    (file,) = export(selection(), Wishes(answers=False))
    data = json.loads(file.data)
    assert SECRET not in file.data.decode()
    assert "4711" not in file.data.decode()
    assert data["format"] == "whist-exam/1"
    (hand,) = data["hands"]
    assert "deal" not in hand
    assert hand["hand"] == ["S2", "HA", "HK"]
    assert hand["tricks"] == [
        {"leader": "A", "cards": ["HA", "H6", "H2", "H7"], "winner": "A", "completed": False}
    ]
    assert hand["questions"][1] == {
        "id": "second",
        "kind": "card",
        "at": "1.2",
        "seat": "Y",
        "ask": "You are Y. Which card?",
        "hand": ["H6", "H4", "D3"],
    }
    asked = [block for block in data["lessons"][0]["blocks"] if block["block"] == "question"]
    assert [sorted(each) for each in asked] == [
        ["ask", "block", "hold", "id", "kind", "trick", "trumps"],
        ["ask", "block", "choices", "id", "kind"],
        ["ask", "block", "id", "kind"],
        ["ask", "block", "id", "kind", "options"],
    ]


def test_hidden_cards_change_nothing_in_it() -> None:
    first, last = HAND.index("      - id: second"), HAND.index("    remarks:")
    one = (HAND[:first] + HAND[last:]).replace("card: C5", "card: H8")
    other = one.replace("C5", "??").replace("D3", "C5").replace("??", "D3")
    (file,), (same,) = (
        export(selection(text=text), Wishes(answers=False)) for text in (one, other)
    )
    assert one != other
    assert file.data == same.data
