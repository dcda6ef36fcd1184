"""The quiz screen: the play goes on until a question is due, and waits there for the answer."""

from dataclasses import dataclass, replace
from enum import Enum
from typing import ClassVar

from trainer.records.glossary import NO_TERMS, Glossary
from trainer.study.question import Question
from trainer.study.quiz import Quiz
from trainer.text import say
from trainer.ui.glossary import with_terms
from trainer.ui.prose import plain_words
from trainer.ui.scene import Line, Scene, Span, line
from trainer.ui.screens.board import Board, hand_row
from trainer.ui.screens.layout import message_line, pane_rows, text_width, with_board
from trainer.ui.screens.pane import TOP, Pane
from trainer.ui.screens.quiz_text import (
    KEYS,
    ask_foot,
    ask_lines,
    done_foot,
    done_lines,
    play_foot,
    readable,
    verdict_lines,
)
from trainer.ui.screens.screen import (
    Back,
    Effects,
    Help,
    Keys,
    NoteAnswer,
    Open,
    Size,
    ends,
    followed,
    framed,
    note_line,
)
from trainer.ui.screens.walk import last_at, last_step, position_at, score_of, spoken, step_of
from trainer.whist.cards import Card
from trainer.whist.errors import WhistError
from trainer.whist.holding import EMPTY, Holding
from trainer.whist.moment import Moment
from trainer.whist.notation import pick_card, read_card
from trainer.whist.seats import SEATS


class Mode(Enum):
    """What the screen is waiting for."""

    LINE = "the play to go on"
    ASK = "an answer"
    VERDICT = "the verdict to be read"
    DONE = "nothing more"


@dataclass(frozen=True, slots=True)
class QuizScreen:
    """A quiz at one step of the play; `round` goes with the answers into the memory."""

    keys: ClassVar[Keys] = KEYS
    quiz: Quiz
    round: int = 1
    step: int = 0
    mode: Mode = Mode.LINE
    typed: str = ""
    pick: int = -1
    pane: Pane = TOP
    message: str = ""
    glossary: Glossary = NO_TERMS

    @staticmethod
    def of(quiz: Quiz, round_: int = 1, glossary: Glossary = NO_TERMS) -> "QuizScreen":
        """Return the screen of a quiz, at its first open question if some are answered."""
        step = quiz.answers[-1].question.at.played_before if quiz.answers else 0
        return QuizScreen(quiz, round_, step, glossary=glossary)._settled()

    def begun_at(self, at: Moment) -> "QuizScreen":
        """Return the screen with the play already gone on to a moment."""
        return replace(self, step=step_of(self.quiz.hand, at), mode=Mode.LINE)._settled()

    @property
    def typing(self) -> bool:
        """Tell whether an answer is being typed."""
        return self.mode is Mode.ASK

    @property
    def question(self) -> Question | None:
        """Return the question that is asked, or was just answered."""
        if self.mode is Mode.VERDICT:
            return self.quiz.answers[-1].question
        return self.quiz.question

    @property
    def choices(self) -> tuple[Card | str, ...]:
        """Return what can be picked: the legal cards, or the possible answers."""
        question = self.quiz.question
        if self.mode is not Mode.ASK or question is None:
            return ()
        return tuple(question.position.legal()) if question.is_card else question.options

    def update(self, event: str, size: Size) -> tuple["QuizScreen", Effects]:
        """Return the screen after an event."""
        calm = replace(self, message="")
        if event.startswith("click:"):
            return calm._clicked(event.removeprefix("click:"), size)
        if event in ("down", "up", "pagedown", "pageup"):
            return replace(calm, pane=self.pane.paged(event, self._text(size), pane_rows(size))), ()
        if event == "s-tab" or (event == "tab" and self.mode is not Mode.ASK):
            by = 1 if event == "tab" or self.mode is Mode.ASK else -1
            pane = self.pane.next_link(by, self._text(size), pane_rows(size))
            return replace(calm, pane=pane, pick=-1), ()
        action = self.pane.action(self._text(size)) if event == "enter" and not self.typed else ""
        if action and self.pick < 0:
            return replace(calm, pane=self.pane.unlinked)._clicked(action, size)
        if self.mode is Mode.ASK:
            return calm._asked(event)
        return calm._waiting(event)

    def _waiting(self, event: str) -> tuple["QuizScreen", Effects]:
        match event:
            case "escape":
                return self, (Back(),)
            case "q" if self.mode is Mode.DONE:
                return self, (Back(),)
            case "r" if self.mode is Mode.DONE and self.quiz.to_look_at():
                missed = tuple(question.id for question in self.quiz.to_look_at())
                hand = self.quiz.hand.record.id
                return self, (Back(), Open(hand, quiz=True, seat=self.quiz.seat, only=missed))
            case "enter" | "right" | " " | "l" if self.mode is Mode.VERDICT:
                return replace(self, mode=Mode.LINE, pane=TOP)._onward(), ()
            case "enter" if self.mode is Mode.LINE:
                return replace(self, step=self._due, pane=TOP)._settled(), ()
            case "right" | " " | "l" if self.mode is Mode.LINE:
                return replace(self, step=self.step + 1, pane=TOP)._settled(), ()
            case _:
                return self, ()

    def _asked(self, event: str) -> tuple["QuizScreen", Effects]:
        match event:
            case "escape":
                return (replace(self, typed=""), ()) if self.typed else (self, (Back(),))
            case "left" | "right" if self.choices:
                by = 1 if event == "right" else -1
                start = 0 if by > 0 else len(self.choices) - 1
                pick = start if self.pick < 0 else (self.pick + by) % len(self.choices)
                return replace(self, pick=pick, typed="", pane=self.pane.unlinked), ()
            case "?":
                return self, (Help(),)
            case "tab":
                return self._hinted()
            case "-":
                return self._answered(self.quiz.skip())
            case "backspace":
                return replace(self, typed=self.typed[:-1]), ()
            case "enter" if self.typed:
                return self._given(self.typed)
            case "enter" if 0 <= self.pick < len(self.choices):
                return self._given(str(self.choices[self.pick]))
            case "enter":
                return self._unanswered(), ()
            case _ if len(event) == 1 and len(self.typed) < 30:
                pane = self.pane.unlinked
                return replace(self, typed=self.typed + event, pick=-1, pane=pane), ()
            case _:
                return self, ()

    def _unanswered(self) -> "QuizScreen":
        if self.question is not None and self.question.is_card:
            return replace(self, message=say("Type a card, or pick one with the arrows."))
        return replace(self, message=say("Type an answer, or pick one with the arrows."))

    def _clicked(self, action: str, size: Size) -> tuple["QuizScreen", Effects]:
        kind, _, what = action.partition(":")
        if kind == "key":
            return self.update(what, size)
        if kind in ("card", "answer") and self.mode is Mode.ASK:
            return self._given(what)
        return self, followed(action)

    def _hinted(self) -> tuple["QuizScreen", Effects]:
        if self.quiz.next_hint is None:
            return replace(self, message=say("No more hints for this question.")), ()
        return replace(self, quiz=self.quiz.hinted()), ()

    def _given(self, word: str) -> tuple["QuizScreen", Effects]:
        question = self.quiz.question
        assert question is not None
        try:
            if question.is_card:
                return self._answered(
                    self.quiz.answer_card(pick_card(word, question.position.legal()))
                )
            return self._answered(self.quiz.answer_fact(word))
        except (WhistError, ValueError) as error:
            return replace(self, message=str(error), typed=""), ()

    def _answered(self, quiz: Quiz) -> tuple["QuizScreen", Effects]:
        answer = quiz.answers[-1]
        moved = replace(self, quiz=quiz, mode=Mode.VERDICT, typed="", pick=-1, pane=TOP)
        return moved, (NoteAnswer(quiz.hand.record.id, answer, self.round),)

    def _onward(self) -> "QuizScreen":
        """Return the screen after the card that was asked about has been laid down."""
        question = self.quiz.answers[-1].question
        step = self.step + question.is_card
        return replace(self, step=min(step, self._due))._settled()

    @property
    def _due(self) -> int:
        """Return the step at which the next question is asked, or the last one."""
        question = self.quiz.question
        return question.at.played_before if question else last_step(self.quiz.hand)

    def _settled(self) -> "QuizScreen":
        """Return the screen with the mode that its step asks for."""
        if self.step < self._due:
            return self
        mode = Mode.ASK if self.quiz.question else Mode.DONE
        return replace(self, step=self._due, mode=mode)

    @property
    def _remarks(self) -> bool:
        return self.quiz.seat is self.quiz.hand.student

    def _text(self, size: Size) -> tuple[Line, ...]:
        return with_terms(readable(self._bare_text(size)), self.glossary)

    def _bare_text(self, size: Size) -> tuple[Line, ...]:
        width, quiz = text_width(size), self.quiz
        match self.mode:
            case Mode.DONE:
                return done_lines(quiz, width, diagram=size.small)
            case Mode.VERDICT:
                return verdict_lines(quiz.answers[-1], width)
            case Mode.ASK if quiz.question is not None:
                return ask_lines(quiz, quiz.question, self.pick, width)
            case _:
                return spoken(quiz.hand, self.step, width, self._remarks, seat=quiz.seat)

    def view(self, size: Size) -> Scene:
        """Return the title, the table as the seat asked may see it, the text, and the keys."""
        hand = self.quiz.hand
        title = line(Span(say(" Quiz: {title}", title=hand.record.title), "bar"))
        done = say("{n} of {all} ", n=len(self.quiz.answers), all=len(self.quiz.questions))
        top = ends(title, line(Span(done, "bar")), min(size.columns, 150))
        lines, rows = self._text(size), pane_rows(size)
        board = self._board()
        row = hand_row(board.position.hand(board.bottom), board.pick, board.pickable)
        body = with_board(size, board, row, self.pane.view(lines, rows))
        message = message_line(size, self._message(), self.pane.more(lines, rows))
        return framed(size, top, (*body, message), self._foot())

    def _board(self) -> Board:
        ended = self.mode is Mode.DONE and self._remarks and not self.quiz.hand.record.exam
        seen = frozenset(SEATS) if ended else frozenset((self.quiz.seat,))
        position = position_at(self.quiz.hand, self.step)
        question = self.quiz.question
        pickable, pick = EMPTY, None
        if self.mode is Mode.ASK and question is not None and question.is_card:
            pickable = Holding.of(question.position.legal())
            if 0 <= self.pick < len(self.choices):
                pick = read_card(str(self.choices[self.pick]))
        score, last = score_of(self.quiz.hand), last_at(self.quiz.hand, self.step)
        return Board(position, self.quiz.seat, seen, pick, pickable, score, last, last is not None)

    def _message(self) -> Line:
        if self.mode is Mode.ASK and not self.message:
            if 0 <= self.pick < len(self.choices):
                picked = plain_words(str(self.choices[self.pick]))
                return (Span(say("Your answer: "), "prompt"), *picked)
            words = say("Your answer: {typed}", typed=self.typed)
            return (Span(words, "prompt"), Span(" ", "cursor"))
        return (Span("", "message"), *plain_words(self.message)) if self.message else note_line("")

    def _foot(self) -> Line:
        if self.mode is Mode.ASK:
            return ask_foot()
        if self.mode is Mode.DONE:
            return done_foot(again=bool(self.quiz.to_look_at()))
        return play_foot()
