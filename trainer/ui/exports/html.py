"""Hand-outs for a browser: pages that work from disk, with no server and no network."""

from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Any

from trainer.records.glossary import Glossary
from trainer.study.exam import for_exam
from trainer.study.hand import Hand
from trainer.study.lesson import Lesson
from trainer.study.selection import Selection
from trainer.ui.exports.html_hand import hand_page
from trainer.ui.exports.html_lesson import lesson_page
from trainer.ui.exports.html_page import page
from trainer.ui.exports.html_places import Places
from trainer.ui.exports.html_words import words
from trainer.ui.exports.wanted import OutFile, Wishes
from trainer.ui.html import Html

Json = dict[str, Any]
FORMAT = "whist-handout/1"


def export(selection: Selection, wishes: Wishes) -> Iterator[OutFile]:
    """Yield an index with a page for every hand and lesson; or one file, for `single`.

    One hand alone is one page either way.
    """
    asking = tuple(hand for hand in selection.hands if hand.questions_for(hand.student))
    if not wishes.answers and asking:  # what asks nothing is no test
        selection = for_exam(replace(selection, hands=asking))
    maker = _Maker(selection, wishes)
    alone = len(selection.hands) == 1 and not selection.lessons
    if alone:
        hand = selection.hands[0]
        yield OutFile(f"{selection.name}.html", maker.alone(hand))
    elif wishes.single:
        yield OutFile(f"{selection.name}.html", maker.single())
    else:
        for name, data in maker.folder():
            yield OutFile(f"{selection.name}/{name}", data)


class _Maker:
    """Makes the pages of one selection."""

    def __init__(self, selection: Selection, wishes: Wishes) -> None:
        self._of = selection
        self._answers = wishes.answers
        self._places = Places.of(selection, wishes.single)

    def alone(self, hand: Hand) -> bytes:
        places = Places(True, frozenset(), frozenset())
        data, terms = hand_page(hand, places, self._of.glossary, self._answers)
        return page(self._of.title, self._whole(terms, hands=[data]))

    def single(self) -> bytes:
        hands = [self._hand(each) for each in self._of.hands]
        lessons = [self._lesson(each) for each in self._of.lessons]
        terms = set[str]().union(*(used for _, used in (*hands, *lessons)))
        whole = self._whole(
            terms,
            hands=[data for data, _ in hands],
            lessons=[data for data, _ in lessons],
            index=self._index(),
            home=self._places.home,
        )
        return page(self._of.title, whole)

    def folder(self) -> Iterator[tuple[str, bytes]]:
        """Yield every page with its file, the index first."""
        yield "index.html", page(self._of.title, self._whole(index=self._index()))
        for hand in self._of.hands:
            data, terms = self._hand(hand)
            home = self._places.inside("hand", hand.record.id).home
            whole = self._whole(terms, hands=[data], home=home)
            yield self._places.file("hand", hand.record.id), page(hand.record.title, whole)
        for lesson in self._of.lessons:
            data, terms = self._lesson(lesson)
            home = self._places.inside("lesson", lesson.id).home
            whole = self._whole(terms, lessons=[data], home=home)
            yield self._places.file("lesson", lesson.id), page(lesson.record.header.title, whole)

    def _hand(self, hand: Hand) -> tuple[Json, set[str]]:
        places = self._places.inside("hand", hand.record.id)
        return hand_page(hand, places, self._of.glossary, self._answers)

    def _lesson(self, lesson: Lesson) -> tuple[Json, set[str]]:
        places = self._places.inside("lesson", lesson.id)
        data, terms = lesson_page(lesson, places, self._of.glossary, self._answers)
        return data | {"next": self._next(lesson, places)}, terms

    def _next(self, lesson: Lesson, places: Places) -> Json | None:
        following = self._of.lessons[self._of.lessons.index(lesson) + 1 :]
        if not following:
            return None
        header = following[0].record.header
        return {"title": header.title, "href": places.to("lesson", header.id)}

    def _index(self) -> Json:
        return {
            "hands": [
                {
                    "id": hand.record.id,
                    "title": hand.record.title,
                    "themes": list(hand.record.themes),
                    "difficulty": hand.record.difficulty,
                    "page": hand.record.page,
                    "questions": [each.id for each in hand.questions_for(hand.student)],
                    "href": self._places.to("hand", hand.record.id),
                }
                for hand in self._of.hands
            ],
            "lessons": [
                {
                    "id": lesson.id,
                    "title": lesson.record.header.title,
                    "minutes": lesson.record.header.minutes,
                    "questions": [each.id for each in lesson.record.questions],
                    "href": self._places.to("lesson", lesson.id),
                }
                for lesson in self._of.lessons
            ],
        }

    def _whole(
        self,
        terms: Iterable[str] = (),
        *,
        hands: Iterable[Json] = (),
        lessons: Iterable[Json] = (),
        index: Json | None = None,
        home: str = "",
    ) -> Json:
        record = self._of.set
        return {
            "format": FORMAT,
            "set": record.id if record else "",
            "version": record.version if record else 0,
            "title": record.title if record else self._of.title,
            "answers": self._answers,
            "words": words(),
            "terms": _meanings(self._of.glossary, terms),
            "index": index,
            "home": home,
            "hands": list(hands),
            "lessons": list(lessons),
        }


def _meanings(glossary: Glossary, terms: Iterable[str]) -> Json:
    """Return what each of some terms means, as HTML."""
    html = Html()
    found = ((name, glossary.find(name)) for name in sorted(terms))
    return {name: html.prose(term.text) for name, term in found if term}
