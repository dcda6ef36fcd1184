"""What lies beside a lesson in its set: the other lessons, the hands, the glossary."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from trainer.records.glossary import NO_TERMS, Glossary, read_glossary
from trainer.records.laws import Laws, read_laws
from trainer.records.lesson import LessonHeader, place_in_folder, read_header
from trainer.records.library import find_hand, lesson_files, set_above, shipped
from trainer.records.problem import BadFile
from trainer.study.hand import Hand, open_hand
from trainer.study.spoken import lessons_by_term


@dataclass(frozen=True)
class Shelf:
    """What the lessons of a set may speak of, each looked up when it is first needed."""

    root: Path

    @cached_property
    def glossary(self) -> Glossary:
        """Return the glossary of the set, or else that of the program; none if these are faulty."""
        try:
            return terms_of(self.root)
        except BadFile:
            return NO_TERMS

    @cached_property
    def laws(self) -> Laws:
        """Return the laws of the set, or else those of the program; none if these are faulty."""
        for root in (self.root, shipped()):
            try:
                return laws_of(root)
            except BadFile:
                continue
        return Laws()

    @cached_property
    def headers(self) -> dict[str, LessonHeader]:
        """Return the headers of the lessons that can be read, by id."""
        found: dict[str, LessonHeader] = {}
        for path in lesson_files(self.root):
            try:
                header = read_header(path)
            except BadFile:
                continue
            found.setdefault(header.id, header)
        return found

    @cached_property
    def lessons_by_term(self) -> Mapping[str, tuple[LessonHeader, ...]]:
        """Return the lessons that speak of each term of the glossary, in their order."""
        return lessons_by_term(self.glossary, self.headers.values())

    def lessons_on(self, word: str) -> tuple[LessonHeader, ...]:
        """Return the lessons that speak of a term in any of its forms; none of another word."""
        term = self.glossary.find(word)
        return self.lessons_by_term[term.term] if term else ()

    @cached_property
    def _hands(self) -> dict[str, Hand | None]:
        return {}

    def hand(self, hand_id: str) -> Hand | None:
        """Return a hand of the set; None if there is none, or its file is faulty."""
        if hand_id not in self._hands:
            path = find_hand(self.root, hand_id)
            try:
                self._hands[hand_id] = open_hand(path) if path else None
            except BadFile:
                self._hands[hand_id] = None
        return self._hands[hand_id]

    def has_hand(self, hand_id: str) -> bool:
        """Tell whether the set has a hand, sound or not."""
        return find_hand(self.root, hand_id) is not None


def terms_of(root: Path) -> Glossary:
    """Return the glossary of a set, or else that of the program; BadFile if it is faulty."""
    own = read_glossary(root)
    return own if own.terms else read_glossary(shipped())


def laws_of(root: Path) -> Laws:
    """Return the laws of a set, or else those of the program; BadFile if they are faulty."""
    own = read_laws(root)
    return own if own.laws else read_laws(shipped())


def root_of(path: Path) -> Path:
    """Return the set that a lesson file belongs to, or else the one of the program.

    It is the folder in whose `lessons` the file lies, or the nearest one above with a `set.yaml`.
    """
    folder = path.resolve().parent
    if folder.parent.name == "lessons" and place_in_folder(path) is not None:
        return folder.parents[1]
    return set_above(path) or shipped()
