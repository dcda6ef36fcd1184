"""What is handed out: a whole set, or one hand of it, made sense of and ready to be written."""

from dataclasses import dataclass
from pathlib import Path

from trainer.records.glossary import NO_TERMS, Glossary
from trainer.records.library import hand_files, lesson_files
from trainer.records.problem import BadFile, Problem
from trainer.records.set import SetRecord, read_set
from trainer.study.hand import Hand, open_hand
from trainer.study.lesson import Lesson, make_lesson
from trainer.study.shelf import Shelf


@dataclass(frozen=True, slots=True)
class Selection:
    """Hands and lessons of one set, in its order; `set` is None for a hand that is of none."""

    set: SetRecord | None
    hands: tuple[Hand, ...]
    lessons: tuple[Lesson, ...] = ()
    glossary: Glossary = NO_TERMS

    @property
    def name(self) -> str:
        """Return the name for the files it is written to: the id of its one hand, or of its set."""
        if self.set is not None and (self.lessons or len(self.hands) != 1):
            return self.set.id
        return self.hands[0].record.id

    @property
    def title(self) -> str:
        """Return the title, for people."""
        if self.set is not None and (self.lessons or len(self.hands) != 1):
            return self.set.title
        return self.hands[0].record.title


def select_set(root: Path) -> Selection:
    """Return a whole set; BadFile with everything that is wrong with any file of it."""
    from trainer.records.lesson import read_lesson

    problems: list[Problem] = []
    shelf = Shelf(root)
    hands: list[Hand] = []
    lessons: list[Lesson] = []
    record: SetRecord | None = None
    try:
        record = read_set(root)
    except BadFile as error:
        problems += error.problems
    for path in hand_files(root):
        try:
            hands.append(open_hand(path))
        except BadFile as error:
            problems += error.problems
    for path in lesson_files(root):
        try:
            lessons.append(make_lesson(read_lesson(path), shelf))
        except BadFile as error:
            problems += error.problems
    if problems:
        raise BadFile(tuple(problems))
    return Selection(record, tuple(hands), tuple(lessons), shelf.glossary)


def select_hand(hand: Hand, root: Path | None = None) -> Selection:
    """Return one hand, with what its set is called and its glossary if it has a set."""
    if root is None:
        return Selection(None, (hand,))
    return Selection(read_set(root), (hand,), (), Shelf(root).glossary)
