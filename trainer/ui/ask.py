"""The quiz at a plain prompt: asks, reads a line, answers, until the questions are done."""

from collections.abc import Callable

from trainer.study.question import Question
from trainer.study.quiz import Answer, Quiz
from trainer.text import say
from trainer.ui.ending import end_scene
from trainer.ui.prose import plain_words
from trainer.ui.quiz import (
    answer_lines,
    hint_scene,
    lead_up_scene,
    opening_scene,
    question_scene,
    summary_scene,
    verdict_scene,
)
from trainer.ui.scene import Scene, Span, scene, wrapped
from trainer.whist.errors import WhistError
from trainer.whist.notation import pick_card

Read = Callable[[], str | None]
"""Return the next line typed, or None at the end of input."""
Write = Callable[[Scene], None]
Note = Callable[[Answer], None]

HELP = (
    "Type a card: suit and rank in any order, such as dq, Q♦, 10s or queen of diamonds; a suit or "
    "a rank alone will do where it fits one card. Other words: hint, skip, quit, help (or ?)."
)


def run_quiz(quiz: Quiz, read: Read, write: Write, width: int, note: Note | None = None) -> Quiz:
    """Ask the questions that are left and return the quiz as it ends, finished or not.

    Every answer is handed to `note` as soon as it is given.
    """
    write(opening_scene(quiz, width))
    whole = True
    while (question := quiz.question) is not None:
        led_up = lead_up_scene(quiz, question, width, whole)
        whole = False
        write(led_up + question_scene(quiz, question, width))
        answered = _ask(quiz, question, read, write, width)
        if answered is None:
            write(scene((), say("You leave the quiz here.")))
            break
        quiz = answered
        if note is not None:
            note(quiz.answers[-1])
    else:
        _rest(quiz, write, width)
    if quiz.answers:
        write(summary_scene(quiz, width))
    return quiz


def missed_again(quiz: Quiz, read: Read, write: Write, width: int) -> Quiz | None:
    """Return a quiz of the missed questions alone, if the one taken has any and they are wanted."""
    missed = {question.id for question in quiz.to_look_at()}
    if quiz.question is not None or not missed:
        return None
    offer = say("Type again to take the missed questions alone, or Enter to end.")
    write(Scene(wrapped((Span(offer, "note"),), width)))
    if (read() or "").strip().casefold() != "again":
        return None
    return Quiz.of(quiz.hand, quiz.seat, missed)


def _ask(quiz: Quiz, question: Question, read: Read, write: Write, width: int) -> Quiz | None:
    """Return the quiz with the question answered or passed over, or None to leave."""
    while True:
        typed = read()
        word = typed.strip().casefold() if typed is not None else "quit"
        match word:
            case "quit" | "exit":
                return None
            case "":
                continue
            case "help" | "?":
                write(Scene(wrapped((Span(say(HELP), "note"),), width)))
            case "hint":
                write(hint_scene(quiz.next_hint, width))
                quiz = quiz.hinted()
            case "skip":
                write(Scene(answer_lines(question, None, width)))
                return quiz.skip()
            case _:
                try:
                    quiz = _answer(quiz, question, (typed or "").strip())
                except (WhistError, ValueError) as error:
                    write(Scene(wrapped(plain_words(str(error)), width)))
                    continue
                verdict = quiz.answers[-1].verdict
                if verdict is not None:
                    write(verdict_scene(verdict, width))
                return quiz


def _answer(quiz: Quiz, question: Question, word: str) -> Quiz:
    if question.is_card:
        position = question.position
        return quiz.answer_card(pick_card(word, position.legal(), position.deal.trumps))
    return quiz.answer_fact(word)


def _rest(quiz: Quiz, write: Write, width: int) -> None:
    """Show the tricks after the last question and, to the student, the closing words."""
    parts = lead_up_scene(quiz, None, width)
    if quiz.seat is quiz.hand.student:
        parts += end_scene(quiz.hand, width)
    write(parts)
