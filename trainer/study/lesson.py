"""A lesson ready to be read, and its questions graded."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from zlib import crc32

from trainer.records.lesson import LessonRecord, read_lesson
from trainer.records.lesson_blocks import ChoiceRecord, HandLink, LessonQuestion
from trainer.records.problem import BadFile
from trainer.study.check_lesson import check_lesson
from trainer.study.check_lesson_questions import legal
from trainer.study.grade import Grade
from trainer.study.hand import Hand
from trainer.study.shelf import Shelf, root_of
from trainer.text import say
from trainer.whist.errors import WhistError
from trainer.whist.notation import pick_card

LETTERS = "abcdefghijklmnopqrstuvwxyz"
"""The names of the answers to choose from, and of the things to be put in order."""


@dataclass(frozen=True, slots=True, eq=False)
class Lesson:
    """A lesson whose file is sound, with the hands it shows; equal to itself alone."""

    record: LessonRecord
    hands: Mapping[str, Hand] = field(default_factory=dict, repr=False)

    @property
    def id(self) -> str:
        """Return the id."""
        return self.record.header.id


@dataclass(frozen=True, slots=True)
class LessonVerdict:
    """The judgement of one answer: `reason` speaks of the very answer given, in Markdown."""

    question: LessonQuestion
    given: str
    grade: Grade
    reason: str = ""


def make_lesson(record: LessonRecord, shelf: Shelf | None = None) -> Lesson:
    """Return the lesson of a record; BadFile with everything in it that makes no sense."""
    shelf = shelf or Shelf(root_of(record.path))
    problems = tuple(each for each in check_lesson(record, shelf) if not each.warning)
    if problems:
        raise BadFile(problems)
    names = {block.hand for block in record.blocks if isinstance(block, HandLink)}
    found = {name: shelf.hand(name) for name in names}
    return Lesson(record, {name: hand for name, hand in found.items() if hand})


def open_lesson(path: Path) -> Lesson:
    """Return the lesson of a file; BadFile with everything that is wrong with it."""
    return make_lesson(read_lesson(path))


def options_of(question: LessonQuestion) -> tuple[str, ...]:
    """Return what can be answered: cards, the texts to choose from, or things to be ordered.

    The things stand in an order that is always the same, and never the right one.
    """
    match question.kind:
        case "card":
            return tuple(map(str, legal(question)))
        case "choice":
            return tuple(choice.say for choice in question.choices)
        case "order":
            mixed = sorted(question.order, key=lambda item: crc32(f"{question.id} {item}".encode()))
            return tuple(mixed if tuple(mixed) != question.order else [*mixed[1:], mixed[0]])
        case _:
            return ()


def right_answer(question: LessonQuestion) -> str:
    """Return what is right, as it would be typed: a card, letters, or a number."""
    match question.kind:
        case "card":
            return " ".join(map(str, question.best))
        case "choice":
            return " ".join(
                LETTERS[at] for at, choice in enumerate(question.choices) if choice.right
            )
        case "order":
            options = options_of(question)
            return "".join(LETTERS[options.index(item)] for item in question.order)
        case _:
            return str(question.number)


def grade_answer(question: LessonQuestion, typed: str) -> LessonVerdict:
    """Return the verdict on what was typed; ValueError, with what may be answered, otherwise."""
    match question.kind:
        case "card":
            return _grade_card(question, typed)
        case "choice":
            return _grade_choice(question, typed)
        case "order":
            return _grade_order(question, typed)
        case _:
            word = typed.strip()
            if not (word.isascii() and word.isdecimal() and len(word) < 6):
                raise ValueError(say("please answer with a number"))
            grade = Grade.BEST if int(word) == question.number else Grade.WRONG
            return LessonVerdict(question, str(int(word)), grade)


def _grade_card(question: LessonQuestion, typed: str) -> LessonVerdict:
    playable = legal(question)
    try:
        card = pick_card(typed, playable, question.trumps)
    except WhistError as error:
        raise ValueError(str(error)) from None
    if card not in question.hold:
        raise ValueError(say("{card} is not in your hand", card=card))
    if card not in playable:
        raise ValueError(say("you must follow suit: {cards}", cards=playable))
    if card in question.best:
        return LessonVerdict(question, str(card), Grade.BEST)
    for grade, entries in ((Grade.GOOD, question.also), (Grade.WRONG, question.wrong)):
        for entry in entries:
            if card in entry.key:
                return LessonVerdict(question, str(card), grade, entry.value)
    return LessonVerdict(question, str(card), Grade.WRONG)


def _grade_choice(question: LessonQuestion, typed: str) -> LessonVerdict:
    word = typed.strip().casefold().rstrip(").")
    named = {LETTERS[at]: choice for at, choice in enumerate(question.choices)}
    choice: ChoiceRecord | None = named.get(word) or next(
        (each for each in question.choices if each.say.casefold() == word), None
    )
    if choice is None:
        raise ValueError(say("please answer one of: {options}", options=", ".join(named)))
    letter = LETTERS[question.choices.index(choice)]
    grade = Grade.BEST if choice.right else Grade.WRONG
    return LessonVerdict(question, letter, grade, choice.why)


def _grade_order(question: LessonQuestion, typed: str) -> LessonVerdict:
    options = options_of(question)
    given = "".join(sign for sign in typed.casefold() if sign.isalnum())
    letters = LETTERS[: len(options)]
    if sorted(given) != list(letters):
        raise ValueError(say("please write each letter once, such as {letters}", letters=letters))
    right = given == right_answer(question)
    return LessonVerdict(question, given, Grade.BEST if right else Grade.WRONG)
