"""The page of a lesson as the reader shows it, with where each block of the file stands on it."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from trainer.records.glossary import Glossary
from trainer.records.lesson import LessonHeader
from trainer.records.lesson_blocks import Block, HandLink, Heading, LessonQuestion, Teacher
from trainer.study.lesson import Lesson, LessonVerdict
from trainer.text import say
from trainer.ui.glossary import with_terms
from trainer.ui.lesson import block_lines, heading_lines
from trainer.ui.lesson_question import NOT_ASKED, question_lines, verdict_lines
from trainer.ui.prose import plain_words
from trainer.ui.quiz import hint_scene
from trainer.ui.scene import Line, Span, line, wrapped
from trainer.ui.screens.lesson_asking import Asking
from trainer.ui.screens.screen import Keys, key_line

KEYS: Keys = (
    ("↓ ↑  j k", "scroll by a line"),
    ("Space  PgDn   and   PgUp", "scroll by a page"),
    ("Home  g   and   End  G", "the beginning and the end"),
    ("Enter", "answer the question that is seen, or open the hand; or else scroll by a page"),
    ("Tab  Shift-Tab", "choose a question, hand, page or term; Enter follows it"),
    ("c", "the contents: jump to a section"),
    ("/   n   N", "search; the next and the previous place"),
    ("]   [", "the next and the previous lesson"),
    ("?", "this help"),
    ("q  Esc", "back; the place is kept"),
    ("in a question:", "type a card, a letter or a number, or pick with ← →; then Enter"),
    ("in a question: Tab", "a hint; Esc goes on reading"),
)


@dataclass(frozen=True, slots=True)
class Shown:
    """A block on the page: its rows, from the first up to the one after the last."""

    block: Block
    first: int
    last: int


@dataclass(frozen=True, slots=True)
class Page:
    """All lines of a lesson, and where its blocks stand on them."""

    lines: tuple[Line, ...]
    blocks: tuple[Shown, ...]

    def row_of(self, source: int) -> int:
        """Return the row at which the block begins that holds a line of the file."""
        before = [shown.first for shown in self.blocks if shown.block.place.line <= source]
        return before[-1] if before else 0

    def source_of(self, row: int) -> int:
        """Return the line of the file of the block that stands at a row; 0 before the first."""
        before = [shown.block.place.line for shown in self.blocks if shown.first <= row]
        return before[-1] if before else 0

    def living(
        self, top: int, rows: int, answered: frozenset[str]
    ) -> LessonQuestion | HandLink | None:
        """Return the first block whose head is in view that can be entered.

        Questions that have been answered cannot.
        """
        for shown in self.blocks:
            if top <= shown.first < top + rows:
                match shown.block:
                    case LessonQuestion() as question if question.id not in answered:
                        return question
                    case HandLink() as link:
                        return link
        return None

    def find(self, word: str, top: int, by: int) -> int | None:
        """Return the next row after `top` with a word, or going back; None if there is none.

        After the last row the search goes on at the first.
        """
        texts = ("".join(span.text for span in each).replace("\u00a0", " ") for each in self.lines)
        has = [word.casefold() in text.casefold() for text in texts]
        count = len(has) if word else 0
        rows = ((top + by * step) % count for step in range(1, count + 1))
        return next((row for row in rows if has[row]), None)

    def of(self, block: Block) -> Shown | None:
        """Return where a block stands."""
        return next((shown for shown in self.blocks if shown.block is block), None)


@lru_cache(maxsize=8)
def page_of(
    lesson: Lesson,
    width: int,
    verdicts: tuple[LessonVerdict, ...],
    asking: Asking | None,
    following: LessonHeader | None,
    glossary: Glossary,
) -> Page:
    """Return the page of a lesson in lines of a width; notes for the teacher are left out."""
    judged = {verdict.question.id: verdict for verdict in verdicts}
    lines: list[Line] = list(heading_lines(lesson.record.header, width))
    blocks: list[Shown] = []
    for block in lesson.record.blocks:
        if isinstance(block, Teacher):
            continue
        rows = (
            _question(lesson, block, width, judged.get(block.id), asking)
            if isinstance(block, LessonQuestion)
            else block_lines(lesson, block, width)
        )
        blocks.append(Shown(block, len(lines) + 1, len(lines) + len(rows)))
        lines += rows
    lines += _ending(following, width)
    return Page(with_terms(tuple(lines), glossary), tuple(blocks))


def _question(
    lesson: Lesson,
    question: LessonQuestion,
    width: int,
    verdict: LessonVerdict | None,
    asking: Asking | None,
) -> tuple[Line, ...]:
    number = lesson.record.questions.index(question) + 1
    asked = asking if asking and asking.question is question else None
    pick = asked.pick if asked else NOT_ASKED
    action = f"ask:{question.id}"
    lines: list[Line] = [(), *question_lines(question, width, number, pick, action)]
    for hint in question.hints[: asked.hints if asked else 0]:
        lines += hint_scene(hint, width).lines
    if verdict is not None:
        lines.append((Span(say("You: "), "note"), *plain_words(verdict.given)))
        lines += verdict_lines(verdict, width)
    return tuple(lines)


def _ending(following: LessonHeader | None, width: int) -> Iterator[Line]:
    yield ()
    if following is None:
        yield from wrapped((Span(say("This is the last lesson."), "note"),), width)
        return
    words = say("Next lesson: {title}", title=following.title)
    yield from wrapped((Span(words, "link", f"next:{following.id}"),), width)


def contents_lines(headings: tuple[Heading, ...], chosen: int, width: int) -> tuple[Line, ...]:
    """Return the headings, the chosen one marked."""
    lines: list[Line] = [line(Span(say("Contents"), "heading")), ()]
    highest = min((heading.level for heading in headings), default=1)
    for at, heading in enumerate(headings):
        style, mark = ("chosen", "▸ ") if at == chosen else ("", "  ")
        margin = "  " * (heading.level - highest)
        span = Span(heading.text, style, f"section:{at}")
        lines += wrapped((span,), width, f"{mark}{margin}", f"  {margin}")
    return tuple(lines)


def reading_foot(block: Block | None) -> Line:
    """Return the keys while the lesson is read; Enter does what the block in view asks for."""
    does = say("go on")
    if isinstance(block, LessonQuestion):
        does = say("answer")
    elif isinstance(block, HandLink):
        does = say("see the hand")
    return key_line(
        ("Space", say("page"), " "),
        ("Enter", does, "enter"),
        ("Tab", say("choose"), "tab"),
        ("c", say("contents"), "c"),
        ("/", say("search"), "/"),
        ("?", say("help"), "?"),
        ("q", say("back"), "q"),
    )


def asking_foot() -> Line:
    """Return the keys while a question is answered."""
    return key_line(
        ("← →", say("pick"), "right"),
        ("Enter", say("answer"), "enter"),
        ("Tab", say("hint"), "tab"),
        ("Esc", say("go on reading"), "escape"),
    )


def contents_foot() -> Line:
    """Return the keys while the contents are shown."""
    return key_line(
        ("↑↓", say("choose"), "down"),
        ("Enter", say("jump"), "enter"),
        ("Esc", say("close"), "escape"),
    )
