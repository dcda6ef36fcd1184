"""Files begun for a teacher: each a worked example whose comments teach the format."""

import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from string import Template

from trainer.records.hand import HandRecord
from trainer.records.hand_text import hand_text
from trainer.records.lesson import FOLDER
from trainer.records.library import find_hand, find_lesson, hand_ids, set_above, shipped
from trainer.records.set import FILE as SET_FILE
from trainer.study.shelf import Shelf
from trainer.text import say

TEMPLATES = Path(__file__).parent / "templates"
LANGUAGE = "en"
_OUTSIDE = 500
"""The order of the first lesson that is of no set: those of the program come before."""
_STEP, _LAST = 10, 999
_COMMENT = re.compile(r"((?:^#.*\n)+)([a-z-]+):", re.MULTILINE)

_UNPLAYED = "# play:\n#   - 1. A D2 D4 DQ DA\n"
"""What stands at the end of a deal that is still to be played."""

Files = Mapping[Path, str]
"""The text of every file that is to be written, by its place."""


def new_set(folder: Path) -> Files:
    """Return the files of a set with a hand and a lesson; ValueError for a folder inside of one."""
    name = folder.resolve().name
    if (root := set_above(folder.resolve().parent)) is not None:
        raise ValueError(say("{folder} is in the set {root}", folder=name, root=root))
    hand = f"{name}-01"
    return {
        folder / SET_FILE: _filled("set.en.yaml", name),
        folder / "hands" / f"{hand}.yaml": _filled("hand.en.yaml", hand),
        _lesson_place(folder / "lessons", _STEP, "first-lesson"): _filled(
            "lesson.en.md", "first-lesson", order=str(_STEP), hand=hand, at="1.1"
        ),
    }


def new_hand(folder: Path, name: str, record: HandRecord | None = None) -> Files:
    """Return the file of a hand: the worked example, or a record with the comments of that."""
    place = _hands_of(folder, name) / f"{name}.yaml"
    if record is None:
        return {place: _filled("hand.en.yaml", name)}
    comments = _comments()
    rest = "" if record.play else f"\n{comments['play']}{_UNPLAYED}"
    return {place: hand_text(record, comments) + rest}


def new_position(folder: Path, name: str) -> Files:
    """Return the file of a position: an ending with a task."""
    return {_hands_of(folder, name) / f"{name}.yaml": _filled("position.en.yaml", name)}


def new_lesson(folder: Path, name: str) -> Files:
    """Return the file of a lesson that comes after all others of its set.

    It shows a hand of the set; where there is none, one is begun beside it.
    """
    root = set_above(folder)
    shelf = Shelf(root or shipped())
    if found := find_lesson(root or folder, name):
        raise ValueError(say("the id {id} is already that of {path}", id=name, path=found))
    orders = [header.order for header in shelf.headers.values()]
    if root is None:
        beside = (FOLDER.fullmatch(each.name) for each in folder.iterdir())
        orders += [_OUTSIDE - _STEP, *(int(match[1]) for match in beside if match)]
    order = (max(orders, default=0) // _STEP + 1) * _STEP
    if order > _LAST:
        raise ValueError(say("the orders go to {last}, and none is left", last=_LAST))
    files: dict[Path, str] = {}
    shown = next(_shown(shelf), None)
    if shown is None:
        shown = (f"{name}-hand", "1.1")
        files.update(new_hand(folder, shown[0]))
    place = _lesson_place(root / "lessons" if root else folder, order, name)
    text = _filled("lesson.en.md", name, order=str(order), hand=shown[0], at=shown[1])
    return {place: text, **files}


def title_of(name: str) -> str:
    """Return a title to begin with, made of a name: `my-first-hand` is `My first hand`."""
    return name.replace("-", " ").capitalize()


def _hands_of(folder: Path, name: str) -> Path:
    """Return the folder for a hand; ValueError if its set has a hand of that name."""
    root = set_above(folder)
    if root is None:
        return folder
    if found := find_hand(root, name):
        raise ValueError(say("the id {id} is already that of {path}", id=name, path=found))
    hands = root / "hands"
    return folder if folder.resolve().is_relative_to(hands) else hands


def _lesson_place(lessons: Path, order: int, name: str) -> Path:
    return lessons / f"{order:03}-{name}" / f"lesson.{LANGUAGE}.md"


def _shown(shelf: Shelf) -> Iterator[tuple[str, str]]:
    """Yield the sound hands of a set that have been played, each with a card of its student."""
    for hand_id in hand_ids(shelf.root):
        hand = shelf.hand(hand_id)
        seats = [position.turn for position in hand.line.positions[:-1]] if hand else []
        if hand and hand.student in seats:
            trick, card = divmod(seats.index(hand.student), 4)
            yield hand_id, f"{trick + 1}.{card + 1}"


def _filled(template: str, name: str, **more: str) -> str:
    text = (TEMPLATES / template).read_text(encoding="utf-8")
    return Template(text).substitute(id=name, title=title_of(name), **more)


def _comments() -> dict[str, str]:
    """Return the comments of the worked example by the keys they stand above."""
    text = (TEMPLATES / "hand.en.yaml").read_text(encoding="utf-8")
    return {match[2]: match[1] for match in _COMMENT.finditer(text)}
