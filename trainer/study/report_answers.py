"""Which answers of the files count: those to questions that there are, each with its grade."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path

from trainer.records.problem import Problem
from trainer.study.progress import Answered
from trainer.study.progress_tables import UNGRADED
from trainer.study.report_groups import AnswerKey, key_of
from trainer.study.report_people import LONGEST_PATH, Student, listed, shown
from trainer.study.report_set import Item, ReportSet, SetKey
from trainer.study.results import place_of_answer
from trainer.text import count, say


@dataclass(frozen=True, slots=True)
class Attempt:
    """All that one student has answered to one question, in the order of the answers' days."""

    set: ReportSet
    item: Item
    question: str
    answers: tuple[Answered, ...]

    @property
    def first(self) -> Answered:
        """Return the first answer, which counts."""
        return self.answers[0]

    @property
    def latest(self) -> Answered:
        """Return the latest answer, which shows what has been learnt since."""
        return self.answers[-1]


@dataclass(frozen=True, slots=True)
class _Counted:
    """An answer that counts, with its grade, and what it is about."""

    set: ReportSet
    item: Item
    answer: Answered


@dataclass(frozen=True, slots=True)
class _Fault:
    """Why an answer does not count: the kind, the set and the item where known, and a name."""

    kind: str
    name: str
    set_id: str = ""
    item: str = ""


class Sieve:
    """Sorts out the answers that count, and remembers what is to be said of the others."""

    def __init__(self, sets: Mapping[SetKey, ReportSet]) -> None:
        self._sets = sets
        self._left_out: dict[tuple[str, str, str], _LeftOut] = {}

    def attempts(self, student: Student) -> tuple[Attempt, ...]:
        """Return what a student has answered, question by question; doubles count once."""
        found: dict[tuple[SetKey, str, str], list[_Counted]] = {}
        seen: set[AnswerKey] = set()
        for file in student.files:
            for number, answer in enumerate(file.results.answers):
                key = key_of(answer)
                if key in seen:
                    continue
                seen.add(key)
                match self._judged(answer):
                    case _Counted() as counted:
                        question = counted.set.key, answer.hand, answer.question
                        found.setdefault(question, []).append(counted)
                    case _Fault() as fault:
                        self._leave_out(fault, file.path, number)
        return tuple(
            Attempt(
                all_of[0].set,
                all_of[0].item,
                question,
                tuple(sorted((each.answer for each in all_of), key=lambda answer: answer.day)),
            )
            for (_, _, question), all_of in found.items()
        )

    def problems(self) -> Iterator[Problem]:
        """Yield what has been left out, each kind with the first place where it stands."""
        for each in self._left_out.values():
            yield each.problem()

    def _judged(self, answer: Answered) -> _Counted | _Fault:
        set_id, version = answer.set_id, answer.set_version
        set_ = self._sets.get((set_id, version))
        if set_ is None:
            if any(known == set_id for known, _ in self._sets):
                return _Fault("version", str(version), set_id)
            return _Fault("set", set_id)
        item = set_.items.get(answer.hand)
        if item is None:
            return _Fault("hand", answer.hand, set_id)
        if answer.question not in item.questions:
            return _Fault("question", answer.question, set_id, item.name)
        if answer.grade != UNGRADED:
            return _Counted(set_, item, answer)
        try:
            grade = set_.grade(item, answer.question, answer.given)
            if grade == UNGRADED:
                raise ValueError(say("this copy of the set has no right answers either"))
        except ValueError as error:
            name = f"{answer.question}, {shown(answer.given)!r}: {error}"
            return _Fault("given", name, set_id, item.name)
        return _Counted(set_, item, replace(answer, grade=grade))

    def _leave_out(self, fault: _Fault, path: Path, number: int) -> None:
        key = fault.kind, fault.set_id, fault.item
        if key not in self._left_out:
            here = tuple(version for set_id, version in self._sets if set_id == fault.set_id)
            self._left_out[key] = _LeftOut(fault, path, number, here)
        self._left_out[key].add(path, fault.name)


_KEY_OF = {
    "set": "set_id",
    "version": "set_version",
    "hand": "hand",
    "question": "question",
    "given": "given",
}
"""The key of an answer that is at fault, by the kind of fault."""


@dataclass(slots=True)
class _LeftOut:
    """Answers left out for one reason: how many, of how many files, and where the first stands.

    `fault` is that of the first; `here` are the versions of its set that are known.
    """

    fault: _Fault
    path: Path
    number: int
    here: tuple[int, ...]
    answers: int = 0
    files: set[Path] = field(default_factory=set)
    names: dict[str, None] = field(default_factory=dict)

    def add(self, path: Path, name: str) -> None:
        """Count one more answer."""
        self.answers += 1
        self.files.add(path)
        self.names[name] = None

    def problem(self) -> Problem:
        """Return what is to be said, as a warning."""
        answers = count(self.answers, "{n} answer", "{n} answers")
        if len(self.files) > 1:
            answers = say("{answers} of {n} files", answers=answers, n=len(self.files))
        message = say("{answers} left out: {why}", answers=answers, why=self._why())
        place = place_of_answer(self.path, self.number, _KEY_OF[self.fault.kind])
        return Problem(self.path, place, message, warning=True)

    def _why(self) -> str:
        fault, names = self.fault, listed(self.names)
        set_id, item = fault.set_id, fault.item
        match fault.kind:
            case "set":
                return say("the report is not of the set {names}; --set names others", names=names)
            case "version":
                here = ", ".join(map(str, self.here))
                return say(
                    "version {names} of the set {set} was answered, and here is version {here}",
                    names=names,
                    set=set_id,
                    here=here,
                )
            case "hand":
                return say("the set {set} has no {names}", set=set_id, names=names)
            case "question":
                return say("{item} has no question {names}", item=item, names=names)
            case _:
                names = listed(self.names, most=1, longest=LONGEST_PATH)
                return say("cannot be graded in {item}: {names}", item=item, names=names)
