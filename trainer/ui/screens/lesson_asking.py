"""The question of a lesson that is being answered."""

from dataclasses import dataclass, replace

from trainer.records.lesson_blocks import LessonQuestion
from trainer.study.lesson import LETTERS, options_of

_LONGEST = 30
"""The longest answer that can be typed."""


@dataclass(frozen=True, slots=True)
class Asking:
    """A question with what is typed, which option is picked, and how many hints were taken."""

    question: LessonQuestion
    typed: str = ""
    pick: int = -1
    hints: int = 0

    @property
    def answer(self) -> str:
        """Return what stands to be given: what is typed, or the name of what is picked."""
        if self.pick < 0:
            return self.typed
        card = self.question.kind == "card"
        return options_of(self.question)[self.pick] if card else LETTERS[self.pick]

    def pressed(self, event: str) -> "Asking":
        """Return the question after a key that types or picks; the same for any other key."""
        match event:
            case "escape":
                return replace(self, typed="", pick=-1)
            case "backspace":
                return replace(self, typed=self.typed[:-1], pick=-1)
            case "left" | "right":
                return self._picked(1 if event == "right" else -1)
            case _ if len(event) == 1 and len(self.typed) < _LONGEST:
                return replace(self, typed=self.typed + event, pick=-1)
            case _:
                return self

    def _picked(self, by: int) -> "Asking":
        """Return the question with the next option picked; an order can only be typed."""
        options = options_of(self.question)
        if not options or self.question.kind == "order":
            return self
        start = 0 if by > 0 else len(options) - 1
        return replace(
            self, pick=start if self.pick < 0 else (self.pick + by) % len(options), typed=""
        )
