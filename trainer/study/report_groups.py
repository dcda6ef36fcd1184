"""Which results files are one student's.

Those of which one holds half of the other's answers at least, given at the same moments, as files
do that were saved one after another; and those of one name that do not answer any question in two
ways, as files do that were saved of one set each. Others of one name are taken for two people's.
"""

from collections import Counter
from collections.abc import Sequence

from trainer.study.progress import Answered

AnswerKey = tuple[str, int, str, str, str, str]
"""What makes two answers the same one."""
_NO_CHANCE = 3
"""So many answers do not agree to the second by chance, even in a class that works together."""


def key_of(answer: Answered) -> AnswerKey:
    """Return what makes two answers the same one, wherever and however it was saved."""
    return (
        answer.set_id,
        answer.set_version,
        answer.hand,
        answer.question,
        answer.given,
        answer.day,
    )


class Groups:
    """Files put together by their answers, each file by its number.

    `copies` are the answers that two files of different names have in common, and `doubles` those
    of a file that stand in another one of the same student too.
    """

    def __init__(self) -> None:
        self.copies: dict[tuple[int, int], int] = {}
        self.doubles: Counter[int] = Counter()
        self._above: dict[int, int] = {}
        self._answers: dict[int, int] = {}
        self._first: dict[AnswerKey, tuple[int, str]] = {}
        self._first_of: dict[tuple[str, AnswerKey], int] = {}
        self._asked: set[tuple[str, str, str, str]] = set()
        self._named: dict[str, int] = {}
        self._several: set[str] = set()

    def add(self, number: int, name: str, answers: Sequence[Answered], one_per_name: bool) -> None:
        """Add a file under a name, empty for none; `one_per_name` joins all files of a name."""
        self._above[number] = number
        self._answers[number] = len(answers)
        differs = self._differs(name, answers)
        self._join_same(number, name, answers)
        if not name:
            return
        first = self._named.setdefault(name, number)
        alike = not answers or not (differs or name in self._several)
        if one_per_name or alike:
            self._join(first, number)
        elif self._top(first) != self._top(number):
            self._several.add(name)

    def _differs(self, name: str, answers: Sequence[Answered]) -> bool:
        """Tell whether some question has been answered otherwise in a file of the same name."""
        asked = {(name, each.set_id, each.hand, each.question): each for each in answers}
        before = self._asked  # looked up one by one: `&` would walk through all of it
        differs = any(
            question in before and (name, key_of(answer)) not in self._first_of
            for question, answer in asked.items()
        )
        self._asked.update(asked)
        return differs

    def _join_same(self, number: int, name: str, answers: Sequence[Answered]) -> None:
        """Join a file to those with the same answers, and note copies under other names."""
        own: Counter[int] = Counter()
        others: Counter[tuple[int, str]] = Counter()
        for answer in answers:
            key = key_of(answer)
            own[self._first_of.setdefault((name, key), number)] += 1
            others[self._first.setdefault(key, (number, name))] += 1
        for first, same in own.items():
            if first != number and self._is_much(same, first, number):
                self._join(first, number)
                self.doubles[number] += same
        for (first, whose), same in others.items():
            if whose == name or not self._is_much(same, first, number):
                continue
            if not (name and whose):
                self._join(first, number)
                self.doubles[number] += same
            elif same >= _NO_CHANCE:
                self.copies[first, number] = same

    def _is_much(self, same: int, first: int, second: int) -> bool:
        """Tell whether that many answers are half of a file: one or two may be so by chance."""
        return 2 * same >= min(self._answers[first], self._answers[second])

    def groups(self) -> list[list[int]]:
        """Return the files of each student, in order."""
        groups: dict[int, list[int]] = {}
        for number in self._above:
            groups.setdefault(self._top(number), []).append(number)
        return list(groups.values())

    def _join(self, one: int, other: int) -> None:
        first, second = sorted((self._top(one), self._top(other)))
        self._above[second] = first

    def _top(self, number: int) -> int:
        while self._above[number] != number:
            self._above[number] = self._above[self._above[number]]
            number = self._above[number]
        return number
