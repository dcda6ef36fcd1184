"""A selection as one JSON file: every hand and lesson as `--json` shows it."""

import json
from collections.abc import Iterator

from trainer.study.exam import for_exam
from trainer.study.hand import Hand
from trainer.study.lesson import Lesson
from trainer.study.selection import Selection
from trainer.ui.data import Json, hand_json
from trainer.ui.exports.wanted import OutFile, Wishes
from trainer.ui.lesson_data import lesson_json

FORMAT = "whist-set/1"
EXAM_FORMAT = "whist-exam/1"

_OF_HAND = ("format", "themes", "deal", "result", "corrections", "variations", "marks")
_OF_ANSWER = (
    *("best", "also", "wrong", "answer", "number", "order"),
    *("why", "hints", "principle", "law", "page"),
)
"""What is left out, key and all: an empty `best` would say that no card is the best."""


def export(selection: Selection, wishes: Wishes) -> Iterator[OutFile]:
    """Yield the one file."""
    record, shown = selection.set, selection if wishes.answers else for_exam(selection)
    hand_data, lesson_data = (
        (hand_json, lesson_json) if wishes.answers else (_exam_hand, _exam_lesson)
    )
    data = {
        "format": FORMAT if wishes.answers else EXAM_FORMAT,
        "id": record.id if record else None,
        "version": record.version if record else None,
        "title": shown.title,
        "hands": [hand_data(hand) for hand in shown.hands],
        "lessons": [lesson_data(lesson) for lesson in shown.lessons],
    }
    text = json.dumps(data, ensure_ascii=False, indent=1) + "\n"
    yield OutFile(f"{selection.name}.json", text.encode())


def _exam_hand(hand: Hand) -> Json:
    """Return a hand for an exam, with the cards of the seat asked instead of the deal."""
    data = _without(hand_json(hand), _OF_HAND)
    data["hand"] = [str(card) for card in hand.line.deal.hand(hand.student)]
    if data["task"]:
        data["task"] = _without(data["task"], ("tempting", "proof"))
    asked = zip(data["questions"], hand.questions, strict=True)
    data["questions"] = [
        _without(told, _OF_ANSWER)
        | {"hand": [str(card) for card in question.position.hand(question.seat)]}
        for told, question in asked
    ]
    return data


def _exam_lesson(lesson: Lesson) -> Json:
    data = _without(lesson_json(lesson), ("format",))
    data["blocks"] = [
        _exam_question(block) if block["block"] == "question" else block for block in data["blocks"]
    ]
    return data


def _exam_question(told: Json) -> Json:
    choices = [{"say": each["say"]} for each in told.get("choices", ())]
    return _without(told, _OF_ANSWER) | ({"choices": choices} if choices else {})


def _without(data: Json, keys: tuple[str, ...]) -> Json:
    return {key: value for key, value in data.items() if key not in keys}
