"""The study screen: a hand played card by card at the table, with what the book says beside it."""

from dataclasses import dataclass, replace
from typing import ClassVar

from trainer.records.glossary import NO_TERMS, Glossary
from trainer.records.pbn_compass import deal_text
from trainer.study.hand import Hand
from trainer.text import say
from trainer.ui.glossary import with_terms
from trainer.ui.scene import Line, Scene, Span, line
from trainer.ui.screens.board import Board, hand_row
from trainer.ui.screens.layout import message_line, pane_rows, text_width, with_board
from trainer.ui.screens.pane import TOP, Pane
from trainer.ui.screens.panel import Panel, advice_lines, known_lines
from trainer.ui.screens.screen import (
    Back,
    Copy,
    Effects,
    Keys,
    NotePlace,
    Open,
    Size,
    ends,
    followed,
    framed,
    key_line,
    note_line,
    typing_foot,
)
from trainer.ui.screens.study_keys import KEYS
from trainer.ui.screens.walk import (
    farthest,
    last_at,
    last_step,
    moment_of,
    position_at,
    score_of,
    spoken,
    step_of,
)
from trainer.ui.table import trick_line
from trainer.whist.holding import EMPTY
from trainer.whist.moment import END, START, Moment
from trainer.whist.seats import SEATS, Seat
from trainer.whist.trick import Trick


@dataclass(frozen=True, slots=True)
class StudyScreen:
    """A hand at one step of its play.

    `came` are the steps one has jumped from, each with how far the text was scrolled; `prompt` is
    the moment being typed, if any.
    """

    keys: ClassVar[Keys] = KEYS
    hand: Hand
    step: int = 0
    bottom: Seat = Seat.A
    reveal: bool = False
    last_trick: bool = False
    panel: Panel = Panel.WORDS
    asked: int = 0
    pane: Pane = TOP
    came: tuple[tuple[int, int], ...] = ()
    prompt: str | None = None
    message: str = ""
    glossary: Glossary = NO_TERMS

    @staticmethod
    def of(hand: Hand, at: Moment = START, glossary: Glossary = NO_TERMS) -> "StudyScreen":
        """Return the screen of a hand at a moment, seen from the student's seat."""
        step = min(step_of(hand, at), farthest(hand))
        return StudyScreen(hand, step, hand.student, glossary=glossary)

    @property
    def typing(self) -> bool:
        """Tell whether a moment is being typed."""
        return self.prompt is not None

    @property
    def at(self) -> Moment:
        """Return the moment that is shown."""
        return moment_of(self.hand, self.step)

    def update(self, event: str, size: Size) -> tuple["StudyScreen", Effects]:
        """Return the screen after an event."""
        if self.prompt is not None:
            return self._prompted(event)
        calm = replace(self, message="", last_trick=False)
        if event == "t" and self.last_trick:
            return calm, ()
        if event.startswith("click:"):
            return calm._clicked(event.removeprefix("click:"), size)
        return calm._pressed(event, size)

    def _pressed(self, event: str, size: Size) -> tuple["StudyScreen", Effects]:
        lines, rows = self._text(size), pane_rows(size)
        match event:
            case "enter" if self.pane.action(lines):
                action = self.pane.action(lines)
                return replace(self, pane=self.pane.unlinked)._clicked(action, size)
            case "right" | "l" | " " | "enter":
                return self._to(self.step + 1)
            case "left" | "h":
                return self._to(self.step - 1)
            case "n" | "]":
                return self._to((self.step // len(SEATS) + 1) * len(SEATS), whole=True)
            case "p" | "[":
                return self._to((max(self.step - 1, 0) // len(SEATS)) * len(SEATS))
            case "home" | "g":
                return self._to(0)
            case "end" | "G":
                return self._to(last_step(self.hand))
            case "down" | "j" | "up" | "k" | "pagedown" | "pageup":
                return replace(self, pane=self.pane.paged(event, lines, rows)), ()
            case "tab" | "s-tab":
                by = 1 if event == "tab" else -1
                return replace(self, pane=self.pane.next_link(by, lines, rows)), ()
            case "backspace" | "b":
                return self._returned()
            case _:
                return self._command(event)

    def _command(self, event: str) -> tuple["StudyScreen", Effects]:
        match event:
            case "s" | "v" | "w" | "x" | "y" if self.hand.record.exam:
                words = say("This is a copy without answers: what is hidden stays so.")
                return replace(self, message=words), ()
            case ":":
                return replace(self, prompt=""), ()
            case "t":
                if self._turned is None:
                    return replace(self, message=say("There is no last trick to turn.")), ()
                return replace(self, last_trick=True), ()
            case "s":
                return replace(self, reveal=not self.reveal), ()
            case "i":
                return self._turned_to(Panel.KNOW), ()
            case "w":
                return self._turned_to(Panel.ADVICE), ()
            case "x":
                return replace(self, panel=Panel.ADVICE, asked=self.asked + 1), ()
            case "v":
                seat = self.bottom.next
                return replace(self, bottom=seat, message=say("You sit at {seat}.", seat=seat)), ()
            case "z" | "Z":
                return self._quiz(from_here=event == "Z")
            case "y":
                deal = deal_text(self.hand.line.deal)
                return replace(self, message=say("Copied: {deal}", deal=deal)), (Copy(deal),)
            case "q" | "escape":
                return self, (Back(),)
            case _:
                return self, ()

    def _turned_to(self, panel: Panel) -> "StudyScreen":
        """Return the screen with a panel beside the table, or the book's words again."""
        panel = Panel.WORDS if self.panel is panel else panel
        return replace(self, panel=panel, asked=0, pane=TOP)

    def _quiz(self, from_here: bool) -> tuple["StudyScreen", Effects]:
        asked = self.hand.questions_for(self.bottom)
        if not asked:
            words = say("There are no questions for {seat} in this hand.", seat=self.bottom)
            return replace(self, message=words), ()
        whole = Open(self.hand.record.id, quiz=True, seat=self.bottom)
        if not from_here:
            return self, (whole,)
        left = tuple(each.id for each in asked if each.at.played_before >= self.step)
        if not left or self.at == END:
            return replace(self, message=say("There are no more questions from here on.")), ()
        return self, (replace(whole, only=left, at=self.at),)

    def _clicked(self, action: str, size: Size) -> tuple["StudyScreen", Effects]:
        kind, _, what = action.partition(":")
        match kind:
            case "key":
                return self.update(what, size)
            case "goto":
                return self._jumped(what)
            case _:
                return self, followed(action)

    def _prompted(self, event: str) -> tuple["StudyScreen", Effects]:
        typed = self.prompt or ""
        match event:
            case "escape":
                return replace(self, prompt=None), ()
            case "enter":
                return replace(self, prompt=None)._jumped(typed)
            case "backspace":
                return replace(self, prompt=typed[:-1]), ()
            case _ if len(event) == 1 and len(typed) < 10:
                return replace(self, prompt=typed + event), ()
            case _:
                return self, ()

    def _jumped(self, typed: str) -> tuple["StudyScreen", Effects]:
        try:
            step = step_of(self.hand, Moment.read(typed))
        except ValueError as error:
            return replace(self, message=str(error)), ()
        moved, effects = self._to(step)
        if moved.step == self.step:
            return moved, effects
        return replace(moved, came=(*self.came, (self.step, self.pane.top))), effects

    def _returned(self) -> tuple["StudyScreen", Effects]:
        if not self.came:
            return replace(self, message=say("There is nowhere to come back to.")), ()
        step, top = self.came[-1]
        moved, effects = self._to(step)
        return replace(moved, came=self.came[:-1], pane=Pane(top)), effects

    def _to(self, step: int, whole: bool = False) -> tuple["StudyScreen", Effects]:
        """Go to a step; with `whole`, one past the last card is that card."""
        last = last_step(self.hand)
        step = max(0, min(step, farthest(self.hand)))
        if whole and self.step < last - 1:
            step = min(step, last - 1)
        if step == self.step:
            words = say("You are at {at} already.", at=self.at)
            bounds = {0: say("This is the start."), last: say("This is the end.")}
            if self.hand.record.exam and step == farthest(self.hand):
                bounds[step] = say("Here the questions begin: z takes the quiz.")
            return replace(self, message=bounds.get(step, words)), ()
        moved = replace(self, step=step, pane=TOP, asked=0)
        return moved, (NotePlace(self.hand.record.id, moved.at, step == last),)

    def _board(self) -> Board:
        all_seen = self.reveal or self.at == END
        seen = frozenset(SEATS) if all_seen else frozenset((self.bottom,))
        return Board(
            position_at(self.hand, self.step),
            self.bottom,
            seen,
            score=score_of(self.hand),
            last=last_at(self.hand, self.step),
        )

    @property
    def _turned(self) -> Trick | None:
        """Return the last trick that has been made, while there is play."""
        tricks = position_at(self.hand, self.step).tricks
        return tricks[-1] if tricks else None

    def _text(self, size: Size) -> tuple[Line, ...]:
        width = text_width(size)
        if self.panel is Panel.KNOW and self.at != END:
            return known_lines(self.hand, self.step, self.bottom, width)
        if self.panel is Panel.ADVICE and self.at != END:
            step, seat = self.step, self.bottom
            return advice_lines(self.hand, step, seat, self.reveal, self.asked, width)
        lines = spoken(self.hand, self.step, width, diagram=size.small, seat=self.bottom)
        return with_terms(lines, self.glossary)

    def view(self, size: Size) -> Scene:
        """Return the title, the table, the text beside it, and the keys."""
        where = say("Moment {at}", at=self.at)
        top = ends(
            line(Span(f" {self.hand.record.title}", "bar")),
            line(Span(f"{where} ", "bar")),
            min(size.columns, 150),
        )
        lines, rows = self._text(size), pane_rows(size)
        board = self._board()
        row = hand_row(board.position.hand(self.bottom), None, EMPTY)
        body = with_board(size, board, row, self.pane.view(lines, rows))
        message = message_line(size, self._message(), self.pane.more(lines, rows))
        return framed(size, top, (*body, message), self._foot())

    def _foot(self) -> Line:
        if self.typing:
            return typing_foot(say("jump"))
        return key_line(
            ("→", say("card"), "right"),
            ("n", say("trick"), "n"),
            (":", say("jump"), ":"),
            ("s", say("hands"), "s"),
            ("i", say("know"), "i"),
            ("w", say("advice"), "w"),
            ("z", say("quiz"), "z"),
            ("?", say("help"), "?"),
            ("q", say("back"), "q"),
        )

    def _message(self) -> Line:
        if self.prompt is not None:
            words = say("Jump to (trick.card, trick, start or end): {typed}", typed=self.prompt)
            return (Span(words, "prompt"), Span(" ", "cursor"))
        if self.last_trick and (trick := self._turned):
            head = Span(say("Last trick (Law 91): "), "message")
            return (head, *trick_line(trick, self.hand.line.deal.trumps))
        return note_line(self.message)
